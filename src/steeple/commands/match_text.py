"""A match in words: the seats, what was played, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from steeple.kernel.seat import SEAT_COLOURS, SEAT_MARKS
from steeple.plurals import count_of
from steeple.words import say

if TYPE_CHECKING:
    from steeple.kernel.match import Match


def name_seat(seat: int, word: str = "seat") -> Text:
    """A seat's mark in its colour, and its number."""
    return Text().append(SEAT_MARKS[seat], SEAT_COLOURS[seat]).append(f" {word} {seat}", "bold")


def player_at(match: Match, ply: int) -> int:
    """Whose turn it was after `ply` actions."""
    return int(match.position(ply).player)


def describe_action(match: Match, ply: int) -> Text:
    """The action played after `ply` others: who played it, what it does, and its notation."""
    before, action = match.position(ply), match.actions[ply]
    text = name_seat(int(before.player)).append(f" {match.game.describe(before, action)}")
    return text.append(f"  {match.game.action_text(action)}", "dim")


def describe_turning_points(match: Match, ply: int) -> list[str]:
    """What the action played after `ply` others set off by itself, such as a scoring: one sentence each."""
    found = match.game.turning_points(match.position(ply), match.position(ply + 1))
    return [say("en", f"turning.{match.game.family}.{name}", {}) for name in found]


def describe_end(match: Match) -> str:
    """Why a finished match is over."""
    return say("en", f"end.{match.game.family}.{match.game.end_text(match.state)}", {})


def describe_result(match: Match) -> Text:
    """Who won a finished match, and how it ended."""
    won = match.winners
    how = "share the win" if len(won) > 1 else "wins"
    points = match.scores[won[0]]
    end = describe_end(match)
    return (
        Text(" and ")
        .join(map(name_seat, won))
        .append(f" {how} with {count_of(points, 'point')}. The game is over: {end}.")
    )
