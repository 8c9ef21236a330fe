# make play · make test: all that a new machine needs is Python 3.11 and make. make test brings Chromium, PostgreSQL, PyTorch and Ray along.
.PHONY: play client test test-quick quick ready lint lint-python lint-pages audit advice pages chromium compiled imported soak bench clean

unexport PYTHONDONTWRITEBYTECODE # where it is set, each of hundreds of processes would compile all that it imports
# NumPy starts threads for what nothing does here, and they wait busily for it: half of the time that importing it takes.
export OPENBLAS_NUM_THREADS = 1

PYTEST = .venv/bin/pytest --dist loadfile --no-loadscope-reorder
QUICK = $(filter-out %_notation.py %_secrets.py %_feasibility.py, \
    $(wildcard tests/games/campanile*/test_*.py tests/games/campos/test_*.py tests/games/five_towers/test_*.py) \
    $(wildcard $(addprefix tests/kernel/test_, $(addsuffix .py, kernel match records record_files fair))) \
    $(wildcard $(addprefix tests/server/tables/test_, $(addsuffix .py, state clock undo)))) \
    tests/games/test_golden.py tests/server/test_settings.py tests/server/test_seeds.py tests/server/http/test_socket.py

play: client
	.venv/bin/steeple serve --open

client: .venv/.base
	scripts/client

test:
	$(MAKE) --jobs 3 --output-sync=target ready
	$(PYTEST) -n 3 --durations 30

test-quick: .venv/.test # no browser, no Ray, no compiler
	$(MAKE) --jobs 2 --output-sync=target lint-python quick

quick:
	NUMBA_DISABLE_JIT=1 $(PYTEST) -n 2 -k "not likely and not shuffled" $(QUICK) # those deal thousands of games

ready: compiled pages chromium lint-python lint-pages advice imported # side by side; `nice` yields to what takes longest, compiling

lint: lint-python lint-pages audit

lint-python: .venv/.test
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	nice .venv/bin/mypy
	nice .venv/bin/mypy --no-explicit-package-bases bench

lint-pages: pages # after them: they fetch what both need
	nice scripts/client check

audit: .venv/.test pages # after them: both may fetch Node
	scripts/audit

advice: .venv/.test pages # what the world knows today doesn't decide whether a commit is right
	scripts/audit --report

pages: .venv/.base
	scripts/client

chromium:
	scripts/browser

compiled: .venv/.base # while the rest is being fetched; once, before three processes would each do it
	.venv/bin/python tests/support/compile_ahead.py

imported: .venv/.learn # as bytecode, once, before three processes would each do it
	.venv/bin/pytest --collect-only --quiet > /dev/null || true # what is wrong is told when the tests run

soak: .venv/.test chromium pages compiled
	.venv/bin/python tests/soak/run.py
	.venv/bin/python tests/soak/model.py
	.venv/bin/python tests/soak/server.py
	STEEPLE_LONG=1 $(PYTEST) -n 3 -m long

bench: .venv/.bench
	scripts/client
	.venv/bin/python bench/run.py
	.venv/bin/python bench/openspiel_match.py --game campanile-2009 --games 20 --milliseconds 20
	.venv/bin/python bench/server.py
	.venv/bin/python bench/browser.py

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis dist web/node_modules src/steeple/server/http/page

.venv/.%: requirements/%.txt pyproject.toml src/steeple/__init__.py scripts/setup
	scripts/setup $*

.venv/.test: .venv/.base # it has all that base has: one after the other
.venv/.learn: .venv/.test # PyTorch comes on top of the rest
