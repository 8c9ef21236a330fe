"""Campos: what a good player looks at, term by term; weights, shares of victory, possible worlds."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.games.campos import play
from steeple.games.campos.material import N_CARDS, PLAY_CARD
from steeple.games.campos.state import PLACE, PLACE_OR_PLAY
from steeple.games.campos.texts import card_text, cards_in
from steeple.kernel.game import MOST_WORLDS
from steeple.kernel.rule import interpreted
from support.games.positions import dice, match_at
from support.games.random_games import Setup, after, legal_ids, redrawn, sample, walk

GAME = GAMES["campos"]
SETUPS = [Setup("campos", players, ()) for players in (2, 3, 4)]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)

# Largest red 7, green 5, blue 3, yellow 2.
AREA = "BRR@0,0,0 BBG@-1,-1,4 GYY@-3,1,2 BGG@-5,1,3 BGG@-2,2,5 GRR@1,-1,1 RRY@0,-2,3 GGR@-3,4,1 BRG@2,-4,2"
ASSEMBLY = f"""
    players: 2
    turn: 0 {{phase}}
    area: {AREA}
    tiles: {{tiles}} RRY,BYY
    cards: {{cards}} GB:R,YG:B
    points: 3 4
"""
DISMANTLING = f"""
    players: 2
    turn: 0 {{phase}}
    area: {AREA}
    cards: {{cards}} -
    points: {{points}}
"""


def assembly(cards: str, phase: str = "place", tiles: str = "BBY,GGY") -> Any:
    return match_at("campos", ASSEMBLY.format(cards=cards, phase=phase, tiles=tiles)).state


def dismantling(cards: str, phase: str = "remove", points: str = "0 0") -> Any:
    return match_at("campos", DISMANTLING.format(cards=cards, phase=phase, points=points)).state


def weights(s: Any) -> dict[str, float]:
    """The weight of each legal action."""
    actions = np.array(legal_ids(GAME, s), np.int32)
    out = np.full(len(actions), np.nan, np.float32)
    GAME.weigh(s, actions, len(actions), out)
    return dict(zip(map(GAME.action_text, map(int, actions)), map(float, out), strict=True))


def shares(s: Any) -> list[float]:
    out = np.full(int(s.players), np.nan)
    GAME.evaluate(s, out)
    return [float(share) for share in out]


def worth(s: Any, player: int = 0) -> float:
    return float(interpreted(play.hand_worth)(s, player))


# --- What a hand may still pay ---


def test_a_condition_with_a_larger_lead_is_more_likely_to_hold() -> None:
    s = dismantling("RY:G,RG:B,GR:B,YR:G")
    names = ["RY:G", "RG:B", "GR:B", "YR:G"]
    chances = [interpreted(play.chance)(s, GAME.read_action(name) - PLAY_CARD) for name in names]
    assert chances == sorted(chances, reverse=True)
    assert chances[1] > 0.5 > chances[2]


def test_a_card_is_worth_more_the_larger_the_region_it_scores() -> None:
    assert worth(dismantling("RY:G")) > worth(dismantling("RY:B"))


def test_a_card_is_worth_more_with_its_condition_fulfilled() -> None:
    assert worth(dismantling("RB:G")) > worth(dismantling("BR:G"))


def test_a_second_card_adds_less_than_it_is_worth_alone() -> None:
    # One card a turn: the second has to wait.
    both, red, green = (worth(dismantling(cards)) for cards in ("GY:R,RY:G", "GY:R", "RY:G"))
    assert max(red, green) < both < red + green


def test_a_card_that_can_be_played_at_once_is_worth_what_it_pays() -> None:
    assert worth(dismantling("RB:G", phase="remove-or-play")) == 5


def test_a_card_that_cannot_be_played_at_once_is_worth_no_more_when_one_could_be() -> None:
    assert worth(dismantling("BR:G", phase="remove-or-play")) == worth(dismantling("BR:G"))


def test_while_tiles_are_placed_a_card_promises_more_than_its_region_pays_now() -> None:
    assert worth(assembly("RY:B")) > 3


# --- Shares of victory ---


@every_setup
def test_shares_of_victory_are_together_1_and_each_between_0_and_1(setup: Setup) -> None:
    for s in sample(setup, 40):  # the last position of a game among them
        found = shares(s)
        assert sum(found) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in found)


def test_with_equal_points_and_no_cards_the_shares_are_equal() -> None:
    assert shares(dismantling("-", points="7 7")) == [0.5, 0.5]


def test_points_are_ahead_of_none() -> None:
    assert shares(dismantling("-", points="8 7"))[0] > 0.5


def test_a_card_to_be_played_is_ahead_of_none() -> None:
    assert shares(dismantling("RB:G", points="7 7"))[0] > 0.5


def test_a_lead_is_worth_more_with_fewer_tiles_left() -> None:
    few = DISMANTLING.replace(AREA, "BRR@0,0,0 BBG@-1,-1,4").format(cards="-", phase="remove", points="8 7")
    assert shares(match_at("campos", few).state)[0] > shares(dismantling("-", points="8 7"))[0]


# --- The hasty player ---


@every_setup
def test_every_legal_action_has_a_weight_above_0(setup: Setup) -> None:
    for s in sample(setup, 25):
        assert all(0 < weight < np.inf for weight in weights(s).values())


@every_setup
def test_weights_do_not_change_with_what_the_player_cannot_know(setup: Setup) -> None:
    for number, s in enumerate(sample(setup, 25)):
        assert weights(redrawn(GAME, s, int(s.player), number)) == weights(s)


@every_setup
def test_an_action_weighs_the_same_alone_as_among_all(setup: Setup) -> None:
    out = np.zeros(1, np.float32)
    for s in sample(setup, 12)[:-1]:
        among_all = weights(s)
        for action in legal_ids(GAME, s)[::29]:
            GAME.weigh(s, np.array([action], np.int32), 1, out)
            assert out[0] == among_all[GAME.action_text(action)]


def largest_after(s: Any, action: str) -> dict[str, int]:
    """The sizes of the largest regions after an action."""
    following: dict[str, int] = GAME.view(after(GAME, s, GAME.read_action(action)), 0)["largest"]
    return following


def test_a_placement_weighs_more_the_more_it_enlarges_the_region_that_is_scored() -> None:
    s = assembly("RY:G", tiles="GGY,BBY")
    by_size: dict[int, set[float]] = {}
    for action, weight in weights(s).items():
        largest = largest_after(s, action)
        if action.startswith("GGY") and largest["Y"] == 2:
            by_size.setdefault(largest["G"], set()).add(weight)
    assert sorted(by_size) == [5, 7, 9]
    assert max(by_size[5]) < min(by_size[7]) <= max(by_size[7]) < min(by_size[9])


def test_the_second_colour_of_a_card_is_better_not_enlarged() -> None:
    s = assembly("RB:Y", tiles="BBG,GGY")
    found = {
        action: (largest_after(s, action), weight)
        for action, weight in weights(s).items()
        if action.startswith("BBG")
    }
    enlarging = [weight for largest, weight in found.values() if largest["B"] > 3]
    rest = [weight for largest, weight in found.values() if largest["B"] == 3]
    assert max(enlarging) < min(rest)


def test_a_tile_of_the_region_that_is_scored_is_better_left() -> None:
    s = dismantling("BY:R,GY:R")
    found = {action: (largest_after(s, action), weight) for action, weight in weights(s).items()}
    shrinking = [weight for largest, weight in found.values() if largest["R"] < 7]
    rest = [weight for largest, weight in found.values() if largest["R"] == 7]
    assert max(shrinking) < min(rest)


def test_of_two_cards_the_one_that_pays_more_weighs_more() -> None:
    found = weights(dismantling("RB:G,GB:Y", phase="remove-or-play"))
    assert found["RB:G"] > found["GB:Y"]


def test_a_card_weighs_more_than_removing_another_tile_of_the_region_it_scores() -> None:
    s = dismantling("BY:R", phase="remove-or-play")
    found = weights(s)
    assert found["BY:R"] > max(found[action] for action in found if action != "BY:R")


# --- Worlds ---

FEW = """
    players: {players}
    turn: 0 {phase}
    area: BGR@0,0,0 BYR@-2,1,4 GGY@-4,2,1 BRR@-2,0,5
    cards: {cards}
    bag: {bag}
"""


def few(cards: str, players: int = 3, bag: str = "BBG BBR", phase: str = "remove") -> Any:
    return match_at("campos", FEW.format(cards=cards, players=players, bag=bag, phase=phase)).state


def text_of(s: Any) -> bytes:
    """The bytes of a position, but for the generator's and for the order of what nobody draws any more."""
    other = np.array([s], s.dtype)
    other["rng"] = 0
    other[0].deck[s.dealt :] = sorted(s.deck[s.dealt :])
    other[0].bag[s.drawn :] = sorted(s.bag[s.drawn :])
    return other.tobytes()


@pytest.mark.parametrize(
    ("cards", "players", "bag", "count"),
    [
        ("GY:R - -", 3, "BBG BBR", 1),  # all cards are played or the own, and no tile is drawn any more
        ("GY:R GB:R RB:G", 3, "BBG", 2),
        ("GY:R GB:R,RB:Y RB:G", 3, "BBG BBR", 3),
        ("GY:R -", 2, "BBG", 1),  # four cards are never dealt
        ("GY:R GB:R", 2, "BBG", 5),
        ("GY:R GB:R,RB:G,RB:Y", 2, "BBG", 35),
    ],
)
def test_there_are_as_many_worlds_as_ways_for_hidden_cards_to_lie(
    cards: str, players: int, bag: str, count: int
) -> None:
    found = play.worlds(few(cards, players, bag), 0)
    assert found is not None
    assert len({text_of(s) for s in found.positions}) == len(found.positions) == count
    assert found.chances.sum() == pytest.approx(1)


@pytest.mark.parametrize(
    ("cards", "players", "bag"),
    [
        ("GY:R GB:R,RB:Y RB:G", 3, "BBG BBG BBR"),
        ("GY:R GB:R", 2, "BBG BBR"),
        ("GY:R GB:R,RB:G", 2, "BBG BBR"),
    ],
)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_worlds_are_those_that_redrawing_makes_and_as_likely(
    cards: str, players: int, bag: str, seat: int
) -> None:
    s = few(cards, players, bag)
    found = play.worlds(s, seat)
    assert found is not None
    chances = {
        text_of(world): float(chance) for world, chance in zip(found.positions, found.chances, strict=True)
    }
    count = 60 * len(chances)
    seen = Counter(text_of(redrawn(GAME, s, seat, number)) for number in range(count))
    assert set(seen) == set(chances)
    # Chi-square per degree of freedom has a deviation of sqrt(2 / degrees), wide if there are few worlds.
    most = 1 + 4 * (2 / (len(chances) - 1)) ** 0.5
    assert dice([seen[world] for world in chances], [count * chance for chance in chances.values()]) < most


def test_worlds_have_no_generator_and_pass_the_check() -> None:
    found = play.worlds(few("GY:R GB:R,RB:Y RB:G"), 0)
    assert found is not None
    for world in found.positions:
        assert world.rng == 0
        GAME.check(world)


@every_setup
def test_when_the_game_is_over_nothing_is_drawn_any_more(setup: Setup) -> None:
    over = walk(setup, 0).state
    others = [len(cards_in(over.cards[player])) for player in range(1, setup.players)]
    hidden, found = (
        N_CARDS - int(over.played).bit_count() - len(cards_in(over.cards[0])),
        GAME.worlds(over, 0),
    )
    ways = math.factorial(hidden) // math.prod(map(math.factorial, [*others, hidden - sum(others)]))
    assert (None if found is None else len(found.positions)) == (ways if ways <= MOST_WORLDS else None)


@every_setup
def test_at_the_first_decision_there_are_too_many_worlds(setup: Setup) -> None:
    assert play.worlds(setup.deal(0).state, 0) is None


def test_while_tiles_are_drawn_their_order_and_that_of_the_draw_pile_count() -> None:
    for s in sample(SETUPS[0], 40):
        if s.phase in (PLACE, PLACE_OR_PLAY):
            hidden = 24 - count_cards(s, 0)
            ways = math.factorial(hidden) // math.factorial(len(cards_in(s.cards[1])))
            assert play.ways_to_deal(hidden, [len(cards_in(s.cards[1]))], draws=True) == ways
    assert play.ways_to_draw([4, 4, 7, 9]) == len(set(itertools.permutations([4, 4, 7, 9]))) == 12


def count_cards(s: Any, seat: int) -> int:
    """Cards that a seat knows: its own and those played."""
    return len(cards_in(int(s.played) | int(s.cards[seat])))


@pytest.mark.parametrize(("held", "is_listed"), [(8, True), (9, False)])
def test_one_world_more_than_the_most_is_too_many(held: int, is_listed: bool) -> None:
    # 8 of 12 hidden cards can be chosen in 495 ways, 9 of 13 in 715.
    others = [card_text(card) for card in range(24) if card_text(card) != "GY:R"][:held]
    assert math.comb(12, 8) <= MOST_WORLDS < math.comb(13, 9)
    assert (play.worlds(few(f"GY:R {','.join(others)}", 2, "BBG"), 0) is not None) == is_listed
