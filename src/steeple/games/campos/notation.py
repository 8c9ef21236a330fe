"""Campos: actions and deals as text.

Action ids reach a little beyond the area: -32 ... 31 can be written and read, but only -30 ... 30 is legal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from steeple.errors import BadSetup, IllFormed
from steeple.games.campos.material import (
    CARDS,
    CARDS_DEALT,
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    N_CARDS,
    N_TILES,
    ORIENTATIONS,
    PLAY_CARD,
    REMOVE_AT,
    SPOTS,
    TILE,
    TILES,
    cell_of,
)
from steeple.games.campos.rules import begin
from steeple.games.campos.texts import (
    NUMBER,
    card_text,
    cell_text,
    laid_fields,
    laid_text,
    read_card,
    read_cell,
    read_laid,
    read_tile,
    tile_words,
)
from steeple.kernel.arrays import Position
from steeple.kernel.game import Alike, Json

LEGEND = """\
BBR@1,-2,3  place tile BBR with its anchor on q 1, r -2, in orientation 3
RB:G        play the card "red larger than blue, score green"
x1,-2       remove the tile whose anchor is on q 1, r -2"""

# --- Actions ---


def action_text(action: int) -> str:
    """The text of an action id."""
    if action < PLAY_CARD:
        spot = action % SPOTS
        return laid_text(action // SPOTS, spot // ORIENTATIONS, spot % ORIENTATIONS)
    return card_text(action - PLAY_CARD) if action < REMOVE_AT else f"x{cell_text(action - REMOVE_AT)}"


def read_action(text: str) -> int:
    """The action id that a text stands for. Raises IllFormed."""
    if "@" in text:
        kind, anchor, orientation = read_laid(text)
        return SPOTS * kind + ORIENTATIONS * anchor + orientation
    if found := re.fullmatch(f"x{NUMBER},{NUMBER}", text):
        return REMOVE_AT + read_cell(found[1], found[2])
    if len(text) == 4 and text[2] == ":":
        return PLAY_CARD + read_card(text)
    raise IllFormed(f"{text[:40]!r} isn't an action; actions look like BBR@1,-2,3 or RB:G or x1,-2")


def describe(s: Position, action: int) -> str:
    """What an action does in this position, in words."""
    if action < PLAY_CARD:
        return f"lays a {tile_words(action // SPOTS)} tile"
    if action >= REMOVE_AT:
        tile = int(s.owner[int(s.area[action - REMOVE_AT]) - TILE])
        return f"removes a {tile_words(s.kind[tile])} tile"
    more, less, scored = (
        (COLOUR_NAMES[colour], int(s.largest[colour])) for colour in CARDS[action - PLAY_CARD]
    )
    return f"scores {scored[1]} for {scored[0]}: {more[0]} ({more[1]}) is larger than {less[0]} ({less[1]})"


def fields(s: Position, action: int) -> dict[str, Json]:
    """The fields of an action: a tile as it lies, or a card with its colours, region sizes and points."""
    if action < PLAY_CARD:
        spot = action % SPOTS
        return {
            "kind": "place",
            **laid_fields(TILES[action // SPOTS], spot // ORIENTATIONS, spot % ORIENTATIONS),
        }
    if action >= REMOVE_AT:
        tile = int(s.owner[int(s.area[action - REMOVE_AT]) - TILE])
        return {
            "kind": "remove",
            **laid_fields(TILES[s.kind[tile]], int(s.anchor[tile]), int(s.orientation[tile])),
        }
    more, less, scored = CARDS[action - PLAY_CARD]
    return {
        "kind": "play",
        "card": card_text(action - PLAY_CARD),
        "more": COLOURS[more],
        "size": int(s.largest[more]),
        "less": COLOURS[less],
        "other": int(s.largest[less]),
        "scored": COLOURS[scored],
        "points": int(s.largest[scored]),
    }


# --- Actions that are alike ---

PLACEMENT = "{tile}@{q},{r},{orientation}"
"""How a placement is written, with gaps for its fields."""


def alike(actions: Iterable[int]) -> list[Alike]:
    """Actions in groups. A group of placements: several tiles, in several places, turned in the same ways.

    Every placement is in one group, and a group has nothing else. All other actions are alone. There may be
    over a thousand placements: one by one they would fill a hundred kilobytes.
    """
    turns: dict[tuple[int, int], dict[int, list[int]]] = {}  # by anchor and triangle, then by tile
    alone = []
    for action in actions:
        if action >= PLAY_CARD:
            alone.append(Alike(action))
            continue
        kind, spot = divmod(action, SPOTS)
        anchor, orientation = divmod(spot, ORIENTATIONS)
        turns.setdefault((anchor, orientation % 2), {}).setdefault(kind, []).append(orientation)
    groups: dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]] = {}
    for (anchor, _), ways in turns.items():
        tiles: dict[tuple[int, ...], list[int]] = {}
        for kind, orientations in ways.items():
            tiles.setdefault(tuple(orientations), []).append(kind)
        for orientations_shared, kinds in tiles.items():
            groups.setdefault((tuple(kinds), orientations_shared), []).append(anchor)
    return [_group(kinds, orientations, anchors) for (kinds, orientations), anchors in groups.items()] + alone


def _group(kinds: tuple[int, ...], orientations: tuple[int, ...], anchors: list[int]) -> Alike:
    first = SPOTS * kinds[0] + ORIENTATIONS * anchors[0] + orientations[0]
    if len(kinds) == len(orientations) == len(anchors) == 1:
        return Alike(first)
    return Alike(
        first,
        PLACEMENT,
        {
            "tile": [[TILES[kind]] for kind in kinds],
            "orientation": [[orientation] for orientation in orientations],
            "q r": [list(cell_of(anchor)) for anchor in anchors],
        },
    )


# --- Deals ---


def deal_json(first: Position, last: Position) -> dict[str, Json]:
    """Everything that chance decided: hands, sorted; then cards and tiles in drawing order."""
    count, players = int(CARDS_DEALT[first.players]), int(first.players)
    cards = [card_text(card) for card in first.deck]
    return {
        "hands": [sorted(cards[count * seat : count * (seat + 1)]) for seat in range(players)],
        "cards": cards[count * players :],
        "bag": [TILES[kind] for kind in first.bag],
    }


def lay_deal(s: Position, deal: dict[str, Json]) -> None:
    """Set up a blank record from a deal. Raises BadSetup if the setup could not have dealt it."""
    keys = ("hands", "cards", "bag")
    if wrong := deal.keys() ^ set(keys):
        raise _bad_deal(
            f"a deal has {', '.join(keys)}, no more and no less", min(wrong & set(keys), default="")
        )
    s.deck[:] = _read_cards(s, deal["hands"], deal["cards"])
    s.bag[:] = _read_bag(deal["bag"])
    begin(s)


def _read_cards(s: Position, hands: Json, pile: Json) -> list[int]:
    """The 24 cards of a deal in the order they are dealt."""
    count, players = int(CARDS_DEALT[s.players]), int(s.players)
    if not isinstance(hands, list) or len(hands) != players:
        raise _bad_deal(f"a deal for {players} players has {players} hands", "hands")
    places = [
        *(_expect_texts(hand, count, f"hands[{seat}]") for seat, hand in enumerate(hands)),
        _expect_texts(pile, N_CARDS - count * players, "cards"),
    ]
    cards: list[int] = []
    for place, text in (item for part in places for item in part.items()):
        try:
            card = read_card(text)
        except IllFormed as error:
            raise _bad_deal(error.sentence, place) from error
        if card in cards:
            raise _bad_deal(f"{text} is dealt twice, and there is one of each card", place)
        cards.append(card)
    return cards


def _read_bag(bag: Json) -> list[int]:
    """The 32 tiles of a deal in the order they are drawn."""
    seen: Counter[int] = Counter()
    tiles = []
    for place, text in _expect_texts(bag, N_TILES, "bag").items():
        try:
            kind = read_tile(text)
        except IllFormed as error:
            raise _bad_deal(error.sentence, place) from error
        seen[kind] += 1
        if seen[kind] > COPIES[kind]:
            raise _bad_deal(
                f"there {'are only 2 tiles' if COPIES[kind] > 1 else 'is only 1 tile'} {text}", place
            )
        tiles.append(kind)
    return tiles


def _expect_texts(texts: Json, count: int, place: str) -> dict[str, str]:
    """The texts of a list of `count`, each by its place in the deal. Raises BadSetup."""
    if not isinstance(texts, list) or len(texts) != count:
        raise _bad_deal(f"this should be a list of {count}", place)
    for number, text in enumerate(texts):
        if not isinstance(text, str):
            raise _bad_deal("this should be a text", f"{place}[{number}]")
    return {f"{place}[{number}]": text for number, text in enumerate(texts)}


def _bad_deal(sentence: str, place: str) -> BadSetup:
    return BadSetup(sentence, place=place, code="bad-deal", rule="Setup")
