"""`steeple play` as a command: which game, which seats, which seed, where the record goes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.kernel.seed import seed_text
from support.commands import Terminal, steeple
from support.terminal_games import ASKS, SEED, alone, kept, whole_game


def test_without_a_name_one_chooses_from_a_list(tmp_path: Path) -> None:
    number = 1 + list(GAMES).index("campanile-2009")
    terminal = Terminal("play", more={"XDG_DATA_HOME": str(tmp_path)})
    assert f"{number}  Campanile (2009)" in terminal.until("Which game? 1 to")
    terminal.type(str(len(GAMES) + 1))
    terminal.until("Which game? 1 to")
    terminal.type(str(number))
    assert "display" in terminal.until(ASKS)


def test_bots_alone_play_without_being_asked(tmp_path: Path) -> None:
    watched = steeple(
        "play", "campanile-1996", "--players", "5", "--seat", "none", XDG_DATA_HOME=str(tmp_path)
    )
    assert (watched.code, watched.out.count(ASKS)) == (0, 0)
    assert "⬢ seat 4 raises" in watched.out


def test_the_record_goes_where_out_says(tmp_path: Path) -> None:
    match, lines = whole_game("campanile-2009")
    alone(tmp_path, *lines, out="a.jsonl")
    assert json.loads((tmp_path / "a.jsonl").read_text()) == match.record()


REFUSED = {
    "game": (["chess"], "there's no game 'chess'"),
    "players": (["campanile-2009", "--players", "7"], "2 to 5 players"),
    "seat": (["campanile-2009", "--seat", "2"], "give 0 to 1, or none"),
    "seat and none": (["campanile-2009", "--seat", "none", "--seat", "0"], "give 0 to 1, or none"),
    "option": (["campanile-2009", "--option", "x=y"], "no option 'x'"),
    "seed": (["campanile-2009", "--seed", "green"], "'green' isn't a seed"),
    "seed of 63 digits": (["campanile-2009", "--seed", "0x" + "0" * 63], "16 or 64 digits"),
    "out": (["campanile-2009", "--out", "nowhere/a.jsonl"], "there's no directory nowhere"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_played_is_a_usage_error(arguments: list[str], words: str, tmp_path: Path) -> None:
    refused = steeple("play", *arguments, XDG_DATA_HOME=str(tmp_path))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert words in refused.err


@pytest.mark.parametrize("seed", [seed_text(SEED), "5eed" * 16], ids=["16 digits", "64 digits"])
def test_a_records_seed_deals_its_game_again(seed: str, tmp_path: Path) -> None:
    steeple("play", "campanile-2009", "--seed", f"0x{seed}", typed="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert kept(tmp_path)["record"] == Match(GAMES["campanile-2009"], 2, None, seed).record()
