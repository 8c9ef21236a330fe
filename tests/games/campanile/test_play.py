"""What a good player of Campanile looks at: leads, ranks and standings to come, weights, shares, worlds."""

from __future__ import annotations

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.games.campanile import leads, prospects
from steeple.games.campanile_1996 import play as play_1996
from steeple.games.campanile_1996.material import FLAGS as FLAGS_1996
from steeple.games.campanile_2009 import play as play_2009
from steeple.games.campanile_2009.material import FLAGS as FLAGS_2009
from steeple.kernel.arrays import Position
from steeple.kernel.game import MOST_WORLDS, OVER, SPECTATOR, Worlds, copy
from steeple.kernel.rule import interpreted
from support.games.positions import dice, match_at
from support.games.random_games import CAMPANILE_SETUPS, CAMPANILES, Setup, legal_ids, redrawn, sample

every_setup = pytest.mark.parametrize("setup", CAMPANILE_SETUPS, ids=str)

OPEN_2009 = """
    players: 2
    turn: 0 {turn}
    towers: R6/3 Y4/2 B2/1 N0 E0
    stakes: {stakes}
    hands: {hands}
    display: RYB
    deck: NE...
"""


def at_2009(turn: str = "build", stakes: str = "", hands: str = "RYB RNE") -> Position:
    return match_at("campanile-2009", OPEN_2009.format(turn=turn, stakes=stakes, hands=hands)).state


def weights_at(game: str, s: Position) -> dict[str, float]:
    """The weight of every legal action by its text."""
    actions = np.array(legal_ids(GAMES[game], s), np.int32)
    weights = np.full(len(actions), np.nan, np.float32)
    GAMES[game].weigh(s, actions, len(actions), weights)
    return {GAMES[game].action_text(int(a)): float(w) for a, w in zip(actions, weights, strict=True)}


def shares_at(game: str, s: Position) -> list[float]:
    shares = np.full(int(s.players), np.nan)
    GAMES[game].evaluate(s, shares)
    return [float(share) for share in shares]


def lead_under(style: int, stakes: str) -> int:
    return int(interpreted(leads.lead)(at_2009(stakes=stakes), np.uint8(style)))


# --- Leads ---


@pytest.mark.parametrize(
    ("stakes", "lead"),
    [
        ("", leads.EVEN),
        ("R 1:2", leads.EVEN - 2),
        ("R 0:1", leads.THERE + leads.EVEN),
        ("R 0:21 1:2", leads.THERE + leads.EVEN + 1),
        ("R 0:2 1:2", leads.THERE + leads.EVEN),
        ("R 1:2 0:2", leads.THERE + leads.EVEN - 1),
        ("R 1:3 0:1", leads.THERE + leads.EVEN - 3),
    ],
)
def test_a_lead_is_influence_to_spare_and_the_order_breaks_ties(stakes: str, lead: int) -> None:
    assert lead_under(0, stakes) == lead


def test_the_leads_under_all_towers_are_those_under_each() -> None:
    s = at_2009(stakes="R 0:2 1:2, Y 1:3, E 0:1")
    packed = interpreted(leads.all_leads)(s)
    for style in range(5):
        assert interpreted(leads.lead_of)(packed, np.uint8(style)) == interpreted(leads.lead)(
            s, np.uint8(style)
        )


def test_with_more_players_the_lead_is_over_the_best_of_them() -> None:
    text = """
        players: 3
        turn: 0 build
        towers: R6/3 Y0 B0 N0 E0
        stakes: R 1:1 2:3 0:2
        hands: RYB RNE YBN
        display: RYB
    """
    s = match_at("campanile-2009", text).state
    assert interpreted(leads.lead)(s, np.uint8(0)) == leads.THERE + leads.EVEN - 2


# --- Ranks, standings and presence to come ---


def test_without_turns_to_come_towers_rank_as_they_stand() -> None:
    s = at_2009()
    ranks = [interpreted(prospects.rank_to_come)(s, style, 6, 0.0) for style in range(5)]
    assert ranks == pytest.approx([0, 1, 2, 3, 4], abs=0.2)


def test_a_tower_s_rank_is_the_less_sure_the_more_turns_are_to_come() -> None:
    s = at_2009()
    ranks = [interpreted(prospects.rank_to_come)(s, 0, 6, turns) for turns in (0.0, 5.0, 20.0)]
    assert ranks == sorted(ranks)
    assert sum(interpreted(prospects.rank_to_come)(s, style, 6, 5.0) for style in range(5)) == pytest.approx(
        10
    )


def test_a_tower_with_more_cards_to_come_is_expected_to_grow_more() -> None:
    s = at_2009()
    growth = [
        interpreted(prospects.height_to_come)(s, style, 6, 0.5) - int(s.height[style]) for style in (0, 4)
    ]
    assert growth[1] > growth[0] + 1


@pytest.mark.parametrize(("stakes", "standing"), [("R 0:2 1:2", 0), ("R 1:2 0:2", 1), ("R 1:1 0:2", 0)])
def test_without_turns_to_come_players_stand_as_they_are_paid(stakes: str, standing: int) -> None:
    s = at_2009(stakes=stakes)
    expected = interpreted(prospects.standing_to_come)(s, 0, 0, 0.0, prospects.BETS_NOTHING)
    assert expected == pytest.approx(standing, abs=0.1)


def test_who_has_no_marker_under_a_tower_is_paid_only_with_markers_and_turns_left() -> None:
    s = at_2009(stakes="R 1:1")
    presence = [
        interpreted(prospects.presence_to_come)(s, 0, 0, turns, prospects.BETS_NOTHING)
        for turns in (0.0, 2.0, 12.0)
    ]
    assert presence[0] == 0 < presence[1] < presence[2] < 1


def test_a_bet_supposed_counts_as_a_bet_made() -> None:
    before, after = (
        at_2009(turn="bet R2", stakes="Y 1:1", hands="YB RNE"),
        at_2009(turn="bet R2", stakes="Y 1:1 0:2", hands="YB RNE"),
    )
    for seat in (0, 1):
        for style in range(5):
            for rule in (prospects.standing_to_come, prospects.presence_to_come):
                supposed = interpreted(rule)(before, style, seat, 8.0, 4 * 1 + 2)
                assert supposed == pytest.approx(
                    interpreted(rule)(after, style, seat, 8.0, prospects.BETS_NOTHING)
                )


def test_flags_at_whole_ranks_and_standings_are_those_of_the_rules() -> None:
    for (final, more, rank, standing), value in np.ndenumerate(FLAGS_2009):
        assert interpreted(play_2009.flag)(final, more, float(rank), float(standing)) == value
    for (rank, standing), value in np.ndenumerate(FLAGS_1996):
        assert interpreted(play_1996.flag)(float(rank), float(standing)) == value


def test_the_game_is_expected_to_end_when_finito_may_turn_up() -> None:
    text = """
        players: 2
        turn: 0 build
        towers: R12/5 Y12/5 B9/4 N9/4 E9/3
        hands: RBE YNE
        display: BNE
        deck: F
        intermezzo: scored
    """
    assert interpreted(play_2009.turns_to_finito)(match_at("campanile-2009", text).state) == 1


# --- Weights ---


def test_a_bet_that_takes_the_lead_outweighs_one_that_does_not() -> None:
    weights = weights_at("campanile-2009", at_2009(turn="bet R2", stakes="R 1:1 0:1, Y 1:31", hands="YB RNE"))
    assert weights["+R"] > 3 * weights["+Y"]
    assert weights["+R"] > 3 * weights["-"]


def test_floors_without_a_marker_to_bet_weigh_little() -> None:
    weights = weights_at("campanile-2009", at_2009(stakes="E 0:3"))
    assert weights["R2"] > 3 * weights["R3"]


def test_a_tower_where_the_player_leads_is_raised_rather_than_one_where_others_do() -> None:
    weights = weights_at("campanile-2009", at_2009(stakes="R 0:2, Y 1:2"))
    assert weights["R1"] > 1.5 * weights["Y1"]
    assert weights["R1"] / weights["R2"] < weights["Y1"] / weights["Y2"]


def test_a_card_for_an_own_tower_is_taken_rather_than_one_for_another_s() -> None:
    weights = weights_at("campanile-2009", at_2009(turn="take R2", stakes="R 0:2, Y 1:2", hands="YB RNE"))
    assert weights["=R"] > 1.5 * weights["=Y"]


def test_a_bet_under_a_higher_tower_outweighs_the_same_under_a_lower_one_in_the_first_edition() -> None:
    text = """
        players: 2
        turn: 0 bet R1
        towers: R6/3 Y4/2 B2/1 N0 E0
        hands: YB RNE
        piles: R... B... N...
    """
    weights = weights_at("campanile-1996", match_at("campanile-1996", text).state)
    assert weights["+R1"] > weights["+B1"] > weights["+N1"] > weights["-"]


@pytest.mark.parametrize("players", [2, 3])
def test_with_target_visible_or_just_built_the_better_of_both_bets_counts_in_1996(players: int) -> None:
    values = GAMES["campanile-1996"].option("target").values
    better = dict.fromkeys(values, 0)
    for found in sample(Setup("campanile-1996", players, (("bet", "exact"),)), 40):
        s, weights = copy(found), {}
        for index, value in enumerate(values):
            s.target = index
            weights[value] = weights_at("campanile-1996", s)
        if GAMES["campanile-1996"].phases[int(s.phase)] == "build":
            for action, weight in weights["visible-or-just-built"].items():
                one, other = weights["visible"][action], weights["just-built"][action]
                assert weight == pytest.approx(max(one, other))
                better["visible"] += one > other
                better["just-built"] += other > one
    assert min(better["visible"], better["just-built"]) > 5


@pytest.mark.parametrize("target", ["just-built", "visible-or-just-built"])
def test_a_token_of_more_will_do_under_the_tower_just_built_in_1996(target: str) -> None:
    game = GAMES["campanile-1996"]
    text = """
        players: 2
        turn: 0 build
        towers: R6/3 Y4/2 B2/1 N0 E5/5
        stakes: E 0:11111
        hands: RYB RNE
        piles: E... E... E...
    """
    s, weights = match_at("campanile-1996", text).state, {}
    s.target = game.option("target").values.index(target)
    for index, bet in enumerate(game.option("bet").values):
        s.bet = index
        weights[bet] = weights_at("campanile-1996", s)
    assert weights["at-least"]["R1"] > 3 * weights["exact"]["R1"]
    assert weights["at-least"]["R3"] == weights["exact"]["R3"]


@every_setup
def test_all_weights_are_above_0_and_finite(setup: Setup) -> None:
    for s in sample(setup, 30):
        if s.phase != OVER:
            weights = np.array(list(weights_at(setup.name, s).values()))
            assert (np.isfinite(weights) & (weights > 0)).all()


@every_setup
def test_the_weight_of_an_action_does_not_depend_on_which_others_are_weighed(setup: Setup) -> None:
    for s in sample(setup, 6):
        if s.phase != OVER:
            actions, weights = np.array(legal_ids(setup.game, s)[::-2], np.int32), np.empty(40, np.float32)
            setup.game.weigh(s, actions, len(actions), weights)
            together = weights_at(setup.name, s)
            assert [together[setup.game.action_text(int(a))] for a in actions] == weights[
                : len(actions)
            ].tolist()


@every_setup
def test_weights_do_not_change_with_what_the_player_cannot_know(setup: Setup) -> None:
    for number, s in enumerate(sample(setup, 12)):
        if s.phase != OVER:
            other = redrawn(setup.game, s, int(s.player), number)
            assert weights_at(setup.name, other) == weights_at(setup.name, s)


# --- Shares ---


@every_setup
def test_shares_of_victory_are_parts_of_1(setup: Setup) -> None:
    for s in sample(setup, 30):
        if s.phase != OVER:
            before = s.tobytes()
            shares = shares_at(setup.name, s)
            assert s.tobytes() == before
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("game", CAMPANILES)
def test_at_the_start_every_seat_may_expect_the_same(game: str) -> None:
    for setup in CAMPANILE_SETUPS:
        if setup.name == game:
            assert shares_at(game, setup.deal(1).state) == pytest.approx([1 / setup.players] * setup.players)


def test_who_leads_under_towers_may_expect_more() -> None:
    first, second = shares_at("campanile-2009", at_2009(stakes="R 0:2, Y 0:1 1:1, B 1:1"))
    assert first > second


def test_a_lead_is_worth_more_near_the_end() -> None:
    late = """
        players: 2
        turn: 0 build
        towers: R12/5 Y12/5 B9/4 N9/4 E9/3
        stakes: R 0:2, Y 1:1 0:1
        hands: RBE YNE
        display: BNE
        deck: F
        intermezzo: scored
    """
    early = at_2009(stakes="R 0:2, Y 1:1 0:1")
    assert (
        shares_at("campanile-2009", match_at("campanile-2009", late).state)[0]
        > shares_at("campanile-2009", early)[0] + 0.1
    )


def test_who_is_to_bet_is_taken_to_make_the_best_bet() -> None:
    s = at_2009(turn="bet R1", stakes="R 1:1, Y 1:1", hands="YB RNE")
    following = match_at("campanile-2009", GAMES["campanile-2009"].position_text(s))
    expected = []
    for bet in ("+R", "+Y", "+B", "-"):
        following.play(bet)
        expected.append(shares_at("campanile-2009", following.state)[0])
        following.undo()
    assert shares_at("campanile-2009", s)[0] == pytest.approx(max(expected))


# --- Worlds ---

FEW_WORLDS = {
    "finito-among-three": (
        "campanile-2009",
        """
        players: 2
        turn: 0 take R1
        towers: R12/6 Y12/5 B9/3 N9/3 E9/3
        hands: BE YNE
        known: - Y
        display: BNE
        deck: BNF
        intermezzo: scored
        """,
    ),
    "piles-and-a-hand": (
        "campanile-1996",
        """
        players: 2
        turn: 0 build
        towers: R3/3 Y9/9 B8/8 N8/7 E8/7
        hands: RRR BNE
        known: - B
        piles: RN R RE
        """,
    ),
    "left-over": (
        "campanile-1996",
        """
        players: 3
        turn: 1 bet R1
        towers: R9/7 Y9/9 B8/8 N10/10 E9/9
        hands: RYB NE YBB
        known: R - YB
        piles: R R R
        """,
    ),
}
NOTHING_HIDDEN = """
    players: 2
    turn: 0 take R1
    towers: R12/5 Y12/5 B9/4 N9/4 E10/4
    hands: RB YNE
    known: - YNE
    display: BNE
    deck: F
    intermezzo: scored
"""


def worlds_of(game: str, s: Position, seat: int) -> Worlds:
    found = GAMES[game].worlds(s, seat)
    assert found is not None
    return found


def position(name: str) -> tuple[str, Position]:
    game, text = FEW_WORLDS[name]
    return game, match_at(game, text).state


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("name", list(FEW_WORLDS))
def test_the_worlds_are_as_likely_as_redrawing_makes_them(name: str, seat: int) -> None:
    game, s = position(name)
    found = worlds_of(game, s, seat)
    counts = {world.tobytes(): 0 for world in found.positions}
    times = 40 * len(counts)
    for number in range(times):
        other = redrawn(GAMES[game], s, seat, 1000 * number + 7)
        other.rng = 0
        counts[other.tobytes()] += 1  # every sample is among the worlds
    assert 1 < len(counts) == len(found.positions)
    assert min(counts.values()) > 0
    assert dice(list(counts.values()), times * found.chances) < 1.6


@every_setup
def test_worlds_are_possible_positions_that_together_have_the_chance_1(setup: Setup) -> None:
    some = 0
    for s in sample(setup, 60):
        for seat in setup.viewers:
            found = setup.game.worlds(s, seat)
            if found is not None:
                some += 1
                assert len(found.positions) == len(found.chances) <= MOST_WORLDS
                assert found.chances.sum() == pytest.approx(1)
                assert len({world.tobytes() for world in found.positions}) == len(found.positions)
                for world in found.positions[:3]:
                    setup.game.check(world)
    assert setup.players > 2 or some > 0


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    s = match_at("campanile-2009", NOTHING_HIDDEN).state
    found = worlds_of("campanile-2009", s, 0)
    s.rng = 0
    assert [world.tobytes() for world in found.positions] == [s.tobytes()]
    assert found.chances.tolist() == [1]


@pytest.mark.parametrize("game", CAMPANILES)
def test_at_the_start_there_are_too_many_worlds_to_list(game: str) -> None:
    for setup in CAMPANILE_SETUPS:
        if setup.name == game:
            assert GAMES[game].worlds(setup.deal(1).state, 0) is None
