"""Five Towers in records: the deck, the second pile, deals entered by hand, and the golden games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.kernel.record import replay
from support.games.altered_records import altered, by_hand, fault, place_and_code, put, without_legal
from support.games.golden_records import golden

GAME = "five-towers"
STYLES = "CSTMD"
SEEDED = golden(GAME, "second-pile")
BY_HAND = golden(GAME, "by-hand")

every_seeded = pytest.mark.parametrize("record", SEEDED, ids=[str(record["players"]) for record in SEEDED])


def deck(players: int = 2) -> list[str]:
    """All cards, in order."""
    cards = [f"{style}{value}" for style in STYLES for value in range(16)]
    return cards + [f"{style}{value}" for style in STYLES for value in (0, 2, 5, 7, 10, 12)] * (players > 3)


# --- Deals ---


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_order_of_the_cards_can_be_entered_by_hand(players: int) -> None:
    match = Match.from_deal(GAMES[GAME], players, {"deck": deck(players)})
    assert (match.view()["market"], match.record()["deal"]) == (
        ["C0", "C1", "C2", "C3", "C4"],
        {"deck": deck(players)},
    )


BAD_DECKS: list[tuple[Any, str, str]] = [
    ([], "deck", "no card"),
    (deck()[:-1], "deck", "a card is missing"),
    ([*deck(), "C3"], "deck[80]", "a card too many"),
    (["C1", *deck()[1:]], "deck[1]", "a card twice"),
    (deck(4), "deck[80]", "the cards of four players"),
    (["C16", *deck()[1:]], "deck[0]", "no such value"),
    (["X0", *deck()[1:]], "deck[0]", "no such style"),
    (["c0", *deck()[1:]], "deck[0]", "a small letter"),
    (["C00", *deck()[1:]], "deck[0]", "a digit too many"),
    (["", *deck()[1:]], "deck[0]", "an empty text"),
    ([0, *deck()[1:]], "deck[0]", "a number for a card"),
    ([None, *deck()[1:]], "deck[0]", "null for a card"),
    ([["C0"], *deck()[1:]], "deck[0]", "a list for a card"),
    (" ".join(deck()), "deck", "a text"),
    (None, "deck", "null"),
    ({"0": "C0"}, "deck", "an object"),
]


@pytest.mark.parametrize(
    ("cards", "place"), [case[:2] for case in BAD_DECKS], ids=[case[2] for case in BAD_DECKS]
)
def test_an_impossible_deck_is_rejected(cards: Any, place: str) -> None:
    with pytest.raises(BadSetup) as found:
        Match.from_deal(GAMES[GAME], 2, {"deck": cards})
    assert (found.value.place, found.value.code, found.value.rule) == (place, "bad-deal", "Setup")


@pytest.mark.parametrize(
    "reshuffle", [[], ["C0", "C0"], ["C16"], None, "C0", [None], [*deck(), "C0"]], ids=range(7)
)
def test_an_impossible_reshuffle_is_rejected_before_the_first_action(reshuffle: Any) -> None:
    with pytest.raises(BadSetup) as found:
        Match.from_deal(GAMES[GAME], 2, {"deck": deck(), "reshuffle": reshuffle})
    assert (found.value.place.startswith("reshuffle"), found.value.code) == (True, "bad-deal")


@pytest.mark.parametrize(
    ("deal", "place"), [({}, "deck"), ({"reshuffle": ["C1"]}, "deck"), ({"deck": deck(), "dice": []}, "")]
)
def test_a_deal_has_its_keys_and_no_other(deal: dict[str, Any], place: str) -> None:
    with pytest.raises(BadSetup) as found:
        Match.from_deal(GAMES[GAME], 2, deal)
    assert (found.value.place, found.value.code) == (place, "bad-deal")


# --- Reshuffles from a seed ---


@every_seeded
def test_the_reshuffle_appears_once_it_has_happened(record: dict[str, Any]) -> None:
    match = Match(GAMES[GAME], record["players"], seed=record["seed"])
    for action in record["actions"]:
        assert ("reshuffle" in match.record()["deal"]) == match.view()["second_pile"]
        match.play(action)
    assert match.record()["deal"] == record["deal"]


@every_seeded
def test_an_altered_reshuffle_is_rejected(record: dict[str, Any]) -> None:
    cards = record["deal"]["reshuffle"]
    place, code = place_and_code(altered(record, put("deal", "reshuffle", [cards[1], cards[0], *cards[2:]])))
    assert (place, code) == ("deal.reshuffle[0]", "wrong-deal")
    for wrong in (cards[:-1], [*cards, cards[0]], [], None, "C1"):
        assert place_and_code(altered(record, put("deal", "reshuffle", wrong)))[0] == "deal.reshuffle"
    assert place_and_code(altered(record, lambda twin: twin["deal"].pop("reshuffle"))) == (
        "deal.reshuffle",
        "wrong-deal",
    )


@every_seeded
def test_a_reshuffle_before_it_happened_is_rejected(record: dict[str, Any]) -> None:
    begun = {**without_legal(record), "actions": record["actions"][:20]}
    begun.pop("result")
    assert place_and_code(begun) == ("deal.reshuffle", "wrong-deal")
    replay({**begun, "deal": {"deck": record["deal"]["deck"]}}, GAMES)


@every_seeded
def test_a_card_of_the_deck_altered_is_rejected(record: dict[str, Any]) -> None:
    cards = record["deal"]["deck"]
    swapped = [*cards[:7], cards[8], cards[7], *cards[9:]]
    place, code = place_and_code(altered(record, put("deal", "deck", swapped)))
    assert (place, code) == ("deal.deck[7]", "wrong-deal")


def test_the_second_pile_follows_from_the_seed_and_what_was_discarded() -> None:
    first, second = (Match(GAMES[GAME], 2, seed="0" * 16) for _ in range(2))
    for match in (first, second):
        while not match.view()["second_pile"]:
            match.play("-")
    assert first.record() == second.record()


# --- Reshuffles entered by hand ---


@every_seeded
def test_a_whole_deal_entered_by_hand_replays(record: dict[str, Any]) -> None:
    match = replay(by_hand(record), GAMES)
    assert (match.seed, match.result()) == (None, record["result"])
    assert match.record() == without_legal(by_hand(record))


def test_a_reshuffle_entered_by_hand_comes_out_in_its_order() -> None:
    for record in BY_HAND:
        match = replay(record, GAMES)
        assert record["seed"] is None
        assert record["deal"]["reshuffle"] == sorted(record["deal"]["reshuffle"])
        second = next(match.position(ply) for ply in range(match.ply) if match.position(ply).is_second)
        assert match.game.view(second, 0)["market"] == sorted(
            record["deal"]["reshuffle"][:5], key=lambda card: (STYLES.index(card[0]), int(card[1:]))
        )


def all_pass(deal: dict[str, Any], rounds: int) -> dict[str, Any]:
    """The record of two players who pass: what they do never shows which cards there are."""
    actions = ["-"] * 2 * rounds
    record = {"format": "steeple/1", "game": GAME, "rules": 1, "players": 2, "options": {}, "seed": None}
    result = {"end": "second-pile", "scores": [0, 0], "winners": [0, 1]}
    return {**record, "deal": deal, "actions": actions, **({"result": result} if rounds == 32 else {})}


def test_any_order_of_the_discard_is_a_possible_reshuffle() -> None:
    cards = deck()
    random.Random(1).shuffle(cards)
    for rounds in (16, 20, 32):
        replay(all_pass({"deck": deck(), "reshuffle": cards}, rounds), GAMES)


def test_a_reshuffle_that_is_not_the_discard_is_rejected() -> None:
    for rounds in (16, 32):
        assert place_and_code(all_pass({"deck": deck(), "reshuffle": deck()[1:]}, rounds)) == (
            "deal.reshuffle",
            "wrong-deal",
        )
        assert place_and_code(all_pass({"deck": deck()}, rounds)) == ("deal.reshuffle", "wrong-deal")
    assert place_and_code(all_pass({"deck": deck(), "reshuffle": deck()}, 15)) == (
        "deal.reshuffle",
        "wrong-deal",
    )


@pytest.mark.parametrize("record", BY_HAND, ids=[str(record["players"]) for record in BY_HAND])
def test_a_wrong_card_in_a_reshuffle_entered_by_hand_is_rejected(record: dict[str, Any]) -> None:
    cards = record["deal"]["reshuffle"]
    other, last = next(iter(Counter(record["deal"]["deck"]) - Counter(cards))), len(cards) - 1
    for wrong, place in (
        ([*cards[:-1], other], f"[{last}]"),
        ([other, *cards[1:]], "[0]"),
        ([*cards, other], f"[{last + 1}]"),
    ):
        for twin in (record, without_legal(record)):
            assert place_and_code(altered(twin, put("deal", "reshuffle", wrong))) == (
                f"deal.reshuffle{place}",
                "wrong-deal",
            )


@pytest.mark.parametrize("record", BY_HAND, ids=[str(record["players"]) for record in BY_HAND])
def test_a_reshuffle_entered_by_hand_that_lacks_a_card_is_rejected(record: dict[str, Any]) -> None:
    cards = record["deal"]["reshuffle"]
    found = fault(altered(record, put("deal", "reshuffle", cards[1:])))
    assert (found.place, found.code, cards[0] in found.sentence) == ("deal.reshuffle", "wrong-deal", True)
    assert place_and_code(altered(record, lambda twin: twin["deal"].pop("reshuffle"))) == (
        "deal.reshuffle",
        "wrong-deal",
    )


def test_an_action_that_fails_before_the_reshuffle_is_named_before_it() -> None:
    record = altered(without_legal(BY_HAND[0]), put("deal", "reshuffle", BY_HAND[0]["deal"]["reshuffle"][1:]))
    assert place_and_code(altered(record, put("actions", 3, "!6")))[0] == "actions[3]"


def test_the_right_cards_in_another_order_may_only_show_in_a_later_action() -> None:
    record, cards = without_legal(BY_HAND[0]), BY_HAND[0]["deal"]["reshuffle"]
    assert place_and_code(altered(record, put("deal", "reshuffle", cards[::-1])))[0].startswith("actions[")


# --- Golden games ---


def test_both_ends_have_a_game_for_every_number_of_players() -> None:
    for end in GAMES[GAME].ends:
        assert [(record["players"], record["result"]["end"]) for record in golden(GAME, end)] == [
            (players, end) for players in (2, 3, 4, 5)
        ]


def test_no_discard_means_that_every_card_was_built() -> None:
    for record in golden(GAME, "no-discard"):
        view = replay(record, GAMES).view()
        assert (view["pile"], view["discard"], view["market"], view["second_pile"]) == ([], [], [], False)
        assert sum(len(values) for own in view["towers"] for values in own) == len(record["deal"]["deck"])
        assert (view["end"], "reshuffle" in record["deal"]) == ("no-discard", False)


def test_a_victory_is_shared() -> None:
    found = golden(GAME, "shared-victory")
    assert [record["players"] for record in found] == [2, 3, 4, 5]
    for record in found:
        scores = record["result"]["scores"]
        assert record["result"]["winners"] == [
            seat for seat, points in enumerate(scores) if points == max(scores)
        ]
        assert len(record["result"]["winners"]) > 1
