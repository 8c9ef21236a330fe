# make play · make test: all that a new machine needs is Python 3.11 and make.
.PHONY: play test lint soak bench clean

play: .venv/.base
	.venv/bin/steeple play

test: lint
	.venv/bin/pytest -n 2 --dist worksteal

lint: .venv/.test
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/mypy --strict bench

soak: .venv/.test
	.venv/bin/python tests/soak/run.py
	.venv/bin/python tests/soak/server.py

bench: .venv/.bench
	.venv/bin/python bench/run.py
	.venv/bin/python bench/server.py

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis dist

.venv/.%: requirements/%.txt pyproject.toml scripts/setup
	scripts/setup $*
