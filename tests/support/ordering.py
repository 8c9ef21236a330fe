"""`pytest --order NUMBER`: the tests in an order that follows from a number. See scripts/steady."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from support.paths import TESTS

LONGEST = (
    "browser/",
    "server/",
    "arena/test_cluster",
    "kernel/test_compiled",
    "commands/",
    "project/docs/test_docs",
    "project/test_soak",
    "project/test_toy_game",
    "project/test_wheel",
    "research/test_vector",
)
"""How the paths of slow files begin, the slowest first."""


def rank(file: Path) -> int:
    """A file's place among the slow ones; fast files come after all of them."""
    path = file.relative_to(TESTS).as_posix() if file.is_relative_to(TESTS) else file.name
    return next((number for number, start in enumerate(LONGEST) if path.startswith(start)), len(LONGEST))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--order", type=int, default=None, metavar="NUMBER", help="run in an order that follows from a number"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the slowest files first: a process takes one at a time, and none should be left at the end."""
    order = config.getoption("--order")
    if order is None:
        items.sort(key=lambda item: rank(item.path))
    else:
        items[:] = shuffled(items, order)


def shuffled(items: list[pytest.Item], order: int) -> list[pytest.Item]:
    """Shuffle the files, and the tests within each. They stay together because they share a server.

    No slow file comes among the last ones, where one core would be busy with it while the others wait.
    """
    chance = random.Random(order)
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    for tests in files.values():
        chance.shuffle(tests)
    places = {file: chance.random() * (0.6 if rank(file) < len(LONGEST) else 1) for file in files}
    return [item for file in sorted(files, key=places.__getitem__) for item in files[file]]
