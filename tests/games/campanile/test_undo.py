"""The undo boundary of both Campaniles, exactly: what brings something out, and when that was certain before.

A card turned up, or a hidden card shown, always bounds the undo, even if nobody could be surprised by it.
When nobody could be is worked out here by counting cards, and compared with what redrawn positions say.
"""

from __future__ import annotations

from collections import Counter

import pytest

from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR, Game
from support.games.random_games import CAMPANILE_SETUPS, Setup, after, legal_ids, redrawn, walk

every_setup = pytest.mark.parametrize("setup", CAMPANILE_SETUPS, ids=str)

INTERMEZZO, FINITO = 5, 6


def brings_out(setup: Setup, s: Position, action: str) -> bool:
    """Whether an action shows a hidden card or turns one up, from what everybody sees."""
    view = setup.game.view(s, SPECTATOR)
    if view["turn"]["phase"] == "build":
        return action[0] not in view["hands"][view["turn"]["player"]]["known"]
    if setup.name == "campanile-2009":
        return action.startswith("=")
    return bool(view["piles"][int(view["turn"]["built"][1]) - 1]["cards"] > 1)


def unseen(setup: Setup, s: Position) -> Counter[int]:
    """The cards that a spectator cannot place."""
    cards = Counter({style: int(s.hand[:, style].sum()) - int(s.known[:, style].sum()) for style in range(5)})
    if setup.name == "campanile-2009":
        cards.update(int(card) for card in s.deck[s.top : s.deck_size])
    else:
        cards.update(
            int(card) for pile in range(3) for card in s.piles[pile, s.drawn[pile] + 1 : s.pile_size]
        )
        cards.update(int(card) for card in s.left_over[: s.left_over_size])
    return +cards


def is_certain(setup: Setup, s: Position, action: str) -> bool:
    """Whether everybody can foresee what a revealing action brings out."""
    cards = unseen(setup, s)
    styles = {card: count for card, count in cards.items() if card < INTERMEZZO}
    if action[0] in "RYBNE":  # with too few unseen cards of other styles, the hand has one of this
        hidden = int(s.hand[s.player].sum()) - int(s.known[s.player].sum())
        return sum(styles.values()) - styles.get("RYBNE".index(action[0]), 0) < hidden
    if setup.name == "campanile-1996":
        return len(styles) == 1
    return is_next_certain(s, int(s.top), bool(s.scored), len(styles) == 1)


def is_next_certain(s: Position, top: int, scored: bool, alike: bool) -> bool:
    size = int(s.deck_size)
    middle = (size - 2) // 2
    if not scored and top == middle + 2:
        return is_next_certain(s, top + 1, True, alike)
    if top == size - 1:
        return True  # nothing but Finito is left
    return alike and (scored or top < middle - 2) and top < size - 11


def surprises(game: Game, s: Position, action: int, worlds: int) -> bool:
    """Whether a spectator who thought some redrawn positions possible learns that one of them isn't real."""
    real = game.view(after(game, s, action), SPECTATOR)
    for number in range(worlds):
        world = redrawn(game, s, SPECTATOR, number)
        if action not in legal_ids(game, world) or game.view(after(game, world, action), SPECTATOR) != real:
            return True
    return False


@every_setup
def test_an_action_bounds_the_undo_exactly_if_it_shows_a_hidden_card_or_turns_one_up(setup: Setup) -> None:
    game, match = setup.game, walk(setup, 10)
    for ply in range(match.ply):
        s = match.position(ply)
        for action in legal_ids(game, s):
            assert bool(game.reveals(s, action)) == brings_out(setup, s, game.action_text(action))


@every_setup
def test_what_an_action_brings_out_was_open_before_unless_counting_cards_made_it_certain(
    setup: Setup,
) -> None:
    game = setup.game
    for match in (walk(setup, 11), walk(setup, 12)):
        for ply in [*range(0, match.ply, 9), *range(match.ply - 7, match.ply)]:
            s, action = match.position(ply), match.actions[ply]
            if game.reveals(s, action):
                certain = is_certain(setup, s, game.action_text(action))
                assert surprises(game, s, action, 12 if certain else 1000) != certain


CERTAIN = [
    # Finito is the last card.
    (
        "campanile-2009",
        """
        players: 2
        turn: 0 take R1
        towers: R12/5 Y12/5 B9/4 N9/4 E10/4
        hands: RB YNE
        display: BNE
        deck: F
        intermezzo: scored
        """,
        "=B",
    ),
    # Nothing but red cards is hidden, and Finito lies among the last eleven.
    (
        "campanile-2009",
        """
        players: 3
        turn: 0 take R1
        towers: R1/1 Y10/10 B9/9 N9/9 E9/9
        hands: YB YNE BEE
        known: YB YNE BEE
        display: BNN
        deck: RRRRRRRRRRRF
        intermezzo: scored
        """,
        "=B",
    ),
    # A hand is hidden, but only red cards are.
    (
        "campanile-1996",
        """
        players: 2
        turn: 0 build
        towers: R3/3 Y9/9 B8/8 N8/8 E8/8
        hands: RRR BNE
        known: - BNE
        piles: R R R
        """,
        "R1",
    ),
]


@pytest.mark.parametrize(("name", "text", "action"), CERTAIN, ids=["finito", "deck", "hand"])
def test_nobody_is_surprised_by_what_counting_cards_made_certain(name: str, text: str, action: str) -> None:
    setup = next(setup for setup in CAMPANILE_SETUPS if setup.name == name)
    s = setup.game.read_position(text)
    number = setup.game.read_action(action)
    assert setup.game.reveals(s, number)
    assert is_certain(setup, s, action)
    assert not surprises(setup.game, s, number, 50)
