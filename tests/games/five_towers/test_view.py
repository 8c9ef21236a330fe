"""Five Towers: what everybody sees, what nobody sees, and which actions bring something out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.games.five_towers.view import PLANES
from steeple.kernel.game import SPECTATOR, copy
from steeple.kernel.observation import starts
from support.games.positions import dice, match_at, play
from support.games.random_games import (
    SETUPS,
    Setup,
    after,
    legal_ids,
    observation,
    redrawn,
    sample,
    steps,
    walk,
)

GAME = "five-towers"
every_setup = pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.name == GAME], ids=str)

POSITION = """
    players: 3
    turn: 2 tear
    first: 1
    bid: 2:2
    market: S4 C10 D0 T5 C3
    0: C 15 8 12 | S 9 3
    2: T 7 | M 14 2 0
    torn: 0 2 1
    discard: D1 D2 D3 D4 D5 M1 M3 M4
    pile: ...
"""


def observed(text: str, seat: int) -> dict[str, Any]:
    """The planes of an observation by name, each in its shape and multiplied by its most."""
    game = GAMES[GAME]
    numbers, at = np.array(observation(game, game.read_position(text), seat)), starts(PLANES)
    return {
        plane.name: np.rint(numbers[at[plane.name] :][: plane.size] * plane.most)
        .astype(int)
        .reshape(plane.shape)
        for plane in PLANES
    }


# --- Views ---


def test_the_view_of_a_position() -> None:
    view = match_at(GAME, POSITION).view(1)
    pile, score = view.pop("pile"), view.pop("score")
    assert (len(pile), pile[:4], [own["points"] for own in score]) == (
        55,
        ["C0", "C1", "C2", "C4"],
        [8, -3, 9],
    )
    assert view == {
        "game": "five-towers",
        "players": 3,
        "options": {},
        "seat": 1,
        "turn": {"player": 2, "phase": "tear", "left": 2},
        "end": None,
        "first": 1,
        "bid": {"seat": 2, "cards": 2},
        "spoken": 3,
        "market": ["C3", "C10", "S4", "T5", "D0"],
        "market_size": 5,
        "second_pile": False,
        "discard": ["M1", "M3", "M4", "D1", "D2", "D3", "D4", "D5"],
        "towers": [[[15, 8, 12], [9, 3], [], [], []], [[], [], [], [], []], [[], [], [7], [14, 2, 0], []]],
        "torn": [0, 2, 1],
    }


@every_setup
def test_all_see_the_same(setup: Setup) -> None:
    for s in sample(setup, 10):
        views = [{**setup.game.view(s, seat), "seat": None} for seat in setup.viewers]
        assert all(view == views[0] for view in views)


def test_a_view_does_not_tell_the_order_of_the_pile() -> None:
    texts = [POSITION.replace("pile: ...", f"pile: {cards} ...") for cards in ("C1 C2 C4", "C4 C1 C2", "D6")]
    assert len({str(match_at(GAME, text).view(0)) for text in texts}) == 1


def test_a_view_does_not_tell_in_which_order_the_market_came() -> None:
    # Or the last five cards of a pile, which everybody knows, would be news when they are turned up.
    texts = [POSITION, POSITION.replace("S4 C10 D0 T5 C3", "C3 D0 S4 C10 T5")]
    assert len({str(match_at(GAME, text).view(0)) for text in texts}) == 1


def test_a_view_does_not_tell_what_the_second_pile_of_a_deal_entered_by_hand_will_be() -> None:
    assert match_at(GAME, POSITION + "reshuffle: C1 C2").view(0) == match_at(GAME, POSITION).view(0)


# --- Redrawing ---


@every_setup
def test_redrawing_follows_from_what_is_known_and_not_from_how_the_pile_lies(setup: Setup) -> None:
    for s in sample(setup, 12):
        other = redrawn(setup.game, s, 0, 99)
        for seat in setup.viewers:
            assert redrawn(setup.game, other, seat, 7).tobytes() == redrawn(setup.game, s, seat, 7).tobytes()


@every_setup
def test_redrawing_changes_only_the_order_of_the_pile(setup: Setup) -> None:
    for s in sample(setup, 12):
        other = redrawn(setup.game, s, 0, 3)
        for field in s.dtype.names or ():
            if field not in ("rng", "pile", "planned", "planned_size"):
                assert (other[field] == s[field]).all(), field
        assert other.pile[: s.drawn].tolist() == s.pile[: s.drawn].tolist()
        assert sorted(other.pile[s.drawn : s.pile_size]) == sorted(s.pile[s.drawn : s.pile_size])


def test_redrawing_forgets_the_second_pile_of_a_deal_entered_by_hand() -> None:
    s = redrawn(GAMES[GAME], GAMES[GAME].read_position(POSITION + "reshuffle: C1 C2"), SPECTATOR, 1)
    assert (s.planned_size, s.planned.any()) == (0, False)


def test_any_card_of_the_pile_is_as_likely_to_be_the_next() -> None:
    s = GAMES[GAME].read_position(POSITION)
    worlds = [redrawn(GAMES[GAME], s, 0, number * 0x9E3779B97F4A7C15 % 2**64) for number in range(5500)]
    for place in (0, 1, 54):
        counts = np.bincount([int(world.pile[s.drawn + place]) for world in worlds], minlength=80)
        assert dice(counts[counts > 0], np.full(55, 100)) < 1.8


# --- What comes out ---


@every_setup
def test_an_action_reveals_exactly_if_it_turns_up_cards_that_nobody_could_foresee(setup: Setup) -> None:
    game = setup.game
    for s, action in steps(walk(setup, 0)):
        views = {str(game.view(after(game, redrawn(game, s, 0, world), action), 0)) for world in range(8)}
        assert bool(game.reveals(s, action)) == (len(views) > 1), game.action_text(action)
        assert game.reveals(s, action) or views == {str(game.view(after(game, s, action), 0))}


@pytest.mark.parametrize(
    ("pile", "actions", "reveals"),
    [
        ("pile: ...", "- -", [False, True]),
        ("pile: ...", "!0 - x-", [False, False, True]),
        ("pile: ...", "!2 - x- C1 S1", [False, False, False, False, True]),
        ("pile: ...", "!5 x- C1 S1 T1 M1 D1", [False] * 6 + [True]),
        ("pile: C2 C3 C4 C5 C6\ndiscard: ...", "- -", [False, False]),  # which five it will be is known
        ("pile: C2 C3 C4 C5 C6\ndiscard: ...\nsecond: yes", "- -", [False, False]),
        ("pile: C2 C3 C4 C5 C6 C7\ndiscard: ...\nsecond: yes", "- -", [False, True]),
        ("pile: C2\ndiscard: ...\nsecond: yes", "- -", [False, False]),
        ("pile: -\ndiscard: ...", "- -", [False, True]),  # reshuffled
        ("pile: -\ndiscard: ...\nsecond: yes", "- -", [False, False]),  # over
    ],
)
def test_what_an_action_reveals(pile: str, actions: str, reveals: list[bool]) -> None:
    match = match_at(GAME, f"players: 2\nturn: 0 bid\nmarket: C1 S1 T1 M1 D1\n{pile}")
    found = []
    for action in actions.split():
        found.append(bool(match.game.reveals(match.state, match.game.read_action(action))))
        match.play(action)
    assert found == reveals
    assert match.undo_limit == (match.ply if reveals[-1] else 0)


def nearly_all_built(discard: int) -> str:
    """The end of the first pile, with this many cards discarded and all others but the market in towers."""
    values = {0: "15 13 11 9 7 5 3", 1: "14 12 10 8 6 4 2 0"}
    towers = [f"{seat}: " + " | ".join(f"{style} {own}" for style in "CSTMD") for seat, own in values.items()]
    text = "\n".join(towers)
    for style in "CSTMD"[:discard]:
        text = text.replace(f"{style} {values[1]}", f"{style} {values[1].removesuffix(' 0')}")
    return f"players: 2\nturn: 0 bid\nmarket: C1 S1 T1 M1 D1\npile: -\n{text}"


@pytest.mark.parametrize(
    ("discard", "actions", "is_news"),
    [
        (0, "- -", False), (0, "!0 - x-", False), (1, "- -", True), (1, "!0 - x-", True),
        (1, "!1 - x- C1", False), (2, "!2 - x- C1 S1", False), (3, "!2 - x- C1 S1", True),
        (5, "!5 x- C1 S1 T1 M1 D1", False), (0, "!5 x- C1 S1 T1 M1 D1", False),
        (5, "!4 - x- C1 S1 T1 M1", True),
    ],
)  # fmt: skip
def test_a_second_pile_of_up_to_five_cards_is_no_news(discard: int, actions: str, is_news: bool) -> None:
    match = match_at(GAME, nearly_all_built(discard))
    *others, last = actions.split()
    play(match, " ".join(others))
    s, action = match.state, match.game.read_action(last)
    assert bool(match.game.reveals(s, action)) == is_news
    # The second pile comes from the generator, which is new in a redrawn position.
    views = {
        str(match.game.view(after(match.game, redrawn(match.game, s, 0, world), action), 0))
        for world in range(14)
    }
    assert (len(views) > 1) == is_news


# --- Observation ---


def test_the_observation_of_a_position() -> None:
    planes = observed(POSITION, 2)
    assert [planes[name].tolist() for name in ("players", "player", "phase", "first", "bidder", "bid")] == [
        [0, 1, 0, 0], [1, 0, 0, 0, 0], [0, 1, 0], [0, 0, 1, 0, 0], [1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]
    ]  # fmt: skip
    assert [int(planes[name][0]) for name in ("left", "market_size", "pile_size", "second_pile")] == [
        2,
        5,
        55,
        0,
    ]
    assert planes["torn"].tolist() == [1, 0, 2, 0, 0]
    assert planes["points"].tolist() == [1 + 6 + 3 - 1, 3 + 2 + 3, 0, 0, 0]  # seat 1 has less than nothing
    assert planes["height"].tolist() == [[0, 0, 1, 3, 0], [3, 2, 0, 0, 0], *[[0] * 5] * 3]
    tops = {(int(seat), "CSTMD"[style], int(value)) for seat, style, value in np.argwhere(planes["top"])}
    assert tops == {(0, "T", 7), (0, "M", 0), (1, "C", 12), (1, "S", 3)}
    assert planes["beneath"].tolist() == [[0, 0, 0, 3, 0], [9, 10, 0, 0, 0], *[[0] * 5] * 3]


@pytest.mark.parametrize(("plane", "key"), [("market", "market"), ("pile", "pile"), ("discard", "discard")])
def test_the_observation_of_cards(plane: str, key: str) -> None:
    text = "players: 4\nturn: 0 bid\nmarket: C7 C7 S12 D0 D15\ndiscard: T2 T2 T9 S10 M0\npile: ..."
    cards = observed(text, 0)[plane]
    found = [
        f"{'CSTMD'[style]}{value}"
        for style in range(5)
        for value in range(16)
        for _ in range(cards[style, value])
    ]
    assert found == match_at(GAME, text).view()[key]


def test_an_observation_counts_seats_from_the_observer() -> None:
    turned = (
        POSITION.replace("turn: 2", "turn: 0").replace("first: 1", "first: 2").replace("bid: 2:2", "bid: 0:2")
        .replace("0: C", "1: C").replace("2: T", "0: T").replace("torn: 0 2 1", "torn: 1 0 2")
    )  # fmt: skip
    game = GAMES[GAME]
    for seat in range(3):
        here = observation(game, game.read_position(POSITION), seat)
        there = observation(game, game.read_position(turned), (seat + 1) % 3)
        assert here == there


def test_a_spectator_observes_as_from_seat_0() -> None:
    s = GAMES[GAME].read_position(POSITION)
    assert observation(GAMES[GAME], s, SPECTATOR) == observation(GAMES[GAME], s, 0)


@every_setup
def test_the_planes_fill_the_observation(setup: Setup) -> None:
    assert sum(plane.size for plane in PLANES) == setup.game.observation_size == 732


# --- One position, one record ---


@every_setup
def test_a_position_read_back_is_the_same_record_but_for_cards_drawn_before(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 30):
        twin = game.read_position(game.position_text(s))
        for field in s.dtype.names or ():
            if field not in ("rng", "pile", "pile_size", "drawn"):
                assert (twin[field] == s[field]).all(), field
        assert twin.pile[twin.drawn : twin.pile_size].tolist() == s.pile[s.drawn : s.pile_size].tolist()
        assert twin.rng == s.rng or s.is_second


@every_setup
def test_what_was_torn_down_leaves_no_trace_but_its_count(setup: Setup) -> None:
    for s in sample(setup, 30):
        for seat in range(setup.players):
            for style in range(5):
                assert not s.tower[seat, style, 1 + s.height[seat, style] :].any()


@every_setup
def test_a_field_that_follows_from_others_cannot_be_altered(setup: Setup) -> None:
    game = setup.game
    derived = ("offer", "rest", "discard", "discard_size", "spoken", "left", "market_size", "pile_size",
               "drawn", "height", "tower", "torn", "end")  # fmt: skip
    chance = np.random.default_rng(0)
    for s in sample(setup, 15):
        for field in derived:
            twin = copy(s)
            if s[field].shape:
                places = np.argwhere(np.ones_like(s[field]))
                place = tuple(places[chance.integers(len(places))])
                twin[field][place] += 1
            else:
                twin[field] += 1
            with pytest.raises(BadSetup) as found:
                game.check(twin)
            assert found.value.code == "bad-position", field


def test_legal_lists_each_action_once() -> None:
    for setup in SETUPS:
        if setup.name == GAME:
            for s in sample(setup, 60):
                legal = legal_ids(setup.game, s)
                assert len(set(legal)) == len(legal)
