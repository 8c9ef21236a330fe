"""Players who come back after their time ran out find the turn played, and get a minute once."""

from __future__ import annotations

import pytest

from steeple.errors import Refused
from steeple.server.tables import commands
from steeple.server.tables.clock import GRACE
from steeple.server.wall_clock import DAY
from support.server.table_states import Log, row

LIVE = {"kind": "live", "seconds": 10}
DAYS = {"kind": "days", "days": 2}
NAMES = ("ada", "ben")


def flagged(clock: dict[str, object]) -> tuple[Log, int]:
    """A table where the time of the seat to act has just run out; that seat."""
    log = Log(row(clock=clock), *NAMES)
    seat = log.state.playing().player
    run_out(log, seat)
    return log, seat


def run_out(log: Log, seat: int) -> None:
    """Let the time of the seat that is to act run out."""
    at = log.state.at + (log.state.clocks.left_at(seat, log.state.at) or 0)
    log.command(commands.flag(seat, at), at=at)


def end_turn(log: Log) -> None:
    """Play until it is another seat's turn."""
    seat = log.state.to_act
    while log.state.to_act == seat:
        log.act()


def test_the_substitute_finishes_the_turn_before_anybody_is_back() -> None:
    log, seat = flagged(LIVE)
    log.command(commands.come_back(NAMES[seat], seat))
    assert log.state.bot_to_act == "random"
    assert log.state.clocks.running is None
    with pytest.raises(Refused, match="a bot is playing for you"):
        log.command(commands.act(NAMES[seat], log.state.ply, log.state.playing().legal()[0]))
    end_turn(log)
    assert log.state.seats[seat].is_person
    assert log.state.clocks.left_at(seat, log.state.at) == GRACE


def test_asking_again_while_the_substitute_plays_brings_nothing() -> None:
    log, seat = flagged(LIVE)
    log.command(commands.come_back(NAMES[seat], seat))
    with pytest.raises(Refused, match="when the bot has finished") as refused:
        log.command(commands.come_back(NAMES[seat], seat))
    assert refused.value.code == "already-returning"


def test_a_clock_of_ten_seconds_runs_out_however_often_its_player_comes_back() -> None:
    log, seat = flagged(LIVE)
    log.command(commands.come_back(NAMES[seat], seat))
    end_turn(log)
    end_turn(log)
    run_out(log, seat)
    spent = log.state.at
    with pytest.raises(Refused, match="run out twice") as refused:
        log.command(commands.come_back(NAMES[seat], seat))
    assert refused.value.code == "out-of-time"
    end_turn(log)
    with pytest.raises(Refused, match="run out twice"):
        log.command(commands.come_back(NAMES[seat], seat))
    assert spent == 10_000 + GRACE


def test_the_other_seat_has_a_minute_of_its_own() -> None:
    log, seat = flagged(LIVE)
    log.command(commands.come_back(NAMES[seat], seat))
    end_turn(log)
    other = 1 - seat
    run_out(log, other)
    log.command(commands.come_back(NAMES[other], other))
    end_turn(log)
    assert log.state.clocks.left_at(other, log.state.at) == GRACE


def test_with_days_a_turn_whoever_comes_back_has_a_whole_turn_every_time() -> None:
    log, seat = flagged(DAYS)
    for _ in range(2):
        log.command(commands.come_back(NAMES[seat], seat))
        assert log.state.bot_to_act == "random"
        end_turn(log)
        end_turn(log)
        assert log.state.clocks.left_at(seat, log.state.at) == 2 * DAY
        run_out(log, seat)


def test_leaving_and_coming_back_does_not_stop_the_clock_for_thinking() -> None:
    log = Log(row(clock=LIVE), *NAMES)
    seat = log.state.playing().player
    log.command(commands.leave(NAMES[seat], seat), at=9_000)
    log.command(commands.come_back(NAMES[seat], seat), at=60_000)
    assert log.state.bot_to_act == "random"
    end_turn(log)
    assert log.state.clocks.left_at(seat, log.state.at) == 1_000


def test_whoever_changes_their_mind_leaves_again() -> None:
    log, seat = flagged(LIVE)
    log.command(commands.come_back(NAMES[seat], seat))
    log.command(commands.leave(NAMES[seat], seat))
    end_turn(log)
    assert log.state.seats[seat].is_away


def test_without_a_clock_a_seat_is_taken_back_at_once() -> None:
    log = Log(row(), *NAMES)
    seat = log.state.playing().player
    log.command(commands.leave(NAMES[seat], seat))
    log.command(commands.come_back(NAMES[seat], seat))
    assert log.state.seats[seat].is_person


def test_steps_of_release_0_1_lead_to_what_they_led_to() -> None:
    """There a seat changed hands at once, with a minute each time."""
    log, seat = flagged(LIVE)
    for _ in range(3):
        log.add("return", seat, "")
        assert log.state.clocks.running == seat
        assert log.state.clocks.left_at(seat, log.state.at) == GRACE
        log.add("flag", seat, "", at=log.state.at + GRACE)
