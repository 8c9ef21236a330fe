"""A table's state follows from its steps."""

from __future__ import annotations

import json

import pytest

from steeple.errors import IllegalAction, IllFormed, Refused
from steeple.games import GAMES
from steeple.server.store.rows import StepRow
from steeple.server.tables import commands
from steeple.server.tables.state import TableState
from support.server.table_states import Log, row


def summary(state: TableState) -> object:
    """Everything that must be the same for all who have read the same steps."""
    match = state.match
    actions = match.actions if match else None
    return state.number, state.status, state.seats, actions, state.undo_request, state.clocks, state.requests


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_reads_the_same_steps_has_the_same_table(game: str) -> None:
    log = Log(
        row(game, rules=GAMES[game].rules_version, clock={"kind": "live", "seconds": 60, "increment": 2}),
        "ada",
        "ben",
    )
    at = 0
    for _ in range(12):
        at += 700
        log.act(at=at)
    log.add("ask", log.state.to_act, "5", at + 10)
    log.add("answer", 1 - (log.state.to_act or 0), "no", at + 20)
    log.add("leave", 0, "", at + 30)
    assert summary(log.again()) == summary(log.state)


def test_a_step_that_does_not_follow_is_no_step() -> None:
    log = Log(row(), "ada", "ben")
    with pytest.raises(ValueError, match="does not follow"):
        log.state.apply(StepRow(9, 0, "close", None, ""))


@pytest.mark.parametrize(("text", "error"), [("nonsense", IllFormed), ("pass", (IllFormed, IllegalAction))])
def test_an_action_that_is_refused_leaves_the_table_as_it_was(text: str, error: type[Exception]) -> None:
    log = Log(row(), "ada", "ben")
    before = summary(log.again())
    with pytest.raises(error):
        log.add("act", 0, text)
    assert summary(log.state) == before


def test_seats_are_reordered_when_the_game_begins() -> None:
    log = Log(row(players=3))
    for seat, name in enumerate(("ada", "ben", "cem")):
        log.add("sit", seat, commands.sitting("person", name, person=name))
    log.add("start", None, json.dumps({"order": [2, 0, 1]}))
    assert [seat.name for seat in log.state.seats] == ["cem", "ada", "ben"]


def test_a_game_begins_when_the_last_seat_is_taken() -> None:
    log = Log(row())
    log.add("sit", 0, commands.sitting("person", "ada", person="ada"))
    assert log.status() == "open"
    log.command(commands.join("ben", "ben", None))
    assert log.status() == "playing"


def test_a_table_closes_when_the_last_person_leaves_before_the_start() -> None:
    log = Log(row())
    log.add("sit", 0, commands.sitting("person", "ada", person="ada"))
    log.command(commands.leave("ada", 0))
    assert log.status() == "closed"


def test_a_person_s_several_seats_face_the_one_to_act() -> None:
    log = Log(row(), "ada", "ada")
    for _ in range(6):
        assert log.state.facing("ada") == log.state.to_act
        log.act()


def test_a_person_faces_the_seat_of_theirs_that_acted_last() -> None:
    log = Log(row(players=3), "ada", "ada", "ben")
    while log.state.to_act != 2:
        last = log.act()
    assert log.state.facing("ada") == last


def test_a_substitute_plays_for_whoever_left_and_hands_the_seat_back() -> None:
    log = Log(row(), "ada", "ben")
    seat = log.state.to_act
    assert seat is not None
    person = log.state.seats[seat].person
    assert person is not None
    log.command(commands.leave(person, seat))
    assert log.state.bot_to_act == "random"
    log.command(commands.come_back(person, seat))
    assert log.state.bot_to_act is None


def test_a_clock_that_ran_out_gives_the_seat_to_the_substitute() -> None:
    log = Log(row(clock={"kind": "live", "seconds": 60}), "ada", "ben")
    seat = log.state.to_act
    assert seat is not None
    with pytest.raises(Refused, match="time left"):
        log.command(commands.flag(seat, 59_999))
    log.command(commands.flag(seat, 60_000), at=60_000)
    assert log.state.seats[seat].is_late
    assert log.state.bot_to_act == "random"


def test_whoever_returns_after_a_flag_has_a_minute() -> None:
    log = Log(row(clock={"kind": "live", "seconds": 60}), "ada", "ben")
    seat = log.state.to_act
    assert seat is not None
    log.command(commands.flag(seat, 60_000), at=60_000)
    while log.state.to_act == seat:
        log.act(at=65_000)
    log.command(commands.come_back(log.state.seats[seat].person or "", seat), at=70_000)
    assert log.state.clocks.left_at(seat, 70_000) == 60_000


def test_a_bot_s_seat_has_no_running_clock() -> None:
    log = Log(row(clock={"kind": "live", "seconds": 60}), None, None)
    assert log.state.clocks.running is None
