"""`pytest --order NUMBER`: the tests in an order that follows from a number. See scripts/steady."""

from __future__ import annotations

import random
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", type=int, default=None, metavar="NUMBER", help="run in an order that follows from a number")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    order = config.getoption("--order")
    if order is not None:
        items[:] = shuffled(items, order)


def shuffled(items: list[pytest.Item], order: int) -> list[pytest.Item]:
    """Files in another order, and the tests of each in another; those of a file stay together, for they share a server."""
    chance = random.Random(order)
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    for tests in files.values():
        chance.shuffle(tests)
    found = list(files.values())
    chance.shuffle(found)
    return [item for tests in found for item in tests]
