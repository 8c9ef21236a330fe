"""A new game is its folders, its sentences, its rules pages and a line in each registry: then all works.

No test needs a line for it either: those that run over all games run over this one too.
tests/browser/test_toy_game.py plays it in the browser.
"""

from __future__ import annotations

import re

import pytest

from steeple.games import GAMES
from steeple.words import LANGUAGES
from support.long_tests import IS_LONG, in_full
from support.paths import TESTS
from support.toy_game import ADDED_LINES, NAME, Checkout, add_toy_game, files

FOLDER = NAME.replace("-", "_")
OWN = f"tests/games/{FOLDER}"
HERE = "test_toy_game.py"

FOR_IT = f"odd or test_structure or (test_words and not ({' or '.join(GAMES)}))"
"""Which tests run: those over this game or all files, and all that look at the sentences of no other."""

LEFT_OUT = {
    "tests/server/http/test_static_pages.py": "needs the pages, which aren't built here",
    "tests/server/http/test_link_cards.py": "needs the pages too",
    "tests/kernel/test_compiled.py": "compares with compiled rules, and this plays interpreted",
    "tests/games/test_contract_series.py::test_playouts_do_not_depend": "plays 18,000 games",
    "tests/games/test_contract_series.py::test_a_late_game": "plays 9,000 games",
    "tests/research/test_vector.py::test_nothing_depends": "takes 16,800 steps",
    "tests/commands/terminal_game/": "compiles; the game is played in a terminal below",
}
"""Tests over all games that take too long without a compiler, by how their names begin, and why."""

LATER = {"ai", "report", "research"}
"""The folders whose tests run over the game only in the soak; here it plays in every environment anyway."""

LEAST_TESTS = in_full(370, 490)
"""How many tests run at least, so that none of them is lost unnoticed."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return add_toy_game(tmp_path_factory.mktemp("checkout"))


def over_all_games() -> list[str]:
    """The test files that may run over all games, apart from the browser's."""
    names, found = re.compile(r"\b(GAMES|SETUPS|PACKAGE)\b"), []
    left_out = {"browser", "toy_game"} if IS_LONG else {"browser", "toy_game", *LATER}
    for path in sorted(TESTS.rglob("test_*.py")):
        is_ours = path.relative_to(TESTS).parts[0] not in left_out and path.name != HERE
        if is_ours and names.search(path.read_text(encoding="utf-8")):
            found.append(f"tests/{path.relative_to(TESTS).as_posix()}")
    return found


def test_it_touches_only_its_own_folders_and_files_and_adds_single_lines() -> None:
    homes = (
        f"src/steeple/games/{FOLDER}/",
        f"web/src/games/{NAME}/",
        f"{OWN}/",
        f"tests/golden/{NAME}/",
    )
    locales = {f"src/steeple/locales/{language}/{NAME}.ftl" for language in LANGUAGES}
    rules = {f"docs/rules/{language}/{NAME}.md" for language in LANGUAGES}
    others = {path.as_posix() for path in files() if not path.as_posix().startswith(homes)}
    assert others == locales | rules
    assert all(line.count("\n") == 1 for _, line in ADDED_LINES.values())


@pytest.mark.long
def test_every_test_that_runs_over_all_games_passes_with_it(checkout: Checkout) -> None:
    left_out = [word for test in LEFT_OUT for word in ("--deselect", test)]
    tests = ["-p", "no:cacheprovider", "-n", "0", "-k", FOR_IT, *left_out, *over_all_games(), OWN]
    summary = re.search(r"(\d+) passed", checkout.run("-m", "pytest", *tests))
    assert summary
    assert int(summary[1]) >= LEAST_TESTS


def test_it_plays_in_the_terminal(checkout: Checkout) -> None:
    seats = ("--players", "2", "--seat", "0", "--bots", "greedy", "--seed", "0000000000000007")
    said = checkout.run("-m", "steeple", "play", NAME, *seats, typed="odd\nup\n" * 5)
    assert "wins with" in said or "share" in said
    assert "The game is over: all cards are turned up." in said


ENVIRONMENTS = """
import gymnasium, numpy as np, pyspiel
import steeple.research.gymnasium, steeple.research.openspiel
import steeple.research.pettingzoo as zoo
from steeple.games import GAMES
from steeple.words import LANGUAGES
from steeple.research.vector import Vector

games = Vector(GAMES["odd-even"], size=4, players=3, seed=1)
step, finished = games.reset(), 0
for _ in range(40):
    step = games.step(games.sample())
    finished += int(step.dones.sum())
print("vector", finished)

env = gymnasium.make("steeple/OddEven-v1", disable_env_checker=True)
observation, info = env.reset(seed=1)
is_over = False
while not is_over:
    mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
    observation, reward, is_over, _, info = env.step(int(np.flatnonzero(mask)[0]))
print("gymnasium", reward)

env = zoo.env("odd-even", players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, is_over, cut, info = env.last()
    env.step(None if is_over or cut else int(np.flatnonzero(observation["action_mask"])[0]))
print("pettingzoo", env.num_agents)

state = pyspiel.load_game("python_steeple_odd_even", {"players": 2, "cards": 3}).new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print("openspiel", *state.returns())
"""


def test_it_plays_in_every_environment(checkout: Checkout) -> None:
    said = checkout.run("-c", ENVIRONMENTS).split("\n")
    assert [line.split()[0] for line in said if line] == ["vector", "gymnasium", "pettingzoo", "openspiel"]
    assert int(said[0].split()[1]) == 8  # 18 decisions a game, 40 steps, 4 games side by side


def test_it_gets_a_report(checkout: Checkout) -> None:
    checkout.run("-m", "steeple", "report", NAME, "--games", "12", "--players", "2", "--out", "report")
    page = (checkout.root / "report" / "index.html").read_text(encoding="utf-8")
    assert "Odd or Even" in page
    assert "guesses of odd" in page


def test_the_reference_gets_its_numbers(checkout: Checkout) -> None:
    checkout.run("-m", "steeple.research.reference")
    assert "### Odd or Even" in (checkout.root / "docs" / "research.md").read_text(encoding="utf-8")
