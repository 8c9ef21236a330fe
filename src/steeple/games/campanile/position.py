"""The part of a position's text and of its check that both editions share.

players: 3
turn: 1 bet R2                   seat, phase, and what was built this turn, if anything
towers: R5/3 Y2 B0 N3 E0         floors/cards; if the cards are omitted, as few as the floors need
stakes: R 0:32 1:221, B 1:2      for each tower the players in its order, with their markers
hands: RRB YN EEB
known: R - B                     the cards in each hand that everybody saw being taken
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steeple.errors import IllFormed
from steeple.games.campanile.material import (
    HAND,
    MARKERS,
    MOST_FLOORS,
    MOST_SEATS,
    N_STYLES,
    STYLE_NAMES,
    STYLES,
    build_id,
    build_of,
)
from steeple.games.campanile.notation import (
    build_text,
    cards_text,
    read_build,
    read_cards,
    read_style,
    read_value,
)
from steeple.games.campanile.towers import BUILD, hand_size, receive_markers
from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER, Option, options_of
from steeple.kernel.position import expect, read_number, read_options, write_options
from steeple.kernel.rule import interpreted

KEYS = ("players", "turn", "towers", "hands")
MAY_KEYS = ("options", "stakes", "known")


def write_shared(s: Position, phases: Mapping[int, str], options: tuple[Option, ...]) -> dict[str, str]:
    """The shared lines of a position."""
    is_built = s.phase not in (BUILD, OVER)
    built = f" {build_text(build_id(int(s.built), int(s.floors)))}" if is_built else ""
    seats = range(s.players)
    return {
        "players": str(s.players),
        "options": write_options(options_of(s, options)),
        "turn": f"{s.player} {phases[int(s.phase)]}{built}",
        "towers": " ".join(f"{STYLES[k]}{s.height[k]}/{s.cards[k]}" for k in range(N_STYLES)),
        "stakes": ", ".join(_stakes_text(s, style) for style in range(N_STYLES) if s.arrivals[style]),
        "hands": " ".join(cards_text(s.hand[seat]) for seat in seats),
        "known": " ".join(cards_text(s.known[seat]) or "-" for seat in seats) if s.known.any() else "",
    }


def order_in(places: Sequence[int]) -> list[int]:
    """The seats with markers under a tower, in its order; `places` has each seat's place in that order."""
    return (
        sorted([seat for seat, place in enumerate(places) if place], key=places.__getitem__)
        if any(places)
        else []
    )


def markers_in(counts: Sequence[int]) -> list[int]:
    """The values of markers, greatest first, given how many there are of each value."""
    return [3] * counts[3] + [2] * counts[2] + [1] * counts[1]


def _stakes_text(s: Position, style: int) -> str:
    under = s.under[style].tolist()
    stakes = (
        f" {seat}:{''.join(map(str, markers_in(under[seat])))}" for seat in order_in(s.place[style].tolist())
    )
    return STYLES[style] + "".join(stakes)


def read_shared(
    s: Position, lines: Mapping[str, str], phases: Mapping[int, str], options: tuple[Option, ...]
) -> None:
    """Lay the shared lines into a blank record. Raises IllFormed."""
    s.players = read_number(lines["players"], "the number of players")
    if not 2 <= s.players <= MOST_SEATS:
        raise IllFormed(f"Campanile is for 2 to {MOST_SEATS} players, not {s.players}")
    read_options(s, lines.get("options", ""), options)
    interpreted(receive_markers)(s)
    _read_turn(s, lines["turn"], phases)
    _read_towers(s, lines["towers"])
    for tower in lines["stakes"].split(",") if "stakes" in lines else ():
        _read_stakes(s, tower.split())
    _read_hands(s, "hand", lines["hands"])
    if "known" in lines:
        _read_hands(s, "known", lines["known"])


def _read_turn(s: Position, text: str, phases: Mapping[int, str]) -> None:
    seat, phase, built, *more = [*text.split(), "", "", ""]
    by_name = {name: number for number, name in phases.items()}
    if phase not in by_name or any(more):
        raise IllFormed(f"a turn is a seat and a phase ({', '.join(by_name)}), not {text!r}")
    s.player = read_number(seat, "a seat")
    s.phase = by_name[phase]
    if s.player >= s.players:
        raise IllFormed(f"there's no seat {s.player} with {s.players} players")
    if (s.phase in (BUILD, OVER)) != (built == ""):
        raise IllFormed(f"a turn says what was built after its phase, unless it is still to build: {text!r}")
    if built:
        s.built, s.floors = build_of(read_build(built))


def _read_towers(s: Position, text: str) -> None:
    towers = text.split()
    if [tower[:1] for tower in towers] != list(STYLES):
        raise IllFormed(f"towers are {' '.join(STYLES)} in this order, each with its floors, not {text!r}")
    for style, tower in enumerate(towers):
        floors, slash, cards = tower[1:].partition("/")
        height = read_number(floors, "a tower's height")
        s.height[style] = height
        s.cards[style] = read_number(cards, "a tower's cards") if slash else -(-height // MOST_FLOORS)


def _read_stakes(s: Position, words: list[str]) -> None:
    style = read_style(words[0] if words else "")
    if len(words) < 2 or s.arrivals[style]:
        raise IllFormed(f"stakes are a style not yet named and the stakes under it, not {' '.join(words)!r}")
    for place, stake in enumerate(words[1:], start=1):
        seat_text, _, values = stake.partition(":")
        seat = read_number(seat_text, "a seat")
        if seat >= s.players or s.place[style, seat] or not values:
            raise IllFormed(f"{stake!r} isn't a stake; write a seat not yet named, a colon and marker values")
        s.place[style, seat] = s.arrivals[style] = place
        for digit in values:
            value = read_value(digit, "a marker's value")
            if s.supply[seat, value] == 0:
                raise IllFormed(f"seat {seat} has only {MARKERS[value]} markers of value {value}")
            s.under[style, seat, value] += 1
            s.supply[seat, value] -= 1


def _read_hands(s: Position, field: str, text: str) -> None:
    hands = text.split()
    if len(hands) != s.players:
        raise IllFormed(f"{s.players} players have {s.players} hands, not {text!r}")
    for seat, cards in enumerate(hands):
        if len(cards) > HAND:
            raise IllFormed(f"a hand has at most {HAND} cards, not {cards!r}")
        for card in read_cards("" if cards == "-" else cards):
            s[field][seat, card] += 1


def unplaced(s: Position, per_style: int, placed: list[int]) -> list[int]:
    """The cards that are in no hand, in no tower and not among `placed`.

    Raises IllFormed if a style has too many.
    """
    rest: list[int] = []
    for style in range(N_STYLES):
        count = per_style - int(s.cards[style]) - int(s.hand[:, style].sum()) - placed.count(style)
        if count < 0:
            raise IllFormed(
                f"there are {per_style} {STYLE_NAMES[style]} cards in play, "
                f"and this position has {-count} more"
            )
        rest += [style] * count
    return rest


def check_shared(s: Position, per_style: int, others: list[int]) -> None:
    """Raise BadSetup unless every card and marker is somewhere, once.

    `others` are the cards outside hands and towers.
    """
    expect(s.player < s.players, f"nobody sits at seat {s.player}, whose turn it is")
    for style in range(N_STYLES):
        count = int(s.cards[style]) + int(s.hand[:, style].sum()) + others.count(style)
        expect(count == per_style, f"{count} {STYLE_NAMES[style]} cards instead of {per_style}")
        expect(
            s.cards[style] <= s.height[style] <= MOST_FLOORS * s.cards[style],
            f"{STYLE_NAMES[style]}: floors do not fit the cards",
        )
        _check_order(s, style)
    for seat in range(s.players):
        size = int(s.hand[seat].sum())
        expect(size == interpreted(hand_size)(s, seat), f"seat {seat} should not hold {size} cards")
        expect(
            bool((s.known[seat] <= s.hand[seat]).all()),
            f"seat {seat} is known to hold cards that it does not",
        )
        for value in (1, 2, 3):
            count = int(s.supply[seat, value]) + int(s.under[:, seat, value].sum())
            expect(
                count == MARKERS[value] and s.supply[seat, value] >= 0,
                f"seat {seat} has {count} markers of value {value}",
            )
    expect(s.phase in (BUILD, OVER) or s.height[s.built] >= s.floors, "the turn's build is not in its tower")
    expect(
        not s.hand[s.players :].any() and not s.supply[s.players :].any(),
        "a seat where nobody sits holds something",
    )
    expect(
        bool((s.hand >= 0).all() and (s.under >= 0).all() and (s.known >= 0).all()),
        "a hand or a stake has a negative count",
    )


def _check_order(s: Position, style: int) -> None:
    there = [seat for seat in range(s.players) if s.under[style, seat].any()]
    expect(
        sorted(there) == sorted(order_in(s.place[style].tolist())),
        f"{STYLE_NAMES[style]}: order and markers differ",
    )
    places = sorted(int(s.place[style, seat]) for seat in there)
    expect(places == list(range(1, int(s.arrivals[style]) + 1)), f"{STYLE_NAMES[style]}: the order has gaps")
