"""A real browser before a real server. A test that fails leaves a picture of what was on screen."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Generator, Iterator

import pytest
from playwright.async_api import Browser, async_playwright

from steeple.server.http.static_pages import FOLDER
from support.browser.browsers import launch
from support.browser.visitor import Visitors
from support.paths import ROOT
from support.server.serving import Server, started

PICTURES = ROOT / ".pytest_cache" / "pictures"
REPORT = pytest.StashKey[pytest.TestReport]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fixtures want to know whether a test went well."""
    report = yield
    if report.when == "call":
        item.stash[REPORT] = report
    return report


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One for all tests of a process; each visitor has a context of their own in it."""
    async with async_playwright() as playwright:
        running = await launch(playwright)
        yield running
        await running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a file."""
    assert (FOLDER / "index.html").is_file(), "the pages have not been built: make client"
    with started(tmp_path_factory.mktemp("browser") / "tables.sqlite", "--no-limits") as running:
        yield running


@pytest.fixture
async def visitors(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> AsyncIterator[Visitors]:
    """People with browsers of their own."""
    visitors = Visitors(browser, server.address)
    yield visitors
    report = request.node.stash.get(REPORT, None)
    if report is not None and report.failed:
        name = re.sub(r"[^\w-]+", "-", request.node.name).strip("-")
        await visitors.take_pictures(PICTURES, name)
    complaints = await visitors.leave()
    if report is not None and report.passed:
        assert complaints == []
