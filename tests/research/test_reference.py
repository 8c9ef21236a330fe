"""The grids in docs/research.md are what the code says. (test_docs.py checks that the page's Python runs.)"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.research.reference import (
    BEGIN,
    END,
    blocks,
    main,
    make_observation_grid,
    meanings,
    shape,
    texts,
    update_page,
)
from support.paths import ROOT

PAGE = ROOT / "docs" / "research.md"
every_game = pytest.mark.parametrize("name", list(GAMES))


@pytest.fixture(scope="module")
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_the_tables_on_the_page_are_up_to_date(page: str) -> None:
    assert update_page(page) == page


@every_game
def test_the_blocks_of_action_ids_cover_all_of_them_once(name: str) -> None:
    ids = [action for block in blocks(name) for action in range(block.first, block.last + 1)]
    assert ids == list(range(GAMES[name].actions))


@every_game
def test_every_kind_of_action_in_the_legend_has_a_block(name: str) -> None:
    game = GAMES[name]
    assert {shape(game.action_text(block.first)) for block in blocks(name)} == set(meanings(game))


@every_game
def test_every_example_is_an_action_of_its_block(name: str) -> None:
    game = GAMES[name]
    for block in blocks(name):
        example = block.meaning.split("`")[1]
        assert block.first <= game.read_action(example) <= block.last
        assert f"`{game.action_text(block.last)}`" in texts(game, block)


@every_game
def test_the_planes_cover_the_observation(name: str) -> None:
    rows = make_observation_grid(GAMES[name])[2:]
    last = [int(row.split("|")[1].split("…")[-1]) for row in rows]
    assert len(rows) == len(GAMES[name].planes)
    assert last == (np.cumsum([plane.size for plane in GAMES[name].planes]) - 1).tolist()


def test_the_mark_names_the_command_that_writes_the_page(page: str) -> None:
    assert f"python -m {blocks.__module__} " in BEGIN
    assert f"`python -m {blocks.__module__}`" in page


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        update_page("nothing")
    assert refused.value.code == "bad-page"


def test_the_command_renews_a_page_and_leaves_the_rest_of_it(tmp_path: Path, page: str) -> None:
    old = tmp_path / "page.md"
    old.write_text(f"{page.split(BEGIN)[0]}{BEGIN}\nold\n{END}{page.split(END)[1]}", encoding="utf-8")
    assert main([str(old)]) == 0
    assert old.read_text(encoding="utf-8") == page


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.md")]) == 1
    assert "none.md" in capsys.readouterr().err
