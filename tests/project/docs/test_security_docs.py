"""Every test that docs/security.md names against an attack exists."""

import re

import pytest

from support.paths import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)))


@pytest.mark.parametrize(("file", "test"), NAMED, ids=[f"{file}-{test}" for file, test in NAMED])
def test_a_test_that_the_page_names_is_there(file: str, test: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {test or 'test_'}" in text


def test_every_row_of_attacks_names_its_test() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| \d+ \|", line)]
    assert {int(row.split("|")[1]) for row in rows} == set(range(1, 17))
    assert all("`tests/" in row.split("|")[-2] for row in rows)


@pytest.mark.parametrize("attack", re.findall(r"`attack\.py ([\w-]+)`", PAGE))
def test_an_attack_that_the_page_names_can_be_tried(attack: str) -> None:
    assert f'"{attack}"' in (ROOT / "bench" / "attack.py").read_text(encoding="utf-8")
