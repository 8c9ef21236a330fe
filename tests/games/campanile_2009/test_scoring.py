"""Campanile 2009, sentence by sentence of the rules page: Intermezzo, Finito, flags, chips, the winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from steeple.errors import IllegalAction
from steeple.games import GAMES
from steeple.games.campanile_2009.material import CHIPS, FLAGS
from steeple.kernel.match import Match
from support.games.positions import lines, match_at, order, play

GAME = "campanile-2009"
STYLES = "RYBNE"

HANDS = {2: "RB YNE", 3: "RB YNE BEE", 4: "RB YNE BEE BNN", 5: "RB YNE BEE BNN RYE"}
"""Seat 0 is about to take a card."""

HALF_WAY = {2: "R9/3 Y6/2 B4/2 N3/2 E1/1", 3: "R15/5 Y12/5 B9/5 N6/4 E3/3"}
"""Towers when Intermezzo may turn up, the red one the highest, then in their order."""

TO_THE_END = {2: "R9/3 Y6/3 B4/2 N3/2 E2/2", 3: "R24/9 Y20/9 B15/8 N11/7 E8/6"}
"""Towers when Finito may turn up, in the same order."""

# The rules page's table, by rank of the tower.
INTERMEZZO = {2: [(4, 2), (3, 2), (2, 1), (1,), ()], 3: [(4, 2), (3, 1), (2,), (1,), ()]}
FINITO = {2: [(6, 3), (5, 2), (4, 1), (3, 1), (2,)], 3: [(6, 4, 2), (5, 3, 1), (4, 2), (3, 1), (2,)]}
BOX = {1: 4, 2: 5, 3: 3, 4: 3, 5: 1, 6: 1}

RANKS = range(5)
every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def at_intermezzo(players: int, stakes: str, towers: str | None = None, deck: str = "IY...") -> Match:
    """Seat 0 is about to take a card, and Intermezzo lies on top of the deck."""
    return match_at(
        GAME,
        f"""
        players: {players}
        turn: 0 take R1
        towers: {towers or HALF_WAY[min(players, 3)]}
        stakes: {stakes}
        hands: {HANDS[players]}
        display: BNN
        deck: {deck}
        """,
    )


def at_finito(players: int, stakes: str, towers: str | None = None, chips: str = "") -> Match:
    """Seat 0 is about to take a card, and Finito lies on top of the deck."""
    return match_at(
        GAME,
        f"""
        players: {players}
        turn: 0 take R1
        towers: {towers or TO_THE_END[min(players, 3)]}
        stakes: {stakes}
        hands: {HANDS[players]}
        display: BNN
        deck: F...
        intermezzo: scored
        chips: {chips or " ".join("-" * players)}
        """,
    )


def chips(match: Match) -> list[list[int]]:
    found: list[list[int]] = match.view()["chips"]
    return found


def backwards(players: int, style: str) -> str:
    """Stakes under a tower: the last seat has the greatest influence, seat 0 the least; seat 0 came first."""
    values = {
        2: ["1", "2"],
        3: ["1", "2", "3"],
        4: ["1", "11", "111", "22"],
        5: ["1", "11", "111", "22", "32"],
    }[players]
    return f"{style} " + " ".join(f"{seat}:{value}" for seat, value in enumerate(values))


# --- The tables ---


@every_number_of_players
@pytest.mark.parametrize("rank", RANKS)
def test_intermezzo_pays_the_flag_of_each_rank(players: int, rank: int) -> None:
    match = play(at_intermezzo(players, backwards(players, STYLES[rank])), "=B")
    assert chips(match) == expected(players, INTERMEZZO[min(players, 3)][rank])


@every_number_of_players
@pytest.mark.parametrize("rank", RANKS)
def test_finito_pays_the_flag_of_each_rank(players: int, rank: int) -> None:
    match = play(at_finito(players, backwards(players, STYLES[rank])), "=B")
    assert chips(match) == expected(players, FINITO[min(players, 3)][rank])


def expected(players: int, flag: tuple[int, ...]) -> list[list[int]]:
    """Chips when the last seat is paid first, the one before it second, and so on."""
    paid = [[value] for value in flag] + [[]] * (players - len(flag))
    return paid[:players][::-1]


def test_the_tables_are_those_of_the_rules_page() -> None:
    for final, flags in enumerate((INTERMEZZO, FINITO)):
        for more, players in enumerate((2, 3)):
            for rank in RANKS:
                values = tuple(int(value) for value in FLAGS[final, more, rank] if value)
                assert values == flags[players][rank]


@pytest.mark.parametrize("players", [2, 3])
def test_the_chips_in_the_box_suffice_for_both_scorings(players: int) -> None:
    needed = Counter(value for flags in (INTERMEZZO, FINITO) for flag in flags[players] for value in flag)
    assert {value: count for value, count in enumerate(CHIPS) if value} == BOX
    assert all(needed[value] <= BOX[value] for value in BOX)
    assert set(needed) == set(BOX)


def test_the_chips_in_the_box_are_used_up_by_three_players_who_are_everywhere() -> None:
    everywhere = "R 0:1 1:1 2:1, Y 0:1 1:1 2:1, B 0:1 1:1 2:1, N 0:1 1:1 2:1, E 0:1 1:1 2:1"
    after_intermezzo = chips(play(at_intermezzo(3, everywhere), "=B"))
    match = play(
        at_finito(3, everywhere, chips=" ".join("".join(map(str, own)) or "-" for own in after_intermezzo)),
        "=B",
    )
    assert Counter(value for own in chips(match) for value in own) == BOX


# --- Ranking ---


def test_of_equal_towers_the_one_nearer_the_display_is_the_higher() -> None:
    everywhere = "R 0:1, Y 0:1, B 0:1, N 0:1, E 0:1"
    match = play(at_intermezzo(3, everywhere, "R8/5 Y8/5 B8/4 N8/4 E8/4"), "=B")
    assert [tower["rank"] for tower in match.view()["towers"]] == [1, 2, 3, 4, 5]
    assert chips(match)[0] == [4, 3, 2, 1]


@pytest.mark.parametrize(
    ("towers", "ranks"),
    [
        ("R6/4 Y8/5 B9/5 N9/5 E6/3", [4, 3, 1, 2, 5]),
        ("R6/4 Y8/5 B7/5 N9/5 E9/3", [5, 3, 4, 1, 2]),
        ("R6/4 Y6/5 B6/5 N6/5 E7/3", [2, 3, 4, 5, 1]),
        ("R4/4 Y5/5 B6/5 N7/5 E8/3", [5, 4, 3, 2, 1]),
        ("R5/4 Y5/5 B15/5 N5/5 E3/3", [2, 3, 1, 4, 5]),
    ],
)
def test_towers_rank_by_floors_then_nearness(towers: str, ranks: list[int]) -> None:
    assert [tower["rank"] for tower in at_intermezzo(3, "R 0:1", towers).view()["towers"]] == ranks


def test_the_floors_count_and_not_the_cards() -> None:
    match = play(at_intermezzo(3, "E 0:1, R 1:1", "R7/7 Y5/5 B4/4 N3/3 E9/3"), "=B")
    assert chips(match) == [[4], [3], []]


def test_ranks_decide_which_flag_a_tower_gets() -> None:
    match = play(at_intermezzo(3, "R 0:1, Y 1:1, B 2:1, N 0:1, E 1:1", "R4/4 Y9/5 B6/5 N7/5 E8/3"), "=B")
    assert chips(match) == [[2], [4, 3], [1]]


# --- Payment ---


@pytest.mark.parametrize(("a", "b", "c"), [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_equal_influence_is_broken_by_the_order_the_earlier_first(a: int, b: int, c: int) -> None:
    # The sheet's example (b): brown is the fourth tower, with the flag 1.
    match = play(at_intermezzo(3, f"N {a}:32 {b}:221 {c}:11"), "=B")
    assert {seat: own for seat, own in enumerate(chips(match)) if own} == {a: [1]}


@pytest.mark.parametrize(("a", "b", "c", "d"), [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_the_greater_influence_comes_first_and_ties_go_by_order(a: int, b: int, c: int, d: int) -> None:
    # The sheet's example (c): brown is the second tower, with the flag 5/3/1.
    towers = "R24/9 Y11/9 B10/8 N20/7 E8/6"
    match = play(at_finito(4, f"N {a}:3211 {b}:3221 {c}:11 {d}:2", towers), "=B")
    assert {seat: own for seat, own in enumerate(chips(match)) if own} == {b: [5], a: [3], c: [1]}


def test_influence_is_the_sum_of_the_marker_values() -> None:
    match = at_intermezzo(3, "R 0:11111 1:222 2:3")
    assert [stake["influence"] for stake in match.view()["towers"][0]["stakes"]] == [5, 6, 3]
    assert chips(play(match, "=B")) == [[2], [4], []]


def test_only_players_with_influence_are_paid() -> None:
    assert chips(play(at_finito(3, "R 1:1, Y 2:1 1:1"), "=B")) == [[], [6, 3], [5]]


def test_a_tower_without_markers_pays_nobody_and_the_next_tower_keeps_its_flag() -> None:
    assert chips(play(at_finito(3, "Y 0:1"), "=B")) == [[5], [], []]


@every_number_of_players
def test_nobody_is_paid_when_nobody_has_bet(players: int) -> None:
    assert chips(play(at_finito(players, ""), "=B")) == [[]] * players


def test_each_payment_is_a_chip_of_that_value_kept_as_such() -> None:
    match = play(at_finito(3, "R 0:1, Y 1:1 0:1, E 0:1", chips="4 22 -"), "=B")
    assert chips(match) == [[6, 4, 3, 2], [5, 2, 2], []]
    assert match.scores == [15, 9, 0]


def test_markers_moved_away_count_no_more() -> None:
    match = match_at(
        GAME,
        """
        players: 2
        options: move_marker=true
        turn: 0 bet R2
        towers: R9/3 Y6/2 B4/2 N3/2 E1/1
        stakes: R 0:2 1:1
        hands: RB YNE
        display: BNN
        deck: IY...
        """,
    )
    assert chips(play(match, "R>B =B")) == [[2], [4]]


@every_number_of_players
@pytest.mark.parametrize("at", [at_intermezzo, at_finito])
def test_a_view_says_what_every_stake_is_paid_by_the_scoring_to_come(
    players: int, at: Callable[[int, str], Match]
) -> None:
    match = at(players, "R 1:1 0:2, Y 0:1 1:1, B 1:22 0:3, N 0:1 1:1, E 1:3 0:1")
    promised: list[list[int]] = [[] for _ in range(players)]
    for tower in match.view()["towers"]:
        for stake in tower["stakes"]:
            promised[stake["seat"]] += [stake["pays"]] if stake["pays"] else []
    assert [sorted(own, reverse=True) for own in promised] == chips(play(match, "=B"))


# --- Intermezzo ---


def test_intermezzo_is_scored_at_once() -> None:
    match = at_intermezzo(3, "R 0:1 1:2")
    assert (match.view()["scored"], chips(match)) == (False, [[], [], []])
    match.play("=B")
    assert (match.view()["scored"], chips(match)) == (True, [[2], [4], []])


def test_intermezzo_is_discarded_and_the_next_card_turned_up_in_its_stead() -> None:
    match = at_intermezzo(3, "R 0:1")
    deck = match.view()["deck"]
    match.play("=B")
    assert (lines(match)["display"], match.view()["deck"]) == ("YNN", deck - 2)
    assert "I" not in lines(match)["deck"]


def test_after_intermezzo_the_next_player_plays() -> None:
    match = play(at_intermezzo(3, "R 0:1"), "=B")
    assert (lines(match)["turn"], match.is_over) == ("1 build", False)


def test_markers_stay_at_intermezzo() -> None:
    match = play(at_intermezzo(3, "R 2:1 0:32, E 1:1"), "=B")
    assert (order(match, "R"), order(match, "E")) == ([(2, [1]), (0, [3, 2])], [(1, [1])])
    assert match.view()["supply"] == [[5, 2, 0], [4, 3, 1], [4, 3, 1]]


def test_towers_stay_at_intermezzo() -> None:
    assert lines(play(at_intermezzo(3, "R 0:1"), "=B"))["towers"] == HALF_WAY[3]


def test_an_ordinary_card_scores_nothing() -> None:
    match = play(at_intermezzo(3, "R 0:1", deck="YI..."), "=B")
    assert (match.view()["scored"], chips(match)) == (False, [[], [], []])


def test_finito_right_after_intermezzo_is_scored_too_and_ends_the_game() -> None:
    match = at_intermezzo(2, "R 0:1, E 1:2", "R9/3 Y6/3 B4/2 N3/2 E2/2", deck="IF...")
    match.play("=B")
    assert (match.is_over, chips(match)) == (True, [[6, 4], [2]])


def test_intermezzo_is_scored_before_finito_on_the_same_towers() -> None:
    match = at_intermezzo(2, "R 0:1 1:1, N 1:1 0:1", "R9/3 Y6/3 B4/2 N3/2 E2/2", deck="IF...")
    assert chips(play(match, "=B")) == [[6, 4, 1], [3, 3, 2, 1]]


# --- Finito ---


@every_number_of_players
def test_finito_ends_the_game_at_once(players: int) -> None:
    match = play(at_finito(players, "R 0:1"), "=B")
    assert (match.is_over, match.result()) == (
        True,
        {"end": "finito", "scores": [6] + [0] * (players - 1), "winners": [0]},
    )


def test_nobody_gets_another_turn_after_finito() -> None:
    match = play(at_finito(3, "R 0:1"), "=B")
    assert match.legal() == []
    for action in range(GAMES[GAME].actions):
        with pytest.raises(IllegalAction) as refused:
            match.play_id(action)
        assert refused.value.code == "game-over"


def test_the_last_card_taken_still_joins_the_hand_and_is_not_replaced() -> None:
    match = play(at_finito(3, "R 0:1"), "=B")
    assert (lines(match)["hands"], lines(match)["display"]) == ("RBB YNE BEE", "NN")


def test_the_game_goes_on_until_finito_turns_up() -> None:
    match = play(at_finito(3, "R 0:1"), "")
    assert (match.is_over, match.result(), match.winners) == (False, None, [])


def test_markers_left_in_the_supply_count_nothing() -> None:
    assert play(at_finito(3, "E 2:1"), "=B").scores == [0, 0, 2]


# --- Winner ---


def winners(chips: str) -> list[int]:
    return match_at(
        GAME,
        f"""
        players: 3
        turn: 0 over
        towers: R24/9 Y20/9 B15/8 N11/7 E8/6
        hands: RRB YNE BEE
        display: BN
        chips: {chips}
        """,
    ).winners


@pytest.mark.parametrize(
    ("chips", "seats"),
    [
        ("6 43 1", [1]),  # most points, although not the highest chip
        ("222 - 5", [0]),
        ("- - 1", [2]),
    ],
)
def test_most_points_win(chips: str, seats: list[int]) -> None:
    assert winners(chips) == seats


@pytest.mark.parametrize(
    ("chips", "seats"),
    [
        ("42 33 -", [0]),
        ("33 222 6", [2]),
        ("222 33 1", [1]),
        ("1111 22 4", [2]),
        ("- 32 5", [2]),
    ],
)
def test_a_tie_goes_to_the_highest_single_chip(chips: str, seats: list[int]) -> None:
    assert winners(chips) == seats


@pytest.mark.parametrize(
    ("chips", "seats"),
    [
        ("42 42 -", [0, 1]),
        ("3 21 3", [0, 2]),
        ("42 411 2", [0, 1]),  # the highest chip decides, not how many there are
        ("4 4 4", [0, 1, 2]),
        ("- - -", [0, 1, 2]),
    ],
)
def test_a_tie_that_nothing_breaks_is_a_shared_victory(chips: str, seats: list[int]) -> None:
    assert winners(chips) == seats


def test_points_are_the_sum_of_the_chips() -> None:
    s = GAMES[GAME].read_position("""
        players: 3
        turn: 0 over
        towers: R24/9 Y20/9 B15/8 N11/7 E8/6
        hands: RRB YNE BEE
        display: BN
        chips: 654321 42 -
    """)
    points = np.full(3, -1, np.int16)
    GAMES[GAME].scores(s, points)
    assert points.tolist() == [21, 6, 0]
