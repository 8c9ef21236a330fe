"""Rules change, and games begun before go on as they began: records and tables keep the version they name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from steeple.errors import BadSetup, RecordFault, UnknownGame
from steeple.games import GAMES
from steeple.kernel.game import Game
from steeple.kernel.match import Match
from steeple.kernel.record import replay
from steeple.server.tables.state import TableState
from support.games.altered_records import altered, put, without_legal
from support.games.golden_records import golden
from support.server.table_states import row

EXACT = golden("campanile-1996", "bet-exact")[1]


def later(game: Game) -> Mapping[str, Game]:
    """The games as if 1996 had once allowed exact bets only, and version 2 had added the choice."""
    return {game.name: replace(game, rules_version=2, older_rules={1: {"bet": "exact"}})}


GAMES_OF_2 = later(GAMES["campanile-1996"])
OLD = altered(without_legal(EXACT), put("options", {}))
"""The record as version 1 would have written it: it has no word for the only way to bet."""


def fault(record: dict[str, Any]) -> RecordFault:
    with pytest.raises(RecordFault) as rejected:
        replay(record, GAMES_OF_2)
    return rejected.value


def test_an_old_record_replays_under_its_own_version_and_is_written_back_as_it_was() -> None:
    match = replay(OLD, GAMES_OF_2)
    assert match.rules == 1
    assert match.view()["options"] == {"bet": "exact"}
    assert match.record() == OLD


def test_an_old_record_whose_deal_was_entered_by_hand_does_too() -> None:
    by_hand = altered(OLD, put("seed", None))
    assert replay(by_hand, GAMES_OF_2).record() == by_hand


def test_the_same_actions_under_todays_version_need_the_option() -> None:
    today = altered(without_legal(EXACT), put("rules", 2))
    assert replay(today, GAMES_OF_2).record() == today
    assert replay(altered(today, put("options", {})), GAMES_OF_2).view()["options"] == {}


def test_an_old_record_may_not_name_an_option_that_its_version_did_not_have() -> None:
    found = fault(altered(OLD, put("options", {"bet": "exact"})))
    assert (found.place, found.code) == ("options", "bad-option")
    assert "rules 1 of campanile-1996 have no option 'bet'" in found.sentence


@pytest.mark.parametrize("rules", [0, 3, -1, 10**40])
def test_a_version_that_is_not_known_is_refused_and_those_known_are_named(rules: int) -> None:
    found = fault(altered(OLD, put("rules", rules)))
    assert (found.place, found.code) == ("rules", "unknown-rules")
    assert "knows rules 1, 2 of campanile-1996" in found.sentence


def test_a_new_match_is_played_by_todays_version() -> None:
    game = GAMES_OF_2["campanile-1996"]
    assert Match(game, 2).record()["rules"] == 2
    old = Match(game, 2, rules=1)
    assert (old.record()["rules"], old.record()["options"]) == (1, {})


# --- Tables ---


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_of_rules_that_are_not_known_is_not_opened(game: str) -> None:
    with pytest.raises(BadSetup) as refused:
        TableState(row(game, rules=99))
    assert refused.value.code == "unknown-rules"


def test_a_table_of_a_game_that_is_not_known_is_not_opened() -> None:
    with pytest.raises(UnknownGame):
        TableState(row("chess"))
