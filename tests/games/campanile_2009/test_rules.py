"""Campanile 2009, sentence by sentence of the rules page: material, setup and the turn."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.errors import BadSetup, IllegalAction
from steeple.games import GAMES
from steeple.kernel.match import Match
from support.games.positions import deals, dice, heights, lines, match_at, order, play

GAME = "campanile-2009"
INTERMEZZO, FINITO = 5, 6

OPEN = """
    players: 3
    turn: 0 build
    towers: R0 Y0 B0 N0 E0
    hands: RRB YNE BEE
    display: BNN
    deck: YE...
"""

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def at(text: str) -> Match:
    return match_at(GAME, text)


def bets(match: Match) -> list[str]:
    assert match.view()["turn"]["phase"] == "bet"
    return match.legal()


# --- Material and setup ---


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 12), (4, 12), (5, 12)])
def test_60_cards_12_a_style_and_6_a_style_with_2_players(players: int, cards: int) -> None:
    for s in deals(GAME, players, 20):
        dealt = [
            int(s.hand[:, style].sum()) + int((s.deck[: s.deck_size] == style).sum()) for style in range(5)
        ]
        assert dealt == [cards] * 5


@every_number_of_players
def test_each_player_has_five_markers_of_1_three_of_2_one_of_3(players: int) -> None:
    assert Match(GAMES[GAME], players).view()["supply"] == [[5, 3, 1]] * players


@every_number_of_players
def test_each_player_is_dealt_three_cards(players: int) -> None:
    assert (deals(GAME, players, 50)["hand"][:, :players].sum(axis=2) == 3).all()


@every_number_of_players
def test_a_dealt_hand_is_hidden_from_everybody_else(players: int) -> None:
    match = Match(GAMES[GAME], players)
    for seat in range(players):
        cards = [hand["cards"] for hand in match.view(seat)["hands"]]
        assert [other for other in range(players) if cards[other] is not None] == [seat]
        assert all(hand["known"] == "" for hand in match.view(seat)["hands"])


@pytest.mark.parametrize(("players", "left"), [(2, 24), (3, 51), (4, 48), (5, 45)])
def test_the_deck_is_what_is_left_with_intermezzo_and_finito(players: int, left: int) -> None:
    for s in deals(GAME, players, 20):
        deck = s.deck[: s.deck_size].tolist()
        assert (len(deck), deck.count(INTERMEZZO), deck.count(FINITO)) == (left + 2, 1, 1)


@pytest.mark.parametrize(("players", "half"), [(2, 12), (3, 25), (4, 24), (5, 22)])
def test_intermezzo_lies_beneath_half_the_cards_give_or_take_two_each_as_likely(
    players: int, half: int
) -> None:
    above = np.argmax(deals(GAME, players, 5000)["deck"] == INTERMEZZO, axis=1)
    counts = [int((above == half + j).sum()) for j in (-2, -1, 0, 1, 2)]
    assert sum(counts) == 5000
    assert dice(counts, [1000] * 5) < 4


@pytest.mark.parametrize(("players", "size"), [(2, 26), (3, 53), (4, 50), (5, 47)])
def test_finito_lies_anywhere_among_the_11_lowest_cards_each_as_likely(players: int, size: int) -> None:
    place = np.argmax(deals(GAME, players, 5500)["deck"] == FINITO, axis=1)
    counts = [int((place == size - 1 - k).sum()) for k in range(11)]
    assert sum(counts) == 5500
    assert dice(counts, [500] * 11) < 3


@every_number_of_players
def test_the_cards_are_shuffled_every_style_is_as_likely_in_every_place(players: int) -> None:
    states = deals(GAME, players, 4000)
    size = int(states["deck_size"][0])
    for place in [*range(5), *range(size - 11, size)]:
        cards = states["deck"][:, place]
        counts = [int((cards == style).sum()) for style in range(5)]
        assert dice(counts, [sum(counts) / 5] * 5) < 6
    for seat in range(players):
        counts = states["hand"][:, seat].sum(axis=0)
        assert dice(counts, [4000 * 3 / 5] * 5) < 6


@every_number_of_players
def test_the_top_three_cards_form_the_display(players: int) -> None:
    states = deals(GAME, players, 20)
    assert (states["display"] == states["deck"][:, :3]).all()
    assert (states["top"] == 3).all()


@every_number_of_players
def test_all_towers_begin_at_height_0_with_nobody_under_them(players: int) -> None:
    match = Match(GAMES[GAME], players)
    assert all(
        (tower["height"], tower["cards"], tower["stakes"]) == (0, 0, []) for tower in match.view()["towers"]
    )


def test_the_towers_stand_red_yellow_blue_brown_beige_red_nearest_to_the_display() -> None:
    assert [(tower["style"], tower["rank"]) for tower in at(OPEN).view()["towers"]] == [
        ("R", 1), ("Y", 2), ("B", 3), ("N", 4), ("E", 5)
    ]  # fmt: skip


@every_number_of_players
def test_seat_0_acts_first_and_builds(players: int) -> None:
    assert Match(GAMES[GAME], players).view()["turn"] == {"player": 0, "phase": "build", "built": None}


@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_2_to_5_players(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5 players"):
        Match(GAMES[GAME], players)


# --- 1. Build ---


def test_build_plays_a_card_of_the_hand_by_1_2_or_3_floors() -> None:
    assert at(OPEN).legal() == ["B1", "B2", "B3", "R1", "R2", "R3"]


@pytest.mark.parametrize("floors", [1, 2, 3])
def test_build_raises_the_tower_of_the_card_by_the_floors_and_no_other(floors: int) -> None:
    match = at(OPEN.replace("R0 Y0 B0", "R4 Y3 B0"))
    match.play(f"R{floors}")
    assert heights(match) == {"R": 4 + floors, "Y": 3, "B": 0, "N": 0, "E": 0}


def test_build_takes_the_card_out_of_the_hand_and_puts_it_on_its_tower() -> None:
    match = play(at(OPEN), "R2")
    assert lines(match)["hands"] == "RB YNE BEE"
    assert lines(match)["towers"] == "R2/1 Y0/0 B0/0 N0/0 E0/0"


def test_build_must_be_done() -> None:
    with pytest.raises(IllegalAction) as refused:
        at(OPEN).play("-")
    assert refused.value.code == "not-now"


def test_build_then_bet_then_take_then_the_next_player() -> None:
    match, turns = at(OPEN), []
    for action in ("R2", "-", "=B", "N1", "-", "=N", "E3", "-", "=Y"):
        match.play(action)
        turns.append(lines(match)["turn"])
    assert turns == [
        "0 bet R2", "0 take R2", "1 build",
        "1 bet N1", "1 take N1", "2 build",
        "2 bet E3", "2 take E3", "0 build",
    ]  # fmt: skip


def test_the_first_seat_follows_the_last() -> None:
    match = play(at(OPEN.replace("turn: 0", "turn: 2")), "B1 - =B")
    assert match.player == 0


# --- 2. Bet ---

BET = """
    players: 3
    turn: 0 bet R{floors}
    towers: R3 Y0 B0 N0 E0
    hands: RB YNE BEE
    display: BNN
    deck: YE...
    {stakes}
"""


def test_three_floors_on_brown_with_blue_and_brown_in_the_display() -> None:
    # The sheet's example (a): only the 3-marker, only under blue or brown.
    match = at("""
        players: 3
        turn: 0 bet N3
        towers: R0 Y0 B0 N3 E0
        hands: RB YNE BEE
        display: BNN
    """)
    assert bets(match) == ["+B", "+N", "-"]
    match.play("+N")
    assert (order(match, "N"), match.view()["supply"][0]) == ([(0, [3])], [5, 3, 0])


@pytest.mark.parametrize(("floors", "left"), [(1, [4, 3, 1]), (2, [5, 2, 1]), (3, [5, 3, 0])])
def test_a_bet_is_one_marker_of_exactly_the_value_just_built(floors: int, left: list[int]) -> None:
    match = play(at(BET.format(floors=floors, stakes="")), "+B")
    assert order(match, "B") == [(0, [floors])]
    assert match.view()["supply"] == [left, [5, 3, 1], [5, 3, 1]]


def test_a_bet_may_only_be_under_a_tower_whose_style_is_in_the_display() -> None:
    assert bets(at(BET.format(floors=1, stakes=""))) == ["+B", "+N", "-"]


def test_a_bet_need_not_be_on_the_tower_just_built() -> None:
    assert "+R" not in bets(at(BET.format(floors=1, stakes="")))


def test_the_display_that_counts_is_the_one_before_taking() -> None:
    match = play(at(OPEN), "R2 - =B N1")
    assert lines(match)["display"] == "YNN"
    assert bets(match) == ["+N", "+Y", "-"]


@pytest.mark.parametrize(("floors", "stakes"), [(1, "R 0:11111"), (2, "R 0:22, E 0:2"), (3, "Y 0:3")])
def test_nothing_can_be_bet_if_no_marker_of_the_value_is_left(floors: int, stakes: str) -> None:
    assert bets(at(BET.format(floors=floors, stakes=f"stakes: {stakes}"))) == ["-"]


@pytest.mark.parametrize(
    ("floors", "stakes"), [(1, "R 0:1111"), (2, "R 0:2, E 0:2"), (3, "Y 0:11111222"), (3, "R 1:3")]
)
def test_the_last_marker_of_a_value_can_be_bet(floors: int, stakes: str) -> None:
    assert bets(at(BET.format(floors=floors, stakes=f"stakes: {stakes}"))) == ["+B", "+N", "-"]


@pytest.mark.parametrize("floors", [1, 2, 3])
def test_no_bet_is_always_legal_and_places_nothing(floors: int) -> None:
    match = play(at(BET.format(floors=floors, stakes="")), "-")
    assert (lines(match)["stakes"], match.view()["supply"][0]) == ("", [5, 3, 1])


def test_only_one_bet_a_turn() -> None:
    match = play(at(BET.format(floors=1, stakes="")), "+B")
    assert match.legal() == ["=B", "=N"]


def test_the_first_marker_under_a_tower_fixes_the_place_in_its_order() -> None:
    match = at(BET.format(floors=1, stakes="stakes: B 2:1 1:3"))
    match.play("+B")
    assert order(match, "B") == [(2, [1]), (1, [3]), (0, [1])]


def test_later_markers_join_the_first() -> None:
    match = at(BET.format(floors=3, stakes="stakes: B 2:1 0:2 1:1"))
    match.play("+B")
    assert order(match, "B") == [(2, [1]), (0, [3, 2]), (1, [1])]


def test_each_tower_has_an_order_of_its_own() -> None:
    match = play(at(OPEN), "R1 +N =B N1 +Y =N E1 +Y =Y R2 +N")
    assert (order(match, "N"), order(match, "Y")) == ([(0, [2, 1])], [(1, [1]), (2, [1])])


# --- 3. Take ---

TAKE = """
    players: 3
    turn: 0 take R1
    towers: R1 Y0 B0 N0 E0
    hands: RB YNE BEE
    display: {display}
    deck: YE...
"""


@pytest.mark.parametrize(
    ("display", "takes"),
    [("BNN", ["=B", "=N"]), ("EEE", ["=E"]), ("RYB", ["=B", "=R", "=Y"]), ("NBN", ["=B", "=N"])],
)
def test_any_card_of_the_display_may_be_taken_and_equal_cards_are_one_action(
    display: str, takes: list[str]
) -> None:
    assert at(TAKE.format(display=display)).legal() == takes


def test_take_must_be_done() -> None:
    with pytest.raises(IllegalAction) as refused:
        at(TAKE.format(display="BNN")).play("-")
    assert refused.value.code == "not-now"


def test_the_card_taken_joins_the_hand() -> None:
    match = play(at(TAKE.format(display="BNN")), "=N")
    assert lines(match)["hands"] == "RBN YNE BEE"


def test_everybody_knows_the_card_taken() -> None:
    match = play(at(TAKE.format(display="BNN")), "=N")
    assert [hand["known"] for hand in match.view()["hands"]] == ["N", "", ""]


def test_everybody_knows_a_known_card_to_be_gone_when_it_is_built() -> None:
    match = at(OPEN.replace("RRB YNE BEE", "RNB YNE BEE") + "known: N - -")
    assert [hand["known"] for hand in play(match, "N1").view()["hands"]] == ["", "", ""]


def test_a_known_card_stays_known_when_another_one_is_built() -> None:
    match = at(OPEN.replace("RRB YNE BEE", "RNB YNE BEE") + "known: N - -")
    assert [hand["known"] for hand in play(match, "R1").view()["hands"]] == ["N", "", ""]


@pytest.mark.parametrize(
    ("display", "take", "left"),
    [
        ("BNN", "=B", "YNN"),
        ("BNN", "=N", "BYN"),
        ("NBN", "=B", "NYN"),
        ("RRR", "=R", "YRR"),
        ("EBN", "=N", "EBY"),
    ],
)
def test_the_next_deck_card_replaces_the_one_taken(display: str, take: str, left: str) -> None:
    match = at(TAKE.format(display=display))
    before = match.view()["deck"]
    match.play(take)
    assert (lines(match)["display"], match.view()["deck"]) == (left, before - 1)
