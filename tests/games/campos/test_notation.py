"""Campos: positions and deals as text, and everything that is wrong with wrong ones."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from steeple.errors import BadSetup, IllFormed, SteepleError
from steeple.games import GAMES
from steeple.kernel import game as kernel
from steeple.kernel.match import Match
from steeple.kernel.seed import seed_text
from support.games.campos_areas import areas, grown
from support.games.positions import lines, match_at
from support.games.random_games import Setup, legal_ids, walk

GAME = "campos"

OPEN = """
    players: 2
    turn: 0 place
    area: BBR@0,0,0
    tiles: BGR,RRY GGY,BBR
    cards: RB:G,BR:G GB:R
"""
REMOVE = """
    players: 2
    turn: 0 remove
    area: BGR@0,0,0 BYR@-2,1,4 -GGY@-4,2,1 BRR@-2,0,5
    cards: RB:G,BR:G GB:R
"""


# --- Actions ---


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("BBG@-32,-32,0", 0),
        ("BBG@0,0,0", 6 * 2080),
        ("BBR@1,-2,3", 24576 + 6 * 2142 + 3),
        ("RG:B", 491520),
        ("x0,0", 493624),
    ],
)
def test_action_ids_do_not_change(text: str, action: int) -> None:
    # Bots learn them: 24576 * tile + 6 * place + orientation, then 24 cards, then 4096 places.
    assert (GAMES[GAME].read_action(text), GAMES[GAME].action_text(action)) == (action, text)


def test_actions_are_described_in_words() -> None:
    match = match_at(GAME, OPEN.replace("place", "place-or-play").replace("BGR,RRY", "BGR"))
    words = {text: match.game.describe(match.state, match.game.read_action(text)) for text in match.legal()}
    assert words["BGR@2,0,1"] == "lays a blue-green-red tile"
    assert words["BR:G"] == "scores 0 for green: blue (2) is larger than red (1)"
    match = match_at(GAME, REMOVE)
    assert match.game.describe(match.state, match.game.read_action("x0,0")) == "removes a blue-green-red tile"


# --- Positions ---


@pytest.mark.parametrize("how", ["random", "dense", "wide"])
def test_a_position_read_back_is_the_same_position(how: str) -> None:
    game = GAMES[GAME]
    hidden = {
        "rng",
        "deck",
        "bag",
        "free",
        "walls",
    }  # what is drawn and dealt has no order; the last two tell what was looked at
    for s in areas(45, how):
        twin = game.read_position(game.position_text(s))
        assert game.position_text(twin) == game.position_text(s)
        assert legal_ids(game, twin) == legal_ids(game, s)
        assert [
            name for name in s.dtype.names if name not in hidden and not np.array_equal(twin[name], s[name])
        ] == []


def test_a_finished_game_is_a_position_too() -> None:
    match = grown(2, 0, "random")
    twin = match_at(GAME, match.game.position_text(match.state))
    assert (twin.is_over, twin.view(), twin.result()) == (True, match.view(), match.result())


def test_removed_tiles_may_be_left_out() -> None:
    with_all, without = match_at(GAME, REMOVE), match_at(GAME, REMOVE.replace("-GGY@-4,2,1 ", ""))
    assert with_all.view() == without.view()
    assert with_all.legal() == without.legal()


def test_what_is_left_is_in_the_bag_while_tiles_are_placed_and_has_left_the_game_after_that() -> None:
    assert len(match_at(GAME, OPEN).view()["bag"]) == 27
    assert match_at(GAME, REMOVE).view()["bag"] == []
    assert len(match_at(GAME, REMOVE + "    bag: BBR ...").view()["bag"]) == 28


def test_cards_that_are_nowhere_else_are_played() -> None:
    view = match_at(GAME, OPEN).view()
    assert (view["deck"], len(view["played"])) == (14, 7)
    view = match_at(GAME, REMOVE).view()
    assert (view["deck"], len(view["played"])) == (4, 17)


def test_the_draw_pile_is_dealt_in_its_order() -> None:
    text = (
        OPEN.replace("turn: 0 place", "turn: 0 place-or-play")
        .replace("BGR,RRY", "BGR")
        .replace("RB:G,BR:G", "BR:G")
    )
    match = match_at(GAME, text + "deck: YB:G YR:G YG:R YG:B YR:B GY:R ...")
    match.play("BR:G")
    assert [card["card"] for card in match.view(0)["cards"][0]["cards"]] == [
        "YB:G",
        "YG:B",
        "YG:R",
        "YR:B",
        "YR:G",
    ]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("players: 2", "players: 5", "for 2 to 4 players"),
        ("players: 2", "players: two", "number of players should be a number"),
        ("turn: 0 place", "turn: 2 place", "there's no seat 2"),
        ("turn: 0 place", "turn: 0 build", "a turn is a seat and a phase"),
        ("turn: 0 place", "turn: 0", "a turn is a seat and a phase"),
        ("turn: 0 place", "turn: 0 place now", "a turn is a seat and a phase"),
        ("turn: 0 place", "turn: 0 place-or-play", "seat 0 should have 1 tiles, not 2"),
        ("turn: 0 place", "turn: 0 remove", "seat 0 should have 0 tiles, not 2"),
        ("turn: 0 place", "turn: 0 over", "seat 0 should have 0 tiles, not 2"),
        ("area: BBR@0,0,0", "area: -BBR@0,0,0", "no tile is removed as long as tiles are placed"),
        ("area: BBR@0,0,0", "area: BBR@0,0,0 GGR@0,1,0", "GGR@0,1,0 does not lie on free cells"),
        ("area: BBR@0,0,0", "area: BBR@30,0,0", "BBR@30,0,0 does not lie on free cells"),
        ("area: BBR@0,0,0", "area: BBR@0,0,9", "isn't a place for a tile"),
        ("area: BBR@0,0,0", "area: BGR@0,0,0 BGR@2,0,0", "only 1 tiles BGR"),
        ("area: BBR@0,0,0", "area: BBR@0,0,0 BBR@2,0,0", "only 2 tiles BBR, and this position has 1 more"),
        ("area: BBR@0,0,0", "area: BBR@0,0,0 GGR@5,5,0", "the area is not one block"),
        ("area: BBR@0,0,0", "", "what lies beside what|over exactly when no tile is left"),
        ("tiles: BGR,RRY GGY,BBR", "tiles: BGR,RRY", "2 hands of tiles"),
        ("tiles: BGR,RRY GGY,BBR", "tiles: BGR,RRY,GGY BBR", "two tiles at most"),
        ("tiles: BGR,RRY GGY,BBR", "tiles: BGR,RRY GGY", "seat 1 should have 2 tiles, not 1"),
        (
            "tiles: BGR,RRY GGY,BBR",
            "tiles: BGR,YRR GGY,BBR",
            "start with its alphabetically first rotation, RRY",
        ),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G,BR:G", "2 hands of cards"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G,BR:G RB:G", "one RB:G, and this position has it twice"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G,BR:G -", "seat 1 can't hold 0 cards"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G,BR:G GG:R", "isn't a card"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G,BR:G,RB:Y,RY:B,RY:G,RG:Y GB:R", "seat 0 can't hold 6 cards"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G GB:R\n deck: YB:G", "14 are in the draw pile"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G GB:R\n deck: ... YB:G", "at the end"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G GB:R\n played: BR:G", "10 cards are dealt by now"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G GB:R\n bag: BBY", "a tile was drawn and is nowhere"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G GB:R\n bag: BGR ...", "only 1 tiles BGR"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G GB:R\n points: 1", "2 numbers of points"),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G GB:R\n points: 1 x", "points are a number"),
        (
            "cards: RB:G,BR:G GB:R",
            "cards: RB:G,BR:G GB:R\n points: 160 9",
            "can't have scored more than 168",
        ),
        ("cards: RB:G,BR:G GB:R", "cards: RB:G,BR:G GB:R\n points: -1 9", "points are a number"),
        ("cards: RB:G,BR:G GB:R", "", "lacks cards"),
        ("players: 2", "players: 2\n height: 3", "isn't a line of a position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, error: str) -> None:
    assert old in OPEN
    with pytest.raises((IllFormed, BadSetup), match=error):
        match_at(GAME, OPEN.replace(old, new))


def test_an_area_that_fell_apart_is_refused() -> None:
    with pytest.raises(BadSetup, match="the area falls apart without the tiles that were removed"):
        match_at(GAME, "players: 2\nturn: 0 remove\narea: BGR@0,0,0 -BYR@2,0,0 GGY@4,0,0\ncards: - -")


# --- What `check` finds. Whatever is changed in a record, it is found. ---

SPOILS: dict[str, Callable[[Any], None]] = {
    "largest": lambda s: s.largest.__setitem__(0, s.largest[0] + 1),
    "spots, one missing": lambda s: s.__setattr__("n_spots", s.n_spots - 1),
    "spots, one twice": lambda s: s.spots.__setitem__(0, s.spots[1]),
    "area": lambda s: s.area.__setitem__(0, 0),
    "beside": lambda s: s.beside.__setitem__(0, 0),
    "links": lambda s: s.links.__setitem__((0, 0), 1 << 20),
    "regions": lambda s: s.regions.__setitem__((0, 0), 1 << 20),
    "owner": lambda s: s.owner.__setitem__(int(s.area[2080]) - 128, 7),
    "cells": lambda s: s.cells.__setitem__(0, 0),
    "orientation": lambda s: s.orientation.__setitem__(1, (s.orientation[1] + 2) % 6),
    "anchor": lambda s: s.anchor.__setitem__(1, s.anchor[1] + 1),
    "kind": lambda s: s.kind.__setitem__(0, (s.kind[0] + 1) % 20),
    "standing": lambda s: s.__setattr__("standing", s.standing ^ 1),
    "a card twice": lambda s: s.cards.__setitem__(0, s.cards[0] | s.cards[1]),
    "a card lost": lambda s: s.cards.__setitem__(0, s.cards[0] & (s.cards[0] - 1)),
    "a card played and held": lambda s: s.__setattr__("played", s.played | s.cards[0]),
    "deck": lambda s: s.deck.__setitem__(23, s.deck[22]),
    "dealt": lambda s: s.__setattr__("dealt", s.dealt - 1),
    "bag": lambda s: s.bag.__setitem__(31, (s.bag[31] + 1) % 20),
    "drawn": lambda s: s.__setattr__("drawn", s.tiles - 1),
    "player": lambda s: s.__setattr__("player", 5),
    "phase": lambda s: s.__setattr__("phase", 9),
    "end": lambda s: s.__setattr__("end", 1),
    "slide": lambda s: s.__setattr__("slide", 2),
}


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
@pytest.mark.parametrize("phase", ["place", "remove"])
def test_check_finds_a_record_that_does_not_hold_together(spoil: Callable[[Any], None], phase: str) -> None:
    for s in areas(9, "random", phase):
        if s.tiles < 4 or not s.standing & 1:
            continue
        twin = kernel.copy(s)
        GAMES[GAME].check(twin)
        spoil(twin)
        if twin.tobytes() != s.tobytes():
            with pytest.raises(BadSetup):
                GAMES[GAME].check(twin)


@pytest.mark.parametrize("slide", ["path", "straight"])
@pytest.mark.parametrize("field", ["joints", "free", "walls"])
def test_check_finds_wrong_notes_about_removing_tiles(field: str, slide: str) -> None:
    for s in areas(12, "random", "remove", slide):
        twin = kernel.copy(s)
        if field == "walls":
            twin.walls[int(twin.free).bit_length() - 1] = twin.standing
        else:
            twin[field] = ~twin[field] & twin.standing
        with pytest.raises(BadSetup):
            GAMES[GAME].check(twin)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tiles_and_cards_of_the_deal_are_accounted_for_to_the_end(players: int) -> None:
    match = walk(Setup(GAME, players, ()), 1)
    for ply in range(match.ply + 1):
        text: dict[str, Any] = lines(Match.from_position(GAMES[GAME], match.position(ply)))
        cards = [
            card
            for key in ("cards", "played", "deck")
            for card in text.get(key, "").replace(",", " ").split()
        ]
        assert len(set(cards) - {"-"}) == 24
        tiles = [word.lstrip("-")[:3] for word in text.get("area", "").split()]
        held = [name for name in text.get("tiles", "").replace(",", " ").split() if name != "-"]
        bag = text.get("bag", "").split()
        if "place" in text["turn"]:
            assert len(tiles) + len(held) + len(bag) == 32
        assert not Counter(tiles + held + bag) - Counter(match.record()["deal"]["bag"])


# --- Deals ---


def deal(players: int) -> dict[str, Any]:
    found: dict[str, Any] = Match(GAMES[GAME], players, seed=seed_text(4)).record()["deal"]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_entered_by_hand_is_the_same_game(players: int) -> None:
    dealt = Match(GAMES[GAME], players, seed=seed_text(4))
    laid = Match.from_deal(GAMES[GAME], players, deal(players))
    assert [laid.view(seat) for seat in range(players)] == [dealt.view(seat) for seat in range(players)]
    assert laid.record()["deal"] == deal(players)
    while not dealt.is_over:
        action = dealt.legal_ids()[0]
        dealt.play_id(action)
        laid.play_id(action)
    assert laid.result() == dealt.result()


def test_a_deal_has_hands_cards_in_drawing_order_and_all_32_tiles() -> None:
    for players, cards in ((2, 5), (3, 4), (4, 3)):
        found = deal(players)
        assert list(found) == ["hands", "cards", "bag"]
        assert [len(hand) for hand in found["hands"]] == [cards] * players
        assert len({card for hand in found["hands"] for card in hand} | set(found["cards"])) == 24
        assert len(found["bag"]) == 32


def test_a_hand_has_no_order() -> None:
    turned = deal(3)
    turned["hands"] = [hand[::-1] for hand in turned["hands"]]
    assert Match.from_deal(GAMES[GAME], 3, turned).record()["deal"] == deal(3)


WRONG_DEALS: list[tuple[str, Callable[[dict[str, Any]], Any], str, str]] = [
    ("no bag", lambda d: d.pop("bag"), "bag", "a deal has hands, cards, bag"),
    ("more", lambda d: d.update(tiles=[]), "", "a deal has hands, cards, bag"),
    ("one hand", lambda d: d["hands"].pop(), "hands", "has 3 hands"),
    ("hands no list", lambda d: d.update(hands="RB:G"), "hands", "has 3 hands"),
    ("short hand", lambda d: d["hands"][1].pop(), "hands[1]", "a list of 4"),
    ("hand no list", lambda d: d["hands"].__setitem__(2, {}), "hands[2]", "a list of 4"),
    ("no card", lambda d: d["hands"][1].__setitem__(2, "RR:G"), "hands[1][2]", "isn't a card"),
    ("no text", lambda d: d["hands"][0].__setitem__(0, 7), "hands[0][0]", "should be a text"),
    ("twice", lambda d: d["cards"].__setitem__(3, d["cards"][2]), "cards[3]", "dealt twice"),
    ("in hand too", lambda d: d["cards"].__setitem__(0, d["hands"][0][0]), "cards[0]", "dealt twice"),
    ("short pile", lambda d: d["cards"].pop(), "cards", "a list of 12"),
    ("pile no list", lambda d: d.update(cards=None), "cards", "a list of 12"),
    ("long bag", lambda d: d["bag"].append("BBR"), "bag", "a list of 32"),
    ("no tile", lambda d: d["bag"].__setitem__(5, "RBB"), "bag[5]", "start with its"),
    ("no tile at all", lambda d: d["bag"].__setitem__(31, "BBBB"), "bag[31]", "isn't a tile"),
    ("tile no text", lambda d: d["bag"].__setitem__(9, None), "bag[9]", "should be a text"),
    (
        "third",
        lambda d: d.update(bag=["BBR", *d["bag"][:31]]) if d["bag"][31] != "BBR" else None,
        "bag",
        "only 2 tiles BBR",
    ),
]


@pytest.mark.parametrize(
    ("alter", "place", "error"), [case[1:] for case in WRONG_DEALS], ids=[case[0] for case in WRONG_DEALS]
)
def test_a_deal_that_the_setup_could_not_have_dealt_is_refused(
    alter: Callable[[Any], Any], place: str, error: str
) -> None:
    wrong = copy.deepcopy(deal(3))
    alter(wrong)
    with pytest.raises(BadSetup, match=error) as refused:
        Match.from_deal(GAMES[GAME], 3, wrong)
    assert refused.value.place.startswith(place)
    assert (refused.value.code, refused.value.rule) == ("bad-deal", "Setup")


def test_every_error_can_be_shown() -> None:
    with pytest.raises(SteepleError) as refused:
        GAMES[GAME].read_action("RBB@0,0,0")
    assert str(refused.value)
