"""Hypothesis tries the same examples on every machine and every run, without a clock; and Ctrl-C works everywhere."""

import signal
from collections.abc import AsyncIterator

import pytest
from hypothesis import settings

from postgres import postgres  # noqa: F401  (a fixture)
from serving import Server, serving

settings.register_profile("steeple", derandomize=True, deadline=None, print_blob=False)
settings.load_profile("steeple")

# A shell that runs the tests in the background has them ignore Ctrl-C, and nohup that the terminal is gone; the commands
# under test must not inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server on SQLite for all tests of a file, without limits of how often one may ask."""
    async with serving(tmp_path_factory.mktemp("server") / "tables.sqlite", "--no-limits") as running:
        yield running
