"""The deal from which a redrawn world came.

`determinize` redraws what a seat cannot know in the position as it is now. Whoever needs all that the other seats have seen on
the way there, as OpenSpiel's information states do, needs the first position of that world too: the same actions lead from it
to the redrawn one. Actions are open in every game, so what was played and taken is the same in both worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from steeple.games.campos.material import PLAY_CARD, REMOVE_AT
from steeple.games.campos.view import order_dealt
from steeple.games.campos.words import cards_in
from steeple.games.five_towers.material import MARKET
from steeple.games.five_towers.words import plan_of
from steeple.kernel.arrays import Cards, Position
from steeple.kernel.game import Game, copy
from steeple.kernel.rule import interpreted

Redealing = Callable[[Position, Position, Position, Position, int, Sequence[int]], None]


def redealt(
    game: Game, first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]
) -> Position:
    """The first position of the world in which `other` is the present one; `actions` led from `first` to `now`.

    `other` is `now` with what `seat` cannot know redrawn: the seat has seen the same in both worlds.
    """
    deal = copy(first)
    deal.rng = other.rng
    _BY_GAME[game.name](deal, first, now, other, seat, actions)
    return deal


def _redeal_1996(
    deal: Position, first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]
) -> None:
    deal.hand[:] = first.hand + other.hand - now.hand
    deal.piles[:] = other.piles
    deal.left_over[:] = other.left_over


def _redeal_2009(
    deal: Position, first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]
) -> None:
    deal.hand[:] = first.hand + other.hand - now.hand
    deal.deck[:] = other.deck


def _redeal_towers(
    deal: Position, first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]
) -> None:
    if now.is_second == first.is_second:
        deal.pile[:] = other.pile
        deal.planned[:], deal.planned_size = other.planned, other.planned_size
        sort_markets(deal.pile, int(deal.drawn), int(deal.pile_size))
    else:
        size = int(other.pile_size)
        pile = other.pile[:size].copy()
        sort_markets(pile, 0, size)
        deal.planned[:size] = plan_of(pile.tolist())
        deal.planned_size = size


def sort_markets(pile: Cards, start: int, end: int) -> None:
    """Sort the cards that will be turned up together: their order says nothing."""
    for k in range(start, end, MARKET):
        pile[k : min(k + MARKET, end)].sort()


def _redeal_campos(
    deal: Position, first: Position, now: Position, other: Position, seat: int, actions: Sequence[int]
) -> None:
    deal.bag[:] = other.bag
    begun, dealt = int(first.dealt), int(now.dealt)
    if begun == dealt:
        for player in range(int(first.players)):
            deal.cards[player] = int(first.cards[player]) & ~int(now.cards[player]) | int(other.cards[player])
        interpreted(order_dealt)(deal)
        deal.deck[begun:] = other.deck[begun:]
        return
    size, shown = (dealt - begun) // int(first.players), played_in_assembly(actions)
    random = np.random.default_rng(int(other.rng))
    hands, new_hands = [], []
    for player in range(int(first.players)):
        hand = int(first.cards[player])
        cards = hand | sum(
            1 << int(card) for card in first.deck[begun + player * size : begun + (player + 1) * size]
        )
        if player != seat:
            cards = cards & ~int(now.cards[player]) | int(other.cards[player])
            hand = _first_hand(cards, hand & shown, hand.bit_count(), random)
        deal.cards[player] = hand
        hands += cards_in(hand)
        new_hands += cards_in(cards & ~hand)
    deal.deck[:] = [*hands, *new_hands, *other.deck[dealt:]]


def _first_hand(cards: int, shown: int, size: int, random: np.random.Generator) -> int:
    """Of all the cards that a player got, those that came first: drawn at random where play has not shown it."""
    free = random.permutation(np.array(cards_in(cards & ~shown), np.int64))
    return shown | sum(1 << int(card) for card in free[: size - shown.bit_count()])


def played_in_assembly(actions: Sequence[int]) -> int:
    """The objective cards played before the first tile was removed, as a set."""
    cards = 0
    for action in actions:
        if action >= REMOVE_AT:
            break
        if action >= PLAY_CARD:
            cards |= 1 << (action - PLAY_CARD)
    return cards


_BY_GAME: dict[str, Redealing] = {
    "campanile-1996": _redeal_1996,
    "campanile-2009": _redeal_2009,
    "campos": _redeal_campos,
    "five-towers": _redeal_towers,
}
