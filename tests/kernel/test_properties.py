"""Laws that always hold: Hypothesis tries legal and illegal actions, and broken positions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.errors import BadSetup, IllegalAction, IllFormed, UndoRefused
from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.kernel.record import replay
from support.games.random_games import CAMPANILES, SETUPS, Setup

every_game = pytest.mark.parametrize("game", list(GAMES))
every_campanile = pytest.mark.parametrize("game", CAMPANILES)
seeds = st.integers(0, 2**64 - 1).map(lambda number: f"{number:016x}")

MOST_POINTS = {("campanile-1996", 2): 30, ("campanile-2009", 2): 42, ("campanile-2009", 3): 47}
"""All flags paid in full: 20 + 10; 4+2+3+2+2+1+1 + 6+3+5+2+4+1+3+1+2; 4+2+3+1+2+1 + 6+4+2+5+3+1+4+2+3+1+2."""


def setups(game: str) -> st.SearchStrategy[Setup]:
    return st.sampled_from([setup for setup in SETUPS if setup.name == game])


def most_points(setup: Setup) -> int:
    return MOST_POINTS[setup.name, 2 if setup.name == "campanile-1996" else min(setup.players, 3)]


@every_game
@given(data=st.data(), seed=seeds)
def test_any_actions_legal_or_not_leave_every_part_somewhere(
    game: str, data: st.DataObject, seed: str
) -> None:
    setup = data.draw(setups(game))
    match = Match(setup.game, setup.players, setup.chosen, seed)
    for action in data.draw(st.lists(st.integers(0, setup.game.actions - 1), max_size=60)):
        legal, before = match.legal_ids(), match.state.tobytes()
        try:
            match.play_id(action)
        except IllegalAction:
            assert action not in legal
            assert match.state.tobytes() == before
            if match.is_over:
                break
            match.play_id(legal[action % len(legal)])  # and the game goes on
        setup.game.check(match.state)


@every_campanile
@settings(max_examples=60)
@given(data=st.data(), seed=seeds)
def test_a_game_ends_with_all_that_the_rules_promise(game: str, data: st.DataObject, seed: str) -> None:
    setup = data.draw(setups(game))
    match = Match(setup.game, setup.players, setup.chosen, seed)
    choices = data.draw(st.lists(st.integers(0, 50), min_size=1, max_size=40))
    while not match.is_over:
        legal = match.legal_ids()
        match.play_id(legal[choices[match.ply % len(choices)] % len(legal)])
    view = match.view()
    assert min(match.scores) >= 0
    assert sum(match.scores) <= most_points(setup)
    assert match.winners
    assert max(match.scores) == min(match.scores[seat] for seat in match.winners)
    assert all(tower["cards"] <= tower["height"] <= 3 * tower["cards"] for tower in view["towers"])
    assert sorted(tower["rank"] for tower in view["towers"]) == [1, 2, 3, 4, 5]
    assert all(hand["size"] == 3 for hand in view["hands"])
    assert replay(match.record(), GAMES).result() == match.result()


@every_campanile
@given(data=st.data(), seed=seeds)
def test_towers_only_grow_and_by_what_was_built(game: str, data: st.DataObject, seed: str) -> None:
    setup = data.draw(setups(game))
    match = Match(setup.game, setup.players, setup.chosen, seed)
    for choice in data.draw(st.lists(st.integers(0, 20), min_size=3, max_size=30)):
        before = {tower["style"]: tower["height"] for tower in match.view()["towers"]}
        legal = match.legal()
        action = legal[choice % len(legal)]
        match.play(action)
        if action[0] in before and len(action) == 2:
            before[action[0]] += int(action[1])
        assert {tower["style"]: tower["height"] for tower in match.view()["towers"]} == before


@every_game
@given(data=st.data(), seed=seeds)
def test_play_and_undo_in_any_order_follow_the_same_line(game: str, data: st.DataObject, seed: str) -> None:
    setup = data.draw(setups(game))
    match = Match(setup.game, setup.players, setup.chosen, seed)
    for choice in data.draw(st.lists(st.integers(-8, 20), max_size=40)):
        if choice >= 0:
            if legal := match.legal_ids():
                match.play_id(legal[choice % len(legal)])
            continue
        ply, limit = match.ply, match.undo_limit
        try:
            match.undo()
        except UndoRefused:
            assert ply == limit
        else:
            assert match.ply == ply - 1 >= limit
    twin = Match(setup.game, setup.players, setup.chosen, seed)
    for action in match.actions:
        twin.play_id(action)
    assert twin.state.tobytes() == match.state.tobytes()


# --- Positions as text ---

POSITIONS = {
    "campanile-2009": """players: 3
turn: 1 bet R2
towers: R14/8 Y6/3 B9/5 N4/2 E5/3
stakes: R 0:32 1:221, B 1:2
hands: RRB NE BEE
known: B N -
display: BNN
deck: YNE...
""",
    "campanile-1996": """players: 3
turn: 1 bet R2
towers: R8/4 Y6/3 B3/2 N4/2 E5/3
stakes: R 0:32 1:221, B 1:2
hands: RRB NE BEE
known: B N -
piles: YY... BR... N...
""",
}


@every_campanile
@given(data=st.data())
def test_a_position_with_a_few_letters_altered_is_possible_or_refused(game: str, data: st.DataObject) -> None:
    text = POSITIONS[game]
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        part = data.draw(
            st.sampled_from(
                [
                    "",
                    "R",
                    "0",
                    "9",
                    "-",
                    " ",
                    ":",
                    "...",
                    "\n",
                    "I",
                    "F",
                    "/",
                    "٣",
                    "3:111",
                    "#",
                    text[:place],
                ]
            )
        )
        text = text[:place] + part + text[place + 1 :]
    try:
        s = GAMES[game].read_position(text)
    except (IllFormed, BadSetup):
        return
    GAMES[game].check(s)
    assert GAMES[game].position_text(GAMES[game].read_position(GAMES[game].position_text(s))) == GAMES[
        game
    ].position_text(s)


@every_game
@given(text=st.text(max_size=60))
def test_text_that_is_no_position_is_ill_formed(game: str, text: str) -> None:
    with pytest.raises(IllFormed):
        GAMES[game].read_position(text)
