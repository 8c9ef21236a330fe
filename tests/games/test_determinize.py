"""Redrawing what a seat can't know, in 10,000 positions per game: what's known stays, the rest changes.

What is known and what can change is worked out here by counting cards, apart from the code under test.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.arrays import Actions, Positions, Seeds
from steeple.kernel.game import OVER, SPECTATOR
from steeple.kernel.rng import advance, below, mix
from steeple.kernel.rule import rule
from steeple.kernel.verbs import apply, determinize, legal
from steeple.research.vector import Vector
from support.games.positions import dice
from support.games.random_games import CAMPANILES, SETUPS, Setup

POSITIONS = 10_000
TIMES = 5
INTERMEZZO, FINITO = 5, 6
STYLES = range(5)

every_game = pytest.mark.parametrize("game", CAMPANILES)


@rule(apart=True)
def scatter(states: Positions, rngs: Seeds, most: int, buffer: Actions) -> None:
    """Play each game on for a random number of random decisions, some of them to the end."""
    for k in range(len(states)):
        rngs[k] = advance(rngs[k])
        for _ in range(below(mix(rngs[k]), most)):
            if states[k].phase != OVER:
                count = legal(states[k], buffer)
                rngs[k] = advance(rngs[k])
                apply(states[k], buffer[below(mix(rngs[k]), count)])


@rule(apart=True)
def redraw(states: Positions, seat: int, seeds: Seeds) -> None:
    for k in range(len(states)):
        determinize(states[k], seat, seeds[k])


def random_positions(setup: Setup, count: int) -> Positions:
    vector = Vector(setup.game, count, setup.players, setup.chosen, seed=42, cores=1)
    vector.reset()
    states = vector.states
    rngs = np.arange(count, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    scatter(states, rngs, 30 * (setup.players + 2), np.empty(setup.game.most_legal, np.int32))
    return states


def redrawn(states: Positions, seat: int, number: int) -> Positions:
    twins = states.copy()
    redraw(twins, seat, np.random.default_rng(number).integers(0, 2**63, len(states), np.uint64))
    return twins


def shares(game: str) -> list[tuple[Setup, Positions]]:
    """Ten thousand positions of a game, over all its setups."""
    setups = [setup for setup in SETUPS if setup.name == game]
    return [(setup, random_positions(setup, -(-POSITIONS // len(setups)))) for setup in setups]


# --- What is hidden from a seat, as arrays with one row per position ---


def hidden_places(states: Positions) -> tuple[Any, Any]:
    """The cards that lie face down somewhere, and which of these places exist."""
    if "deck" in (states.dtype.names or ()):
        places = np.arange(states["deck"].shape[1])
        return states["deck"], (places >= states["top"][:, None]) & (places < states["deck_size"][:, None])
    depth = np.arange(states["piles"].shape[2])
    covered = (depth > states["drawn"][:, :, None]) & (depth < states["pile_size"][:, None, None])
    left_over = np.arange(states["left_over"].shape[1]) < states["left_over_size"][:, None]
    cards = np.concatenate([states["piles"].reshape(len(states), -1), states["left_over"]], axis=1)
    return cards, np.concatenate([covered.reshape(len(states), -1), left_over], axis=1)


def hidden_in_hands(states: Positions, seat: int) -> Any:
    """The cards of other hands that nobody else has seen, by seat and style."""
    hidden = states["hand"].astype(int) - states["known"]
    if seat != SPECTATOR:
        hidden[:, seat] = 0
    return hidden


def can_vary(states: Positions, seat: int) -> Any:
    """Whether there is more than one way that things may be, for all that the seat knows."""
    cards, exists = hidden_places(states)
    hands = hidden_in_hands(states, seat)
    pool = np.stack([((cards == style) & exists).sum(axis=1) for style in STYLES], axis=1) + hands.sum(axis=1)
    places = ((cards < INTERMEZZO) & exists).sum(axis=1) + (hands.sum(axis=2) > 0).sum(axis=1)
    varies = ((pool > 0).sum(axis=1) > 1) & (places > 1)
    if "deck" in (states.dtype.names or ()):
        top, size = states["top"].astype(int), states["deck_size"].astype(int)
        middle = (size - 2) // 2
        varies |= (states["scored"] == 0) & (np.maximum(top, middle - 2) < middle + 2)
        varies |= (states["end"] == 0) & (np.maximum(top, size - 11) < size - 1)
    return varies


def is_changed(states: Positions, twins: Positions) -> Any:
    """Where something hidden is no longer as it was."""
    cards, exists = hidden_places(states)
    others, _ = hidden_places(twins)
    return ((cards != others) & exists).any(axis=1) | (states["hand"] != twins["hand"]).any(axis=(1, 2))


# --- The acceptance line ---

HIDDEN_FIELDS = {"rng", "hand", "deck", "piles", "left_over"}


def assert_known_is_kept(states: Positions, twins: Positions, seat: int) -> None:
    for field in set(states.dtype.names or ()) - HIDDEN_FIELDS:
        assert (states[field] == twins[field]).all(), field
    if seat != SPECTATOR:
        assert (states["hand"][:, seat] == twins["hand"][:, seat]).all()
    assert (twins["hand"] >= twins["known"]).all()
    assert (states["hand"].sum(axis=2) == twins["hand"].sum(axis=2)).all()
    for field in HIDDEN_FIELDS & set(states.dtype.names or ()) - {"rng", "hand"}:
        assert_face_up_is_kept(states, twins, field)


def assert_face_up_is_kept(states: Positions, twins: Positions, field: str) -> None:
    """Cards of a deck or pile that have been drawn, or lie face up, stay."""
    if field == "deck":
        seen = np.arange(states[field].shape[1]) < states["top"][:, None]
    elif field == "piles":
        seen = np.arange(states[field].shape[2]) <= states["drawn"][:, :, None]
    else:
        seen = np.zeros(states[field].shape, bool)
    assert ((states[field] == twins[field]) | ~seen).all()


def assert_nothing_is_lost(states: Positions, twins: Positions) -> None:
    """Hands and hidden places have as many of each style as before; Intermezzo and Finito may lie there."""
    cards, exists = hidden_places(states)
    others, _ = hidden_places(twins)
    for card in (*STYLES, INTERMEZZO, FINITO):
        held = (
            (states["hand"][:, :, card].sum(axis=1), twins["hand"][:, :, card].sum(axis=1))
            if card < INTERMEZZO
            else (0, 0)
        )
        assert (
            ((cards == card) & exists).sum(axis=1) + held[0]
            == ((others == card) & exists).sum(axis=1) + held[1]
        ).all()
    if "deck" in (states.dtype.names or ()):
        size = twins["deck_size"].astype(int)
        for card, lowest, highest in (
            (INTERMEZZO, (size - 2) // 2 - 2, (size - 2) // 2 + 2),
            (FINITO, size - 11, size - 1),
        ):
            lies = (others == card) & exists
            place = lies.argmax(axis=1)
            assert (((place >= lowest) & (place <= highest)) | ~lies.any(axis=1)).all()


@every_game
def test_redrawing_keeps_all_that_the_seat_knows(game: str) -> None:
    for setup, states in shares(game):
        for seat in setup.viewers:
            for number in range(TIMES):
                twins = redrawn(states, seat, number)
                assert_known_is_kept(states, twins, seat)
                assert_nothing_is_lost(states, twins)


@every_game
def test_redrawing_shows_the_seat_the_same_view(game: str) -> None:
    for setup, states in shares(game):
        for k, s in enumerate(states[::5]):
            seat = setup.viewers[k % len(setup.viewers)]
            assert setup.game.view(redrawn(states[5 * k : 5 * k + 1], seat, k)[0], seat) == setup.game.view(
                s, seat
            )


@every_game
def test_redrawing_changes_the_rest_exactly_where_it_can(game: str) -> None:
    for setup, states in shares(game):
        for seat in setup.viewers:
            open_cases, varies = np.ones(len(states), bool), can_vary(states, seat)
            for number in range(400):  # two ways only may take a while to show; after five almost all have
                open_cases[open_cases] = ~is_changed(
                    states[open_cases], redrawn(states[open_cases], seat, number)
                )
                if number == TIMES - 1:
                    assert (open_cases & varies).mean() < 0.01
                if not (open_cases & varies).any():
                    break
            assert (open_cases == ~varies).all()


@every_game
def test_redrawing_redraws_the_generator(game: str) -> None:
    for setup, states in shares(game):
        one, two = redrawn(states, 0, 1)["rng"], redrawn(states, 0, 2)["rng"]
        assert (one != states["rng"]).all()
        assert (one != two).all(), setup


@every_game
def test_ten_thousand_positions_of_every_kind_were_looked_at(game: str) -> None:
    found = shares(game)
    assert sum(len(states) for _, states in found) >= POSITIONS
    assert {setup for setup, _ in found} == {setup for setup in SETUPS if setup.name == game}
    for _, states in found:
        phases = {int(phase): int((states["phase"] == phase).sum()) for phase in GAMES[game].phases}
        assert min(phases.values()) > 30


NOTHING_HIDDEN = {
    "campanile-2009": """
        players: 2
        turn: 0 take R1
        towers: R12/5 Y12/5 B9/4 N9/4 E10/4
        hands: RB YNE
        known: - YNE
        display: BNE
        deck: F
        intermezzo: scored
    """,
    "campanile-1996": """
        players: 2
        turn: 0 build
        towers: R3/3 Y9/9 B8/8 N8/8 E8/8
        hands: RRR BNE
        known: - BNE
        piles: R R R
    """,
}


@every_game
def test_redrawing_changes_nothing_but_the_generator_where_nothing_is_hidden(game: str) -> None:
    states = np.array([GAMES[game].read_position(NOTHING_HIDDEN[game])], GAMES[game].state)
    assert not can_vary(states, 0)[0]
    twins = redrawn(states, 0, 1)
    twins["rng"] = states["rng"]
    assert twins.tobytes() == states.tobytes()


# --- How often: every way that things may be is as likely as every other ---

TIMES_OVER = 20_000

OPEN_2009 = """
    players: 3
    turn: 1 bet R2
    towers: R14/8 Y6/3 B9/5 N4/2 E5/3
    hands: RRB NE BEE
    known: B N -
    display: BNN
"""
OPEN_1996 = """
    players: 3
    turn: 1 bet R2
    towers: R8/4 Y6/3 B3/2 N4/2 E5/3
    hands: RRB NE BEE
    known: B N -
    piles: YY... BR... N...
"""
OPEN = [("campanile-2009", OPEN_2009), ("campanile-1996", OPEN_1996)]
every_open_position = pytest.mark.parametrize(("game", "text"), OPEN, ids=[game for game, _ in OPEN])


def many(game: str, text: str, seat: int) -> tuple[Positions, Positions]:
    """One position, and as many ways as it may be too."""
    one = np.array([GAMES[game].read_position(text)], GAMES[game].state)
    return one, redrawn(np.repeat(one, TIMES_OVER), seat, 7)


def pool_of(states: Positions, seat: int) -> Any:
    cards, exists = hidden_places(states)
    return np.array([((cards == style) & exists).sum() for style in STYLES]) + hidden_in_hands(
        states, seat
    ).sum(axis=(0, 1))


@every_open_position
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_every_unseen_card_is_as_likely_in_every_unseen_place(game: str, text: str, seat: int) -> None:
    one, twins = many(game, text, seat)
    share = pool_of(one, seat) / pool_of(one, seat).sum()
    cards, exists = hidden_places(twins)
    for place in np.flatnonzero(exists[0]):
        counts = np.array([(cards[:, place] == style).sum() for style in STYLES])
        assert dice(counts, share * counts.sum()) < 6, place
    for other, hidden in enumerate(hidden_in_hands(one, seat)[0].sum(axis=1)):
        if hidden:
            counts = hidden_in_hands(twins, seat)[:, other].sum(axis=0)
            assert dice(counts, share * counts.sum()) < 6, other


@every_open_position
def test_two_unseen_places_are_filled_independently(game: str, text: str) -> None:
    one, twins = many(game, text, 0)
    pool = pool_of(one, 0).astype(float)
    cards, exists = hidden_places(twins)
    places = np.flatnonzero(exists[0])
    pairs = np.outer(pool, pool) - np.diag(pool)
    for first, second in ((places[0], places[1]), (places[1], places[-1]), (places[-2], places[-1])):
        both = [[((cards[:, first] == a) & (cards[:, second] == b)).sum() for b in STYLES] for a in STYLES]
        possible = pairs > 0
        expected = pairs / pairs.sum() * np.sum(both)
        assert np.asarray(both)[~possible].sum() == 0
        assert dice(np.asarray(both)[possible], expected[possible]) < 3


@pytest.mark.parametrize(
    ("top", "intermezzo", "finito"), [(20, range(23, 28), range(42, 53)), (25, range(25, 28), range(42, 53))]
)
def test_intermezzo_and_finito_are_as_likely_wherever_they_may_still_lie(
    top: int, intermezzo: range, finito: range
) -> None:
    towers = {20: "R14/8 Y6/3 B9/5 N4/2 E0/0", 25: "R14/8 Y6/4 B9/5 N6/3 E5/3"}[top]
    text = OPEN_2009.replace("R14/8 Y6/3 B9/5 N4/2 E5/3", towers)
    one, twins = many("campanile-2009", text, 1)
    assert int(one["top"][0]) == top
    cards, exists = hidden_places(twins)
    for card, places in ((INTERMEZZO, intermezzo), (FINITO, finito)):
        lies = ((cards == card) & exists).argmax(axis=1)
        counts = [int((lies == place).sum()) for place in places]
        assert sum(counts) == TIMES_OVER
        assert dice(counts, [TIMES_OVER / len(places)] * len(places)) < 4


def test_finito_is_as_likely_wherever_it_may_still_lie_near_the_end() -> None:
    text = """
        players: 2
        turn: 0 build
        towers: R9/4 Y8/4 B7/3 N6/3 E3/2
        hands: RRB YNE
        display: BNN
        intermezzo: scored
    """
    one, twins = many("campanile-2009", text, 0)
    top = int(one["top"][0])
    assert 15 < top < 24
    cards, exists = hidden_places(twins)
    lies = ((cards == FINITO) & exists).argmax(axis=1)
    counts = [int((lies == place).sum()) for place in range(top, 26)]
    assert sum(counts) == TIMES_OVER
    assert dice(counts, [TIMES_OVER / len(counts)] * len(counts)) < 4


def test_a_card_seen_to_be_taken_is_never_redrawn() -> None:
    _, twins = many("campanile-2009", OPEN_2009, 2)
    assert (twins["hand"][:, 0, 2] >= 1).all()  # seat 0 is known to hold a blue one
    assert (twins["hand"][:, 1, 3] >= 1).all()  # seat 1 a brown one
    assert (twins["hand"][:, 0, 2] > 1).any()
