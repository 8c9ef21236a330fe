"""Redrawing what nobody can know: hands and counts stay, the true order leaves no trace, all are likely."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Game, copy
from support.games.positions import dice
from support.games.random_games import SETUPS, Setup, sample

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)

HELD = {
    "campanile-1996": ("hand", "known"),
    "campanile-2009": ("hand", "known"),
    "campos": ("cards", "hand"),
    "five-towers": ("tower",),
}


def redraw(game: Game, s: Position, seed: int) -> Position:
    other = copy(s)
    game.redraw(other, np.uint64(seed))
    return other


@every_setup
def test_every_seat_sees_what_it_saw(setup: Setup) -> None:
    for number, s in enumerate(sample(setup, 8)):
        other = redraw(setup.game, s, number)
        for seat in setup.viewers:
            assert setup.game.view(other, seat) == setup.game.view(s, seat)


@every_setup
def test_every_hand_is_kept(setup: Setup) -> None:
    for number, s in enumerate(sample(setup, 8)):
        other = redraw(setup.game, s, number)
        for field in HELD.get(setup.name, ()):
            assert (other[field] == s[field]).all(), field


@every_setup
def test_everything_is_still_somewhere_once(setup: Setup) -> None:
    for number, s in enumerate(sample(setup, 8)):
        setup.game.check(redraw(setup.game, s, number))


@every_setup
def test_nothing_of_the_true_order_survives(setup: Setup) -> None:
    for s in sample(setup, 8):
        one, two = (redraw(setup.game, redraw(setup.game, s, first), 7) for first in (1, 2))
        assert one.tobytes() == two.tobytes()


@every_setup
def test_some_order_changes_and_so_does_the_generator(setup: Setup) -> None:
    first = setup.deal(2).state
    one, two = redraw(setup.game, first, 1), redraw(setup.game, first, 2)
    assert one["rng"] != two["rng"]
    one["rng"] = two["rng"]
    assert one.tobytes() != two.tobytes()


# --- Every order is as likely as every other ---

FEW = {
    "campanile-1996": """
        players: 3
        turn: 1 bet R2
        towers: R8/4 Y6/3 B3/2 N4/2 E5/3
        hands: RRB NE BEE
        known: B N -
        piles: YY... BR... N...
    """,
    "campanile-2009": """
        players: 2
        turn: 0 build
        towers: R9/4 Y8/4 B7/3 N6/3 E3/2
        hands: RRB YNE
        display: BNN
        intermezzo: scored
    """,
}
TIMES = 3000


def next_card(name: str, s: Position) -> int:
    return int(s.piles[0, s.drawn[0] + 1]) if name == "campanile-1996" else int(s.deck[s.top])


@pytest.mark.parametrize("name", list(FEW))
def test_every_card_that_lies_face_down_is_as_likely_to_come_next(name: str) -> None:
    game = GAMES[name]
    s = game.read_position(FEW[name])
    came = Counter(next_card(name, redraw(game, s, seed)) for seed in range(TIMES))
    last = Counter(last_card(name, redraw(game, s, seed)) for seed in range(TIMES, 2 * TIMES))
    cards = sorted(card for card in came if card < 5)
    counts = face_down(name, s)
    assert cards == sorted(counts)
    styles = sum(counts.values())
    for seen in (came, last):
        total = sum(seen[card] for card in cards)
        assert dice([seen[card] for card in cards], [total * counts[card] / styles for card in cards]) < 4


def last_card(name: str, s: Position) -> int:
    return int(s.piles[0, s.pile_size - 1]) if name == "campanile-1996" else int(s.deck[s.deck_size - 1])


def face_down(name: str, s: Position) -> Counter[int]:
    """How many cards of each style lie face down."""
    if name == "campanile-2009":
        cards = s.deck[s.top : s.deck_size].tolist()
    else:
        covered = [s.piles[pile, s.drawn[pile] + 1 : s.pile_size].tolist() for pile in range(3)]
        cards = [*covered[0], *covered[1], *covered[2], *s.left_over[: s.left_over_size].tolist()]
    return Counter(card for card in cards if card < 5)


def test_tiles_and_cards_of_campos_come_in_every_order() -> None:
    game = GAMES["campos"]
    s = Setup("campos", 2, ()).deal(2).state
    drawn = [redraw(game, s, seed) for seed in range(TIMES)]
    tiles, cards = Counter(int(o.bag[o.drawn]) for o in drawn), Counter(int(o.deck[o.dealt]) for o in drawn)
    bag = Counter(s.bag[s.drawn :].tolist())
    left = sum(bag.values())
    assert tiles.keys() == bag.keys()
    assert dice([tiles[kind] for kind in bag], [TIMES * bag[kind] / left for kind in bag]) < 3
    deck = s.deck[s.dealt :].tolist()
    assert sorted(cards) == sorted(deck)
    assert dice([cards[card] for card in deck], [TIMES / len(deck)] * len(deck)) < 3


def test_where_all_is_open_but_the_order_it_is_what_a_spectator_redraws() -> None:
    game = GAMES["five-towers"]
    s = Setup("five-towers", 3, ()).deal(1).state
    other = copy(s)
    game.determinize(other, SPECTATOR, np.uint64(5))
    assert redraw(game, s, 5).tobytes() == other.tobytes()
