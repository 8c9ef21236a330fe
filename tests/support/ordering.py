"""`pytest --order NUMBER`: the tests in an order that follows from a number. See scripts/steady."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from support.paths import TESTS

BUSY = ("browser/", "kernel/test_compiled", "project/test_toy_game", "project/docs/test_docs")
"""How the paths of slow files begin that keep the processor busy."""
WAITING = (
    "server/",
    "arena/test_cluster",
    "commands/",
    "project/test_soak",
    "project/test_wheel",
    "research/test_vector",
)
"""How the paths of slow files begin that wait most of the time."""


def starts_with(file: Path, starts: tuple[str, ...]) -> bool:
    path = file.relative_to(TESTS).as_posix() if file.is_relative_to(TESTS) else file.name
    return path.startswith(starts)


def is_slow(file: Path) -> bool:
    return starts_with(file, BUSY + WAITING)


def places(files: list[Path]) -> dict[Path, float]:
    """Where each file comes, from 0 to 1: slow ones first, busy ones evenly mixed with waiting ones."""
    found = dict.fromkeys(files, 1.0)
    for starts in (BUSY, WAITING):
        group = [file for file in files if starts_with(file, starts)]
        found |= {file: number / len(group) for number, file in enumerate(group)}
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--order", type=int, default=None, metavar="NUMBER", help="run in an order that follows from a number"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the slow files first: a process takes one at a time, and none should be left at the end."""
    order = config.getoption("--order")
    if order is None:
        place = places(list(dict.fromkeys(item.path for item in items)))
        items.sort(key=lambda item: place[item.path])
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
    place = {file: chance.random() * (0.6 if is_slow(file) else 1) for file in files}
    return [item for file in sorted(files, key=place.__getitem__) for item in files[file]]
