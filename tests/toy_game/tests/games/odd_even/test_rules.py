"""The rules of Odd or Even, sentence by sentence: docs/rules/en/odd-even.md."""

from __future__ import annotations

import pytest

from steeple.errors import IllegalAction
from steeple.games import GAMES
from steeple.kernel.match import Match
from support.games.positions import match_at, play

GAME = "odd-even"
POSITION = """
    players: 2
    player: 0
    phase: guess
    up: 12
    down: 3456789
    points: 1 0
"""


def test_there_are_nine_cards_once_each() -> None:
    assert sorted(Match(GAMES[GAME]).record()["deal"]["pile"]) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(("guess", "points"), [("odd", [2, 0]), ("even", [1, 0])])
def test_a_right_guess_is_a_point(guess: str, points: list[int]) -> None:
    assert play(match_at(GAME, POSITION), f"{guess} up").scores == points


def test_the_next_player_goes_on() -> None:
    match = match_at(GAME, POSITION)
    assert [play(match, "odd").player, play(match, "up").player] == [0, 1]


def test_one_guesses_before_a_card_is_turned_up() -> None:
    with pytest.raises(IllegalAction, match="guess first"):
        match_at(GAME, POSITION).play("up")


def test_the_game_ends_when_all_cards_are_turned_up_and_a_tie_is_shared() -> None:
    match = play(match_at(GAME, POSITION), "even up even up even up odd up even up odd up even up")
    assert (match.is_over, match.scores, match.winners) == (True, [1, 1], [0, 1])
