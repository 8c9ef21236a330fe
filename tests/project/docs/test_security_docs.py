"""Every test that docs/security.md names against an attack exists, and so do the figures before and after."""

import re
from collections import Counter

import pytest

from support.paths import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
FIGURES = (ROOT / "docs" / "decisions" / "attacks-on-0.1.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)))


@pytest.mark.parametrize(("file", "test"), NAMED, ids=[f"{file}-{test}" for file, test in NAMED])
def test_a_test_that_the_page_names_is_there(file: str, test: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {test or 'test_'}" in text


def rows(page: str) -> list[list[str]]:
    """The cells of each attack: its number first. An asterisk says who measured it."""
    lines = [line for line in page.splitlines() if re.match(r"\| \d+\*? \|", line)]
    return [[cell.strip(" *") for cell in line.strip("|").split(" | ")] for line in lines]


def test_every_row_of_attacks_names_its_test() -> None:
    assert {int(row[0]) for row in rows(PAGE)} == set(range(1, 17))
    assert all("`tests/" in row[-1] for row in rows(PAGE))


def test_every_row_of_attacks_has_its_figures_before_and_after() -> None:
    assert Counter(row[0] for row in rows(FIGURES)) == Counter(row[0] for row in rows(PAGE))
    assert all(len(row) == 4 and all(row) for row in rows(FIGURES))


@pytest.mark.parametrize("attack", re.findall(r"`attack\.py ([\w-]+)`", PAGE))
def test_an_attack_that_the_page_names_can_be_tried(attack: str) -> None:
    assert f'"{attack}"' in (ROOT / "bench" / "attack.py").read_text(encoding="utf-8")
