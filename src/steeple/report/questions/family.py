"""What a report asks about a family of games: kinds of actions, and facts that are read from finished games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.kernel.arrays import Positions
from steeple.kernel.game import Game

Kinds: TypeAlias = npt.NDArray[np.int8]
"""The number of an action's kind, by action id."""

Chosen: TypeAlias = npt.NDArray[np.uint16]
"""[game, seat, phase - 1, kind]: how often a seat chose an action of a kind in a phase."""

Facts: TypeAlias = npt.NDArray[Any]
"""Numbers read from finished games."""


@dataclass(frozen=True)
class Fact:
    """Something that is true of a finished game, or of a seat in it: a number, or 1 for yes and 0 for no."""

    words: str
    """A number's name, "stake on the tallest tower"; or what holds, "the greatest stake on the tallest tower"."""
    is_yes: bool = False


@dataclass(frozen=True)
class Family:
    """The questions that are asked about games of one family."""

    kinds: tuple[str, ...]
    """What an action does, in the rulebook's words."""
    kinds_of: Callable[[Game], Kinds]
    decisions_a_round: Callable[[Game, int], int]
    """How many decisions stand side by side when they are counted by number: a round of the table, if that is fixed."""
    seat_facts: tuple[Fact, ...]
    """The first is a whole number: each of its values is drawn with the share of victory that goes with it."""
    read_seats: Callable[[Game, Positions, Chosen], Facts]
    """[game, seat, fact] of finished games."""
    table_facts: tuple[Fact, ...]
    read_table: Callable[[Game, Positions, Chosen], Facts]
    """[game, fact] of finished games."""


def family_of(game: Game) -> Family:
    """The questions about this game."""
    found: Family = import_module(f"steeple.report.questions.{game.family.replace('-', '_')}").FAMILY
    return found
