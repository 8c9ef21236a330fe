"""Other deals that could have led to the same game: what a viewer can't know is redrawn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from steeple.games.campanile.material import STYLES
from steeple.games.campos.material import CARDS_DEALT, TILES
from steeple.games.campos.state import PLACE_OR_PLAY
from steeple.games.campos.texts import card_text, card_texts
from steeple.games.five_towers.texts import card_texts as tower_cards
from steeple.kernel.arrays import Position
from steeple.kernel.match import Match
from support.games.random_games import redrawn

Deal = dict[str, Any]


def redealt(match: Match, ply: int, viewer: int, number: int) -> Deal:
    """A deal with which the first `ply` actions of a match look the same to a viewer."""
    s = redrawn(match.game, match.position(ply), viewer, number)
    return {
        "campanile-1996": _campanile_1996,
        "campanile-2009": _campanile_2009,
        "campos": _campos,
        "five-towers": _five_towers,
    }[match.game.name](match, ply, viewer, s)


def _letters(cards: Any) -> str:
    return "".join((STYLES + "IF")[card] for card in cards)


def _first_hands(match: Match, ply: int, s: Position) -> list[str]:
    """The hands at the start: what is in them in the end, and what was played, less what was taken."""
    hands = [
        Counter({STYLES[style]: int(count) for style, count in enumerate(s.hand[seat])})
        for seat in range(s.players)
    ]
    for before in range(ply):
        fields = match.game.fields(match.position(before), match.actions[before])
        hand = hands[int(match.position(before).player)]
        if fields["kind"] == "build":
            hand[fields["style"]] += 1
        elif fields["kind"] == "take":
            hand[fields["style"]] -= 1
        elif "draws" in fields:
            hand[fields["draws"]] -= 1
    return ["".join(style * hand[style] for style in STYLES) for hand in hands]


def _campanile_1996(match: Match, ply: int, viewer: int, s: Position) -> Deal:
    return {
        "hands": _first_hands(match, ply, s),
        "piles": [_letters(pile[: s.pile_size]) for pile in s.piles],
        "left_over": _letters(s.left_over[: s.left_over_size]),
    }


def _campanile_2009(match: Match, ply: int, viewer: int, s: Position) -> Deal:
    return {"hands": _first_hands(match, ply, s), "deck": _letters(s.deck[: s.deck_size])}


def _campos(match: Match, ply: int, viewer: int, s: Position) -> Deal:
    """Cards played while tiles were placed were dealt first; of the others, viewers only know their own."""
    count, players = int(CARDS_DEALT[s.players]), int(s.players)
    first: list[list[str]] = [[] for _ in range(players)]
    later: list[list[str]] = [card_texts(s.cards[seat]) for seat in range(players)]
    for before in range(ply):
        position, text = match.position(before), match.game.action_text(match.actions[before])
        if ":" in text:
            (first if position.phase == PLACE_OR_PLAY else later)[int(position.player)].append(text)
    if viewer >= 0:
        own = card_texts(match.position(0).cards[viewer])
        first[viewer], later[viewer] = own, [card for card in later[viewer] if card not in own]
    for seat in range(players):
        missing = count - len(first[seat])
        first[seat], later[seat] = first[seat] + later[seat][:missing], later[seat][missing:]
    rest = [card_text(int(card)) for card in s.deck[s.dealt :]]
    return {
        "hands": [sorted(hand) for hand in first],
        "cards": [card for hand in later for card in hand] + rest,
        "bag": [TILES[kind] for kind in s.bag],
    }


def _five_towers(match: Match, ply: int, viewer: int, s: Position) -> Deal:
    pile = tower_cards(s.pile[: s.pile_size])
    if not s.is_second:
        return {"deck": pile}
    return {"deck": match.game.deal_json(match.position(0), match.position(0))["deck"], "reshuffle": pile}
