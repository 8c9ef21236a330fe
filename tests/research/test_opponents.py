"""Searching opponents in the vector environment: they decide as the search does, and know no more than it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from steeple.ai.nodes import Records
from steeple.ai.players import LEVELS
from steeple.ai.search import GUIDED, Style, Tree
from steeple.ai.weights import Card, network_of, pack
from steeple.errors import BadNetwork, BadSetup
from steeple.games import GAMES
from steeple.kernel.game import Game, legal_list
from steeple.kernel.match import Match
from steeple.kernel.rng import choices, derive, substream
from steeple.kernel.seed import seed_text
from steeple.research.opponents import SEARCHED, STEADY_SIMULATIONS, WITH_NETWORK, Searcher, seat_rivals
from steeple.research.stepping import search
from steeple.research.vector import Vector
from support.games.random_games import players_of, redrawn
from support.networks import random_network
from support.paths import ROOT

GAME = GAMES["campanile-2009"]
every_game = pytest.mark.parametrize("name", list(GAMES))


def network_file(game: Game, folder: Path, number: int = 1) -> Path:
    """A file with a network that has learned nothing."""
    path = folder / f"{game.name}-{number}.network"
    path.write_bytes(pack(game, random_network(game.sight, number), Card("a test", {})))
    return path


def actions_against(opponents: str, steps: int = 30, **settings: Any) -> bytes:
    """All positions that an agent meets which draws its actions."""
    games = Vector(GAME, 5, opponents=opponents, seed=6, **settings)
    games.reset()
    met = [games.states.tobytes()]
    for _ in range(steps):
        games.step(games.sample())
        met.append(games.states.tobytes())
    return b"".join(met)


# --- They decide as the search does ---


def decision(match: Match, seed: int, simulations: int, style: Style, network: Records | None) -> int:
    """The action that a search from an empty tree visits most."""
    tree = Tree(match.game, 10_000, network)
    tree.plant(match.state, np.uint64(substream(np.uint64(seed), match.ply)))
    tree.run(match.player, simulations, style)
    return tree.action(max(tree.below(tree.root), key=tree.visits))


def assert_decides_as_the_search(
    game: Game, opponents: str, simulations: int, style: Style, network: Records | None, steps: int = 12
) -> None:
    """Play one game in a vector, and beside it in a match where `decision` answers the agent."""
    players = players_of(game.name, 3)
    games = Vector(game, 1, players, seed=4, autoreset=False, opponents=opponents, seat=0)
    step = games.reset()
    deal = derive(np.uint64(4), 0)
    seed = int(choices(np.uint64(choices(deal))))
    match = Match(game, players, seed=seed_text(deal))
    for _ in range(steps):
        while not match.is_over and match.player != 0:
            legal = match.legal_ids()
            only = legal[0] if len(legal) == 1 else None
            match.play_id(decision(match, seed, simulations, style, network) if only is None else only)
        assert match.state.tobytes() == games.states[0].tobytes()
        if step.dones[0]:
            break
        action = games.sample()
        step = games.step(action)
        match.play_id(int(action[0]))


@every_game
def test_a_level_decides_as_a_search_with_its_simulations(name: str) -> None:
    style = LEVELS[3].style
    network = network_of(GAMES[name])
    assert_decides_as_the_search(GAMES[name], "level:3", LEVELS[3].limit.simulations or 0, style, network)


@pytest.mark.parametrize("opponents", SEARCHED)
def test_every_level_thinks_in_its_own_style(opponents: str) -> None:
    level = SEARCHED[opponents]
    network = network_of(GAME)
    simulations = level.limit.simulations or STEADY_SIMULATIONS
    assert_decides_as_the_search(GAME, opponents, simulations, level.style, network, steps=4)


def test_a_network_decides_as_a_search_with_it(tmp_path: Path) -> None:
    path, network = network_file(GAME, tmp_path), random_network(GAME.sight, 1)
    assert_decides_as_the_search(GAME, f"network:{path}", STEADY_SIMULATIONS, GUIDED, network, steps=4)


def test_two_networks_play_differently(tmp_path: Path) -> None:
    played = {
        actions_against(f"network:{network_file(GAME, tmp_path, number)}", opponent_simulations=8)
        for number in (1, 2)
    }
    assert len(played) == 2


# --- How often they simulate ---


@pytest.mark.parametrize("opponents", SEARCHED)
def test_a_level_simulates_as_often_as_it_does_elsewhere(opponents: str) -> None:
    searcher = Searcher.read(GAME, opponents, None)
    assert searcher is not None
    assert searcher.simulations == (SEARCHED[opponents].limit.simulations or STEADY_SIMULATIONS)


def test_the_page_says_how_often_a_level_simulates_that_has_no_number_of_its_own() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    without = [number for number, level in LEVELS.items() if level.limit.simulations is None]
    assert [f"{STEADY_SIMULATIONS} for level {number}" in page for number in without] == [True]
    assert f"{WITH_NETWORK.replace(':', ' ')}, with [a network" in page


def test_a_given_number_of_simulations_takes_the_place_of_the_level_s() -> None:
    as_usual = LEVELS[3].limit.simulations
    assert actions_against("level:3") == actions_against("level:3", opponent_simulations=as_usual)
    assert actions_against("level:3") != actions_against("level:3", opponent_simulations=1)


@pytest.mark.parametrize("simulations", [1, 3_000])
def test_a_tree_has_room_for_every_simulation(simulations: int) -> None:
    searcher = Searcher.read(GAME, "level:3", simulations)
    assert searcher is not None
    memory = searcher.memory(GAME)
    games = Vector(GAME, 1, opponents="level:3", opponent_simulations=simulations, seed=6)
    games.reset()
    search(games._slots, rivals(games, simulations), memory, 0)
    assert memory.nodes[1].visits == memory.state[0].simulations == simulations
    assert memory.state[0].used < len(memory.nodes) / 2


def rivals(games: Vector, simulations: int) -> Any:
    """Opponents that sit in whichever seat is to act."""
    searcher = Searcher.read(games.game, "level:3", simulations)
    made = seat_rivals(games.size, games.seats, "level:3", searcher, None)
    assert made is not None
    made.seeds[:] = np.arange(1, games.size + 1)
    return made


# --- They know what their seat knows ---


@every_game
def test_what_an_opponent_cannot_know_does_not_change_what_it_does(name: str) -> None:
    game, players, simulations = GAMES[name], players_of(name, 3), 40
    searcher = Searcher.read(game, "level:3", simulations)
    assert searcher is not None
    games = Vector(game, 6, players, seed=11)
    games.reset()
    memory, bots = searcher.memory(game), rivals(games, simulations)
    changed = decided = 0
    for _ in range(20):
        for k in range(games.size):
            s = games.states[k].copy()
            action = search(games._slots, bots, memory, k)
            games.states[k] = redrawn(game, s, int(s.player), 99 + k)
            changed += games.states[k].tobytes() != s.tobytes()
            decided += len(legal_list(game, s)) > 1
            assert search(games._slots, bots, memory, k) == action
            games.states[k] = s
        games.step(games.sample())
    assert changed, "nothing was hidden in any of the positions"
    assert decided, "there was nothing to decide in any of the positions"


# --- The same games, whoever plays them ---


@pytest.mark.parametrize("opponents", ["level:3", "level:4"])
def test_nothing_depends_on_the_number_of_cores(opponents: str) -> None:
    assert len({actions_against(opponents, cores=cores) for cores in (1, 2, 3, 5)}) == 1


def test_networks_do_not_depend_on_the_number_of_cores(tmp_path: Path) -> None:
    opponents = f"network:{network_file(GAME, tmp_path)}"
    assert len({actions_against(opponents, cores=cores, opponent_simulations=8) for cores in (1, 2, 5)}) == 1


@every_game
def test_opponents_act_until_it_is_the_agent_s_turn(name: str) -> None:
    players = players_of(name, 3)
    games = Vector(GAMES[name], 3, players, opponents="level:3", seed=2)
    step = games.reset()
    for _ in range(20):
        assert step.players.tolist() == (games.numbers % players).tolist()
        step = games.step(games.sample())


_COMPILED = """
import numba
from steeple.games import GAMES
from steeple.research.stepping import answer, search
from steeple.research.vector import Vector
for opponents in ("hasty", "level:3"):
    games = Vector(GAMES["campanile-2009"], 1, opponents=opponents)
    afresh = numba.njit(answer.py_func)  # what comes from the cache doesn't say what it was made of
    afresh(games._slots, games._rivals, games._scratch[0], games._memory[0], 0)
    print(len(search.signatures))
"""


def test_only_who_asks_for_a_level_waits_until_the_search_is_compiled() -> None:
    done = subprocess.run([sys.executable, "-c", _COMPILED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "1"]


# --- What is refused ---


@pytest.mark.parametrize(
    ("settings", "code", "words"),
    [
        ({"opponents": "level:9"}, "bad-bot", "level:3"),
        ({"opponents": "level:"}, "bad-bot", "level:3"),
        ({"opponents": "network:"}, "bad-bot", "network:FILE"),
        ({"opponents": "level:3", "opponent_simulations": 0}, "bad-limit", "at least 1, not 0"),
        ({"opponents": "level:3", "opponent_simulations": -4}, "bad-limit", "at least 1, not -4"),
        ({"opponents": "greedy", "opponent_simulations": 9}, "bad-limit", "opponents that search"),
        ({"opponent_simulations": 9}, "bad-limit", "opponents that search"),
        ({"opponents": "level:3", "seat": 2}, "bad-seat", "seat"),
    ],
)
def test_opponents_that_cannot_be_are_refused(settings: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words) as refused:
        Vector(GAME, 2, **settings)
    assert refused.value.code == code


def damaged(folder: Path) -> Path:
    path = network_file(GAME, folder)
    path.write_bytes(path.read_bytes()[:-1] + b"\x7f")
    return path


def of_another_game(folder: Path) -> Path:
    return network_file(GAMES["campos"], folder)


def no_network(folder: Path) -> Path:
    path = folder / "notes.txt"
    path.write_text("nothing\n", encoding="utf-8")
    return path


def missing(folder: Path) -> Path:
    return folder / "missing.network"


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (damaged, "is damaged"),
        (of_another_game, "plays campos, not campanile-2009"),
        (no_network, "isn't a network's file"),
        (missing, "can't be read: No such file"),
    ],
)
def test_a_file_without_a_network_for_this_game_is_refused(make: Any, words: str, tmp_path: Path) -> None:
    path = make(tmp_path)
    with pytest.raises(BadNetwork, match=words) as refused:
        Vector(GAME, 2, opponents=f"network:{path}")
    assert str(path) in refused.value.sentence
    assert refused.value.code == "bad-network"
