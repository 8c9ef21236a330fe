"""A contest: every deal from every seat, and what one side gains the other loses, luck included."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from steeple.arena import luck
from steeple.arena.contest import DealResult, Settings, Side, play_deal, play_game
from steeple.arena.engine_process import close_all
from steeple.errors import EngineFault, SteepleError
from support.paths import TESTS


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, value in {"CONTINUATIONS": 1, "DECISIONS": 1}.items():
        monkeypatch.setattr(luck, name, value)
    yield
    close_all()


def settings(first: str, second: str, players: int = 2, game: str = "campanile-2009") -> Settings:
    sides = Side.read(first, simulations=1), Side.read(second, simulations=1)
    return Settings(game, players, {}, sides, 3, 300, redraws=1)


def results(chosen: Settings, count: int) -> list[DealResult]:
    return [play_deal(deal) for deal in chosen.deals(count)]


def timeless(found: list[DealResult]) -> list[object]:
    return [result.json() for result in found]


# --- Who plays ---


def test_a_side_without_limits_takes_those_for_both() -> None:
    side = Side.read("level:4", simulations=7)
    assert (side.thinking.bot, side.thinking.simulations, side.command) == ("level:4", 7, None)


def test_a_side_with_limits_keeps_to_its_own() -> None:
    thinking = Side.read("level:4,simulations=200,milliseconds=50", milliseconds=9).thinking
    assert (thinking.simulations, thinking.milliseconds) == (200, 50)
    assert Side.read("level:4,simulations=200", milliseconds=9).thinking.milliseconds is None


def test_an_engine_plays_its_best_bot_or_the_one_that_is_named() -> None:
    side = Side.read("engine:other --fast, level:2@x")
    assert (side.thinking.bot, side.command) == ("level:5", "other --fast, level:2@x")
    side = Side.read("level:2,simulations=3@engine:other")
    assert (side.thinking.bot, side.thinking.simulations, side.command) == ("level:2", 3, "other")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("level:9", "bad-bot"),
        ("", "bad-bot"),
        ("engine:", "bad-bot"),
        ("level:2engine:x", "bad-bot"),
        ("level:2,seconds=3", "bad-limit"),
        ("level:2,simulations=many", "bad-limit"),
        ("level:2,simulations=0", "bad-limit"),
        ("level:2,simulations=1,simulations=2", "bad-limit"),
    ],
)
def test_what_is_not_a_side_is_refused(text: str, code: str) -> None:
    with pytest.raises(SteepleError) as caught:
        Side.read(text)
    assert caught.value.code == code


# --- Games ---


@pytest.mark.parametrize("players", [2, 3])
def test_every_deal_is_played_from_every_seat(players: int) -> None:
    (result,) = results(settings("level:1", "random", players), 1)
    assert len(result.games) == players


def test_a_deal_follows_from_the_settings() -> None:
    chosen = settings("level:1", "random")
    assert timeless(results(chosen, 2)) == timeless(results(chosen, 2))


def test_what_one_side_gains_the_other_loses() -> None:
    there, back = settings("level:1", "random"), settings("random", "level:1")
    for one, two in zip(results(there, 3), results(back, 3), strict=True):
        assert one.share + two.share == pytest.approx(1)
        assert one.corrected + two.corrected == pytest.approx(1)


def test_the_order_in_which_seats_are_played_makes_no_difference() -> None:
    chosen = settings("level:1", "random", 3)
    (deal,) = chosen.deals(1)
    backwards = [play_game(chosen, deal.seed, seat) for seat in (2, 1, 0)]
    games = play_deal(deal).games
    assert [(game.share, game.luck) for game in games] == [(g.share, g.luck) for g in backwards[::-1]]


@pytest.mark.parametrize("players", [2, 3])
def test_equal_sides_are_exactly_even(players: int) -> None:
    for result in results(settings("random", "random", players), 2):
        assert result.share == pytest.approx(1 / players)
        assert result.corrected == pytest.approx(1 / players)


def test_an_engine_plays_as_the_bot_that_it_is() -> None:
    ours = settings("level:1", "random")
    engine = Side.read(f"level:1@engine:{sys.executable} -m steeple engine", simulations=1)
    theirs = replace(ours, sides=(engine, ours.sides[1]))
    assert timeless(results(ours, 1)) == timeless(results(theirs, 1))


def test_an_engine_that_plays_what_is_illegal_is_a_fault() -> None:
    fake = shlex.join([sys.executable, str(TESTS / "support" / "fake_engine.py"), "illegal"])
    chosen = settings(f"engine:{fake}", "random")
    with pytest.raises(EngineFault, match="E3") as caught:
        results(chosen, 3)
    assert "fake_engine.py" in caught.value.sentence
