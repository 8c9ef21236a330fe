"""Match: one game being played. Every action is checked and recorded, and can be undone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from steeple.errors import BadSetup, IllFormed, UndoRefused
from steeple.kernel.arrays import Actions, Position
from steeple.kernel.clause import GAME_OVER, Refusal
from steeple.kernel.draws import deal
from steeple.kernel.game import (
    SPECTATOR,
    Game,
    Json,
    Options,
    copy,
    from_bytes,
    options_of,
    scores_list,
    winners_list,
)
from steeple.kernel.seed import new_seed

FORMAT = "steeple/1"

_SPACING = 16
"""One position in this many is kept, and the others are replayed from it. Keeping all of them would take ten
times as much memory as the actions."""


class Match:
    """One game, from the deal on.

    `play` takes an action's text. If it raises IllFormed or IllegalAction, the match is unchanged.
    The positions you get belong to the match: read or `copy` them, but don't write to them.
    """

    def __init__(
        self,
        game: Game,
        players: int = 2,
        options: Options | None = None,
        seed: str | None = None,
        rules: int | None = None,
    ) -> None:
        """Deal a new game. Without a seed, the system's secure generator makes one. Raises BadSetup.

        `rules` is the version of the rules that the game began under and that has these options; None is
        today's.
        """
        seed = new_seed() if seed is None else seed
        rules = game.rules_version if rules is None else rules
        first = game.blank(players, game.options_under(rules, options or {}))
        deal(game, first, seed)
        self._begin(game, first, seed, rules, has_deal=True)

    def _begin(self, game: Game, first: Position, seed: str | None, rules: int, has_deal: bool) -> None:
        self.game = game
        self.seed = seed
        self.rules = rules
        self.actions: list[int] = []
        self.players = int(first.players)
        self._present = first
        self._kept = [first.tobytes()]
        """The positions after 0, 16, 32 … actions."""
        self._revealing: list[bool] = []
        self._has_deal = has_deal
        self._forget()

    def _forget(self) -> None:
        """Forget what was worked out about the position before."""
        self._legal: Actions | None = None
        """What is legal now, once somebody has asked."""
        self._ahead: tuple[int, Position] | None = None
        """The last action whose outcome somebody asked for, and the position it leads to."""

    @classmethod
    def from_deal(
        cls,
        game: Game,
        players: int,
        deal: dict[str, Json],
        options: Options | None = None,
        rules: int | None = None,
    ) -> Match:
        """A game whose deal was entered by hand, without a seed. Raises BadSetup."""
        rules = game.rules_version if rules is None else rules
        first = game.blank(players, game.options_under(rules, options or {}))
        game.lay_deal(first, deal)
        return cls._from(game, first, rules, has_deal=True)

    @classmethod
    def from_position(cls, game: Game, s: Position) -> Match:
        """A game that goes on from any position. It has no deal, so it has no record."""
        return cls._from(game, copy(s), game.rules_version, has_deal=False)

    @classmethod
    def _from(cls, game: Game, first: Position, rules: int, has_deal: bool) -> Match:
        match = cls.__new__(cls)
        match._begin(game, first, None, rules, has_deal)
        return match

    @property
    def state(self) -> Position:
        """The present position."""
        return self._present

    @property
    def player(self) -> int:
        """The seat that has to decide."""
        return int(self.state["player"])

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    @property
    def scores(self) -> list[int]:
        return scores_list(self.game, self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return winners_list(self.game, self.state) if self.is_over else []

    def position(self, ply: int) -> Position:
        """The position after `ply` actions."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"this match has positions 0 to {self.ply}, not {ply}")
        return self._present if ply == self.ply else self._played_to(ply)

    def _played_to(self, ply: int) -> Position:
        """A new position, replayed from the last one before it that was kept."""
        s = from_bytes(self.game.state, self._kept[ply // _SPACING])
        for action in self.actions[ply - ply % _SPACING : ply]:
            self.game.apply(s, action)
        return s

    def positions(self) -> Iterator[Position]:
        """All positions from the first to the present one, each a copy."""
        s = self.position(0)
        yield s
        for action in self.actions[:]:
            s = copy(s)
            self.game.apply(s, action)
            yield s

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions, each once; none when the game is over."""
        ids: list[int] = self._list_legal().tolist()
        return ids

    def _list_legal(self) -> Actions:
        if self._legal is None:
            buffer = np.empty(self.game.most_legal, np.int32)
            self._legal = buffer[: self.game.legal(self.state, buffer)].copy()
        return self._legal

    def legal(self) -> list[str]:
        """The texts of the legal actions, sorted."""
        return sorted(map(self.game.action_text, self.legal_ids()))

    def refusal(self, action: int) -> Refusal | None:
        """Why an action can't be played now; None if it can. Raises IllFormed for an unknown number."""
        if not 0 <= action < self.game.actions:
            raise no_such_action(self.game, action)
        if action in self._list_legal():
            return None
        return GAME_OVER.refuse() if self.is_over else clause_against(self.game, self.state, action)

    def play(self, text: str) -> None:
        """Play an action by its text. Raises IllFormed, IllegalAction."""
        self.play_id(self.game.read_action(text))

    def play_id(self, action: int) -> None:
        """Play an action by its id. Raises IllFormed, IllegalAction."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise refusal.error()
        self.play_legal(action)

    def play_legal(self, action: int) -> None:
        """Play an action that `refusal` has found nothing against. It isn't checked again."""
        revealing = bool(self.game.reveals(self.state, action))
        following = self.following(action)
        self.actions.append(action)
        self._revealing.append(revealing)
        self._present = following
        self._forget()
        if self.ply % _SPACING == 0:
            self._kept.append(following.tobytes())

    def following(self, action: int) -> Position:
        """The position that a legal action leads to. The match stays as it is."""
        if self._ahead is None or self._ahead[0] != action:
            following = copy(self.state)
            self.game.apply(following, action)
            self._ahead = action, following
        return self._ahead[1]

    def view(self, seat: int = SPECTATOR) -> dict[str, Json]:
        """What a seat or a spectator may know of the position. Raises BadSetup for an unknown seat."""
        if not SPECTATOR <= seat < self.players:
            raise BadSetup(f"there's no seat {seat} with {self.players} players", code="bad-seat")
        return self.game.view(self.state, seat)

    @property
    def undo_limit(self) -> int:
        """The ply to which the match can be undone without losing an action that revealed something."""
        for ply in range(self.ply, 0, -1):
            if self._revealing[ply - 1]:
                return ply
        return 0

    def undo(self, *, anyway: bool = False) -> None:
        """Undo the last action. Raises UndoRefused if there is none, or if it revealed something.

        `anyway` undoes that too: for people alone with their machine, or when everybody at the table agrees.
        """
        if not self.actions:
            raise UndoRefused("there's nothing to undo", code="nothing-to-undo")
        if self.ply <= self.undo_limit and not anyway:
            text = self.game.action_text(self.actions[-1])
            raise UndoRefused(f"{text} can't be undone: it revealed something hidden")
        self.actions.pop()
        self._revealing.pop()
        del self._kept[self.ply // _SPACING + 1 :]
        self._present = self._played_to(self.ply)
        self._forget()

    def result(self) -> dict[str, Json] | None:
        """How the game ended; None while it goes on."""
        return result_of(self.game, self.state)

    def record(self) -> dict[str, Json]:
        """The match as a record. Raises BadSetup for a match that began from a bare position."""
        if not self._has_deal:
            raise BadSetup("a match that began from a position has no deal to record", code="bad-deal")
        return record_of(self.game, self.position(0), self.state, self.seed, self.actions, self.rules)


def no_such_action(game: Game, action: int) -> IllFormed:
    """The error for a number that isn't the id of an action."""
    return IllFormed(f"{game.name} has actions 0 to {game.actions - 1}, not {action}")


def clause_against(game: Game, s: Position, action: int) -> Refusal:
    """Why an illegal action of a game that goes on can't be played."""
    refusal = game.refuse(s, action)
    if refusal is None:
        raise AssertionError(f"{game.name}: {game.action_text(action)} is illegal by no clause")
    return refusal


def result_of(game: Game, s: Position) -> dict[str, Json] | None:
    """How a game ended; None while it goes on."""
    if not game.is_over(s):
        return None
    return {"end": game.end_text(s), "scores": scores_list(game, s), "winners": winners_list(game, s)}


def record_of(
    game: Game,
    first: Position,
    last: Position,
    seed: str | None,
    actions: Sequence[int],
    rules: int | None = None,
) -> dict[str, Json]:
    """The record of a game that led from one position to another; without `rules`, under today's."""
    rules = game.rules_version if rules is None else rules
    fixed = game.older_rules.get(rules, {})  # options that this version didn't have yet
    record: dict[str, Json] = {
        "format": FORMAT,
        "game": game.name,
        "rules": rules,
        "players": int(last.players),
        "options": {
            name: value for name, value in options_of(last, game.options).items() if name not in fixed
        },
        "seed": seed,
        "deal": game.deal_json(first, last),
        "actions": [game.action_text(action) for action in actions],
    }
    result = result_of(game, last)
    return record if result is None else {**record, "result": result}
