"""What holds for all tests: Hypothesis tries the same examples in every run, and Ctrl-C works everywhere."""

import gc
import hashlib
import itertools
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from steeple.kernel import match
from support.server.cheap_passwords import hash_cheaply
from support.server.databases import execute, url  # noqa: F401  (fixtures)
from support.server.postgres import postgres  # noqa: F401  (a fixture)
from support.server.serving import Server, started

pytest_plugins = ["support.ordering"]
collect_ignore = ["toy_game"]  # tests of a game that only a copy of the repository has

settings.register_profile("steeple", derandomize=True, deadline=None, print_blob=False)
settings.load_profile("steeple")

# A shell that runs the tests in the background makes them ignore Ctrl-C, and nohup makes them ignore that the
# terminal is gone. The commands under test must not inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)

# Thousands of collected tests stay in memory; looking through them for garbage again and again finds none.
gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(tryfirst=True)  # before `-m long` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that `make soak` runs with more setups; see random_games.py."""
    for item in items:
        if (
            isinstance(item, pytest.Function)
            and hasattr(item, "callspec")
            and "setup" in item.callspec.params
        ):
            item.add_marker("long")


def pytest_collection_finish() -> None:
    """Exclude what was imported, which stays, from Python's search for garbage."""
    gc.collect()
    gc.freeze()


class Seeds:
    """Seeds for games without one: different each time, but the same ones in every run of a test."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, test: str) -> None:
        self._test = test
        self._numbers = itertools.count()

    def draw(self) -> str:
        return hashlib.sha256(f"{self._test}:{next(self._numbers)}".encode()).hexdigest()


SEEDS = Seeds()
pytest.MonkeyPatch().setattr(match, "new_seed", SEEDS.draw)
hash_cheaply()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """No test depends on the cards that chance would deal."""
    SEEDS.begin(item.nodeid)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for all tests of a file, without limits of how often one may ask."""
    with started(tmp_path_factory.mktemp("server") / "tables.sqlite", "--no-limits") as running:
        yield running
