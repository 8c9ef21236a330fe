"""Deals in records: they follow from the seed, or were entered by hand and are possible."""

from __future__ import annotations

from typing import Any

import pytest

from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.kernel.record import replay
from support.games.altered_records import (
    BOTH,
    G1996,
    G2009,
    Record,
    altered,
    by_hand,
    fault,
    place_and_code,
    put,
    without_legal,
)
from support.games.golden_records import golden
from support.games.random_games import CAMPANILES

# --- Deals from a seed ---


def other_card(card: str) -> str:
    return "Y" if card == "R" else "R"


def with_card(text: str, place: int) -> str:
    return text[:place] + other_card(text[place]) + text[place + 1 :]


def swapped(text: str) -> str:
    """Two neighbouring, different tower cards in each other's place."""
    at = next(
        k for k in range(3, len(text) - 1) if text[k] != text[k + 1] and not set(text[k : k + 2]) & set("IF")
    )
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def test_one_dealt_card_altered_is_rejected_2009() -> None:
    deal = G2009["deal"]
    found = fault(altered(G2009, put("deal", "hands", 1, with_card(deal["hands"][1], 0))))
    assert (found.place, found.code, found.rule) == ("deal.hands[1][0]", "wrong-deal", "Setup")
    found = fault(altered(G2009, put("deal", "deck", with_card(deal["deck"], 5))))
    assert (found.place, found.code, found.rule) == ("deal.deck[5]", "wrong-deal", "Setup")


def test_one_dealt_card_altered_is_rejected_1996() -> None:
    deal = G1996["deal"]
    for place, alter in (
        ("deal.hands[1][0]", put("deal", "hands", 1, with_card(deal["hands"][1], 0))),
        ("deal.piles[2][9]", put("deal", "piles", 2, with_card(deal["piles"][2], 9))),
        ("deal.left_over", put("deal", "left_over", with_card(deal["left_over"], 0))),
    ):
        found = fault(altered(G1996, alter))
        assert (found.place, found.code, found.rule) == (place, "wrong-deal", "Setup")


def test_a_possible_deal_that_does_not_follow_from_the_seed_is_rejected_2009() -> None:
    record = altered(G2009, put("deal", "deck", swapped(G2009["deal"]["deck"])))
    place, code = place_and_code(record)
    assert (place.startswith("deal.deck["), code) == (True, "wrong-deal")


def test_a_possible_deal_that_does_not_follow_from_the_seed_is_rejected_1996() -> None:
    record = altered(G1996, put("deal", "piles", 1, swapped(G1996["deal"]["piles"][1])))
    place, code = place_and_code(record)
    assert (place.startswith("deal.piles[1]["), code) == (True, "wrong-deal")


@BOTH
def test_a_card_exchanged_between_hands_is_rejected(record: Record) -> None:
    first, second, third = record["deal"]["hands"]
    mine = next(k for k in range(3) if first[k] not in second)
    yours = next(k for k in range(3) if second[k] not in first)
    hands = [
        first[:mine] + second[yours] + first[mine + 1 :],
        second[:yours] + first[mine] + second[yours + 1 :],
        third,
    ]
    assert place_and_code(altered(record, put("deal", "hands", hands))) == (
        f"deal.hands[0][{mine}]",
        "wrong-deal",
    )


def test_a_card_exchanged_with_the_left_over_is_rejected() -> None:
    pile, left_over = G1996["deal"]["piles"][0], G1996["deal"]["left_over"]
    at = next(k for k in range(len(pile)) if pile[k] != left_over)
    piles = [pile[:at] + left_over + pile[at + 1 :], *G1996["deal"]["piles"][1:]]
    alter = put("deal", {**G1996["deal"], "piles": piles, "left_over": pile[at]})
    assert place_and_code(altered(G1996, alter)) == (f"deal.piles[0][{at}]", "wrong-deal")


@pytest.mark.parametrize("letter", "IF")
def test_intermezzo_or_finito_moved_by_one_is_rejected(letter: str) -> None:
    deck = G2009["deal"]["deck"]
    at = deck.index(letter)
    moved = deck[: at - 1] + letter + deck[at - 1] + deck[at + 1 :]
    assert place_and_code(altered(G2009, put("deal", "deck", moved))) == (
        f"deal.deck[{at - 1}]",
        "wrong-deal",
    )


@BOTH
def test_another_seed_is_rejected(record: Record) -> None:
    for seed in ("0123456789abcdef", "0123456789abcdef" * 4):
        place, code = place_and_code(altered(record, put("seed", seed)))
        assert (place.startswith("deal."), code) == (True, "wrong-deal")


@BOTH
@pytest.mark.parametrize(
    "seed",
    [
        "",
        "0",
        "0123456789ABCDEF",
        "0123456789abcde",
        "0123456789abcdef0",
        "0123456789abcdeg",
        "٠" * 16,
        " " * 16,
        "0" * 63,
        "A" * 64,
    ],
)
def test_a_seed_is_16_or_64_digits(record: Record, seed: str) -> None:
    assert place_and_code(altered(record, put("seed", seed))) == ("seed", "bad-seed")


# --- Deals entered by hand ---


@BOTH
def test_a_deal_entered_by_hand_replays(record: Record) -> None:
    match = replay(by_hand(record), GAMES)
    assert (match.seed, match.result()) == (None, record["result"])
    assert match.record() == without_legal(by_hand(record))


def test_any_possible_deal_can_be_entered_by_hand_2009() -> None:
    for deck in ("BBBBBBNNNNNNEEIFEEEERRRYYY", "BBBBBBNNNNINNEEEEEERRRYYYF"):
        match = Match.from_deal(GAMES["campanile-2009"], 2, {"hands": ["RRR", "YYY"], "deck": deck})
        assert (match.legal(), match.record()["deal"]["deck"]) == (["R1", "R2", "R3"], deck)


def test_any_possible_deal_can_be_entered_by_hand_1996() -> None:
    deal = {
        "hands": ["RRR", "YYY"],
        "piles": ["R" * 6 + "Y" * 6 + "B", "B" * 8 + "N" * 5, "N" * 4 + "E" * 9],
        "left_over": "",
    }
    assert [pile["top"] for pile in Match.from_deal(GAMES["campanile-1996"], 2, deal).view()["piles"]] == [
        "R",
        "B",
        "N",
    ]


GOOD_DECK = "BBBBBBNNNNNNEIEEEEEFRRRYYY"
assert len(GOOD_DECK) == 26

BAD_DECKS = [
    ("", "one card too few of everything"),
    (GOOD_DECK[:-1], "a card is missing"),
    (GOOD_DECK + "R", "a card too many"),
    (GOOD_DECK.replace("Y", "R"), "too many red ones"),
    (GOOD_DECK.replace("I", ""), "no Intermezzo"),
    (GOOD_DECK.replace("F", ""), "no Finito"),
    (GOOD_DECK.replace("F", "I"), "two Intermezzi"),
    (GOOD_DECK.replace("I", "F"), "two Finiti"),
    (GOOD_DECK + "I", "a second Intermezzo"),
    ("BBBBBBNNNINNNEEEEEEFRRRYYY", "Intermezzo beneath 9 cards"),
    ("BBBBBBNNNNNNEEEIEEEFRRRYYY", "Intermezzo beneath 15 cards"),
    ("BBBBBBNNNNNNIFEEEEEERRRYYY", "Finito beneath 13 cards"),
    ("BBBBBBNNNNINNNFEEEEERRRYYY".replace("NNNF", "NNEF"), "Finito beneath 14 cards"),
    (GOOD_DECK.lower(), "lower-case letters"),
    (GOOD_DECK.replace("F", " F"), "a space"),
    (list(GOOD_DECK), "a list"),
    (None, "null"),
    (7, "a number"),
]


def test_the_good_deck_is_good() -> None:
    assert (
        Match.from_deal(GAMES["campanile-2009"], 2, {"hands": ["RRR", "YYY"], "deck": GOOD_DECK}).view()[
            "deck"
        ]
        == 23
    )


@pytest.mark.parametrize("deck", [deck for deck, _ in BAD_DECKS], ids=[why for _, why in BAD_DECKS])
def test_an_impossible_deck_is_rejected(deck: Any) -> None:
    found = fault(by_hand(golden("campanile-2009", "finito")[0], {"hands": ["RRR", "YYY"], "deck": deck}))
    assert (found.place in ("deal", "deal.deck"), found.code, found.rule) == (True, "bad-deal", "Setup")


@pytest.mark.parametrize(
    "hands",
    [
        ["RRR"], ["RRR", "YYY", "BBB"], ["RR", "YYY"], ["RRRY", "YY"], ["rrr", "YYY"], ["RRI", "YYY"],
        ["RRF", "YYY"], ["", "YYY"], "RRRYYY", None,
        [None, "YYY"], [["R", "R", "R"], "YYY"], [3, 3], {"0": "RRR"},
        ["RR\ud800", "YYY"],
    ],
    ids=range(15),
)  # fmt: skip
@pytest.mark.parametrize("game", CAMPANILES)
def test_impossible_hands_are_rejected(game: str, hands: Any) -> None:
    record = golden(game, GAMES[game].ends[0])[0]
    found = fault(by_hand(record, {**record["deal"], "hands": hands}))
    assert (found.place.startswith("deal"), found.code, found.rule) == (True, "bad-deal", "Setup")


@pytest.mark.parametrize(
    "change",
    [
        {"piles": ["R" * 13, "Y" * 13]}, {"piles": []}, {"piles": None}, {"piles": "RYB"},
        {"piles": [None, None, None]},
        {"left_over": "R"}, {"left_over": None}, {"left_over": []}, {"left_over": "r"},
    ],
    ids=range(9),
)  # fmt: skip
def test_impossible_piles_are_rejected(change: Record) -> None:
    record = golden("campanile-1996", "pile-1")[0]
    found = fault(by_hand(record, {**record["deal"], **change}))
    assert (found.place.startswith("deal."), found.code, found.rule) == (True, "bad-deal", "Setup")


def test_piles_of_different_sizes_are_rejected() -> None:
    record = golden("campanile-1996", "pile-1")[0]
    one, two, three = record["deal"]["piles"]
    found = fault(by_hand(record, {**record["deal"], "piles": [one + two[0], two[1:], three]}))
    assert (found.place, found.code) == ("deal.piles[0]", "bad-deal")


@BOTH
def test_a_deal_has_its_keys_and_no_other(record: Record) -> None:
    assert place_and_code(altered(record, put("deal", "dice", [6]))) == ("deal.dice", "wrong-deal")
    assert place_and_code(altered(record, lambda twin: twin["deal"].pop("hands"))) == (
        "deal.hands",
        "wrong-deal",
    )
    assert place_and_code(altered(record, put("deal", {})))[1] == "wrong-deal"
    assert place_and_code(by_hand(record, {**record["deal"], "dice": [6]})) == ("deal", "bad-deal")
    assert place_and_code(by_hand(record, {}))[1] == "bad-deal"
