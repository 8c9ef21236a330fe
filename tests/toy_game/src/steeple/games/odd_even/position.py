"""Odd or Even: positions as text, and the check that every card is somewhere, once."""

from __future__ import annotations

from steeple.games.odd_even.material import CARDS, MOST_SEATS, NAMES
from steeple.games.odd_even.state import ENDS, PHASES, STATE, TURN

from steeple.errors import BadSetup, IllFormed
from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER, empty
from steeple.kernel.position import read_lines, read_number, write_lines


def position_text(s: Position) -> str:
    """A position as text that `read_position` reads back."""
    return write_lines(
        {
            "players": str(s.players),
            "player": str(s.player),
            "phase": PHASES[int(s.phase)],
            "guess": NAMES[int(s.guess)] if s.phase == TURN else "",
            "up": "".join(map(str, s.pile[: s.drawn])),
            "down": "".join(map(str, s.pile[s.drawn :])),
            "points": " ".join(map(str, s.points[: s.players])),
        }
    )


def read_position(text: str) -> Position:
    """The position that a text says. Raises IllFormed, BadSetup."""
    lines = read_lines(text, ["players", "player", "phase", "points"], ["guess", "up", "down"])
    s, up, down = empty(STATE), lines.get("up", ""), lines.get("down", "")
    s.players, s.player = read_number(lines["players"], "players"), read_number(lines["player"], "player")
    points = [read_number(word, "points") for word in lines["points"].split()]
    if lines["phase"] not in PHASES.values() or sorted(up + down) != list("123456789"):
        raise IllFormed("a position has a phase, and the cards 1 to 9 once each, up or down")
    if s.players not in (2, MOST_SEATS) or len(points) != s.players or lines.get("guess", "odd") not in NAMES:
        raise IllFormed("a position has 2 or 3 players, with points each, and odd or even as a guess")
    s.phase = next(phase for phase, name in PHASES.items() if name == lines["phase"])
    s.guess = NAMES.index(lines.get("guess", "odd"))
    s.pile[:], s.drawn = [int(card) for card in up + down], len(up)
    s.points[: s.players] = points
    s.end = len(ENDS) * (s.phase == OVER)
    check(s)
    return s


def check(s: Position) -> None:
    """Every card is in the pile once, and the game is over when all are turned up. Raises BadSetup."""
    if sorted(s.pile.tolist()) != list(range(1, CARDS + 1)):
        raise BadSetup("every card from 1 to 9 is there once", code="bad-position")
    if (s.phase == OVER) != (s.drawn == CARDS) or bool(s.end) != (s.phase == OVER):
        raise BadSetup("the game is over when all cards are turned up", code="bad-position")
    if int(s.player) >= int(s.players) or int(s.points.sum()) > int(s.drawn):
        raise BadSetup("nobody has more points than cards were turned up", code="bad-position")
