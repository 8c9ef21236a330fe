"""Nobody takes back alone because the others are away, and a no stands."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from steeple.errors import Refused
from steeple.server.tables import commands
from steeple.server.tables.undo import undo_view
from support.server.table_states import Log, row

NAMES = ("ada", "ben", "cem")


def end_turn(log: Log) -> int:
    """Play until it is another seat's turn; whose turn it was."""
    seat = log.state.playing().player
    while log.state.to_act == seat:
        log.act()
    return seat


def leave(log: Log, seat: int) -> None:
    log.command(commands.leave(NAMES[seat], seat))


def run_out(log: Log, seat: int) -> None:
    at = log.state.at + (log.state.clocks.left_at(seat, log.state.at) or 0)
    log.command(commands.flag(seat, at), at=at)


@pytest.mark.parametrize("go_away", [leave, run_out])
def test_what_the_absent_one_s_seat_has_played_is_not_taken_back_alone(
    go_away: Callable[[Log, int], None],
) -> None:
    log = Log(row(clock={"kind": "live", "seconds": 600}), "ada", "ben")
    for _ in range(6):
        end_turn(log)
    me = end_turn(log)
    go_away(log, 1 - me)
    end_turn(log)
    ply = log.state.ply
    assert log.command(commands.undo(NAMES[me])) == "ask"
    assert log.state.undo_request is not None
    assert log.state.undo_request.waiting == {1 - me}
    assert log.state.ply == ply


def test_what_came_out_is_not_taken_back_alone_even_if_the_absent_one_s_seat_has_not_played() -> None:
    log = Log(row(), "ada", "ben")
    me = log.state.playing().player
    leave(log, 1 - me)
    while log.state.to_act == me:  # the last action of a turn takes a card, and the next one comes out
        log.act()
    assert log.state.playing().undo_limit == log.state.ply
    assert log.command(commands.undo(NAMES[me])) == "ask"


def end_quiet_turn(log: Log) -> int:
    """Play until a turn has ended whose last action brought nothing out; whose turn it was."""
    while True:
        seat = end_turn(log)
        if log.state.playing().undo_limit < log.state.ply:
            return seat


def test_an_action_that_concerns_nobody_else_is_taken_back_though_somebody_is_away() -> None:
    log = Log(row("campos"), "ada", "ben")
    me = end_quiet_turn(log)
    leave(log, 1 - me)
    assert log.command(commands.undo(NAMES[me])) == "undo"


def test_whoever_leaves_while_being_asked_has_not_agreed() -> None:
    log = Log(row(), "ada", "ben")
    me = end_turn(log)
    ply = log.state.ply
    log.command(commands.undo(NAMES[me]))
    leave(log, 1 - me)
    assert log.state.ply == ply
    assert log.state.undo_request is not None


def test_the_absent_one_may_agree_from_afar() -> None:
    log = Log(row(), "ada", "ben")
    me = end_turn(log)
    leave(log, 1 - me)
    end_turn(log)
    log.command(commands.undo(NAMES[me]))
    ply = log.state.ply
    log.command(commands.answer(NAMES[1 - me], True))
    assert log.state.ply < ply


def test_of_three_only_those_are_asked_who_are_there_or_concerned() -> None:
    log = Log(row("campos", players=3), *NAMES)
    me = end_quiet_turn(log)
    after = [seat for seat in range(3) if seat != me]
    leave(log, after[0])
    assert log.command(commands.undo(NAMES[me])) == "ask"
    assert log.state.undo_request is not None
    assert log.state.undo_request.waiting == {after[1]}


def refused() -> tuple[Log, int]:
    """A table where somebody has asked to take back and was refused; their seat."""
    log = Log(row(), "ada", "ben")
    end_turn(log)
    me = end_turn(log)
    log.command(commands.undo(NAMES[me]))
    log.command(commands.answer(NAMES[1 - me], False))
    return log, me


def test_a_no_stands() -> None:
    log, me = refused()
    with pytest.raises(Refused, match="the others refused") as error:
        log.command(commands.undo(NAMES[me]))
    assert error.value.code == "undo-refused"
    assert undo_view(log.state, NAMES[me]) == {
        "free": False,
        "ask": False,
        "asked": None,
        "to": None,
        "waiting": [],
    }


def test_a_no_stands_when_whoever_said_it_leaves() -> None:
    log, me = refused()
    leave(log, 1 - me)
    with pytest.raises(Refused, match="the others refused"):
        log.command(commands.undo(NAMES[me]))


def test_a_no_is_not_worn_away_by_playing_something_and_taking_it_back() -> None:
    log, me = Log(row(), "ada", "ben"), -1
    while not log.state.ply or log.state.playing().undo_limit == log.state.ply or log.state.to_act == me:
        me = end_turn(log)
        log.command(commands.undo(NAMES[me]))
        log.command(commands.answer(NAMES[1 - me], False))
        log.act()
    assert log.command(commands.undo(NAMES[1 - me])) == "undo"
    with pytest.raises(Refused, match="the others refused"):
        log.command(commands.undo(NAMES[me]))


def test_once_something_new_has_been_played_one_may_ask_again() -> None:
    log, me = refused()
    log.act()
    assert log.command(commands.undo(NAMES[me])) == "ask"


def test_what_is_played_again_after_going_back_may_be_asked_for() -> None:
    log, me = refused()
    other = 1 - me
    assert log.command(commands.undo(NAMES[other])) == "ask"  # further back than what was refused
    log.command(commands.answer(NAMES[me], True))
    while not (log.state.to_act == other and log.state.actors[-1] == me):
        log.act()
    assert log.command(commands.undo(NAMES[me])) == "ask"


def test_alone_with_bots_everything_is_taken_back_at_once() -> None:
    log = Log(row(), "ada", None)
    for _ in range(8):
        end_turn(log)
    while undo_view(log.state, "ada")["free"]:
        assert log.command(commands.undo("ada")) == "undo"
    assert 0 not in log.state.actors


def test_requests_of_release_0_1_lead_to_what_they_led_to() -> None:
    """There the absent were not asked, and leaving was agreeing."""
    log = Log(row(players=3), *NAMES)
    me = end_turn(log)
    first, second = (seat for seat in range(3) if seat != me)
    log.add("leave", first)
    log.add("ask", me, str(log.state.ply - 1))
    assert log.state.undo_request is not None
    assert log.state.undo_request.waiting == {second}
    log.add("leave", second)
    assert not log.state.undo_request.waiting
    assert log.command(lambda _: commands.Command("undo", me, json.dumps(log.state.ply - 1))) == "undo"
