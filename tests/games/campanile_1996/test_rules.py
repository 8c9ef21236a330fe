"""Campanile 1996, sentence by sentence of the rules page."""

from __future__ import annotations

import pytest

from steeple.errors import BadSetup, IllegalAction
from steeple.games import GAMES
from steeple.games.campanile_1996.material import FLAGS
from steeple.kernel.match import Match
from support.games.positions import deals, dice, heights, lines, match_at, order, play

GAME = "campanile-1996"
STYLES = "RYBNE"
every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def at(text: str) -> Match:
    return match_at(GAME, text)


# --- Material and setup ---


@pytest.mark.parametrize(("players", "removed"), [(2, 5), (3, 3), (4, 1), (5, 0)])
def test_14_cards_a_style_of_which_5_3_1_0_are_removed(players: int, removed: int) -> None:
    for s in deals(GAME, players, 20):
        piles, left_over = (
            s.piles[:, : s.pile_size].ravel().tolist(),
            s.left_over[: s.left_over_size].tolist(),
        )
        dealt = [int(s.hand[:, style].sum()) + (piles + left_over).count(style) for style in range(5)]
        assert dealt == [14 - removed] * 5


@every_number_of_players
def test_each_player_has_five_tokens_of_1_three_of_2_one_of_3(players: int) -> None:
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


@pytest.mark.parametrize(("players", "size", "left_over"), [(2, 13, 0), (3, 15, 1), (4, 17, 2), (5, 18, 1)])
def test_three_equal_piles_and_what_is_left_over(players: int, size: int, left_over: int) -> None:
    match = Match(GAMES[GAME], players)
    assert [pile["cards"] for pile in match.view()["piles"]] == [size] * 3
    assert match.view()["left_over"] == left_over
    assert len(match.record()["deal"]["left_over"]) == left_over


@every_number_of_players
def test_the_top_card_of_each_pile_is_turned_up(players: int) -> None:
    match = Match(GAMES[GAME], players)
    assert [pile["top"] for pile in match.view()["piles"]] == [
        pile[0] for pile in match.record()["deal"]["piles"]
    ]


@every_number_of_players
def test_the_cards_are_shuffled_every_style_is_as_likely_in_every_place(players: int) -> None:
    states = deals(GAME, players, 4000)
    size, left_over = int(states["pile_size"][0]), int(states["left_over_size"][0])
    places = [states["piles"][:, pile, depth] for pile in range(3) for depth in (0, 1, size - 1)]
    places += [states["left_over"][:, k] for k in range(left_over)]
    for cards in places:
        assert dice([int((cards == style).sum()) for style in range(5)], [800] * 5) < 6
    for seat in range(players):
        assert dice(states["hand"][:, seat].sum(axis=0), [2400] * 5) < 6


@every_number_of_players
def test_seat_0_acts_first_and_all_towers_are_at_height_0(players: int) -> None:
    match = Match(GAMES[GAME], players)
    assert match.view()["turn"] == {"player": 0, "phase": "build", "built": None}
    assert set(heights(match).values()) == {0}


@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_2_to_5_players(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5 players"):
        Match(GAMES[GAME], players)


# --- 1. Build ---

OPEN = """
    players: 3
    {options}
    turn: 0 build
    towers: R0 Y0 B0 N0 E0
    hands: RRB YNE BEE
    piles: BYR... NE... NR...
"""


def test_build_plays_a_card_of_the_hand_by_1_2_or_3_floors() -> None:
    assert at(OPEN.format(options="")).legal() == ["B1", "B2", "B3", "R1", "R2", "R3"]


@pytest.mark.parametrize("floors", [1, 2, 3])
def test_build_raises_the_tower_of_the_card_by_the_floors_and_no_other(floors: int) -> None:
    match = play(at(OPEN.format(options="")), f"R{floors}")
    assert lines(match)["towers"] == f"R{floors}/1 Y0/0 B0/0 N0/0 E0/0"
    assert lines(match)["hands"] == "RB YNE BEE"


def test_build_must_be_done() -> None:
    with pytest.raises(IllegalAction) as refused:
        at(OPEN.format(options="")).play("-")
    assert refused.value.code == "not-now"


def test_build_then_bet_then_the_next_player() -> None:
    match, turns = at(OPEN.format(options="")), []
    for action in ("R2", "-", "N1", "+B3", "E3", "-"):
        match.play(action)
        turns.append(lines(match)["turn"])
    assert turns == ["0 bet R2", "1 build", "1 bet N1", "2 build", "2 bet E3", "0 build"]


# --- 2. Bet ---

BET = """
    players: 3
    options: {options}
    turn: 0 bet R{floors}
    towers: R3/1 Y0 B0 N0 E0
    stakes: {stakes}
    hands: RB YNE BEE
    piles: B... N... N...
"""


def bets(floors: int, stakes: str = "", options: str = "") -> list[str]:
    return at(BET.format(floors=floors, stakes=stakes, options=options)).legal()


@pytest.mark.parametrize(
    ("floors", "legal"),
    [
        (1, ["+B1", "+B2", "+B3", "+N1", "+N2", "+N3", "-"]),
        (2, ["+B2", "+B3", "+N2", "+N3", "-"]),
        (3, ["+B3", "+N3", "-"]),
    ],
)
def test_bet_a_token_of_at_least_the_floors_built_on_a_style_face_up(floors: int, legal: list[str]) -> None:
    assert bets(floors) == legal


@pytest.mark.parametrize(
    ("floors", "legal"), [(1, ["+B1", "+N1", "-"]), (2, ["+B2", "+N2", "-"]), (3, ["+B3", "+N3", "-"])]
)
def test_with_bet_exact_the_value_equals_the_floors(floors: int, legal: list[str]) -> None:
    assert bets(floors, options="bet=exact") == legal


@pytest.mark.parametrize(
    ("floors", "legal"), [(1, ["+R1", "+R2", "+R3", "-"]), (2, ["+R2", "+R3", "-"]), (3, ["+R3", "-"])]
)
def test_with_target_just_built_only_the_tower_just_raised_instead_of_the_visible_ones(
    floors: int, legal: list[str]
) -> None:
    assert bets(floors, options="target=just-built") == legal


BOTH_TARGETS = {
    1: ["+B1", "+B2", "+B3", "+N1", "+N2", "+N3", "+R1", "+R2", "+R3", "-"],
    2: ["+B2", "+B3", "+N2", "+N3", "+R2", "+R3", "-"],
    3: ["+B3", "+N3", "+R3", "-"],
}


@pytest.mark.parametrize("floors", [1, 2, 3])
def test_with_target_visible_or_just_built_the_tower_just_raised_besides_the_visible_ones(
    floors: int,
) -> None:
    assert bets(floors, options="target=visible-or-just-built") == BOTH_TARGETS[floors]


def test_with_both_targets_four_towers_can_be_bet_on_and_a_visible_one_just_raised_counts_once() -> None:
    text = BET.format(floors=1, stakes="", options="target=visible-or-just-built")
    four = at(text.replace("B... N... N...", "B... N... E...")).legal()
    assert four == [*(f"+{style}{value}" for style in "BENR" for value in (1, 2, 3)), "-"]
    assert at(text.replace("B... N... N...", "R... N... N...")).legal() == [
        *(f"+{s}{v}" for s in "NR" for v in (1, 2, 3)),
        "-",
    ]


@pytest.mark.parametrize(
    ("floors", "legal"), [(1, ["+B1", "+N1", "+R1", "-"]), (3, ["+B3", "+N3", "+R3", "-"])]
)
def test_with_bet_exact_and_target_visible_or_just_built_exactly_the_floors(
    floors: int, legal: list[str]
) -> None:
    assert bets(floors, options="bet=exact target=visible-or-just-built") == legal


@pytest.mark.parametrize(("floors", "legal"), [(1, ["+R1", "-"]), (2, ["+R2", "-"]), (3, ["+R3", "-"])])
def test_with_both_options_exactly_the_floors_on_the_tower_just_raised(floors: int, legal: list[str]) -> None:
    assert bets(floors, options="bet=exact target=just-built") == legal


def test_the_tower_just_raised_is_no_target_by_itself() -> None:
    assert not any(action.startswith("+R") for action in bets(1))


@pytest.mark.parametrize("piles", ["R... N... N...", "N... R... N...", "N... N... R..."])
def test_the_face_up_card_of_every_pile_counts(piles: str) -> None:
    match = at(BET.format(floors=3, stakes="", options="").replace("B... N... N...", piles))
    assert match.legal() == ["+N3", "+R3", "-"]


def test_bet_at_least_and_target_visible_are_the_defaults() -> None:
    assert [(option.name, option.values, option.default) for option in GAMES[GAME].options] == [
        ("bet", ("at-least", "exact"), "at-least"),
        ("target", ("visible", "visible-or-just-built", "just-built"), "visible"),
    ]


@pytest.mark.parametrize(
    ("floors", "stakes", "legal"),
    [
        (3, "Y 0:3", ["-"]),
        (2, "Y 0:222", ["+B3", "+N3", "-"]),
        (2, "Y 0:3222", ["-"]),
        (1, "Y 0:11111", ["+B2", "+B3", "+N2", "+N3", "-"]),
        (1, "Y 0:11111222, E 0:3", ["-"]),
        (3, "Y 1:3", ["+B3", "+N3", "-"]),
    ],
)
def test_a_token_can_only_be_bet_while_it_is_left(floors: int, stakes: str, legal: list[str]) -> None:
    assert bets(floors, stakes) == legal


def test_a_bet_puts_one_token_of_its_value_under_the_tower() -> None:
    match = play(at(BET.format(floors=1, stakes="", options="")), "+B3")
    assert (order(match, "B"), match.view()["supply"][0]) == ([(0, [3])], [5, 3, 0])


def test_no_bet_places_nothing() -> None:
    match = play(at(BET.format(floors=1, stakes="", options="")), "-")
    assert (lines(match)["stakes"], match.view()["supply"][0]) == ("", [5, 3, 1])


def test_the_first_token_under_a_tower_fixes_the_place_in_its_order() -> None:
    match = play(at(BET.format(floors=1, stakes="B 2:1 1:3", options="")), "+B2")
    assert order(match, "B") == [(2, [1]), (1, [3]), (0, [2])]


def test_later_tokens_join_the_first() -> None:
    match = play(at(BET.format(floors=1, stakes="B 2:1 0:2 1:1", options="")), "+B3")
    assert order(match, "B") == [(2, [1]), (0, [3, 2]), (1, [1])]


# --- 3. Draw ---


@pytest.mark.parametrize(
    ("floors", "hand", "tops"),
    [(1, "RBB", ["Y", "N", "N"]), (2, "RBN", ["B", "E", "N"]), (3, "RBN", ["B", "N", "R"])],
)
def test_the_face_up_card_of_the_pile_numbered_like_the_floors_is_drawn_and_the_next_turned_up(
    floors: int, hand: str, tops: list[str]
) -> None:
    match = at(OPEN.format(options=""))
    before = [pile["cards"] for pile in match.view()["piles"]]
    play(match, f"R{floors} -")
    assert lines(match)["hands"].split()[0] == hand
    assert [pile["top"] for pile in match.view()["piles"]] == tops
    assert [pile["cards"] for pile in match.view()["piles"]] == [
        n - (k + 1 == floors) for k, n in enumerate(before)
    ]


def test_the_bet_does_not_change_what_is_drawn() -> None:
    assert lines(play(at(OPEN.format(options="")), "R1 +N3"))["hands"] == "RBB YNE BEE"


def test_the_draw_comes_after_the_bet() -> None:
    match = play(at(OPEN.format(options="")), "R1")
    assert (match.legal()[0], match.view()["hands"][0]["size"]) == ("+B1", 2)


def test_everybody_knows_the_card_drawn() -> None:
    match = play(at(OPEN.format(options="")), "R1 -")
    assert [hand["known"] for hand in match.view()["hands"]] == ["B", "", ""]


# --- End ---

TOWERS = {
    2: "R9/3 Y7/3 B5/3 N3/2 E2/2",
    3: "R12/4 Y9/3 B7/3 N5/3 E2/2",
    4: "R12/4 Y10/4 B8/3 N6/3 E4/3",
    5: "R12/4 Y10/4 B8/4 N6/3 E4/3",
}
"""Towers when the first pile may run out, the red one the highest, then in their order."""

HANDS = {2: "RB YNE", 3: "RB YNE BEE", 4: "RB YNE BEE BNN", 5: "RB YNE BEE BNN RYE"}


def last_card(players: int, stakes: str, towers: str | None = None, pile: int = 1) -> Match:
    """Seat 0 has built as many floors as the pile's number, and that pile has one card left."""
    piles = ["B...", "N...", "E..."]
    piles[pile - 1] = piles[pile - 1][0]
    return at(f"""
        players: {players}
        turn: 0 bet R{pile}
        towers: {towers or TOWERS[players]}
        stakes: {stakes}
        hands: {HANDS[players]}
        piles: {" ".join(piles)}
    """)


@every_number_of_players
@pytest.mark.parametrize("pile", [1, 2, 3])
def test_the_game_ends_as_soon_as_the_last_card_of_a_pile_is_drawn(players: int, pile: int) -> None:
    match = play(last_card(players, "R 0:1", pile=pile), "-")
    assert (match.is_over, match.legal()) == (True, [])
    assert match.result() == {"end": f"pile-{pile}", "scores": [8] + [0] * (players - 1), "winners": [0]}


def test_the_last_card_still_joins_the_hand() -> None:
    match = play(last_card(3, ""), "-")
    assert lines(match)["hands"] == "RBB YNE BEE"
    assert match.view()["piles"][0] == {"top": None, "cards": 0}


def test_the_bet_of_the_last_turn_counts() -> None:
    assert play(last_card(3, ""), "+N3").scores == [2, 0, 0]


def test_nobody_gets_another_turn() -> None:
    match = play(last_card(3, ""), "-")
    for action in range(GAMES[GAME].actions):
        with pytest.raises(IllegalAction) as refused:
            match.play_id(action)
        assert refused.value.code == "game-over"


def test_the_game_goes_on_while_every_pile_has_a_card() -> None:
    text = """
        players: 2
        turn: 0 bet R1
        towers: R9/3 Y7/3 B5/3 N3/2 E2/2
        hands: RB YNE
        piles: BE N... E...
    """
    match = play(at(text), "-")
    assert (match.is_over, match.view()["piles"][0]) == (False, {"top": "E", "cards": 1})


def test_a_short_pile_ends_nothing_while_another_is_drawn_from() -> None:
    text = """
        players: 2
        turn: 0 bet R2
        towers: R9/3 Y7/3 B5/3 N3/2 E2/2
        hands: RB YNE
        piles: B N... E...
    """
    assert not play(at(text), "-").is_over


# --- Scoring ---

FLAG = [(8, 4), (6, 3), (4, 2), (2, 1), ()]


def test_the_flags_are_those_of_the_rules_page() -> None:
    assert [tuple(int(value) for value in FLAGS[rank] if value) for rank in range(5)] == FLAG


@every_number_of_players
@pytest.mark.parametrize("rank", range(5))
def test_the_four_highest_towers_pay_the_most_and_the_second_most_staked(players: int, rank: int) -> None:
    values = ["1", "11", "111", "22", "32"]
    stakes = f"{STYLES[rank]} " + " ".join(f"{seat}:{values[seat]}" for seat in range(players))
    paid = [*FLAG[rank], 0, 0, 0, 0, 0][:players]
    assert play(last_card(players, stakes), "-").scores == paid[::-1]


def test_of_equal_towers_the_leftmost_is_the_higher() -> None:
    everywhere = "R 0:1, Y 0:1, B 0:1, N 0:1, E 1:1"
    assert play(last_card(3, everywhere, "R6/3 Y6/3 B6/3 N6/3 E6/3"), "-").scores == [20, 0, 0]


def test_ranks_follow_the_floors_and_not_the_cards() -> None:
    match = play(last_card(3, "R 0:1, Y 1:1, E 2:1", "R5/5 Y6/3 B4/3 N3/2 E5/2"), "-")
    assert match.scores == [6, 8, 4]


def test_the_most_staked_is_the_sum_of_values() -> None:
    assert play(last_card(3, "R 0:11111 1:222 2:3"), "-").scores == [4, 8, 0]


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0), (2, 1)])
def test_ties_go_by_order_the_earlier_first(first: int, second: int) -> None:
    scores = play(last_card(3, f"R {first}:3 {second}:21"), "-").scores
    assert (scores[first], scores[second]) == (8, 4)


def test_only_players_with_a_stake_there_are_paid() -> None:
    assert play(last_card(3, "R 1:1, Y 2:1 1:1"), "-").scores == [0, 11, 6]


def test_unused_tokens_count_nothing() -> None:
    assert play(last_card(3, "E 2:32"), "-").scores == [0, 0, 0]


def test_a_view_says_what_every_stake_would_be_paid() -> None:
    match = last_card(3, "R 1:1 0:2 2:1, E 0:1")
    towers = match.view()["towers"]
    assert [(stake["seat"], stake["pays"]) for stake in towers[0]["stakes"]] == [(1, 4), (0, 8), (2, 0)]
    assert [(stake["seat"], stake["pays"]) for stake in towers[4]["stakes"]] == [(0, 0)]


def test_nothing_is_scored_before_the_end() -> None:
    match = last_card(3, "R 0:1")
    assert (match.scores, match.winners, match.result()) == ([0, 0, 0], [], None)


# --- Winner ---


@pytest.mark.parametrize(
    ("stakes", "winners"),
    [
        ("R 0:1, Y 1:1, B 2:1", [0]),  # 8 6 4
        ("R 0:1, Y 1:1, N 1:1, B 2:1", [0, 1]),  # 8 8 4
        ("R 0:1, Y 1:1, N 1:1, B 2:1 1:1", [1]),  # 8 10 4
        ("R 2:1, Y 1:1 2:1, B 1:1, N 1:1 2:1", [1, 2]),  # 0 12 12
        ("R 0:1, Y 1:1, N 1:1 2:1", [0, 1]),  # 8 8 1: no chip breaks the tie
        ("", [0, 1, 2]),
    ],
)
def test_most_points_win_else_the_victory_is_shared(stakes: str, winners: list[int]) -> None:
    assert play(last_card(3, stakes), "-").winners == winners
