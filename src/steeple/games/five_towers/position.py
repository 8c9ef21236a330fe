"""Five Towers: positions as text, and the check that every card is somewhere, once.

players: 3
turn: 1 tear                  seat and phase
first: 0                      the first architect; default: the highest bidder, or else the player to act
bid: 1:4                      the highest bidder, and the bid
market: C12 - S0 T5 D3        in the order they were turned up, - where one was taken
0: C 15 8 12 | S 9 3          the towers of each seat that has any, from the ground up
torn: 0 2 1                   how many cards each player has torn down; which ones makes no difference
pile: C3 S4 ...               top card first, - for none
discard: T1 T7 ...            in any order, - for none
second: yes                   it is the second pile
reshuffle: D1 M5' M3 M5       the order of the second pile if planned; ' marks a second copy before the first
rng: 0123456789abcdef         the generator, which shuffles the second pile if there is no plan

`...` stands for the cards that are nowhere else, ascending, less as many of the last ones as were torn down.
If the pile is omitted, it is `...` (none when the game is over), and so is the discard; if both are omitted,
the first pile gets whole markets.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from steeple.errors import BadSetup, IllFormed
from steeple.games.five_towers.material import (
    ALL_CARDS,
    DECK_SIZE,
    MARKET,
    MOST_SEATS,
    N_STYLES,
    NO_CARD,
    STYLE_NAMES,
    STYLES,
    TAKEN,
    TALLEST,
    VALUES,
)
from steeple.games.five_towers.placing import goes_on, most_biddable, most_buildable
from steeple.games.five_towers.state import (
    BID,
    BUILD,
    END_NO_DISCARD,
    END_SECOND_PILE,
    NO_BID,
    PHASES,
    STATE,
    TEAR,
)
from steeple.games.five_towers.texts import (
    card_set,
    card_text,
    card_texts,
    plan_text,
    read_card,
    read_plan,
    read_style,
    read_value,
    set_cards,
)
from steeple.kernel.arrays import Position
from steeple.kernel.game import OVER, empty
from steeple.kernel.position import expect, read_lines, read_number, write_lines
from steeple.kernel.rule import interpreted
from steeple.kernel.seed import read_seed, seed_text

SEATS = [str(seat) for seat in range(MOST_SEATS)]
MAY_KEYS = [*SEATS, "first", "bid", "market", "torn", "pile", "discard", "second", "reshuffle", "rng"]

# --- Writing ---


def position_text(s: Position) -> str:
    """A position as text that `read_position` reads back."""
    shuffles = not s.is_second and s.phase != OVER
    return write_lines(
        {
            "players": str(s.players),
            "turn": f"{s.player} {PHASES[int(s.phase)]}",
            "first": str(s.first),
            "bid": "" if s.bid == NO_BID else f"{s.bidder}:{s.bid}",
            "market": " ".join(
                "-" if card == TAKEN else card_text(card) for card in s.market[: s.market_size]
            ),
            **{str(seat): towers_text(s, seat) for seat in range(s.players)},
            "torn": " ".join(str(count) for count in s.torn[: s.players]) if s.torn.any() else "",
            "pile": " ".join(card_texts(s.pile[s.drawn : s.pile_size])) or "-",
            "discard": " ".join(card_texts(set_cards(s.discard))) or "-",
            "second": "yes" if s.is_second else "",
            "reshuffle": plan_text(s.planned[: s.planned_size]),
            "rng": seed_text(s.rng) if shuffles else "",
        }
    )


def towers_text(s: Position, seat: int) -> str:
    """A player's towers, `C 15 8 12 | S 9 3`."""
    return " | ".join(
        " ".join(
            [STYLES[style], *(str(value) for value in s.tower[seat, style, 1 : 1 + s.height[seat, style]])]
        )
        for style in range(N_STYLES)
        if s.height[seat, style]
    )


# --- Reading ---


def read_position(text: str) -> Position:
    """The position that a text describes. Raises IllFormed, or BadSetup if a card is missing or doubled."""
    lines = read_lines(text, ["players", "turn"], MAY_KEYS)
    s = empty(STATE)
    s.players = read_number(lines["players"], "the number of players")
    if not 2 <= s.players <= MOST_SEATS:
        raise IllFormed(f"Five Towers is for 2 to {MOST_SEATS} players, not {s.players}")
    _read_turn(s, lines["turn"])
    _read_market(s, lines.get("market", ""))
    _read_bid(s, lines.get("bid", ""), lines.get("first", ""))
    for seat in range(MOST_SEATS):
        _read_towers(s, seat, lines.get(str(seat), ""))
    _read_torn(s, lines.get("torn", ""))
    if lines.get("second", "yes") != "yes":
        raise IllFormed(f"second is yes, or left out, not {lines['second']!r}")
    s.is_second = "second" in lines
    if s.phase == OVER:
        s.end = END_SECOND_PILE if s.is_second else END_NO_DISCARD
    _read_cards(s, lines.get("pile", "-" if s.phase == OVER else "..."), lines.get("discard", "..."))
    _read_reshuffle(s, lines.get("reshuffle", ""))
    s.rng = _read_rng(lines.get("rng", "0" * 16))
    check(s)
    return s


def _read_rng(text: str) -> int:
    try:
        return int(read_seed(text))
    except BadSetup as error:
        raise IllFormed(f"the generator is like a seed: {error.sentence}") from error


def _read_seat(s: Position, text: str) -> int:
    seat = read_number(text, "a seat")
    if seat >= s.players:
        raise IllFormed(f"there's no seat {seat} with {s.players} players")
    return seat


def _read_turn(s: Position, text: str) -> None:
    by_name = {name: number for number, name in PHASES.items()}
    words = text.split()
    if len(words) != 2 or words[1] not in by_name:
        raise IllFormed(f"a turn is a seat and a phase ({', '.join(by_name)}), not {text!r}")
    s.player, s.phase = _read_seat(s, words[0]), by_name[words[1]]


def _read_market(s: Position, text: str) -> None:
    words = text.split()
    if len(words) > MARKET or (not words) != (s.phase == OVER):
        raise IllFormed(f"a market has 1 to {MARKET} cards, and none when the game is over, not {text!r}")
    s.market_size = len(words)
    s.market[:] = [
        *(TAKEN if word == "-" else read_card(word) for word in words),
        *[TAKEN] * (MARKET - len(words)),
    ]
    s.offer = card_set(card for card in s.market if card != TAKEN)


def _read_bid(s: Position, text: str, first: str) -> None:
    """Read the highest bid and the first architect; who has spoken and what is left to build follow."""
    who, colon, how_much = text.partition(":")
    if bool(text) != bool(colon) or (not text and s.phase in (TEAR, BUILD)):
        raise IllFormed(f"a bid is a seat, a colon and a number, and nobody builds without one, not {text!r}")
    s.bid = read_number(how_much.strip(), "a bid") if text else NO_BID
    s.bidder = _read_seat(s, who.strip()) if text else 0
    s.first = _read_seat(s, first) if first else s.bidder if text else s.player
    if s.phase == BID:
        s.spoken = _places_after_first(s, int(s.player))
    elif s.phase != OVER:
        s.spoken = _places_after_first(s, int(s.bidder)) + 1 if s.bid == s.market_size else s.players
        s.left = s.bid - s.market[: s.market_size].tolist().count(TAKEN)


def _places_after_first(s: Position, seat: int) -> int:
    return (seat - int(s.first)) % int(s.players)


def _read_towers(s: Position, seat: int, text: str) -> None:
    if seat < s.players:
        s.tower[seat, :, 0] = NO_CARD
    elif text:
        raise IllFormed(f"there's no seat {seat} with {s.players} players")
    for words in (tower.split() for tower in text.split("|") if text):
        style = read_style(words[0] if words else "")
        values = [read_value(word) for word in words[1:]]
        if s.height[seat, style] or not 1 <= len(values) <= TALLEST:
            raise IllFormed(
                f"seat {seat} has one {STYLE_NAMES[style]} tower of 1 to {TALLEST} cards, or none"
            )
        s.height[seat, style] = len(values)
        s.tower[seat, style, 1 : 1 + len(values)] = values


def _read_torn(s: Position, text: str) -> None:
    counts = [read_number(word, "how many cards were torn down") for word in text.split()]
    if text and len(counts) != s.players:
        raise IllFormed(f"torn has a number for each of {s.players} players, not {text!r}")
    s.torn[: len(counts)] = counts


def _read_cards(s: Position, pile_text: str, discard_text: str) -> None:
    """Read pile and discard, with the cards that are nowhere else for `...`."""
    pile, is_pile_open = _read_open(pile_text)
    discard, is_discard_open = _read_open(discard_text)
    rest = sorted(_others(s, [*pile, *discard, *cards_in_sight(s)]))
    for card in [card for card in reversed(rest) if card % VALUES][: int(s.torn.sum())]:
        rest.remove(card)
    if is_pile_open:
        over = (len(pile) + len(rest)) % MARKET if is_discard_open and not s.is_second else 0
        pile, rest = pile + rest[: len(rest) - over], rest[len(rest) - over :]
    if is_discard_open:
        discard += rest
    s.pile_size = len(pile) if s.is_second else DECK_SIZE[s.players]
    s.drawn = int(s.pile_size) - len(pile)
    s.pile[s.drawn : s.pile_size] = pile
    s.rest, s.discard, s.discard_size = card_set(pile), card_set(discard), len(discard)


def _read_reshuffle(s: Position, text: str) -> None:
    planned = read_plan(text)
    _others(s, [int(ALL_CARDS[place]) for place in planned])
    s.planned[: len(planned)] = planned
    s.planned_size = len(planned)


def _others(s: Position, cards: list[int]) -> list[int]:
    """The cards in play that are not among these."""
    found, in_play = Counter(cards), cards_in_play(s)
    if too_many := found - in_play:
        raise IllFormed(f"{card_text(min(too_many))} is in this position more often than in play")
    return list((in_play - found).elements())


def _read_open(text: str) -> tuple[list[int], bool]:
    given, dots, after = text.partition("...")
    if after:
        raise IllFormed(f"... stands at the end, for the cards that are nowhere else, not {text!r}")
    return [] if given.strip() == "-" else [read_card(word) for word in given.split()], bool(dots)


def cards_in_sight(s: Position) -> list[int]:
    """The cards of the market and of all towers."""
    market = [int(card) for card in s.market[: s.market_size] if card != TAKEN]
    return market + [
        VALUES * style + int(value)
        for seat in range(s.players)
        for style in range(N_STYLES)
        for value in s.tower[seat, style, 1 : 1 + s.height[seat, style]]
    ]


def cards_in_play(s: Position) -> Counter[int]:
    """All cards for this number of players."""
    return Counter(ALL_CARDS[: DECK_SIZE[s.players]].tolist())


# --- Checking ---


def check(s: Position) -> None:
    """Raise BadSetup unless every card is somewhere, once, where it can be, and derived fields agree."""
    _check_cards(s)
    _check_pile(s)
    _check_towers(s)
    if s.phase == OVER:
        _check_end(s)
    else:
        _check_round(s)


def _check_cards(s: Position) -> None:
    pile, discard = [int(card) for card in s.pile[s.drawn : s.pile_size]], set_cards(s.discard)
    found = Counter([*pile, *discard, *cards_in_sight(s)])
    for card in found - cards_in_play(s):
        expect(False, f"{card_text(card)} is here more often than there is")
    torn = cards_in_play(s) - found
    expect(
        torn.total() == int(s.torn.sum()),
        f"{torn.total()} cards are nowhere, and {s.torn.sum()} were torn down",
    )
    expect(all(card % VALUES for card in torn), "a 0 is nowhere, and it can't have been torn down")
    expect(bool((s.torn >= 0).all()) and not s.torn[s.players :].any(), "cards torn down by nobody")
    expect(int(s.discard_size) == len(discard), f"the discard has {len(discard)} cards, not {s.discard_size}")
    expect(bool((card_set(pile) == s.rest).all()), "the undrawn cards are not those of the pile")
    market = [int(card) for card in s.market if card != TAKEN]
    expect(bool((card_set(market) == s.offer).all()), "the offer is not the market")
    expect(
        bool((s.market[s.market_size :] == TAKEN).all()), "the market holds more cards than were turned up"
    )


def _check_pile(s: Position) -> None:
    left, size = int(s.pile_size) - int(s.drawn), int(DECK_SIZE[s.players])
    expect(0 <= left <= size, "the pile has more cards than there are")
    if not s.is_second:
        expect(s.pile_size == size and left % MARKET == 0, "the first pile goes by whole markets")
    expect(s.planned_size <= size, "more cards are to be reshuffled than there are")


def _check_towers(s: Position) -> None:
    for seat in range(MOST_SEATS):
        for style in range(N_STYLES):
            ground, *values = s.tower[seat, style].tolist()
            height = int(s.height[seat, style])
            expect(
                ground == (NO_CARD if seat < s.players else 0),
                f"seat {seat} has no ground to build on, or too much",
            )
            expect(
                not any(values[height:]), f"seat {seat}: something hovers over the {STYLE_NAMES[style]} tower"
            )
            expect(seat < s.players or not height, f"nobody sits at seat {seat}, where a tower stands")
            for below, value in pairwise(values[:height]):
                fits = bool(interpreted(goes_on)(value, below))
                expect(fits, f"seat {seat}: {STYLE_NAMES[style]} {value} does not go on {below}")


def _check_round(s: Position) -> None:
    size, left = int(s.market_size), int(s.pile_size) - int(s.drawn)
    is_last = bool(s.is_second) and left == 0
    expect(
        size == MARKET or (is_last and 0 < size < MARKET),
        f"{MARKET} cards are turned up, fewer only at the last",
    )
    expect(s.end == 0 and s.player < s.players and s.first < s.players, "nobody sits there")
    taken = s.market[:size].tolist().count(TAKEN)
    after_first = _places_after_first(s, int(s.bidder))
    if s.bid == NO_BID:
        expect(s.phase == BID and s.bidder == 0, "nobody builds without a bid")
    else:
        expect(0 <= s.bid <= size and after_first < s.spoken, f"seat {s.bidder} can't have bid {s.bid}")
    if s.phase == BID:
        expect(s.bid < size, "a bid for the whole market ends the bidding")
        expect(s.spoken == _places_after_first(s, int(s.player)), f"{s.spoken} can't have spoken")
        expect(taken == 0 and s.left == 0, "cards are taken after the bidding")
        expect(
            s.bid == NO_BID or s.bid <= interpreted(most_biddable)(s, s.bidder),
            f"seat {s.bidder} could not build {s.bid}",
        )
        return
    expect(s.player == s.bidder, "who has bid most builds")
    expect(s.spoken == (after_first + 1 if s.bid == size else s.players), f"{s.spoken} can't have spoken")
    expect(
        s.left == s.bid - taken and s.left >= (s.phase == BUILD), "cards taken, cards left and the bid differ"
    )
    expect(s.phase == BUILD or taken == 0, "nothing is built before tearing down")
    most = interpreted(most_biddable if s.phase == TEAR else most_buildable)(s, s.player)
    expect(most >= s.left, f"seat {s.player} could build only {most} of {s.left}")


def _check_end(s: Position) -> None:
    expect(s.end == (END_SECOND_PILE if s.is_second else END_NO_DISCARD), "the game does not end like this")
    expect(s.drawn == s.pile_size, "the game ends when the pile has run out")
    expect(bool(s.is_second) or s.discard_size == 0, "a first discard is reshuffled")
    nothing = (s.market_size, s.spoken, s.left, s.bidder, s.bid) == (0, 0, 0, 0, NO_BID)
    expect(nothing, "something is left of the last round")
