# `make play` and `make test` need Python 3.11 and make, nothing else; `make test` also fetches Chromium,
# PostgreSQL, PyTorch and Ray, and `make soak` Firefox. CONTRIBUTING.md lists what each target is for.
.PHONY: play client test test-quick quick ready lint lint-python lint-pages audit advice docs pages chromium \
    firefox compiled imported soak bench clean

# Where this is set, each of hundreds of processes would compile everything it imports again.
unexport PYTHONDONTWRITEBYTECODE
# Nothing here uses NumPy's threads, and starting them is half of the time that importing NumPy takes.
export OPENBLAS_NUM_THREADS = 1

PYTEST = .venv/bin/pytest --dist loadfile --no-loadscope-reorder
QUICK = $(filter-out %_notation.py %_secrets.py %_feasibility.py, \
    $(wildcard tests/games/*/test_*.py) \
    $(wildcard $(addprefix tests/kernel/test_, $(addsuffix .py, kernel match records record_files fair))) \
    $(wildcard $(addprefix tests/server/tables/test_, $(addsuffix .py, state clock undo)))) \
    tests/games/test_golden.py tests/server/test_settings.py tests/server/test_seeds.py \
    tests/server/http/test_socket.py

play: client
	.venv/bin/steeple serve --open

client: .venv/.base
	scripts/client

test:
	$(MAKE) --jobs 3 --output-sync=target ready
	$(PYTEST) -n 4 --durations 30

# Without a browser, Ray or the compiler.
test-quick: .venv/.test
	$(MAKE) --jobs 2 --output-sync=target lint-python quick

# What it leaves out by name deals thousands of games.
quick:
	NUMBA_DISABLE_JIT=1 $(PYTEST) -n 2 -k "not likely and not shuffled" $(QUICK)

# These run side by side; `nice` lets compiling, which takes longest, go first.
ready: compiled pages chromium lint-python lint-pages advice imported

# The site last, even with --jobs: its packages go into the same environment.
lint: lint-python lint-pages audit
	$(MAKE) docs

lint-python: .venv/.test
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	nice .venv/bin/mypy
	nice .venv/bin/mypy --no-explicit-package-bases bench

# After `pages`, which fetches the packages that both need.
lint-pages: pages
	nice scripts/client check

# After `pages`, because both may fetch Node.
audit: .venv/.test pages
	scripts/audit

# A vulnerability that became known today doesn't decide whether a commit is right, so this only lists it.
advice: .venv/.test pages
	scripts/audit --report

# Into site/. Not with --quiet: MkDocs would then overlook the warnings that --strict turns into errors.
docs: .venv/.docs
	NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict

pages: .venv/.base
	scripts/client

chromium firefox:
	scripts/browser $@

# Once, while packages are still being fetched, and before three test processes would each do it.
compiled: .venv/.base
	.venv/bin/python tests/support/compile_ahead.py

# Python's bytecode, once, before three test processes would each write it. The tests report what fails.
imported: .venv/.learn
	.venv/bin/pytest --collect-only --quiet > /dev/null || true

soak: .venv/.test chromium firefox pages compiled
	.venv/bin/python tests/soak/run.py
	.venv/bin/python tests/soak/model.py
	.venv/bin/python tests/soak/server.py
	STEEPLE_LONG=1 $(PYTEST) -n 3 -m long
	STEEPLE_LONG=1 STEEPLE_BROWSER=firefox $(PYTEST) -n 3 -m long \
	    tests/browser/test_whole_games.py tests/browser/test_pages.py

bench: .venv/.bench
	scripts/client
	.venv/bin/python bench/run.py

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis dist site web/node_modules \
	    src/steeple/server/http/page

.venv/.%: requirements/%.txt pyproject.toml src/steeple/__init__.py scripts/setup
	scripts/setup $*

# One after the other: they install into the same environment.
.venv/.test: .venv/.base
.venv/.learn: .venv/.test
