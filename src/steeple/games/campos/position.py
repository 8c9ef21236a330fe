"""Campos: positions as text, and the check that every tile and card is somewhere, once.

players: 2
options: slide=straight         default: path
turn: 0 place                   seat and phase: place, place-or-play, remove, remove-or-play, over
area: BBR@0,0,0 BGR@1,-2,3      tiles in the order of placing; one with a - was removed, and may be omitted
tiles: BBR,GRY -,BGR            tiles in front of each player, - for none; may be omitted when all are gone
cards: RB:G,GB:R YR:B           objective cards of each player, - for none
played: GY:B ...                cards played; ... stands for those that are nowhere else; default: ...
points: 5 0                     default: 0
deck: BR:Y GR:B ...             the draw pile, top card first; ... as above, in the order of the colours
bag: BBG GRR ...                tiles in drawing order; ... as above, by name; default: ... in the assembly,
                                and none in the dismantling, when the rest has left the game

Regions, spots and everything else follow: the tiles are laid and lifted again by the rules.
"""

from __future__ import annotations

from collections import Counter

from steeple.errors import BadSetup, IllFormed
from steeple.games.campos.area import lay_tile, lift_tile, note_lifting
from steeple.games.campos.check_area import check_area
from steeple.games.campos.material import (
    CARDS_DEALT,
    CELLS_OF_COLOUR,
    COPIES,
    EMPTY_AREA,
    FREE,
    MOST_SEATS,
    N_CARDS,
    N_KINDS,
    N_TILES,
    NEAR,
    PLACES,
    SHAPE_PLACES,
    TILES,
)
from steeple.games.campos.rules import is_assembly
from steeple.games.campos.state import (
    END_CLEARED,
    NO_TILE,
    OPTIONS,
    PHASE_IDS,
    PHASES,
    PLACE_OR_PLAY,
    SLIDE,
    STATE,
)
from steeple.games.campos.texts import card_text, card_texts, read_card, read_laid, read_tile, tile_text
from steeple.games.campos.view import order_dealt
from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER, empty, options_of
from steeple.kernel.position import expect, read_lines, read_number, read_options, write_lines, write_options
from steeple.kernel.rule import interpreted

KEYS = ("players", "turn", "cards")
MAY_KEYS = ("options", "area", "tiles", "played", "points", "deck", "bag")
REST = "..."

# --- Writing ---


def position_text(s: Position) -> str:
    """A position as text that `read_position` reads back."""
    seats, standing = range(s.players), int(s.standing)
    removed = ("" if standing >> tile & 1 else "-" for tile in range(s.tiles))
    return write_lines(
        {
            "players": str(s.players),
            "options": write_options(options_of(s, OPTIONS)),
            "turn": f"{s.player} {PHASES[int(s.phase)]}",
            "area": " ".join(mark + tile_text(s, tile) for tile, mark in enumerate(removed)),
            "tiles": " ".join(_held_text(s, seat) for seat in seats)
            if (s.hand[: s.players] != NO_TILE).any()
            else "",
            "cards": " ".join(",".join(card_texts(s.cards[seat])) or "-" for seat in seats),
            "played": " ".join(card_texts(s.played)),
            "points": " ".join(str(s.points[seat]) for seat in seats) if s.points.any() else "",
            "deck": " ".join(card_text(card) for card in s.deck[s.dealt :]),
            "bag": " ".join(TILES[kind] for kind in s.bag[s.drawn :]),
        }
    )


def _held_text(s: Position, seat: int) -> str:
    """The tiles in front of a player, by slot, since that decides where the next one goes."""
    first, second = ("-" if kind == NO_TILE else TILES[kind] for kind in s.hand[seat])
    return first if second == "-" else f"{first},{second}"


# --- Reading ---


def read_position(text: str) -> Position:
    """The position that a text describes.

    Raises IllFormed, or BadSetup if something is missing or doubled.
    """
    lines = read_lines(text, KEYS, MAY_KEYS)
    s = empty(STATE)
    s.players = read_number(lines["players"], "the number of players")
    if not 2 <= s.players <= MOST_SEATS:
        raise IllFormed(f"Campos is for 2 to {MOST_SEATS} players, not {s.players}")
    read_options(s, lines.get("options", ""), OPTIONS)
    _read_turn(s, lines["turn"])
    _read_points(s, lines.get("points", ""))
    _read_held(s, lines.get("tiles", ""))
    _read_area(s, lines.get("area", "").split())
    _read_bag(s, lines.get("bag", REST if interpreted(is_assembly)(s) else "").split())
    _read_cards(s, lines)
    check(s)
    return s


def _read_turn(s: Position, text: str) -> None:
    seat, phase = [*text.split(), "", ""][:2]
    if phase not in PHASE_IDS or len(text.split()) != 2:
        raise IllFormed(f"a turn is a seat and a phase ({', '.join(PHASE_IDS)}), not {text!r}")
    s.player, s.phase = read_number(seat, "a seat"), PHASE_IDS[phase]
    s.end = END_CLEARED if s.phase == OVER else 0
    if s.player >= s.players:
        raise IllFormed(f"there's no seat {s.player} with {s.players} players")


def _read_points(s: Position, text: str) -> None:
    points = text.split()
    if points and len(points) != s.players:
        raise IllFormed(f"{s.players} players have {s.players} numbers of points, not {text!r}")
    for seat, number in enumerate(points):
        if not (number.isascii() and number.isdigit() and len(number) <= 3):
            raise IllFormed(f"points are a number, not {number!r}")
        s.points[seat] = int(number)


def _read_held(s: Position, text: str) -> None:
    s.hand[: s.players] = NO_TILE
    hands = text.split()
    if hands and len(hands) != s.players:
        raise IllFormed(f"{s.players} players have {s.players} hands of tiles, not {text!r}")
    for seat, hand in enumerate(hands):
        names = hand.split(",")
        if len(names) > 2:
            raise IllFormed(f"a player has two tiles at most, not {hand!r}")
        for slot, name in enumerate(names):
            s.hand[seat, slot] = NO_TILE if name == "-" else read_tile(name)


def _read_area(s: Position, words: list[str]) -> None:
    """Lay the tiles in their order; then, in the dismantling, lift those that were removed."""
    if len(words) > N_TILES:
        raise IllFormed(f"there are {N_TILES} tiles, not {len(words)}")
    s.area[:] = EMPTY_AREA
    for word in words:
        _lay(s, *read_laid(word.removeprefix("-")), word)
    removed = {tile for tile, word in enumerate(words) if word.startswith("-")}
    if interpreted(is_assembly)(s):
        if removed:
            raise IllFormed("no tile is removed as long as tiles are placed")
        return
    note_lifting(s)
    while removed:
        # If what is left is one block, a tile that isn't a joint can always go next.
        ends = [tile for tile in removed if not int(s.joints) >> tile & 1]
        if not ends:
            raise BadSetup("the area falls apart without the tiles that were removed", code="bad-position")
        lift_tile(s, int(s.anchor[ends[0]]))
        removed.remove(ends[0])


def _lay(s: Position, kind: int, anchor: int, orientation: int, word: str) -> None:
    places = [anchor + int(step) for step in SHAPE_PLACES[orientation % 2]]
    if any(place >= PLACES or s.area[place] not in (FREE, NEAR) for place in places):
        raise IllFormed(f"{word} does not lie on free cells of the area")
    if (s.kind[: s.tiles] == kind).sum() == COPIES[kind]:
        raise IllFormed(f"there are only {COPIES[kind]} tiles {TILES[kind]}, and this area has more")
    lay_tile(s, kind, anchor, orientation)


def _read_bag(s: Position, words: list[str]) -> None:
    """Read the bag; all other tiles (in the area, held, or out of the game) count as drawn before."""
    given, has_rest = _split_rest(words)
    bag = [read_tile(word) for word in given]
    others = Counter(dict(enumerate(COPIES)))
    others.subtract(
        [*bag, *(int(kind) for kind in s.kind[: s.tiles]), *(int(kind) for kind in s.hand[: s.players].flat)]
    )
    del others[NO_TILE]
    for kind in range(N_KINDS):
        if others[kind] < 0:
            raise IllFormed(
                f"there are only {COPIES[kind]} tiles {TILES[kind]}, "
                f"and this position has {-others[kind]} more"
            )
    if has_rest:
        bag += others.elements()
    s.drawn = N_TILES - len(bag)
    before = Counter(dict(enumerate(COPIES)))
    before.subtract(bag)
    s.bag[:] = [*before.elements(), *bag]


def _read_cards(s: Position, lines: dict[str, str]) -> None:
    hands = lines["cards"].split()
    if len(hands) != s.players:
        raise IllFormed(f"{s.players} players have {s.players} hands of cards, not {lines['cards']!r}")
    seen: list[int] = []
    for seat, hand in enumerate(hands):
        for card in _new_cards([] if hand == "-" else hand.split(","), seen):
            s.cards[seat] |= 1 << card
    played, has_rest_played = _split_rest(lines.get("played", REST).split())
    deck, has_rest_below = _split_rest(lines.get("deck", REST).split())
    for card in _new_cards(played, seen):
        s.played |= 1 << card
    pile = _new_cards(deck, seen)
    s.dealt = int(CARDS_DEALT[s.players]) * int(s.players) * (1 if interpreted(is_assembly)(s) else 2)
    rest = [card for card in range(N_CARDS) if card not in seen]
    if has_rest_below:
        count = max(0, N_CARDS - int(s.dealt) - len(pile))
        pile, rest = pile + rest[:count], rest[count:]
    if has_rest_played:
        s.played |= sum(1 << card for card in rest)
        rest = []
    if rest or len(pile) != N_CARDS - s.dealt:
        raise IllFormed(
            f"{s.dealt} cards are dealt by now, played or in hands, "
            f"and {N_CARDS - s.dealt} are in the draw pile"
        )
    s.deck[s.dealt :] = pile
    interpreted(order_dealt)(s)


def _split_rest(words: list[str]) -> tuple[list[str], bool]:
    """The words without a final ..., and whether there was one."""
    given = [word for word in words if word != REST]
    if words not in (given, [*given, REST]):
        raise IllFormed(f"{REST} stands for the rest, at the end")
    return given, len(words) > len(given)


def _new_cards(words: list[str], seen: list[int]) -> list[int]:
    """The cards that these words stand for. Raises IllFormed if one is already in this position."""
    cards = [read_card(word) for word in words]
    for card in cards:
        if card in seen:
            raise IllFormed(f"there is one {card_text(card)}, and this position has it twice")
        seen.append(card)
    return cards


# --- Checking ---


def check(s: Position) -> None:
    """Raise BadSetup unless every tile and card is somewhere, once, and all derived fields are right."""
    expect(2 <= s.players <= MOST_SEATS and int(s.phase) in PHASES, "the players or phase are impossible")
    expect(0 <= s.slide < len(SLIDE.values), "there's no such way to slide out")
    expect(
        s.player < s.players and (s.phase == OVER) == (s.end != 0),
        "the player to act or the end reason is impossible",
    )
    _check_tiles(s)
    _check_cards(s)
    check_area(s)


def _check_tiles(s: Position) -> None:
    material = Counter(dict(enumerate(COPIES)))
    expect(Counter(map(int, s.bag)) == material, "bag and tiles drawn from it are not the 32 tiles")
    drawn, out = Counter(map(int, s.bag[: s.drawn])), Counter(map(int, s.kind[: s.tiles]))
    for seat in range(s.players):
        held = [int(kind) for kind in s.hand[seat] if kind != NO_TILE]
        out.update(held)
        wanted = (2 - (seat == s.player and s.phase == PLACE_OR_PLAY)) if interpreted(is_assembly)(s) else 0
        expect(len(held) == wanted, f"seat {seat} should have {wanted} tiles, not {len(held)}")
    expect(out <= drawn, "there are tiles that were not drawn from the bag")
    expect(out == drawn or not interpreted(is_assembly)(s), "a tile was drawn and is nowhere")
    expect(0 <= int(s.standing) < 1 << int(s.tiles), "tiles stand that were not placed")
    expect(
        int(s.standing) == (1 << int(s.tiles)) - 1 or not interpreted(is_assembly)(s),
        "a tile was removed while tiles were placed",
    )
    expect(
        (s.standing == 0) == (s.phase == OVER), "the game is over exactly when no tile is left in the area"
    )


def _check_cards(s: Position) -> None:
    expect(sorted(s.deck) == list(range(N_CARDS)), "the cards dealt and the draw pile are not the 24 cards")
    count = int(CARDS_DEALT[s.players])
    expect(
        s.dealt == count * s.players * (1 if interpreted(is_assembly)(s) else 2),
        f"{s.dealt} cards can't have been dealt by now",
    )
    places = [int(s.played), *(int(cards) for cards in s.cards[: s.players])]
    pile = sum(1 << int(card) for card in s.deck[s.dealt :])
    expect(sum(places) + pile == (1 << N_CARDS) - 1, "a card is nowhere, or twice")
    expect(
        sum(bits.bit_count() for bits in places) == s.dealt, "a card is in two hands, or played and in a hand"
    )
    for seat in range(s.players):
        held = int(s.cards[seat]).bit_count()
        least, most = (1, count) if interpreted(is_assembly)(s) else (0, 2 * count)
        expect(least <= held <= most, f"seat {seat} can't hold {held} cards")
    expect(bool((s.points >= 0).all()), "somebody has less than no points")
    most = CELLS_OF_COLOUR * int(s.played).bit_count()
    expect(int(s.points.sum()) <= most, f"the cards played can't have scored more than {most}")
    expect(
        not s.cards[s.players :].any() and not s.points[s.players :].any(),
        "a seat where nobody sits has something",
    )
