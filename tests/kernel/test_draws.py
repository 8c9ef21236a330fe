"""Deals from seeds of 64 digits: the published recipe, and that part of a shuffle tells nothing else."""

from __future__ import annotations

import hmac
import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from steeple.errors import IllFormed
from steeple.games import GAMES
from steeple.games.five_towers.rules import form_second_pile
from steeple.games.five_towers.texts import card_set, card_texts, plan_of, plan_text, read_card, read_plan
from steeple.kernel.arrays import Position
from steeple.kernel.draws import Draws
from steeple.kernel.game import SPECTATOR, copy
from steeple.kernel.match import Match
from steeple.kernel.seed import read_seed
from support.games.altered_records import altered, place_and_code, put
from support.games.golden_records import golden
from support.games.positions import dice
from support.games.random_games import redrawn

TOWERS = GAMES["five-towers"]
every_game = pytest.mark.parametrize("game", list(GAMES))


def wide(number: int) -> str:
    return f"{number:064x}"


# --- The recipe of docs/deals.md, written once more ---


def mac(seed: str, text: str) -> int:
    return int(hmac.new(bytes.fromhex(seed), text.encode(), "sha256").hexdigest(), 16)


def shuffled(seed: str, purpose: str, things: list[Any]) -> list[Any]:
    numbers = sorted(range(len(things)), key=lambda number: mac(seed, f"{purpose}:{number}"))
    return [things[number] for number in numbers]


def styles(counts: dict[int, int], players: int) -> list[str]:
    return [style for style in "RYBNE" for _ in range(counts[players])]


def hands(cards: list[str]) -> list[str]:
    return ["".join(sorted(cards[k : k + 3], key="RYBNE".index)) for k in range(0, len(cards), 3)]


def deal_1996(seed: str, players: int) -> dict[str, Any]:
    cards = shuffled(seed, "deck", styles({2: 9, 3: 11, 4: 13, 5: 14}, players))
    size = (len(cards) - 3 * players) // 3
    rest = cards[3 * players :]
    piles = ["".join(rest[k * size : (k + 1) * size]) for k in range(3)]
    return {"hands": hands(cards[: 3 * players]), "piles": piles, "left_over": "".join(rest[3 * size :])}


def deal_2009(seed: str, players: int) -> dict[str, Any]:
    cards = shuffled(seed, "deck", styles({2: 6, 3: 12, 4: 12, 5: 12}, players))
    dealt, deck = cards[::-1][: 3 * players], cards[: -3 * players]
    deck.insert(len(deck) // 2 - 2 + mac(seed, "intermezzo") % 5, "I")
    deck[-10:] = shuffled(seed, "finito", [*deck[-10:], "F"])
    return {"hands": hands(dealt), "deck": "".join(deck)}


PAIRS = ["BBG", "BBR", "BBY", "BGG", "BRR", "BYY", "GGR", "GGY", "GRR", "GYY", "RRY", "RYY"]
TRIPLES = ["BGR", "BGY", "BRG", "BRY", "BYG", "BYR", "GRY", "GYR"]


def deal_campos(seed: str, players: int) -> dict[str, Any]:
    cards = shuffled(
        seed, "cards", [f"{more}{less}:{scored}" for more, less, scored in permutations("RGBY", 3)]
    )
    size = {2: 5, 3: 4, 4: 3}[players]
    hands = [sorted(cards[k * size : (k + 1) * size]) for k in range(players)]
    return {
        "hands": hands,
        "cards": cards[players * size :],
        "bag": shuffled(seed, "tiles", sorted([*PAIRS, *PAIRS, *TRIPLES])),
    }


def deal_towers(seed: str, players: int) -> dict[str, Any]:
    return {"deck": [card for _, card in shuffled(seed, "pile", tower_cards(players))]}


def tower_cards(players: int) -> list[tuple[int, str]]:
    """All cards in play, each with the number of its copy."""
    firsts = [(1, f"{style}{value}") for style in "CSTMD" for value in range(16)]
    seconds = [(2, f"{style}{value}") for style in "CSTMD" for value in (0, 2, 5, 7, 10, 12)]
    return firsts + seconds * (players > 3)


def second_pile(seed: str, players: int, discard: list[str]) -> list[str]:
    order, left = shuffled(seed, "reshuffle", tower_cards(players)), Counter(discard)
    return [card for copy_number, card in order if left[card] >= copy_number]


DEALS = {
    "campanile-1996": deal_1996,
    "campanile-2009": deal_2009,
    "campos": deal_campos,
    "five-towers": deal_towers,
}
"""The recipe of each game whose shuffles docs/deals.md publishes."""


@pytest.mark.parametrize("game", DEALS)
def test_a_wide_seed_deals_by_the_published_recipe(game: str) -> None:
    for record in golden(game, "wide-seed"):
        assert DEALS[game](record["seed"], record["players"]) == {
            key: part for key, part in record["deal"].items() if key != "reshuffle"
        }


@pytest.mark.parametrize(
    "record", golden("five-towers", "wide-seed"), ids=lambda record: str(record["players"])
)
def test_a_wide_seed_reshuffles_by_the_published_recipe(record: dict[str, Any]) -> None:
    found = record["deal"]["reshuffle"]
    assert second_pile(record["seed"], record["players"], sorted(found)) == found
    assert len(found) > 20


def test_the_generator_of_the_record_gets_a_number_of_its_own() -> None:
    for seed in (wide(0), wide(1), "f" * 64):
        assert int(read_seed(seed)) == mac(seed, "rng") >> 192
        assert {int(Match(game, seed=seed).state.rng) for game in GAMES.values()} == {mac(seed, "rng") >> 192}


@every_game
def test_one_digit_of_a_wide_seed_deals_another_game(game: str) -> None:
    record = golden(game, "wide-seed")[0]
    for place in (0, 31, 63):
        digit = "1" if record["seed"][place] == "0" else "0"
        seed = record["seed"][:place] + digit + record["seed"][place + 1 :]
        assert place_and_code(altered(record, put("seed", seed)))[1] == "wrong-deal"


def test_another_reshuffle_than_that_of_the_seed_is_rejected() -> None:
    record = golden("five-towers", "wide-seed")[0]
    second = record["deal"]["reshuffle"]
    swapped = [second[1], second[0], *second[2:]]
    assert place_and_code(altered(record, put("deal", "reshuffle", swapped))) == (
        "deal.reshuffle[0]",
        "wrong-deal",
    )


# --- Every order is as likely as the others. The seeds are fixed, so these cannot fail by chance. ---


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    orders = Counter(tuple(Draws(wide(number)).order("pile", 4)) for number in range(4800))
    assert len(orders) == 24
    assert dice(list(orders.values()), [200] * 24) < 2


@pytest.mark.parametrize("n", [2, 5, 11])
def test_every_number_below_n_is_as_likely(n: int) -> None:
    found = Counter(Draws(wide(number)).below("intermezzo", n) for number in range(400 * n))
    assert set(found) == set(range(n))
    assert dice([found[k] for k in range(n)], [400] * n) < 3


def test_two_purposes_of_a_seed_have_nothing_to_do_with_each_other() -> None:
    found = Counter[tuple[int, int]]()
    for number in range(3600):
        draws = Draws(wide(number))
        found[draws.order("pile", 6).index(0), draws.order("reshuffle", 6).index(0)] += 1
    assert len(found) == 36
    assert dice(list(found.values()), [100] * 36) < 1.8


def reshuffled(number: int, players: int, discard: str) -> list[str]:
    """The second pile that a wide seed makes of these cards: all others are in a tower, or were torn down."""
    s = copy(Match(TOWERS, players, seed=wide(number)).state)
    s.discard, s.discard_size = card_set(read_card(text) for text in discard.split()), len(discard.split())
    form_second_pile(s)
    return card_texts(s.pile[: s.pile_size])


def test_one_of_two_equal_cards_lies_anywhere_in_the_second_pile() -> None:
    # The copy that comes first in the order of all cards would lie on top too often.
    places = Counter(reshuffled(number, 4, "C0 C1 C3 C4 C6").index("C0") for number in range(1500))
    assert dice([places[k] for k in range(5)], [300] * 5) < 2.4


def test_two_equal_cards_are_both_in_the_second_pile() -> None:
    places = Counter[int]()
    for number in range(1000):
        pile = reshuffled(number, 4, "C0 C0 C1 C3 C4")
        assert sorted(pile) == ["C0", "C0", "C1", "C3", "C4"]
        places.update(k for k in range(5) if pile[k] == "C0")
    assert dice([places[k] for k in range(5)], [400] * 5) < 2


# --- The attack: what was seen, and any number of 64 bits, against the cards that are still to come ---


def before_the_reshuffle(seed: str) -> Match:
    """Five Towers just before the first pile has run out: all of it has been seen."""
    match, chance = Match(TOWERS, 3, seed=seed), random.Random(1)
    while match.state.drawn < match.state.pile_size or not TOWERS.reveals(match.state, match.legal_ids()[-1]):
        match.play_id(chance.choice(match.legal_ids()))
    return match


def pile_after(s: Position) -> list[int]:
    """The second pile, once the present round is over by the last legal action."""
    buffer = np.empty(TOWERS.most_legal, np.int32)
    following = copy(s)
    TOWERS.apply(following, int(buffer[TOWERS.legal(s, buffer) - 1]))
    assert following.is_second
    return [int(card) for card in following.pile[: following.pile_size]]


def test_whoever_finds_the_64_bits_of_a_narrow_seed_knows_the_second_pile() -> None:
    s = before_the_reshuffle(f"{7:016x}").state
    assert pile_after(redrawn(TOWERS, s, 0, int(s.rng))) == pile_after(s)


@pytest.mark.parametrize("number", range(5))
def test_no_number_of_64_bits_tells_the_second_pile_of_a_wide_seed(number: int) -> None:
    s = before_the_reshuffle(wide(number)).state
    assert pile_after(redrawn(TOWERS, s, 0, int(s.rng))) != pile_after(s)
    other = copy(s)
    other.rng = np.uint64(0)
    assert pile_after(other) == pile_after(s)


def test_two_wide_seeds_whose_first_piles_agree_do_not_agree_later() -> None:
    one, two = before_the_reshuffle(wide(1)).state, before_the_reshuffle(wide(2)).state
    other = copy(one)  # the same first pile, generator and play, with the other seed's purpose "reshuffle"
    other.planned[:], other.planned_size = two.planned, two.planned_size
    assert TOWERS.view(other, SPECTATOR) == TOWERS.view(one, SPECTATOR)
    assert sorted(pile_after(other)) == sorted(pile_after(one))
    assert pile_after(other) != pile_after(one)
    assert sum(a == b for a, b in zip(pile_after(other), pile_after(one), strict=True)) < 6  # chance alone: 1


@every_game
def test_the_generator_of_a_wide_deal_decides_nothing_that_is_to_come(game: str) -> None:
    match = Match(GAMES[game], 2, seed=wide(3))
    other, chance = copy(match.state), random.Random(3)
    other.rng = np.uint64(12345)
    while not match.is_over:
        action = chance.choice(match.legal_ids())
        match.play_id(action)
        GAMES[game].apply(other, action)
    other.rng = match.state.rng
    assert other.tobytes() == match.state.tobytes()


@every_game
def test_nothing_of_a_wide_seed_is_in_the_record_or_in_a_redrawn_one(game: str) -> None:
    seed = "5eed" * 16
    s = Match(GAMES[game], 2, seed=seed).state
    for k in range(0, 32, 4):
        assert bytes.fromhex(seed)[k : k + 4] not in s.tobytes()
    narrow = copy(s)
    narrow.rng = np.uint64(0)
    if "planned" in (s.dtype.names or ()):  # shuffles that are still to come
        narrow.planned[:], narrow.planned_size = 0, 0
    for seat in (0, 1, -1):
        assert redrawn(GAMES[game], s, seat, 9).tobytes() == redrawn(GAMES[game], narrow, seat, 9).tobytes()


# --- The plan of a second pile as text ---


def test_a_plan_as_text_tells_the_two_copies_of_a_card_apart() -> None:
    assert read_plan("C0' C0 S1 S0 S0") == [80, 0, 17, 16, 86]
    assert plan_text([80, 0, 17, 16, 86]) == "C0' C0 S1 S0 S0"
    assert plan_text(plan_of([0, 16, 0])) == "C0 S0 C0"


@pytest.mark.parametrize("text", ["C1'", "C1 C1", "C0 C0 C0", "C0' C0'", "C0''", "'", "C0 '"])
def test_a_plan_has_no_more_copies_than_there_are(text: str) -> None:
    with pytest.raises(IllFormed):
        read_plan(text)
