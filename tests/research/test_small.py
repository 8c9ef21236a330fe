"""Small games: all deals with exact chances, the same rules, and bots that see them for what they are."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import numpy as np
import pyspiel
import pytest

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.game import MOST_WORLDS
from steeple.kernel.match import Match
from steeple.research.efg import SetKey, Tree, make_policy
from steeple.research.history import History, Instance, make_instance
from steeple.research.openspiel import openspiel_name
from steeple.research.small import shrink
from support.games.small_sizes import usual_sizes

every_game = pytest.mark.parametrize("name", GAMES)
LARGER = {"campanile-2009": {"cards": 3}, "five-towers": {"cards": 7}}
"""A little larger than usual, with more deals to tell apart."""

TREES = {
    "campanile-1996": {"cards": 1},
    "campanile-2009": {"cards": 1, "styles": 1},
    "campos": {"tiles": 4, "cards": 1},
    "five-towers": {"cards": 3},
}
"""Games whose whole tree is walked in a moment, where the tree of the usual sizes takes longer."""


def instance(name: str, **sizes: int) -> Instance:
    return make_instance(GAMES[name], 2, {}, sizes or LARGER.get(name) or usual_sizes(name))


def deals_of(small: Instance) -> list[History]:
    assert small.deals is not None
    return [History(small, deal, (), deal) for deal in small.deals.positions]


def walked(name: str, number: int) -> list[History]:
    """A small game of random play, from the deal on."""
    numbers = random.Random(number)
    histories = [numbers.choice(deals_of(instance(name)))]
    while not histories[-1].is_over:
        histories.append(histories[-1].after(numbers.choice(histories[-1].legal)))
    return histories


def replayed(history: History, actions: tuple[int, ...]) -> History | None:
    """The history after these actions; None if one of them is not legal."""
    for action in actions:
        if action not in history.legal:
            return None
        history = history.after(action)
    return history


def deal_number(history: History, position: Any, seat: int) -> int:
    """The number of the deal from which a redrawn position came."""
    deal = history.instance.game.redeal(history.deal, history.position, position, seat, history.actions)
    deal.rng = 0
    return history.instance.numbers[deal.tobytes()]


@every_game
def test_the_chances_of_the_deals_are_together_one(name: str) -> None:
    deals = instance(name).deals
    assert deals is not None
    assert len(deals.positions) > 1
    assert deals.chances.sum() == pytest.approx(1)


@every_game
def test_no_deal_is_listed_twice(name: str) -> None:
    assert len(instance(name).numbers) == len(deals_of(instance(name)))


@every_game
def test_redrawing_gives_the_deals_that_a_seat_thinks_possible(name: str) -> None:
    """Every deal that leads by the same actions to the same information state, and no other."""
    for history in walked(name, 1)[:-1]:
        for seat in (0, 1):
            worlds = [replayed(deal, history.actions) for deal in deals_of(history.instance)]
            possible = {
                k
                for k, world in enumerate(worlds)
                if world and world.digest_seen(seat) == history.digest_seen(seat)
            }
            redrawn = {
                deal_number(history, history.redrawn(seat, np.uint64(k)).position, seat) for k in range(300)
            }
            assert redrawn == possible


@every_game
def test_the_worlds_of_bots_are_those_deals_with_their_chances(name: str) -> None:
    listed = 0
    for history in walked(name, 2)[:-1]:
        worlds = history.instance.game.worlds(history.position, history.player)
        if worlds is None:
            continue
        listed += 1
        found: dict[int, float] = defaultdict(float)
        for position, chance in zip(worlds.positions, worlds.chances, strict=True):
            found[deal_number(history, position, history.player)] += chance
        assert found == pytest.approx(posterior(history))
    assert listed > 2


def posterior(history: History) -> dict[int, float]:
    """How likely each deal is to the player to act, by the deals and nothing else."""
    deals = history.instance.deals
    assert deals is not None
    worlds = [replayed(deal, history.actions) for deal in deals_of(history.instance)]
    chances = {
        k: float(deals.chances[k])
        for k, world in enumerate(worlds)
        if world and world.digest_seen(history.player) == history.digest_seen(history.player)
    }
    return {k: chance / sum(chances.values()) for k, chance in chances.items()}


@every_game
def test_sizes_are_no_options_of_the_game(name: str) -> None:
    assert not {size.name for size in GAMES[name].sizes} & {option.name for option in GAMES[name].options}
    with pytest.raises(BadSetup):
        Match(GAMES[name], 2, {GAMES[name].sizes[0].name: "2"})


@every_game
def test_a_size_that_there_is_not_is_refused(name: str) -> None:
    for size in GAMES[name].sizes:
        with pytest.raises(BadSetup) as refused:
            shrink(GAMES[name], 2, {}, {size.name: size.most + 1})
        assert refused.value.code == "bad-size"


def test_a_size_of_another_game_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        instance("campanile-2009", tiles=3)
    assert refused.value.code == "bad-option"


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("campanile-2009", {"cards": 10, "styles": 5}),
        ("campos", {"cards": 4, "spare": 4}),
        ("five-towers", {"cards": 16}),
    ],
)
def test_more_deals_than_can_be_listed_are_refused(name: str, sizes: dict[str, int]) -> None:
    with pytest.raises(BadSetup, match=str(MOST_WORLDS)):
        shrink(GAMES[name], 2, {}, sizes)


# --- Trees ---


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_of_a_small_game_is_the_same_game(name: str) -> None:
    """Exact best responses to the same policy win the same in both."""
    tree = Tree(instance(name, **TREES.get(name, {})))
    game = pyspiel.load_game(openspiel_name(GAMES[name]), dict(tree.instance.sizes))
    last = [(found, {found.history.legal[-1]: 1.0}) for found in tree.sets.values()]
    by_string = {
        openspiel_string(found.history): [
            (action, chances.get(action, 0.0)) for action in found.history.legal
        ]
        for found, chances in last
    }
    assert pyspiel.nash_conv(tree.game, make_policy(tree, last)) == pytest.approx(
        pyspiel.nash_conv(game, by_string)
    )


def openspiel_string(history: History) -> str:
    """The information state of the player to act, as OpenSpiel's states of this game write it."""
    actions = map(history.instance.game.action_text, history.actions)
    return " ".join([str(history.player), history.digest_seen(history.player).hex(), *actions])


def test_every_information_set_of_the_tree_has_one_player_and_one_choice_of_actions() -> None:
    tree = Tree(instance("campos", tiles=5))
    assert set(tree.ids) == {found.key for found in tree.sets.values()}
    for found in tree.sets.values():
        assert len(tree.ids[found.key]) == len(found.history.legal)


def test_players_never_forget_what_they_did_before() -> None:
    """Perfect recall, as solvers need it: games of an information set share the own decision before it."""
    tree = Tree(instance("campos", tiles=5))

    def check(history: History, last: dict[int, tuple[SetKey, int]]) -> None:
        if not history.is_over:
            key = history.player, history.digest_seen(history.player), history.actions
            assert tree.sets[key].before == last.get(history.player)
            for action in history.legal:
                check(history.after(action), {**last, history.player: (key, action)})

    for deal in deals_of(tree.instance):
        check(deal, {})


def test_openspiels_cfr_solves_the_tree() -> None:
    game = Tree(instance("campos", tiles=5)).game
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.tabular_average_policy()) < 0.05


def test_whole_games_have_no_tree() -> None:
    with pytest.raises(BadSetup) as refused:
        Tree(make_instance(GAMES["campos"], 2, {}, {}))
    assert refused.value.code == "bad-size"
