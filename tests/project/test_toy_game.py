"""A new game is its folders, its locale files and a line in each registry: then everything works with it.

tests/browser/test_toy_game.py plays it in the browser.
"""

from __future__ import annotations

import pytest

from support.toy_game import NAME, REGISTRIES, House, add_toy_game, files

FOLDER = NAME.replace("-", "_")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return add_toy_game(tmp_path_factory.mktemp("house"))


def test_it_touches_only_its_own_folders_its_locale_files_and_the_registries() -> None:
    homes = (f"src/steeple/games/{FOLDER}/", f"web/src/games/{NAME}/", f"tests/golden/{NAME}/")
    locales = {f"src/steeple/locales/{language}/{NAME}.json" for language in ("en", "fr", "de", "it")}
    others = {path.as_posix() for path in files() if not path.as_posix().startswith(homes)}
    assert others == locales
    assert all(line.count("\n") == 1 for _, line in REGISTRIES.values())


def test_it_passes_the_contract(house: House) -> None:
    tests = [f"tests/games/test_{part}.py" for part in ("contract", "contract_secrets", "folders", "golden")]
    said = house.run("-m", "pytest", "-p", "no:cacheprovider", "-n", "0", "-k", "odd", *tests)
    assert "[100%]" in said


def test_its_sentences_are_complete(house: House) -> None:
    tests = (
        "same_files or no_key_stands_twice or own_file or leaves_the_same or english_says or every_language"
    )
    said = house.run(
        "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", "-k", tests, "tests/locales/test_words.py"
    )
    assert "[100%]" in said


def test_it_plays_in_the_terminal(house: House) -> None:
    seats = ("--players", "2", "--seat", "0", "--bots", "greedy", "--seed", "0000000000000007")
    said = house.run("-m", "steeple", "play", NAME, *seats, typed="odd\nup\n" * 5)
    assert "wins with" in said or "share" in said
    assert "The game ended by pile." in said


ENVIRONMENTS = """
import gymnasium, numpy as np, pyspiel
import steeple.research.gymnasium, steeple.research.openspiel
import steeple.research.pettingzoo as zoo
from steeple.games import GAMES
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


def test_it_plays_in_every_environment(house: House) -> None:
    said = house.run("-c", ENVIRONMENTS).split("\n")
    assert [line.split()[0] for line in said if line] == ["vector", "gymnasium", "pettingzoo", "openspiel"]
    assert int(said[0].split()[1]) == 8  # 18 decisions a game, 40 steps, 4 games side by side


def test_it_gets_a_report(house: House) -> None:
    house.run("-m", "steeple", "report", NAME, "--games", "12", "--players", "2", "--out", "report")
    page = (house.root / "report" / "index.html").read_text(encoding="utf-8")
    assert "Odd or Even" in page
    assert "guesses of odd" in page


def test_the_pages_get_its_types(house: House) -> None:
    house.run("scripts/typescript.py")
    assert "OddEvenView" in (house.root / "web" / "src" / "games" / "views.ts").read_text(encoding="utf-8")
