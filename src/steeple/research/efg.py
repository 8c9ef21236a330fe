"""The tree of a small game as OpenSpiel's own extensive-form game, in C++: the same game, solved about a hundred times faster.

States written in Python are copied and asked through Python at every step of a solver. Here the whole tree is walked once and
handed over as text (Gambit's format, which `pyspiel.load_efg_game` reads). Actions have the names that they have everywhere;
information sets are those of `steeple.research.openspiel`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import pyspiel

from steeple.errors import BadSetup
from steeple.research.history import Course, Table

SetKey: TypeAlias = tuple[int, bytes, tuple[int, ...]]
"""An information set by its player, a digest of what it has observed, and all actions."""


@dataclass(frozen=True)
class InformationSet:
    """What a player knows when it has to decide."""

    number: int
    """From 1 on, for each player."""
    course: Course
    """One of the games that look like this to the player."""
    before: tuple[SetKey, int] | None
    """The player's own decision before this one, and what it chose there."""

    @property
    def player(self) -> int:
        return self.course.player

    @property
    def key(self) -> str:
        """The information state's string in the tree."""
        return f"{self.player}-{self.player}-{self.number}-"


class Tree:
    """All that can happen in a small game."""

    def __init__(self, table: Table) -> None:
        """Walk the tree. Raises BadSetup for a whole game, whose tree nobody can walk."""
        if table.deals is None:
            raise BadSetup("only small games can be walked through: name a size, as cards=2", code="bad-size")
        self.table = table
        self.nodes = 0
        """Positions, each as often as there are ways to it, and the chance node."""
        self.sets: dict[SetKey, InformationSet] = {}
        self._counts = [0] * table.players
        self.text = "\n".join(self._lines(table))

    @cached_property
    def game(self) -> pyspiel.Game:
        """The tree as OpenSpiel's game."""
        return pyspiel.load_efg_game(self.text)

    @cached_property
    def ids(self) -> dict[str, dict[str, int]]:
        """OpenSpiel's numbers for the actions of each information set, by its key and by their texts."""
        found: dict[str, dict[str, int]] = {}
        pending = [self.game.new_initial_state()]
        while pending:
            state = pending.pop()
            if not state.is_chance_node() and not state.is_terminal():
                ids = found.setdefault(state.information_state_string(), {})
                ids.update({state.action_to_string(action): action for action in state.legal_actions()})
            pending += [state.child(action) for action in state.legal_actions()]
        return found

    def _lines(self, table: Table) -> Iterator[str]:
        assert table.deals is not None
        self.nodes = 1
        seats = " ".join(f'"{seat}"' for seat in range(table.players))
        deals = " ".join(f'"deal {k}" {chance!r}' for k, chance in enumerate(table.deals.chances.tolist()))
        yield f'EFG 2 R "{table.name}" {{ {seats} }}'
        yield f'c "" 1 "" {{ {deals} }} 0'
        for deal in table.deals.positions:
            yield from self._below(Course(table, deal, (), deal), {})

    def _below(self, course: Course, last: dict[int, tuple[SetKey, int]]) -> Iterator[str]:
        """A position and all that follows, each before what follows from it. `last` is what each player has done last."""
        self.nodes += 1
        if course.is_over:
            yield f't "" {self.nodes} "" {{ {" ".join(map(str, course.returns()))} }}'
            return
        names = " ".join(f'"{self.table.game.action_text(action)}"' for action in course.legal)
        player, key = course.player, (course.player, course.seen(course.player), course.actions)
        if key not in self.sets:
            self._counts[player] += 1
            self.sets[key] = InformationSet(self._counts[player], course, last.get(player))
        yield f'p "" {player + 1} {self.sets[key].number} "" {{ {names} }} 0'
        for action in course.legal:
            yield from self._below(course.after(action), {**last, player: (key, action)})


def tabular(
    tree: Tree, choices: Iterable[tuple[InformationSet, dict[int, float]]]
) -> dict[str, list[tuple[int, float]]]:
    """A policy for OpenSpiel's solvers: what is chosen in each information set with which probability, by our action ids."""
    text, policy = tree.table.game.action_text, {}
    for found, chances in choices:
        ids = tree.ids[found.key]
        policy[found.key] = [(ids[text(action)], chances.get(action, 0.0)) for action in found.course.legal]
    return policy
