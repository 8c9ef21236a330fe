"""Clocks by arithmetic alone: what each seat has left, from when things happened."""

from __future__ import annotations

from steeple.server.tables.clock import GRACE, Clocks, elapsed
from steeple.server.wall_clock import DAY

LIVE = {"kind": "live", "seconds": 100, "increment": 5}
DAYS = {"kind": "days", "days": 2}


def test_time_passes_only_while_a_server_lives() -> None:
    assert elapsed(1000, 9000, []) == 8000
    assert elapsed(1000, 9000, [(2000, 5000)]) == 5000
    assert elapsed(1000, 9000, [(0, 2000), (8000, 20_000)]) == 6000
    assert elapsed(1000, 9000, [(0, 20_000)]) == 0


def test_a_clock_runs_down_while_its_seat_is_to_act() -> None:
    clocks = Clocks.of(LIVE, 2)
    clocks.run(1, 0)
    assert [clocks.left_at(seat, 30_000) for seat in (0, 1)] == [100_000, 70_000]


def test_no_clock_never_runs() -> None:
    clocks = Clocks.of({"kind": "none"}, 2)
    clocks.run(0, 0)
    assert clocks.running is None
    assert clocks.left_at(0, 10**12) is None
    assert not clocks.has_run_out(10**12)


def test_a_seat_gets_its_increment_when_its_turn_passes_on() -> None:
    clocks = Clocks.of(LIVE, 2)
    clocks.run(0, 0)
    clocks.stop(30_000)
    clocks.pass_on(0)
    assert clocks.left_at(0, 50_000) == 75_000


def test_a_turn_of_days_begins_whole_whatever_the_last_one_took() -> None:
    clocks = Clocks.of(DAYS, 2)
    clocks.run(0, 0)
    clocks.stop(DAY)
    clocks.pass_on(0)
    clocks.run(0, 5 * DAY)
    assert clocks.left_at(0, 5 * DAY) == 2 * DAY


def test_a_clock_runs_out_and_not_before() -> None:
    clocks = Clocks.of(LIVE, 2)
    clocks.run(0, 0)
    assert not clocks.has_run_out(99_999)
    assert clocks.has_run_out(100_000)


def test_an_outage_does_not_count() -> None:
    clocks = Clocks.of(LIVE, 2, [(10_000, 10_000 + DAY)])
    clocks.run(0, 0)
    assert clocks.left_at(0, 20_000 + DAY) == 80_000


def test_whoever_comes_back_to_a_clock_that_ran_out_has_a_minute() -> None:
    clocks = Clocks.of(LIVE, 2)
    clocks.run_out(0)
    clocks.grant(0)
    assert clocks.left_at(0, 0) == GRACE


def test_whoever_comes_back_to_days_that_ran_out_has_a_whole_turn() -> None:
    clocks = Clocks.of(DAYS, 2)
    clocks.run_out(1)
    clocks.grant(1)
    assert clocks.left_at(1, 0) == 2 * DAY
