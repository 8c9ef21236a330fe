# make play · make test: all that a new machine needs is Python 3.11 and make; the tests also need Chromium, and install Debian's if they may.
.PHONY: play client test lint soak bench clean

play: client
	.venv/bin/steeple serve --open

client: .venv/.base
	scripts/client

test: lint .venv/.learn
	scripts/browser
	scripts/client
	.venv/bin/python tests/compile_ahead.py
	.venv/bin/pytest -n 3 --dist loadfile --no-loadscope-reorder --durations 30

lint: .venv/.test
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/mypy --strict bench
	scripts/client check
	scripts/audit

soak: .venv/.test
	.venv/bin/python tests/soak/run.py
	.venv/bin/python tests/soak/server.py

bench: .venv/.bench
	scripts/client
	.venv/bin/python bench/run.py
	.venv/bin/python bench/openspiel_match.py --game campanile-2009 --games 20 --milliseconds 20
	.venv/bin/python bench/server.py
	.venv/bin/python bench/browser.py

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis dist web/node_modules src/steeple/server/page

.venv/.%: requirements/%.txt pyproject.toml scripts/setup
	scripts/setup $*

.venv/.learn: .venv/.test # PyTorch comes on top of the rest
