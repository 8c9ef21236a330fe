"""The soak: a short one passes, and each of its invariants notices a position that breaks it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from soak.invariants import INVARIANTS
from soak.series import LEGAL_LIST, SCORES, WINNERS, broken_list, ending, name_of
from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import copy
from steeple.kernel.rule import compile_from_now_on, interpret_for_now, interpreted
from support.games.random_games import SETUPS, after, legal_ids, walk
from support.paths import TESTS

RUN = TESTS / "soak" / "run.py"
every_game = pytest.mark.parametrize("game", INVARIANTS)

Break = Callable[[Position], Any]


@pytest.fixture(scope="module", autouse=True)
def uncompiled() -> Iterator[None]:
    """Plain Python checks one position sooner than the checks would be compiled."""
    interpret_for_now()
    yield
    compile_from_now_on()


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RUN), *words]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})


@every_game
def test_a_few_games_hold(game: str) -> None:
    done = run("--games", "2", game, NUMBA_DISABLE_JIT="1")
    assert done.stdout.startswith(f"{game}: 2 games, ")
    assert done.stdout.endswith(" no broken invariant\n")
    assert (done.returncode, done.stderr.strip()) == (0, "")


IMPATIENT = """
import sys
from dataclasses import replace
from soak import run
run.INVARIANTS["five-towers"] = replace(run.INVARIANTS["five-towers"], most_decisions=5)
sys.argv = ["run.py", "--games", "2", "--seed", "7", "five-towers"]
sys.exit(run.main())
"""


def test_what_breaks_is_told_with_all_it_takes_to_see_it_again() -> None:
    environment = {**os.environ, "PYTHONPATH": str(TESTS), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", IMPATIENT], capture_output=True, text=True, env=environment)
    assert done.returncode == 1
    assert done.stdout.startswith(
        "five-towers: broken invariant ends\nseries seed 7, game 0, after 5 decisions, the last one "
    )
    assert GAMES["five-towers"].read_position(done.stdout.split("\n", 2)[2]).players == 2


# --- Positions to break ---


@cache
def middle_step(game: str, phase: str) -> tuple[Position, int]:
    """A position of a phase from a random game of three players, and the action played in it."""
    match = walk(next(setup for setup in SETUPS if (setup.name, setup.players) == (game, 3)), 1)
    found = [
        ply for ply in range(match.ply + 1) if match.game.phases[int(match.position(ply).phase)] == phase
    ]
    ply = found[len(found) // 2]
    return match.position(ply), match.actions[ply] if ply < match.ply else -1


def a_step(game: str, phase: str) -> tuple[Position, int]:
    """The same, to be broken."""
    position, action = middle_step(game, phase)
    return copy(position), action


def a_position(game: str, phase: str) -> Position:
    return a_step(game, phase)[0]


def put(field: str, *path: Any) -> Break:
    """Write the last item of `path` to the field and indices that the others name."""
    *place, value = path

    def alter(s: Position) -> None:
        s[field][tuple(place)] = value

    return alter


def add(field: str, *path: Any) -> Break:
    """Add the last item of `path` to the field and indices that the others name."""
    *place, value = path

    def alter(s: Position) -> None:
        s[field][tuple(place)] += value

    return alter


def number(field: str, change: Callable[[int], int]) -> Break:
    """Change a field that holds one number."""

    def alter(s: Position) -> None:
        s[field] = change(int(s[field]))

    return alter


def know_too_much(s: Position) -> None:
    """More cards of a hand are known than are in it."""
    s.known[0, 2] = int(s.hand[0, 2]) + 1


def lose_marker(s: Position) -> None:
    """A marker under a tower is lost."""
    style, seat, value = np.argwhere(s.under > 0)[0]
    s.under[style, seat, value] -= 1


def same_place(s: Position) -> None:
    """Two players have the same place under a tower."""
    style = int(np.argmax(s.arrivals))
    s.place[style, s.place[style] > 0] = 1


def drop_spot(s: Position) -> None:
    s.n_spots = int(s.n_spots) - 1


def double_spot(s: Position) -> None:
    s.spots[0] = s.spots[1]


def far_tile(s: Position) -> None:
    """The tile placed last lies alone in a corner of the area."""
    s.anchor[int(s.tiles) - 1] = 64 * 4 + 4


def split(s: Position) -> None:
    """The same, and the position says so: the area is two blocks."""
    tile, places = (
        int(s.tiles) - 1,
        np.array([[0, 64, 1], [0, 63, 64]])[int(s.orientation[int(s.tiles) - 1]) % 2],
    )
    old, new = int(s.anchor[tile]) + places, 64 * 4 + 4 + places
    s.area[new] = s.area[old]
    s.area[old] = 0
    far_tile(s)


def on_another(s: Position) -> None:
    s.anchor[int(s.tiles) - 1] = s.anchor[0]


def wrong_colour(s: Position) -> None:
    place = int(s.anchor[0])
    s.area[place] = 128 + (int(s.area[place]) - 128 + 24) % 96


def forget_cell(s: Position) -> None:
    colour = int(np.argmax(s.largest))
    s.cells[colour] &= int(s.cells[colour]) - 1


def swap_card(s: Position) -> None:
    """A card of the pile turns into another one that exists already."""
    s.pile[s.drawn] = s.pile[int(s.drawn) + 1]


def upside_down(s: Position) -> None:
    """A tower stands on its head."""
    seat, style = np.argwhere(s.height[: s.players] > 1)[0]
    height = int(s.height[seat, style])
    s.tower[seat, style, 1 : 1 + height] = s.tower[seat, style, height:0:-1].copy()


BROKEN_POSITIONS: dict[str, list[tuple[str, Break, str]]] = {
    "campos": [
        ("place", number("player", lambda player: 3), "turn"),
        ("remove", number("end", lambda end: 1), "turn"),
        ("place", lambda s: s.bag.__setitem__(0, int(s.bag[0]) ^ 1), "tiles-once"),
        ("place", lambda s: s.kind.__setitem__(0, int(s.kind[0]) ^ 1), "tiles-once"),
        ("place", number("drawn", lambda drawn: drawn + 1), "tiles-once"),
        ("place", put("hand", 0, 0, -1), "hands"),
        ("remove", put("hand", 0, 0, 3), "hands"),
        ("place", put("cards", 0, 0), "cards-once"),
        ("remove", number("played", lambda played: played ^ 1), "cards-once"),
        ("place", number("dealt", lambda dealt: dealt - 1), "cards-once"),
        ("place", on_another, "tiles-apart"),
        ("place", wrong_colour, "area"),
        ("place", far_tile, "area"),
        ("remove", forget_cell, "area"),
        ("place", split, "one-block"),
        ("remove", add("largest", 2, 1), "largest"),
        ("place", put("largest", 0, 0), "largest"),
        ("place", lambda s: s.regions.__setitem__((0, 0), int(s.regions[0, 0]) ^ 2), "regions"),
        ("place", drop_spot, "spots"),
        ("place-or-play", double_spot, "spots"),
        ("remove", number("joints", lambda joints: joints ^ 1), "joints"),
        ("remove-or-play", number("free", lambda free: 0), "free"),
    ],
    "five-towers": [
        ("bid", number("player", lambda player: 3), "turn"),
        ("build", number("end", lambda end: 1), "turn"),
        ("bid", swap_card, "cards-once"),
        ("build", lambda s: s.tower.__setitem__((0, 0, 1), int(s.tower[0, 0, 1]) ^ 1), "cards-once"),
        ("bid", add("torn", 1, 1), "cards-once"),
        ("bid", number("discard_size", lambda size: size + 1), "sets"),
        ("bid", lambda s: s.rest.__setitem__((0, 2), int(s.rest[0, 2]) ^ 1), "sets"),
        ("build", lambda s: s.offer.__setitem__((0, 2), int(s.offer[0, 2]) ^ 1), "sets"),
        ("bid", upside_down, "order"),
        ("bid", number("spoken", lambda spoken: spoken + 1), "bidding"),
        ("tear", number("bid", lambda bid: -1), "bidding"),
        ("build", number("left", lambda left: left + 1), "building"),
        ("over", number("end", lambda end: 3 - end), "end"),
    ],
    "campanile-1996": [
        ("bet", number("player", lambda player: 3), "turn"),
        ("build", add("cards", 0, 1), "cards-once"),
        (
            "bet",
            lambda s: s.piles.__setitem__(
                (0, int(s.pile_size) - 1), (int(s.piles[0, s.pile_size - 1]) + 1) % 5
            ),
            "cards-once",
        ),
        ("build", know_too_much, "hands"),
        ("build", add("height", 3, 40), "floors"),
        ("build", lose_marker, "markers"),
        ("bet", same_place, "places"),
        ("build", lambda s: s.drawn.__setitem__(1, int(s.pile_size)), "supply"),
        ("over", number("end", lambda end: end % 3 + 1), "supply"),
        ("build", add("points", 0, 1), "chips"),
    ],
    "campanile-2009": [
        ("take", number("player", lambda player: 3), "turn"),
        ("build", add("cards", 0, 1), "cards-once"),
        ("bet", lambda s: s.display.__setitem__(0, (int(s.display[0]) + 1) % 5), "cards-once"),
        ("take", know_too_much, "hands"),
        ("build", add("height", 3, 40), "floors"),
        ("take", lose_marker, "markers"),
        ("bet", same_place, "places"),
        ("build", number("scored", lambda scored: 1 - scored), "supply"),
        ("build", number("top", lambda top: top + 12), "supply"),
        ("over", add("chips", 0, 6, 1), "chips"),
    ],
}
BROKEN = [(game, *case) for game, cases in BROKEN_POSITIONS.items() for case in cases]


@pytest.mark.parametrize(
    ("game", "phase", "break_it", "name"),
    BROKEN,
    ids=[f"{game}-{name}-{k}" for k, (game, _, _, name) in enumerate(BROKEN)],
)
def test_a_broken_position_is_named(game: str, phase: str, break_it: Break, name: str) -> None:
    invariants, s = INVARIANTS[game], a_position(game, phase)
    assert invariants.position(s) == 0
    GAMES[game].check(s)
    break_it(s)
    assert name_of(invariants, invariants.position(s)) == name
    with pytest.raises(BadSetup):
        GAMES[game].check(s)


# --- Lists of legal actions ---

LISTS = [
    ("campos", "place", "placements"),
    ("campos", "place-or-play", "placements"),
    ("campos", "remove", "removals"),
    ("campos", "remove-or-play", "removals"),
    ("five-towers", "bid", "bids"),
    ("five-towers", "tear", "tearings"),
    ("five-towers", "build", "builds"),
    ("campanile-1996", "build", "builds"),
    ("campanile-1996", "bet", "bets"),
    ("campanile-2009", "build", "builds"),
    ("campanile-2009", "bet", "bets"),
    ("campanile-2009", "take", "takes"),
]


@pytest.mark.parametrize(("game", "phase", "name"), LISTS)
def test_a_list_that_lacks_a_legal_action_is_named(game: str, phase: str, name: str) -> None:
    invariants, s = INVARIANTS[game], a_position(game, phase)
    actions = np.array(legal_ids(GAMES[game], s), np.int32)
    assert invariants.legal(s, actions, len(actions)) == 0
    assert name_of(invariants, invariants.legal(s, actions[1:].copy(), len(actions) - 1)) == name


@pytest.mark.parametrize(("game", "phase", "name"), LISTS)
def test_a_list_with_an_illegal_action_is_named(game: str, phase: str, name: str) -> None:
    invariants, s = INVARIANTS[game], a_position(game, phase)
    legal = legal_ids(GAMES[game], s)
    illegal = next(
        k for k in range(legal[0], legal[0] + GAMES[game].actions) if k % GAMES[game].actions not in legal
    )
    actions = np.array([illegal % GAMES[game].actions, *legal[1:]], np.int32)
    assert name_of(invariants, invariants.legal(s, actions, len(actions))) == name


def test_a_card_whose_condition_does_not_hold_is_named() -> None:
    invariants, s = INVARIANTS["campos"], a_position("campos", "place-or-play")
    read, cards = (
        GAMES["campos"].read_action,
        [f"{a}{b}:{c}" for a in "RGBY" for b in "RGBY" for c in "RGBY" if len({a, b, c}) == 3],
    )
    legal = legal_ids(GAMES["campos"], s)
    wrong = next(read(card) for card in cards if read(card) not in legal)
    actions = np.array([*legal, wrong], np.int32)
    assert name_of(invariants, invariants.legal(s, actions, len(actions))) == "playable"


@pytest.mark.parametrize(
    "actions", [[], [3, 4, 3], [3, -1], [3, 10]], ids=["empty", "twice", "below", "beyond"]
)
def test_a_list_that_is_none_is_named(actions: list[int]) -> None:
    found = broken_list(np.array(actions, np.int32), len(actions), 10, np.zeros(10, np.int64), 1)
    assert name_of(INVARIANTS["campos"], found) == name_of(INVARIANTS["campos"], LEGAL_LIST)


# --- What actions do ---

STEPS: list[tuple[str, str, Break, str]] = [
    ("campos", "place", add("points", 0, 1), "points"),
    ("campos", "place", lambda s: s.anchor.__setitem__(int(s.tiles) - 1, 5), "does-what-it-says"),
    ("campos", "place", number("player", lambda player: (player + 1) % 3), "next"),
    ("campos", "place-or-play", number("phase", lambda phase: 2), "next"),
    ("campos", "remove", number("standing", lambda standing: standing & (standing - 1)), "does-what-it-says"),
    ("campos", "remove-or-play", number("player", lambda player: (player + 1) % 3), "next"),
    ("five-towers", "bid", add("torn", 0, 1), "does-what-it-says"),
    ("five-towers", "bid", number("player", lambda player: (player + 1) % 3), "next"),
    ("five-towers", "tear", add("height", 2, 2, 1), "does-what-it-says"),
    ("five-towers", "build", add("height", 0, 0, 1), "does-what-it-says"),
    ("five-towers", "build", number("player", lambda player: (player + 1) % 3), "next"),
    ("campanile-1996", "build", add("height", 0, 1), "does-what-it-says"),
    ("campanile-1996", "build", number("player", lambda player: (player + 1) % 3), "next"),
    ("campanile-1996", "bet", add("drawn", 0, 1), "does-what-it-says"),
    ("campanile-1996", "bet", add("under", 0, 0, 1, 1), "does-what-it-says"),
    ("campanile-2009", "build", add("height", 0, 1), "does-what-it-says"),
    ("campanile-2009", "bet", add("under", 0, 0, 1, 1), "does-what-it-says"),
    ("campanile-2009", "bet", number("phase", lambda phase: 1), "next"),
    ("campanile-2009", "take", number("top", lambda top: top + 1), "does-what-it-says"),
    ("campanile-2009", "take", add("chips", 0, 2, 1), "payment"),
]


@pytest.mark.parametrize(
    ("game", "phase", "break_it", "name"), STEPS, ids=[f"{k}-{case[0]}" for k, case in enumerate(STEPS)]
)
def test_an_action_that_does_something_else_is_named(
    game: str, phase: str, break_it: Break, name: str
) -> None:
    invariants, (before, action) = INVARIANTS[game], a_step(game, phase)
    s = after(GAMES[game], before, action)
    assert invariants.step(before, action, s) == 0
    break_it(s)
    assert name_of(invariants, invariants.step(before, action, s)) == name


def test_points_that_the_flags_do_not_pay_are_named() -> None:
    match = walk(next(setup for setup in SETUPS if setup.name == "campanile-1996"), 1)
    before, action, s = match.position(match.ply - 1), match.actions[-1], copy(match.state)
    s.points[1] += 1
    assert (
        name_of(INVARIANTS["campanile-1996"], INVARIANTS["campanile-1996"].step(before, action, s))
        == "payment"
    )


@every_game
def test_a_score_that_is_not_what_it_is_worth_is_named(game: str) -> None:
    invariants, s = INVARIANTS[game], a_position(game, "over")
    too_much = replace(invariants, worth=lambda s, seat: invariants.worth(s, seat) + 8)
    assert interpreted(ending(invariants))(s) == 0
    assert interpreted(ending(too_much))(s) == SCORES


def test_a_victory_that_should_not_be_shared_is_named() -> None:
    s = a_position("campos", "over")
    s.points[:3] = 20
    with_tie_break = replace(INVARIANTS["campos"], worth=lambda s, seat: 8 * int(s.points[seat]) + seat)
    assert interpreted(ending(INVARIANTS["campos"]))(s) == 0
    assert interpreted(ending(with_tie_break))(s) == WINNERS
