"""The tree of a small game as OpenSpiel's own extensive-form game in C++.

Solvers run about a hundred times faster on it. A solver copies and queries states written in Python through
Python at every step. Here the whole tree is walked once and handed over as text, in Gambit's format, which
`pyspiel.load_efg_game` reads. Actions have their usual names, and information sets are those of
`steeple.research.openspiel`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import pyspiel

from steeple.errors import BadSetup
from steeple.research.history import History, Instance

SetKey: TypeAlias = tuple[int, bytes, tuple[int, ...]]
"""What identifies an information set: its player, a digest of what they observed, and all actions."""


@dataclass(frozen=True)
class InformationSet:
    """What a player knows at a decision."""

    number: int
    """Counted from 1 for each player."""
    history: History
    """One of the games that look the same to the player."""
    before: tuple[SetKey, int] | None
    """The player's previous decision, and what they chose there."""

    @property
    def player(self) -> int:
        return self.history.player

    @property
    def key(self) -> str:
        """The information state's string in OpenSpiel's game."""
        return f"{self.player}-{self.player}-{self.number}-"


class Tree:
    """Everything that can happen in a small game."""

    def __init__(self, instance: Instance) -> None:
        """Walk the tree. Raises BadSetup for a whole game, whose tree is far too large."""
        if instance.deals is None:
            raise BadSetup(
                "this game is too large to walk through; make it small with a size, such as cards=2",
                code="bad-size",
            )
        self.instance = instance
        self.nodes = 0
        """Positions, each counted once per way to reach it, and the chance node."""
        self.sets: dict[SetKey, InformationSet] = {}
        self._counts = [0] * instance.players
        self.text = "\n".join(self._lines(instance))

    @cached_property
    def game(self) -> pyspiel.Game:
        """The tree as OpenSpiel's game."""
        return pyspiel.load_efg_game(self.text)

    @cached_property
    def ids(self) -> dict[str, dict[str, int]]:
        """OpenSpiel's action ids, by the key of the information set and the text of the action."""
        found: dict[str, dict[str, int]] = {}
        pending = [self.game.new_initial_state()]
        while pending:
            state = pending.pop()
            if not state.is_chance_node() and not state.is_terminal():
                ids = found.setdefault(state.information_state_string(), {})
                ids.update({state.action_to_string(action): action for action in state.legal_actions()})
            pending += [state.child(action) for action in state.legal_actions()]
        return found

    def _lines(self, instance: Instance) -> Iterator[str]:
        assert instance.deals is not None
        self.nodes = 1
        seats = " ".join(f'"{seat}"' for seat in range(instance.players))
        deals = " ".join(f'"deal {k}" {chance!r}' for k, chance in enumerate(instance.deals.chances.tolist()))
        yield f'EFG 2 R "{instance.name}" {{ {seats} }}'
        yield f'c "" 1 "" {{ {deals} }} 0'
        for deal in instance.deals.positions:
            yield from self._below(History(instance, deal, (), deal), {})

    def _below(self, history: History, last: dict[int, tuple[SetKey, int]]) -> Iterator[str]:
        """A position and everything below it in the tree. `last` has each player's previous decision."""
        self.nodes += 1
        if history.is_over:
            yield f't "" {self.nodes} "" {{ {" ".join(map(str, history.returns()))} }}'
            return
        names = " ".join(f'"{self.instance.game.action_text(action)}"' for action in history.legal)
        player, key = history.player, (history.player, history.digest_seen(history.player), history.actions)
        if key not in self.sets:
            self._counts[player] += 1
            self.sets[key] = InformationSet(self._counts[player], history, last.get(player))
        yield f'p "" {player + 1} {self.sets[key].number} "" {{ {names} }} 0'
        for action in history.legal:
            yield from self._below(history.after(action), {**last, player: (key, action)})


def make_policy(
    tree: Tree, choices: Iterable[tuple[InformationSet, dict[int, float]]]
) -> dict[str, list[tuple[int, float]]]:
    """A policy for OpenSpiel's solvers.

    `choices` has the probabilities in each information set, by our action ids.
    """
    text, policy = tree.instance.game.action_text, {}
    for found, chances in choices:
        ids = tree.ids[found.key]
        policy[found.key] = [(ids[text(action)], chances.get(action, 0.0)) for action in found.history.legal]
    return policy
