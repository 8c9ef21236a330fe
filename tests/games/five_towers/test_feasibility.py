"""Five Towers: what can be bid, torn down and built, against brute force over all orders of the cards.

The brute force knows nothing of sets or runs: it takes cards in every order and builds by the rules page.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations, permutations

import pytest

from steeple.games.five_towers.material import NO_CARD
from steeple.games.five_towers.placing import goes_on, most_on
from steeple.games.five_towers.texts import card_set
from steeple.kernel.match import Match
from steeple.kernel.rule import interpreted
from support.games.positions import match_at

GAME = "five-towers"
STYLES = "CSTMD"
DOUBLED = (0, 2, 5, 7, 10, 12)

Card = tuple[str, int]
Towers = dict[str, list[int]]


# --- The rules page, read naively ---


def may_lie_on(value: int, tower: list[int]) -> bool:
    """Any card starts a tower. Lower values follow, any value on an 8, a 9 on all but a 0, nothing on a 0."""
    if not tower:
        return True
    if tower[-1] == 0:
        return False
    return value < tower[-1] or tower[-1] == 8 or value == 9


def placed(towers: Towers, cards: tuple[Card, ...]) -> bool:
    """Whether these cards can be put down in this very order."""
    own = {style: list(values) for style, values in towers.items()}
    for style, value in cards:
        if not may_lie_on(value, own.setdefault(style, [])):
            return False
        own[style].append(value)
    return True


def can_build(towers: Towers, market: list[Card], count: int) -> bool:
    return any(placed(towers, order) for some in combinations(market, count) for order in permutations(some))


def torn_down(towers: Towers) -> dict[str, Towers]:
    """The towers after each possible tearing down, by its action."""
    tops = [style for style in STYLES if towers.get(style) and towers[style][-1] != 0]
    return {f"x{style}": {**towers, style: towers[style][:-1]} for style in tops}


def bids(towers: Towers, market: list[Card]) -> list[str]:
    ways = [towers, *torn_down(towers).values()]
    return [
        f"!{count}" for count in range(len(market) + 1) if any(can_build(way, market, count) for way in ways)
    ]


def tears(towers: Towers, market: list[Card], bid: int) -> list[str]:
    ways = {"x-": towers, **torn_down(towers)}
    return sorted(action for action, way in ways.items() if can_build(way, market, bid))


def builds(towers: Towers, market: list[Card], left: int) -> list[str]:
    found = set()
    for style, value in set(market):
        rest = list(market)
        rest.remove((style, value))
        own = {**towers, style: [*towers.get(style, []), value]}
        if may_lie_on(value, towers.get(style, [])) and can_build(own, rest, left - 1):
            found.add(f"{style}{value}")
    return sorted(found)


# --- Random towers and markets ---


def deck(players: int) -> list[Card]:
    one_each = [(style, value) for style in STYLES for value in range(16)]
    return one_each + [(style, value) for style in STYLES for value in DOUBLED] * (players > 3)


def random_case(chance: random.Random, players: int) -> tuple[Towers, list[Card]]:
    """Possible towers, and a market of few styles, full of 0s, 8s, 9s and twins."""
    cards = deck(players)
    chance.shuffle(cards)
    towers: Towers = {}
    for style, value in cards[: chance.randrange(40)]:
        if may_lie_on(value, towers.get(style, [])) and chance.random() < 0.8:
            towers.setdefault(style, []).append(value)
    built = Counter((style, value) for style, values in towers.items() for value in values)
    rest = list((Counter(cards) - built).elements())
    chance.shuffle(rest)
    styles = chance.sample(STYLES, chance.randint(1, 5))
    twins = {card for card, count in Counter(rest).items() if count > 1}
    wanted = chance.choice(["any", "marked", "twins"])
    rest.sort(
        key=lambda card: (
            card[0] not in styles,
            wanted == "marked" and card[1] not in (0, 7, 8, 9, 10),
            wanted == "twins" and card not in twins and card[1] not in (8, 9),
        )
    )
    return towers, rest[: 5 if chance.random() < 0.9 else chance.randint(1, 4)]


def text_of(players: int, turn: str, towers: Towers, market: list[Card], bid: str = "") -> str:
    """Seat 0 with these towers; a short market is the last one."""
    own = " | ".join(f"{style} {' '.join(map(str, values))}" for style, values in towers.items() if values)
    last = "second: yes\npile: -" if len(market) < 5 else ""
    cards = " ".join(f"{style}{value}" for style, value in market)
    return f"players: {players}\nturn: {turn}\nmarket: {cards}\n0: {own}\n{bid}\n{last}"


def cases(players: int, count: int) -> list[tuple[Towers, list[Card]]]:
    chance = random.Random(players)
    return [random_case(chance, players) for _ in range(count)]


every_deck = pytest.mark.parametrize("players", [2, 3, 4, 5])

# --- One card on another, one style ---


@pytest.mark.parametrize("top", [*range(16), NO_CARD])
def test_what_goes_on_what(top: int) -> None:
    for value in range(16):
        assert bool(interpreted(goes_on)(value, top)) == may_lie_on(value, [] if top == NO_CARD else [top]), (
            value
        )


@cache
def most(top: int, values: tuple[int, ...]) -> int:
    """The longest row of these values that can be put on top."""
    tower = [] if top == NO_CARD else [top]
    rows = (
        1 + most(value, values[:k] + values[k + 1 :])
        for k, value in enumerate(values)
        if may_lie_on(value, tower)
    )
    return max(rows, default=0)


def test_how_many_cards_of_a_style_can_be_built_on_any_top_with_any_market() -> None:
    cards = sorted([*range(16), *DOUBLED])
    markets = {market for size in range(6) for market in combinations(cards, size)}
    looked_at = 0
    for market in markets:
        once, twice = (int(row[0]) for row in card_set(market))
        for top in [*range(16), NO_CARD]:
            if top == NO_CARD or market.count(top) < cards.count(top):  # the top is one of the cards too
                looked_at += 1
                assert interpreted(most_on)(top, once, twice) == most(top, market), (top, market)
    assert looked_at == 149_796


# --- Whole positions ---


@every_deck
def test_the_legal_bids_are_those_that_some_tearing_some_cards_and_some_order_can_carry_out(
    players: int,
) -> None:
    for towers, market in cases(players, 300):
        match = match_at(GAME, text_of(players, "0 bid", towers, market))
        assert match.legal() == [*bids(towers, market), "-"], (towers, market)


@every_deck
def test_the_legal_tearings_are_those_after_which_the_bid_can_be_built(players: int) -> None:
    needed = 0
    for towers, market in cases(players, 120):
        for bid in range(len(bids(towers, market))):
            match = match_at(GAME, text_of(players, "0 tear", towers, market, f"bid: 0:{bid}"))
            expected = tears(towers, market, bid)
            needed += "x-" not in expected
            assert match.legal() == expected, (towers, market, bid)
    assert needed > 20


@every_deck
def test_the_legal_builds_are_those_after_which_the_rest_of_the_bid_can_be_built(players: int) -> None:
    chance, decisions = random.Random(players), 0
    for towers, market in cases(players, 120):
        bid = len(bids(towers, market)) - 1
        if bid == 0:
            continue
        match = match_at(GAME, text_of(players, "0 tear", towers, market, f"bid: 0:{bid}"))
        action = chance.choice(match.legal())
        match.play(action)
        walk_through_building(match, {"x-": towers, **torn_down(towers)}[action], market, bid, chance)
        decisions += bid
    assert decisions > 200


def walk_through_building(
    match: Match, towers: Towers, market: list[Card], bid: int, chance: random.Random
) -> None:
    """Build card after card at random; before each, the legal ones are those of the brute force."""
    towers, market = {style: list(values) for style, values in towers.items()}, list(market)
    for left in range(bid, 0, -1):
        assert match.legal() == builds(towers, market, left), (towers, market, left)
        action = chance.choice(match.legal())
        match.play(action)
        market.remove((action[0], int(action[1:])))
        towers.setdefault(action[0], []).append(int(action[1:]))


def test_the_cases_hold_what_is_hard() -> None:
    markets = [market for players in (2, 3, 4, 5) for _, market in cases(players, 300)]
    for value in (0, 8, 9):
        assert sum(any(card[1] == value for card in market) for market in markets) > 300
    assert sum(max(Counter(market).values()) > 1 for market in markets) > 150
    assert sum({(style, 8), (style, 9)} <= set(market) for market in markets for style in STYLES) > 50
    assert sum(len(market) < 5 for market in markets) > 50
