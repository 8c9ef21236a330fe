"""What a report asks about Campos: objective cards, and when they are played."""

from __future__ import annotations

import numpy as np

from steeple.games.campos.material import CARDS_DEALT, PLAY_CARD, REMOVE_AT
from steeple.games.campos.state import PLACE_OR_PLAY, REMOVE_OR_PLAY
from steeple.kernel.arrays import Positions
from steeple.kernel.game import Chosen, Fact, Facts, Game, Kinds, Questions

KINDS = ("lay a tile", "play an objective", "remove a tile")
PHASES = {
    "place": "laying a tile",
    "place-or-play": "laying another, or an objective",
    "remove": "removing a tile",
    "remove-or-play": "removing another, or an objective",
}
ENDS = {"cleared": "the last tile is removed"}
_PLACE, _PLAY, _REMOVE = 0, 1, 2

SEAT_FACTS = (
    Fact("objectives played"),
    Fact("objectives played in the assembly"),
    Fact("objectives played in the dismantling"),
    Fact("points per objective"),
    Fact("objectives never played"),
    Fact("more objectives played than anyone else", is_yes=True),
)
GAME_FACTS = (
    Fact("tiles laid"),
    Fact("objectives played by all players"),
    Fact("the assembly ends because someone has played every objective", is_yes=True),
)


def kinds_of(game: Game) -> Kinds:
    """The kind of each action: placements come first among the ids, then cards, then removals."""
    kinds = np.full(game.actions, _PLACE, np.int8)
    kinds[PLAY_CARD:REMOVE_AT] = _PLAY
    kinds[REMOVE_AT:] = _REMOVE
    return kinds


def decisions_per_round(game: Game, players: int) -> int:
    """A turn is two decisions."""
    return 2 * players


def cards_played(chosen: Chosen) -> tuple[Facts, Facts]:
    """[game, seat]: cards played in the assembly, and in the dismantling."""
    return chosen[:, :, PLACE_OR_PLAY - 1, _PLAY].astype(np.float32), chosen[
        :, :, REMOVE_OR_PLAY - 1, _PLAY
    ].astype(np.float32)


def read_seats(game: Game, finals: Positions, chosen: Chosen) -> Facts:
    """[game, seat, fact]: cards played, by phase, and those still held."""
    early, late = cards_played(chosen)
    played, players = early + late, chosen.shape[1]
    points = finals["points"][:, :players].astype(np.float32)
    held = np.bitwise_count(finals["cards"][:, :players])
    is_most = played == played.max(axis=1, keepdims=True)
    is_alone = is_most.sum(axis=1, keepdims=True) == 1
    facts = (played, early, late, points / np.maximum(played, 1), held, is_most & is_alone)
    return np.stack(facts, axis=2).astype(np.float32)


def read_games(game: Game, finals: Positions, chosen: Chosen) -> Facts:
    """[game, fact]: how far the assembly went; it ends early if somebody plays the last card."""
    early, late = cards_played(chosen)
    hand = CARDS_DEALT[chosen.shape[1]]
    facts = (finals["tiles"], (early + late).sum(axis=1), (early == hand).any(axis=1))
    return np.stack(facts, axis=1).astype(np.float32)


QUESTIONS = Questions(
    kinds=KINDS,
    kinds_of=kinds_of,
    phases=PHASES,
    ends=ENDS,
    decisions_per_round=decisions_per_round,
    seat_facts=SEAT_FACTS,
    read_seats=read_seats,
    game_facts=GAME_FACTS,
    read_games=read_games,
)
