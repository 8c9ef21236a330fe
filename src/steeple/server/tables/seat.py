"""Seats: who has one, and who of them has asked for an undo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Seat:
    """Who has a seat.

    `is_away`: the table's substitute plays for that person. `is_late`: it does so because their time ran out.
    `is_returning`: they have asked for the seat, and get it when the substitute's turn is over.
    `is_gone`: they have deleted their account and never come back.
    `is_invited`: the seat is kept for them, but they haven't accepted.
    """

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    person: str | None = None
    bot: str | None = None
    is_away: bool = False
    is_late: bool = False
    is_returning: bool = False
    is_gone: bool = False
    is_invited: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person, not a bot, decides for this seat now."""
        return self.kind == "person" and not self.is_away


@dataclass(frozen=True)
class UndoRequest:
    """A seat has asked to go back to a ply. `waiting`: the seats whose people haven't answered.

    `spares_absent`: people who leave needn't agree any more, as it was in release 0.1.
    """

    seat: int
    ply: int
    waiting: frozenset[int]
    spares_absent: bool = False
