"""Taking back: freely what is one's own and brought nothing out, else when all the others agree."""

from __future__ import annotations

import pytest

from steeple.errors import Refused
from steeple.server.tables import commands
from steeple.server.tables.undo import possible_undo, undo_view
from support.server.table_states import Log, row

NAMES = ("ada", "ben", "cem")


def play_until_own_open_action(log: Log) -> str:
    """Play until somebody's last action is of the present turn and brought nothing out; who that is."""
    while True:
        seat = log.act()
        match = log.state.playing()
        if match.player == seat and match.undo_limit < match.ply:
            return NAMES[seat]


def play_until_turn_passed(log: Log) -> str:
    """Play until the turn has passed on; who acted last."""
    while True:
        seat = log.act()
        if log.state.playing().player != seat:
            return NAMES[seat]


def test_one_s_own_action_of_this_turn_is_taken_back_at_once() -> None:
    log = Log(row(), "ada", "ben")
    person = play_until_own_open_action(log)
    ply = log.state.ply
    assert log.command(commands.undo(person)) == "undo"
    assert log.state.ply == ply - 1


def test_after_the_turn_has_passed_the_others_are_asked() -> None:
    log = Log(row(), "ada", "ben")
    person = play_until_turn_passed(log)
    ply = log.state.ply
    assert log.command(commands.undo(person)) == "ask"
    assert log.state.ply == ply


def test_when_all_agree_it_is_taken_back() -> None:
    log = Log(row(players=3), *NAMES)
    person = play_until_turn_passed(log)
    ply = log.state.ply
    log.command(commands.undo(person))
    others = [name for name in NAMES if name != person]
    log.command(commands.answer(others[0], True))
    assert log.state.ply == ply
    log.command(commands.answer(others[1], True))
    assert log.state.ply == ply - 1


def test_one_no_ends_the_request() -> None:
    log = Log(row(players=3), *NAMES)
    person = play_until_turn_passed(log)
    log.command(commands.undo(person))
    other = next(name for name in NAMES if name != person)
    log.command(commands.answer(other, False))
    assert log.state.undo_request is None
    with pytest.raises(Refused, match="nobody is waiting"):
        log.command(commands.answer(other, True))


def test_any_action_ends_the_request() -> None:
    log = Log(row(), "ada", "ben")
    log.command(commands.undo(play_until_turn_passed(log)))
    log.act()
    assert log.state.undo_request is None


def test_alone_with_bots_everything_is_taken_back_at_once() -> None:
    log = Log(row(), "ada", None)
    while log.state.to_act != 0:
        log.act()
    while log.state.to_act == 0:
        log.act()
    log.act()
    before = next(
        ply for ply in range(log.state.ply - 1, -1, -1) if log.state.playing().position(ply).player == 0
    )
    assert log.command(commands.undo("ada")) == "undo"
    assert log.state.ply == before


def test_a_second_request_waits_for_the_first() -> None:
    log = Log(row(players=3), *NAMES)
    person = play_until_turn_passed(log)
    log.command(commands.undo(person))
    with pytest.raises(Refused, match="already"):
        log.command(commands.undo(person))


def test_nobody_takes_back_without_an_action() -> None:
    log = Log(row(), "ada", "ben")
    with pytest.raises(Refused, match="haven't played anything"):
        log.command(commands.undo("ada"))


def test_a_spectator_takes_nothing_back() -> None:
    log = Log(row(), "ada", "ben")
    log.act()
    with pytest.raises(Refused, match="no seat at this table"):
        log.command(commands.undo("cem"))


def test_a_finished_game_is_not_taken_back() -> None:
    log = Log(row(), "ada", "ben")
    while log.state.status == "playing":
        log.act()
    with pytest.raises(Refused, match="over"):
        log.command(commands.undo("ada"))


def test_each_viewer_is_told_what_they_may_take_back() -> None:
    log = Log(row(), "ada", "ben")
    person = play_until_own_open_action(log)
    other = NAMES[1 - NAMES.index(person)]
    assert undo_view(log.state, person)["free"]
    assert not undo_view(log.state, other)["free"]
    assert not undo_view(log.state, None)["free"]
    assert possible_undo(log.state, "cem") is None
