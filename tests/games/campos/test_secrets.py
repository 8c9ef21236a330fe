"""Campos: what a seat may know and what not, what is redrawn, and which actions reveal something."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.games.campos.material import CARDS, TILES
from steeple.games.campos.view import PLANES
from steeple.kernel.game import SPECTATOR, copy
from steeple.kernel.match import Match
from support.games.positions import match_at
from support.games.random_games import Setup, after, legal_ids, observation, redrawn, sample, walk

GAME = "campos"
SETUPS = [Setup(GAME, players, ()) for players in (2, 3, 4)]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)

TEXTS = {"".join("RGBY"[c] for c in card[:2]) + ":" + "RGBY"[card[2]] for card in CARDS}


def cards_in(value: Any) -> Counter[str]:
    """Every card that a view names, wherever it does."""
    if isinstance(value, dict):
        return sum((cards_in(part) for part in value.values()), Counter())
    if isinstance(value, list):
        return sum((cards_in(part) for part in value), Counter())
    return Counter([value] if isinstance(value, str) and value in TEXTS else [])


def held(s: Any, seat: int) -> set[str]:
    view = GAMES[GAME].view(s, seat)
    return {card["card"] for card in view["cards"][seat]["cards"]}


# --- Views ---


@every_setup
def test_a_view_names_the_own_cards_and_those_played_and_no_other(setup: Setup) -> None:
    for s in sample(setup, 30):
        played = GAMES[GAME].view(s, SPECTATOR)["played"]
        assert cards_in(GAMES[GAME].view(s, SPECTATOR)) == Counter(played)
        for seat in range(setup.players):
            assert cards_in(GAMES[GAME].view(s, seat)) == Counter(played) + Counter(held(s, seat))


@every_setup
def test_a_view_tells_what_is_in_the_bag_but_not_in_which_order(setup: Setup) -> None:
    for s in sample(setup, 20):
        view = GAMES[GAME].view(s, 0)
        assert view["bag"] == sorted(TILES[kind] for kind in s.bag[s.drawn :])
        turned = copy(s)
        turned.bag[s.drawn :] = s.bag[s.drawn :][::-1]
        assert GAMES[GAME].view(turned, 0) == view


@every_setup
def test_whether_a_card_is_fulfilled_is_told_as_the_rules_have_it(setup: Setup) -> None:
    for s in sample(setup, 30):
        view = GAMES[GAME].view(s, 0)
        for card in view["cards"][0]["cards"]:
            more, less, _, scored = card["card"]
            assert card["fulfilled"] == (view["largest"][more] > view["largest"][less])
            assert card["points"] == view["largest"][scored]


# --- Determinizing ---


@every_setup
def test_redrawing_keeps_own_cards_played_cards_tiles_and_points(setup: Setup) -> None:
    kept = (
        "played",
        "points",
        "hand",
        "kind",
        "anchor",
        "orientation",
        "standing",
        "spots",
        "area",
        "largest",
        "dealt",
        "drawn",
    )
    for s in sample(setup, 15):
        for seat in setup.viewers:
            other = redrawn(GAMES[GAME], s, seat, 3)
            assert all(np.array_equal(other[field], s[field]) for field in kept)
            assert seat < 0 or other.cards[seat] == s.cards[seat]
            assert np.array_equal(other.bag[: s.drawn], s.bag[: s.drawn])
            sizes = [
                [hand["size"] for hand in GAMES[GAME].view(one, SPECTATOR)["cards"]] for one in (s, other)
            ]
            assert sizes[0] == sizes[1]


@every_setup
def test_every_unseen_card_is_as_likely_in_every_hidden_place(setup: Setup) -> None:
    s = walk(setup, 0).position(9)
    own = held(s, 0) | set(GAMES[GAME].view(s, 0)["played"])
    hidden = 24 - len(own)
    worlds = [redrawn(GAMES[GAME], s, 0, number) for number in range(1500)]
    in_hand = Counter(card for world in worlds for card in held(world, 1))
    on_top = Counter(int(world.deck[world.dealt]) for world in worlds)
    assert not own & set(in_hand)
    assert (len(in_hand), len(on_top)) == (hidden, hidden)
    expected = 1500 * len(held(s, 1)) / hidden
    assert max(abs(count - expected) for count in in_hand.values()) < 6 * expected**0.5
    assert max(abs(count - 1500 / hidden) for count in on_top.values()) < 6 * (1500 / hidden) ** 0.5


@every_setup
def test_the_record_itself_forgets_what_was_redrawn(setup: Setup) -> None:
    # A search reads the record too: cards in the deck that were dealt long ago would tell where they went.
    for s in sample(setup, 12)[:-1]:
        for seat in setup.viewers:
            world = redrawn(GAMES[GAME], s, seat, 8)
            place, pile = 0, set(map(int, world.deck[world.dealt :]))
            for cards in (*world.cards[: setup.players], world.played):
                members = [card for card in range(24) if int(cards) >> card & 1]
                assert world.deck[place : place + len(members)].tolist() == members
                assert not pile & set(members)
                place += len(members)
            assert place == world.dealt


def test_a_redrawn_first_position_has_a_deal_that_can_be_dealt() -> None:
    for setup in SETUPS:
        world = redrawn(setup.game, setup.deal(5).state, 1, 6)
        deal = setup.game.deal_json(world, world)
        again = Match.from_deal(setup.game, setup.players, deal)
        assert [again.view(seat) for seat in setup.viewers] == [
            setup.game.view(world, seat) for seat in setup.viewers
        ]


# --- What an action reveals. Worlds: all the ways, not a sample, in which hidden things may lie. ---

NEAR_END = """
    players: 3
    turn: 0 remove-or-play
    area: BGR@0,0,0 BYR@-2,1,4 GGY@-4,2,1 BRR@-2,0,5
    cards: {cards}
    bag: {bag}
"""


@pytest.mark.parametrize(
    ("cards", "is_news"),
    [("GY:R,GR:B - -", False), ("GY:R - -", False), ("GY:R GB:R -", True), ("GY:R - GB:R", True)],
)
def test_a_card_is_no_news_if_no_other_unplayed_card_is_anywhere_else(cards: str, is_news: bool) -> None:
    match = match_at(GAME, NEAR_END.format(cards=cards, bag="BBG BBR"))
    assert match.game.reveals(match.state, match.game.read_action("GY:R")) == is_news


def test_with_two_players_there_is_always_a_card_that_could_be_there_instead() -> None:
    match = match_at(GAME, NEAR_END.replace("players: 3", "players: 2").format(cards="GY:R -", bag="BBG BBR"))
    assert match.game.reveals(match.state, match.game.read_action("GY:R"))


@every_setup
def test_removing_a_tile_and_placing_the_first_are_no_news(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 30):
        phase = game.phases[int(s.phase)]
        for action in legal_ids(game, s)[::7]:
            if phase == "place" or game.action_text(action).startswith("x"):
                assert not game.reveals(s, action)


@every_setup
def test_a_second_tile_brings_out_new_tiles_or_new_cards_unless_the_last_two_tiles_are_drawn(
    setup: Setup,
) -> None:
    game, seen = setup.game, Counter[int]()
    for number in range(6):
        match = walk(setup, number)
        for ply, action in enumerate(match.actions):
            s = match.position(ply)
            if game.phases[int(s.phase)] == "place-or-play" and "@" in game.action_text(action):
                left = len(game.view(s, SPECTATOR)["bag"])
                seen[min(left, 3)] += 1
                assert game.reveals(s, action) == (left != 2)
    assert seen[3]


def worlds(s: Any, seat: int) -> list[Any]:
    """Every way in which a short bag and few hidden cards may lie, for all that `seat` knows."""
    pool = [
        int(card)
        for card in range(24)
        if not (int(s.played) | (int(s.cards[seat]) if seat >= 0 else 0)) >> card & 1
    ]
    sizes = [int(s.cards[player]).bit_count() if player != seat else 0 for player in range(s.players)]
    found = []
    for cards in permutations(pool):
        for bag in set(permutations(map(int, s.bag[s.drawn :]))):
            world, rest = copy(s), list(cards)
            for player, size in enumerate(sizes):
                if player != seat:
                    world.cards[player] = sum(1 << rest.pop() for _ in range(size))
            world.deck[world.dealt :] = rest
            world.bag[world.drawn :] = bag
            found.append(world)
    return found


@pytest.mark.parametrize("cards", ["GY:R,GR:B - -", "GY:R GB:R -", "GY:R,RY:B RB:G GB:R", "- GY:R -"])
def test_reveals_is_exact_against_all_worlds(cards: str) -> None:
    match = match_at(GAME, NEAR_END.format(cards=cards, bag="BBG BBR"))
    game, s = match.game, match.state
    for action in match.legal_ids():
        news = False
        for seat in (0, 1, 2, SPECTATOR):
            real = json.dumps(game.view(after(game, s, action), seat))
            for world in worlds(s, seat):
                news |= (
                    action not in legal_ids(game, world)
                    or json.dumps(game.view(after(game, world, action), seat)) != real
                )
        assert game.reveals(s, action) == news, game.action_text(action)


def test_the_last_two_tiles_come_out_in_any_order_and_look_the_same() -> None:
    match = walk(SETUPS[0], 0)
    found = [
        (match.position(ply), action)
        for number in range(12)
        for match in [walk(SETUPS[0], number)]
        for ply, action in enumerate(match.actions)
        if not match.game.reveals(match.position(ply), action) and int(match.position(ply).phase) == 2
    ]
    assert found
    for s, action in found:
        turned = copy(s)
        turned.bag[30:] = s.bag[30:][::-1]
        views = [
            [match.game.view(after(match.game, one, action), seat) for seat in (0, 1, -1)]
            for one in (s, turned)
        ]
        assert views[0] == views[1]


# --- Observation ---


def plane(numbers: list[float], name: str) -> np.ndarray[Any, Any]:
    at = 0
    for plane in PLANES:
        if plane.name == name:
            return np.array(numbers[at : at + plane.size]).reshape(plane.shape) * plane.most
        at += plane.size
    raise KeyError(name)


@every_setup
def test_an_observation_says_what_the_view_says(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 12):
        for seat in setup.viewers:
            numbers, view, first = observation(game, s, seat), game.view(s, seat), max(seat, 0)
            seats = [(first + k) % setup.players for k in range(setup.players)]
            empty = [0] * (4 - setup.players)
            assert plane(numbers, "points").round(3).tolist() == [*(view["points"][p] for p in seats), *empty]
            assert plane(numbers, "cards").round(3).tolist() == [
                *(view["cards"][p]["size"] for p in seats),
                *empty,
            ]
            assert plane(numbers, "largest").round(3).tolist() == list(view["largest"].values())
            assert plane(numbers, "bag").tolist() == [view["bag"].count(name) for name in TILES]
            assert plane(numbers, "played").sum() == len(view["played"])
            assert plane(numbers, "own_cards").sum() == (view["cards"][seat]["size"] if seat >= 0 else 0)
            assert plane(numbers, "hand")[0].tolist() == [view["tiles"][first].count(name) for name in TILES]
            assert plane(numbers, "player").tolist().index(1) == seats.index(view["turn"]["player"])
            area = [row for row in plane(numbers, "area") if row[0]]
            told = [
                (
                    TILES[row[1:21].argmax()],
                    round(row[21] * 60) - 30,
                    round(row[22] * 60) - 30,
                    row[23:].argmax(),
                )
                for row in area
            ]
            assert told == [
                (tile["tile"], tile["q"], tile["r"], tile["orientation"]) for tile in view["area"]
            ]
