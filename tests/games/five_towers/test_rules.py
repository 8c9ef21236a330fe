"""Five Towers, sentence by sentence of the rules page: material, the round, the pile, the score."""

from __future__ import annotations

from collections import Counter

import pytest

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.match import Match
from support.games.positions import deals, dice, lines, match_at, play

GAME = "five-towers"
STYLES = "CSTMD"
DOUBLED = (0, 2, 5, 7, 10, 12)

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])

OPEN = """
    players: 3
    turn: 0 bid
    market: C15 C3 S7 T0 D9
    pile: M1 M2 M3 M4 M5 ...
"""


def at(text: str) -> Match:
    return match_at(GAME, text)


def towers(match: Match, seat: int) -> str:
    return lines(match).get(str(seat), "")


def market(match: Match) -> list[str]:
    cards: list[str] = match.view()["market"]
    return cards


# --- Material and setup ---


def all_cards(players: int) -> Counter[str]:
    cards = [f"{style}{value}" for style in STYLES for value in range(16)]
    return Counter(cards + [f"{style}{value}" for style in STYLES for value in DOUBLED] * (players > 3))


@pytest.mark.parametrize(("players", "cards"), [(2, 80), (3, 80), (4, 110), (5, 110)])
def test_80_cards_and_30_more_with_4_or_5_players(players: int, cards: int) -> None:
    for number in range(10):
        deck = Match(GAMES[GAME], players, seed=f"{number:016x}").record()["deal"]["deck"]
        assert (len(deck), Counter(deck)) == (cards, all_cards(players))


@every_number_of_players
def test_the_cards_are_shuffled_every_card_is_as_likely_in_every_place(players: int) -> None:
    states = deals(GAME, players, 4000)
    size, kinds = int(states["pile_size"][0]), all_cards(players)
    for place in (0, 1, 4, 5, size // 2, size - 2, size - 1):
        counts = [int((states["pile"][:, place] == card).sum()) for card in range(80)]
        expected = [4000 * kinds[f"{STYLES[card // 16]}{card % 16}"] / size for card in range(80)]
        assert sum(counts) == 4000
        assert dice(counts, expected) < 1.8


@every_number_of_players
def test_the_top_five_cards_are_the_first_market_and_seat_0_bids_first(players: int) -> None:
    match = Match(GAMES[GAME], players, seed="0" * 16)
    assert market(match) == sorted(
        match.record()["deal"]["deck"][:5], key=lambda card: (STYLES.index(card[0]), int(card[1:]))
    )
    assert (match.player, match.view()["turn"]["phase"], match.view()["first"]) == (0, "bid", 0)
    assert len(match.view()["pile"]) == sum(all_cards(players).values()) - 5


@every_number_of_players
def test_nobody_has_a_tower_yet(players: int) -> None:
    match = Match(GAMES[GAME], players)
    assert match.view()["towers"] == [[[]] * 5] * players
    assert match.scores == [0] * players


@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_2_to_5_players(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5 players"):
        Match(GAMES[GAME], players)


# --- 1. Bid ---


def test_bids_go_from_0_to_the_market_s_size_and_passing_is_always_legal() -> None:
    assert at(OPEN).legal() == ["!0", "!1", "!2", "!3", "!4", "!5", "-"]


@pytest.mark.parametrize(
    ("bid", "higher"), [("!0", "!1 !2 !3 !4 !5 -"), ("!2", "!3 !4 !5 -"), ("!4", "!5 -")]
)
def test_the_next_bid_is_higher_or_a_pass(bid: str, higher: str) -> None:
    match = play(at(OPEN), bid)
    assert (match.player, match.legal()) == (1, higher.split())


def test_who_speaks_after_a_pass_may_still_bid_0() -> None:
    assert play(at(OPEN), "-").legal() == ["!0", "!1", "!2", "!3", "!4", "!5", "-"]


def test_bidding_goes_once_around_from_the_first_architect() -> None:
    match = at(OPEN.replace("turn: 0", "turn: 1"))
    seats = []
    for action in ("!0", "!1", "!2"):
        seats.append(match.player)
        match.play(action)
    assert seats == [1, 2, 0]
    assert lines(match)["turn"] == "0 tear"


def test_the_highest_bidder_builds() -> None:
    assert lines(play(at(OPEN), "!1 !3 -"))["turn"] == "1 tear"
    assert lines(play(at(OPEN), "!1 - -"))["turn"] == "0 tear"
    assert lines(play(at(OPEN), "- - !0"))["turn"] == "2 tear"


def test_a_bid_for_the_whole_market_ends_the_bidding() -> None:
    # The sheet's example: 3, pass, 5, and the one to the left cannot speak any more.
    match = at(OPEN.replace("players: 3", "players: 4"))
    assert lines(play(match, "!3 - !5"))["turn"] == "2 tear"
    assert lines(play(at(OPEN), "!5"))["turn"] == "0 tear"


def test_a_bid_that_cannot_be_carried_out_is_not_legal() -> None:
    match = at("""
        players: 2
        turn: 0 bid
        market: C4 C5 C6 S5 S9
        0: C 15 3 0 | S 15 2
    """)
    assert match.legal() == ["!0", "!1", "!2", "-"]  # with or without the 2: S9 S5


def test_who_has_no_way_to_build_may_bid_0_or_pass() -> None:
    match = at("""
        players: 2
        turn: 0 bid
        market: C4 C5 C6 C7 C9
        0: C 15 3 0 | S 15 2
    """)
    assert match.legal() == ["!0", "-"]


def test_a_bid_may_count_on_tearing_down_one_card_and_not_two() -> None:
    match = at("""
        players: 2
        turn: 0 bid
        market: C7 S7 T7 M7 D7
        0: C 6 | S 6 | T 5 | M 9 | D 0
    """)
    assert match.legal() == ["!0", "!1", "!2", "-"]  # M7, and one of C7, S7, T7 in place of the 6 or the 5


# --- 2a. Tear down ---

TEAR = """
    players: 2
    turn: 0 tear
    bid: 0:{bid}
    market: C7 S4 T12 M3 D1
    0: C 15 6 | S 5 | T 14 0 | M 2
"""


def test_the_top_card_of_one_own_tower_or_nothing_but_never_a_0() -> None:
    assert at(TEAR.format(bid=0)).legal() == ["x-", "xC", "xM", "xS"]


def test_tearing_down_is_legal_only_if_the_bid_can_still_be_built() -> None:
    assert at(TEAR.format(bid=2)).legal() == ["x-", "xC", "xM", "xS"]
    match = at(TEAR.format(bid=3))  # S4 and D1 go as it is; C7 or M3 with a tearing down
    assert match.legal() == ["xC", "xM"]


def test_the_card_torn_down_leaves_the_game_and_is_counted() -> None:
    match = play(at(TEAR.format(bid=3)), "xC")
    assert (towers(match, 0), lines(match)["torn"]) == ("C 15 | S 5 | T 14 0 | M 2", "1 0")
    view = match.view()
    assert "C6" not in view["pile"] + view["discard"] + view["market"]


def test_tearing_down_nothing_changes_nothing() -> None:
    match = play(at(TEAR.format(bid=2)), "x-")
    assert (towers(match, 0), match.view()["torn"]) == ("C 15 6 | S 5 | T 14 0 | M 2", [0, 0])


def test_only_one_card_is_torn_down() -> None:
    assert lines(play(at(TEAR.format(bid=2)), "xC"))["turn"] == "0 build"


def test_a_tower_that_tearing_down_emptied_starts_again_with_any_card() -> None:
    match = play(at(TEAR.format(bid=3)), "xM")
    assert match.legal() == ["D1", "M3", "S4"]
    assert towers(play(match, "M3"), 0) == "C 15 6 | S 5 | T 14 0 | M 3"


def test_a_card_on_an_8_can_be_torn_down_and_then_the_8_again() -> None:
    text = """
        players: 2
        turn: 0 tear
        bid: 0:1
        market: C15 S4 T12 M3 D1
        0: C 8 {tower}
    """
    assert towers(play(at(text.format(tower="3")), "xC C15"), 0) == "C 8 15"
    assert towers(play(at(text.format(tower="")), "xC C15"), 0) == "C 15"


def test_a_bid_feasible_only_with_a_tearing_down_makes_nothing_illegal() -> None:
    match = at("""
        players: 2
        turn: 0 bid
        market: D7 C1 S1 T1 M1
        0: D 15 6
    """)
    play(match, "!5")
    assert match.legal() == ["xD"]
    play(match, "xD C1 D7 M1 S1 T1")
    assert towers(match, 0) == "C 1 | S 1 | T 1 | M 1 | D 15 7"


def test_the_sheet_s_example_a_6_is_torn_down_for_a_7() -> None:
    # (a) a D tower whose uppermost card is 6, no D9 in the market: taking D7 needs 6 torn down first.
    match = at("""
        players: 4
        turn: 2 bid
        first: 0
        bid: 0:3
        market: D7 C1 S1 T1 M1
        2: D 6
    """)
    assert match.legal() == ["!4", "!5", "-"]
    assert play(match, "!5").legal() == ["xD"]


def test_the_sheet_s_example_a_7_cannot_be_placed_on_a_6_and_a_4() -> None:
    # (a) with 6 and then 4 on it, D7 cannot be placed at all; the bid would have had to be 4.
    match = at("""
        players: 4
        turn: 2 bid
        first: 0
        bid: 0:3
        market: D7 C1 S1 T1 M1
        2: D 6 4
    """)
    assert match.legal() == ["!4", "-"]
    play(match, "!4")
    assert (match.player, match.legal()) == (3, ["!5", "-"])


def test_with_a_9_in_the_market_the_7_can_be_placed_on_a_6_and_a_4() -> None:
    match = at("""
        players: 4
        turn: 2 bid
        market: D7 D9 S1 T1 M1
        2: D 6 4
    """)
    assert towers(play(match, "!5 x- D9 D7 S1 T1 M1"), 2) == "S 1 | T 1 | M 1 | D 6 4 9 7"


# --- 2b. Build ---

BUILD = """
    players: 2
    turn: 0 build
    bid: 0:{bid}
    market: {market}
    0: {towers}
"""


def building(market: str, towers: str = "", bid: int = 1, players: int = 2) -> Match:
    return at(
        BUILD.format(bid=bid, market=market, towers=towers).replace("players: 2", f"players: {players}")
    )


def test_a_card_goes_on_the_own_tower_of_its_style() -> None:
    match = play(building("C4 S9 T1 M2 D3", "C 12 | S 10"), "C4")
    assert (towers(match, 0), towers(match, 1)) == ("C 12 4 | S 10", "")


@pytest.mark.parametrize("value", range(16))
def test_a_tower_starts_with_any_card(value: int) -> None:
    market = f"C{value} S1 S2 S3 S4"
    assert f"C{value}" in building(market).legal()


@pytest.mark.parametrize("top", [1, 2, 7, 9, 10, 15])
def test_on_top_goes_a_lower_value_and_a_9(top: int) -> None:
    for value in {*range(16)} - {top}:
        is_legal = f"C{value}" in building(f"C{value} S1 S2 S3 S4", f"C {top}").legal()
        assert is_legal == (value < top or value == 9), value


def test_an_equal_value_does_not_go_on_top() -> None:
    assert building("C7 S1 S2 S3 S4", "C 7", players=4).legal() == ["S1", "S2", "S3", "S4"]


@pytest.mark.parametrize("cards", ["0 1 2 3 4", "5 6 7 9 10", "11 12 13 14 15"])
def test_on_an_8_goes_any_value(cards: str) -> None:
    market = [f"C{value}" for value in cards.split()]
    assert building(" ".join(market), "C 14 8" if "14" not in cards else "C 8").legal() == sorted(market)


@pytest.mark.parametrize("top", [value for value in range(1, 16) if value != 9])
def test_a_9_goes_on_anything_but_a_0(top: int) -> None:
    assert "C9" in building("C9 S1 S2 S3 S4", f"C {top}").legal()


def test_on_a_0_goes_nothing_not_even_a_9() -> None:
    assert building("C9 C1 C8 C15 S4", "C 5 0").legal() == ["S4"]
    assert building("C0 C9 C1 C8 S4", "C 5 0", players=4).legal() == ["S4"]


def test_towers_of_other_players_do_not_matter() -> None:
    match = at(BUILD.format(bid=1, market="C4 S9 T1 M2 D3", towers="") + "1: C 3 | S 0 | T 0 | M 0 | D 0")
    assert match.legal() == ["C4", "D3", "M2", "S9", "T1"]


def test_a_card_is_legal_only_if_the_rest_of_the_bid_can_still_be_built() -> None:
    match = building("C4 C5 C6 C7 S3", bid=5)
    assert match.legal() == ["C7", "S3"]
    assert play(match, "C7").legal() == ["C6", "S3"]
    assert play(match, "C6 S3").legal() == ["C5"]


def test_with_fewer_cards_to_build_more_of_them_may_come_first() -> None:
    assert building("C4 C5 C6 C7 S3", bid=3).legal() == ["C5", "C6", "C7", "S3"]  # C5, then C4 and S3


def test_a_0_comes_last_when_all_cards_of_its_style_are_needed() -> None:
    assert building("C0 C4 S1 S2 S3", bid=5).legal() == ["C4", "S3"]


def test_cards_are_built_in_any_order() -> None:
    for order in ("C4 S3 D1", "D1 C4 S3", "S3 D1 C4"):
        assert towers(play(building("C4 S3 D1 T5 M5", bid=3), order), 0) == "C 4 | S 3 | D 1"


def test_what_is_not_taken_is_discarded() -> None:
    match = play(building("C4 S3 D1 T5 M5", bid=2), "C4 D1")
    assert match.view()["discard"] == ["S3", "T5", "M5"]


# --- Equal cards ---


def test_equal_cards_are_one_action() -> None:
    assert building("C7 C7 S12 S12 D1", bid=1, players=5).legal() == ["C7", "D1", "S12"]


def test_the_second_of_two_equal_cards_stays_in_the_market() -> None:
    match = play(building("C7 C7 S12 S12 D1", bid=2, players=4), "C7")
    assert (market(match), match.legal()) == (["C7", "S12", "S12", "D1"], ["D1", "S12"])


def test_two_equal_cards_need_an_8_or_a_9_between_them() -> None:
    assert at("players: 4\nturn: 0 bid\nmarket: C7 C7 S1 T1 M1").legal() == [
        "!0",
        "!1",
        "!2",
        "!3",
        "!4",
        "-",
    ]
    match = at("players: 4\nturn: 0 bid\nmarket: C7 C7 C9 T1 M1")
    assert towers(play(match, "!5 x- C7 C9 C7 T1 M1"), 0) == "C 7 9 7 | T 1 | M 1"
    match = at("players: 4\nturn: 0 bid\nmarket: C12 C12 C8 T1 M1")
    assert towers(play(match, "!5 x- C12 C8 C12 T1 M1"), 0) == "C 12 8 12 | T 1 | M 1"


def test_two_0s_never_go_on_one_tower() -> None:
    assert "!5" not in at("players: 4\nturn: 0 bid\nmarket: C0 C0 C9 C8 M1").legal()


def test_two_equal_cards_are_discarded_as_two() -> None:
    match = play(building("C7 C7 S12 S12 D1", bid=1, players=4), "C7")
    assert match.view()["discard"] == ["C7", "S12", "S12", "D1"]


@pytest.mark.parametrize("players", [2, 3])
def test_no_card_is_there_twice_with_2_or_3_players(players: int) -> None:
    assert max(all_cards(players).values()) == 1


# --- A bid of 0 ---


def test_who_wins_with_0_may_tear_down_and_builds_nothing() -> None:
    match = at(OPEN + "0: C 12 4 | S 0")
    assert play(match, "!0 - -").legal() == ["x-", "xC"]
    play(match, "xC")
    assert (towers(match, 0), match.view()["torn"], lines(match)["turn"]) == (
        "C 12 | S 0",
        [1, 0, 0],
        "1 bid",
    )
    assert {"C3", "C15", "S7", "T0", "D9"} <= {*match.view()["discard"]}


def test_who_wins_with_0_may_tear_down_nothing() -> None:
    match = play(at(OPEN + "2: C 12 4"), "- - !0 x-")
    assert (towers(match, 2), match.view()["torn"], lines(match)["turn"]) == ("C 12 4", [0, 0, 0], "0 bid")


def test_who_wins_with_0_and_has_no_tower_still_decides() -> None:
    assert play(at(OPEN), "!0 - -").legal() == ["x-"]


def test_the_next_first_architect_sits_left_of_who_won_with_0() -> None:
    match = play(at(OPEN), "- !0 - x-")
    assert (match.view()["first"], match.player) == (2, 2)


# --- 3. Recycle ---


def test_the_next_first_architect_sits_left_of_the_builder() -> None:
    match = play(at(OPEN), "- !1 - x- C3")
    assert (match.view()["first"], match.player, match.view()["turn"]["phase"]) == (2, 2, "bid")
    match = play(at(OPEN), "- - !1 x- C3")
    assert (match.view()["first"], match.player) == (0, 0)


def test_the_next_market_comes_from_the_top_of_the_pile() -> None:
    assert market(play(at(OPEN), "!1 - - x- C3")) == ["M1", "M2", "M3", "M4", "M5"]


def test_no_bid_is_left_for_the_next_round() -> None:
    view = play(at(OPEN), "!1 - - x- C3").view()
    assert (view["bid"], view["spoken"], view["turn"]["left"]) == (None, 0, 0)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_if_all_pass_the_market_is_discarded_and_the_first_architect_stays(first: int) -> None:
    match = play(at(OPEN.replace("turn: 0", f"turn: {first}")), "- - -")
    assert (match.view()["first"], match.player, match.view()["discard"]) == (
        first,
        first,
        ["C3", "C15", "S7", "T0", "D9"],
    )
    assert market(match) == ["M1", "M2", "M3", "M4", "M5"]


@every_number_of_players
def test_a_game_in_which_all_always_pass_ends_in_a_tie_of_nothing(players: int) -> None:
    match = Match(GAMES[GAME], players, seed="0" * 16)
    while not match.is_over:
        match.play("-")
    size = sum(all_cards(players).values())
    assert match.ply == players * 2 * size // 5
    assert match.result() == {"end": "second-pile", "scores": [0] * players, "winners": list(range(players))}
    assert Counter(match.record()["deal"]["reshuffle"]) == all_cards(players)
