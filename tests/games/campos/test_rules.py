"""Campos, sentence by sentence of the rules page: material, setup, assembly, cards, dismantling, the end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.games.campos.material import CARDS, TILES
from steeple.games.campos.rules import is_assembly
from steeple.kernel.match import Match
from steeple.kernel.rule import interpreted
from steeple.kernel.seed import seed_text
from support.games.positions import deals, dice, match_at, play
from support.games.random_games import Setup, steps, walk

GAME = "campos"

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])
cards_each = pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 4), (4, 3)])

# The sheet's example: largest red 7, green 5, blue 3, yellow 2.
SHEET = """
    players: 2
    turn: 0 place-or-play
    area: BRR@0,0,0 BBG@-1,-1,4 GYY@-3,1,2 BGG@-5,1,3 BGG@-2,2,5 GRR@1,-1,1 RRY@0,-2,3 GGR@-3,4,1 BRG@2,-4,2
    tiles: BBY RRY,GGY
    cards: RB:G,BR:G,YG:B GB:R,RY:B
    points: 3 4
"""
SHEET_REMOVE = """
    players: 2
    turn: 0 remove
    area: BRR@0,0,0 BBG@-1,-1,4 GYY@-3,1,2 BGG@-5,1,3 BGG@-2,2,5 GRR@1,-1,1 RRY@0,-2,3 GGR@-3,4,1 BRG@2,-4,2
    cards: RB:G,BR:G,YG:B -
"""


def at(text: str) -> Match:
    return match_at(GAME, text)


def turn(match: Match) -> tuple[int, str]:
    return match.view()["turn"]["player"], match.view()["turn"]["phase"]


def hands(match: Match) -> list[int]:
    return [hand["size"] for hand in match.view()["cards"]]


# --- Material ---


def test_there_are_32_tiles_12_of_two_colours_twice_and_8_of_three_colours_once() -> None:
    bag = Counter(Match(GAMES[GAME], 2).record()["deal"]["bag"])
    assert sum(bag.values()) == 32
    assert sorted(bag) == list(TILES)
    assert Counter((len(set(name)), count) for name, count in bag.items()) == {(2, 2): 12, (3, 1): 8}


def test_there_are_24_cells_of_each_colour() -> None:
    bag = Match(GAMES[GAME], 2).record()["deal"]["bag"]
    assert Counter("".join(bag)) == {"R": 24, "G": 24, "B": 24, "Y": 24}


def test_a_tile_is_named_by_the_alphabetically_first_of_its_rotations() -> None:
    assert all(name <= min(name[1:] + name[:1], name[2:] + name[:2]) for name in TILES)


def test_there_are_24_objective_cards_three_different_colours_each() -> None:
    assert len(set(CARDS)) == 24
    assert all(len(set(card)) == 3 for card in CARDS)


# --- Setup ---


@cards_each
def test_each_player_is_dealt_5_4_or_3_cards_and_two_tiles(players: int, cards: int) -> None:
    view = Match(GAMES[GAME], players).view()
    assert [hand["size"] for hand in view["cards"]] == [cards] * players
    assert [len(tiles) for tiles in view["tiles"]] == [2] * players
    assert view["deck"] == 24 - cards * players
    assert len(view["bag"]) == 32 - 2 * players - 1


@every_number_of_players
def test_tiles_come_from_the_bag_in_its_order_seat_0_first_and_then_the_start(players: int) -> None:
    match = Match(GAMES[GAME], players)
    bag = match.record()["deal"]["bag"]
    assert match.view()["tiles"] == [sorted(bag[2 * seat : 2 * seat + 2]) for seat in range(players)]
    [start] = match.view()["area"]
    assert (start["tile"], start["q"], start["r"], start["orientation"]) == (bag[2 * players], 0, 0, 0)


@every_number_of_players
def test_seat_0_acts_first_and_places(players: int) -> None:
    match = Match(GAMES[GAME], players)
    assert turn(match) == (0, "place")
    assert match.view()["points"] == [0] * players


def test_tiles_and_cards_are_shuffled() -> None:
    states = deals(GAME, 3, 4000)
    for place in (0, 7, 31):
        kinds = Counter(states["bag"][:, place].tolist())
        copies = [2 if len(set(name)) == 2 else 1 for name in TILES]
        assert dice([kinds[k] for k in range(20)], [4000 * n / 32 for n in copies]) < 3
    for place in (0, 13, 23):
        cards = Counter(states["deck"][:, place].tolist())
        assert dice([cards[k] for k in range(24)], [4000 / 24] * 24) < 3


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_2_to_4_players(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        Match(GAMES[GAME], players)


# --- Assembly ---


def test_the_first_decision_is_to_place_one_of_the_two_own_tiles() -> None:
    match = Match(GAMES[GAME], 2, seed=seed_text(3))
    assert {text[:3] for text in match.legal()} == set(match.view()["tiles"][0])
    assert all("@" in text for text in match.legal())


def test_beside_a_single_tile_there_are_24_spots_with_three_turns_each() -> None:
    match = at("players: 2\nturn: 0 place\narea: BBR@0,0,0\ntiles: BBR,BGR GGY,RRY\ncards: RB:G GB:R")
    assert len(match.legal()) == 2 * 24 * 3


def test_two_equal_tiles_are_one_action() -> None:
    match = at("players: 2\nturn: 0 place\narea: BBR@0,0,0\ntiles: RRY,RRY GGY,BGR\ncards: RB:G GB:R")
    assert len(match.legal()) == 24 * 3
    play(match, "RRY@1,1,0")
    assert match.view()["tiles"][0] == ["RRY"]


def test_turns_that_look_alike_are_actions_of_their_own() -> None:
    # A place has three turns also for a tile whose name has two equal letters: they lie differently.
    match = at("players: 2\nturn: 0 place\narea: GGY@0,0,0\ntiles: BBR,RRY GGY,BGR\ncards: RB:G GB:R")
    assert {"BBR@2,0,0", "BBR@2,0,2", "BBR@2,0,4"} <= set(match.legal())


def test_there_is_no_colour_constraint() -> None:
    match = at("players: 2\nturn: 0 place\narea: RRY@0,0,0\ntiles: BBG,BGG GGY,RRY\ncards: RB:G GB:R")
    assert len(match.legal()) == 2 * 24 * 3


def test_after_the_first_tile_the_second_decision_is_the_same_player_s() -> None:
    match = play(
        at("players: 2\nturn: 1 place\narea: BBR@0,0,0\ntiles: RRY,GGR GGY,BGR\ncards: RB:G GB:R"),
        "GGY@2,0,1",
    )
    assert turn(match) == (1, "place-or-play")
    assert {text[:3] for text in match.legal() if "@" in text} == {"BGR"}


def test_after_the_second_tile_the_player_draws_two_and_the_next_is_on() -> None:
    match = at(
        """
        players: 3
        turn: 2 place-or-play
        area: BBR@0,0,0
        tiles: RRY,GGR GGY,BGR RYY
        cards: RB:G GB:R YB:R
        bag: BYY BGG ...
        """
    )
    play(match, "RYY@2,0,1")
    assert turn(match) == (0, "place")
    assert match.view()["tiles"] == [["GGR", "RRY"], ["BGR", "GGY"], ["BGG", "BYY"]]


def test_after_a_card_the_player_keeps_a_tile_and_draws_one() -> None:
    match = play(at(SHEET + "bag: GRY ..."), "RB:G")
    assert turn(match) == (1, "place")
    assert match.view()["tiles"] == [["BBY", "GRY"], ["GGY", "RRY"]]


# --- Cards ---


def test_the_sheet_s_example_red_7_green_5_blue_3_yellow_2() -> None:
    match = at(SHEET)
    assert match.view()["largest"] == {"R": 7, "G": 5, "B": 3, "Y": 2}
    assert [text for text in match.legal() if ":" in text] == ["RB:G"]
    play(match, "RB:G")
    assert match.scores == [3 + 5, 4]


def test_a_card_played_is_discarded_and_everybody_sees_it() -> None:
    match = play(at(SHEET + "played: ..."), "RB:G")
    assert "RB:G" in match.view()["played"]
    assert hands(match) == [2, 2]


def test_a_card_needs_a_strictly_larger_region() -> None:
    match = at(
        "players: 2\nturn: 0 place-or-play\narea: BGR@0,0,0\ntiles: BBR GGY,RRY\ncards: RB:G,RY:G,YR:B GB:R"
    )
    assert match.view()["largest"] == {"R": 1, "G": 1, "B": 1, "Y": 0}
    assert [text for text in match.legal() if ":" in text] == ["RY:G"]


def test_a_colour_not_on_the_table_has_size_0_and_scores_nothing() -> None:
    match = play(
        at("players: 2\nturn: 0 place-or-play\narea: BGR@0,0,0\ntiles: BBR GGY,RRY\ncards: GY:R,BR:Y GB:R"),
        "GY:R",
    )
    assert match.scores == [1, 0]
    match = play(
        at("players: 2\nturn: 0 place-or-play\narea: BBR@0,0,0\ntiles: BBR GGY,RRY\ncards: GY:R,BR:Y GB:R"),
        "BR:Y",
    )
    assert match.scores == [0, 0]


def test_regions_reach_across_tiles_and_only_over_edges() -> None:
    match = at("players: 2\nturn: 0 place\narea: BBR@0,0,0\ntiles: BBG,GGR GGY,RRY\ncards: GY:R GB:R")
    play(match, "BBG@2,0,0")  # B at 2,0 and 3,0, beside B at 1,0
    assert match.view()["largest"]["B"] == 4


# --- The end of the assembly ---

# 29 tiles as they were placed, and the three that are left.
FULL = """
    BYR@0,0,0 BGY@2,-1,4 BBR@1,-2,0 GRR@-2,0,0 BRR@1,-3,1 RYY@3,0,2 BBY@-1,-2,5 BBR@3,-3,0 GRY@-3,3,3
    BBG@3,-4,3
    GYY@-3,-1,0 BYY@0,2,2 RYY@-5,3,5 BBG@-1,-4,4 BGG@4,-2,3 BYY@-4,4,2 BRR@5,0,0 GYR@1,3,5
    GGY@-1,4,4 RRY@6,-2,0
    GGR@-4,6,2 BYG@3,3,1 RRY@3,-6,0 GRR@-3,-3,4 BRG@-5,1,5 BGG@1,-6,4 BRY@-1,-5,3 GYY@0,5,3 GGY@-6,0,0
"""


def with_bag(left: int, phase: str = "place-or-play", cards: str = "RB:G,YB:G,BR:G,BY:G GB:R") -> Match:
    """A position with `left` tiles in the bag; seat 0 holds the tile GGR, seat 1 holds BGR and BBY."""
    placed = FULL.split()
    area, bag = placed[: 29 - left], [tile[:3] for tile in placed[29 - left :]]
    return at(
        f"""
        players: 2
        turn: 0 {phase}
        area: {" ".join(area)}
        tiles: GGR BGR,BBY
        cards: {cards}
        bag: {" ".join(bag)}
        """
    )


def last_spot(match: Match) -> str:
    return next(text for text in match.legal() if "@" in text)


def playable(match: Match) -> str:
    return next(text for text in match.legal() if ":" in text)


def test_who_draws_the_last_two_tiles_goes_on_with_the_assembly() -> None:
    match = with_bag(2)
    match.play(last_spot(match))
    assert turn(match) == (1, "place")
    assert match.view()["bag"] == []


@pytest.mark.parametrize("left", [0, 1])
def test_the_assembly_ends_when_a_player_cannot_draw_up_to_two(left: int) -> None:
    match = with_bag(left)
    match.play(last_spot(match))
    assert turn(match) == (1, "remove")


def test_after_a_card_one_tile_is_enough() -> None:
    match = with_bag(1)
    match.play(playable(match))
    assert turn(match) == (1, "place")
    assert match.view()["tiles"][0] == ["GGR", "GGY"]


def test_after_a_card_the_assembly_ends_if_the_bag_is_empty() -> None:
    match = with_bag(0)
    match.play(playable(match))
    assert turn(match) == (1, "remove")


def test_the_assembly_ends_right_after_a_player_s_last_card_and_no_draw_follows() -> None:
    match = at(SHEET.replace("RB:G,BR:G,YG:B", "RB:G"))
    before = match.view()
    match.play("RB:G")
    assert turn(match) == (1, "remove")
    assert match.view()["bag"] == before["bag"]
    assert match.scores == [8, 4]


def test_tiles_still_held_leave_the_game() -> None:
    match = at(SHEET.replace("RB:G,BR:G,YG:B", "RB:G"))
    area = match.view()["area"]
    match.play("RB:G")
    assert match.view()["tiles"] == [[], []]
    assert match.view()["area"] == area
    assert {text[0] for text in match.legal()} == {"x"}


@cards_each
def test_everybody_draws_new_cards_a_whole_hand_at_a_time_seat_0_first_and_keeps_unplayed_ones(
    players: int, cards: int
) -> None:
    for number in range(3):
        match = walk(Setup(GAME, players, ()), number)
        deal = match.record()["deal"]
        end = next(k for k, (s, _) in enumerate(steps(match)) if GAMES[GAME].phases[int(s.phase)] == "remove")
        before, after = (Match.from_position(GAMES[GAME], match.position(k)) for k in (end - 1, end))
        last = GAMES[GAME].action_text(match.actions[end - 1])
        for seat in range(players):
            kept = {card["card"] for card in before.view(seat)["cards"][seat]["cards"]} - {last}
            new = deal["cards"][cards * seat : cards * (seat + 1)]
            assert {card["card"] for card in after.view(seat)["cards"][seat]["cards"]} == kept | set(new)


@every_number_of_players
def test_the_next_player_opens_the_dismantling(players: int) -> None:
    match = walk(Setup(GAME, players, ()), 0)
    phases = [(int(s.player), GAMES[GAME].phases[int(s.phase)]) for s, _ in steps(match)]
    end = next(k for k, (_, phase) in enumerate(phases) if phase == "remove")
    assert phases[end][0] == (phases[end - 1][0] + 1) % players


# --- Dismantling ---


def test_the_first_decision_is_to_remove_a_tile() -> None:
    assert all(text.startswith("x") for text in at(SHEET_REMOVE).legal())


def test_a_tile_is_removed_by_the_anchor_it_was_placed_with() -> None:
    match = at(
        "players: 2\nturn: 0 remove\narea: BBR@0,0,0 GGY@3,-1,3\ncards: RB:G -".replace("3,-1,3", "2,0,3")
    )
    assert match.legal() == ["x0,0", "x2,0"]
    play(match, "x2,0")
    assert [tile["tile"] for tile in match.view()["area"]] == ["BBR"]


def test_after_the_first_tile_another_or_a_card() -> None:
    match = play(at(SHEET_REMOVE), "x-5,1")
    assert turn(match) == (0, "remove-or-play")
    assert [text for text in match.legal() if ":" in text] == ["RB:G"]
    play(match, "RB:G")
    assert match.scores == [match.view()["largest"]["G"], 0]
    assert turn(match) == (1, "remove")


def test_a_player_without_cards_must_remove_two() -> None:
    match = play(at(SHEET_REMOVE.replace("turn: 0", "turn: 1")), "x-5,1")
    assert turn(match) == (1, "remove-or-play")
    assert all(text.startswith("x") for text in match.legal())
    match.play(match.legal()[0])
    assert turn(match) == (0, "remove")


def test_the_last_card_of_a_hand_does_not_end_the_dismantling() -> None:
    match = play(at(SHEET_REMOVE.replace("RB:G,BR:G,YG:B", "RB:G")), "x-5,1 RB:G")
    assert turn(match) == (1, "remove")
    assert hands(match) == [0, 0]


def test_regions_shrink_as_tiles_go() -> None:
    match = at(SHEET_REMOVE)
    sizes = [match.view()["largest"]]
    while not match.is_over:
        match.play(next(text for text in match.legal() if text.startswith("x")))
        sizes.append(match.view()["largest"])
    assert all(now[c] <= before[c] for before, now in pairwise(sizes) for c in "RGBY")
    assert sizes[-1] == {"R": 0, "G": 0, "B": 0, "Y": 0}


# --- The end ---


def test_the_last_tile_ends_the_game_at_once_also_after_the_first_decision() -> None:
    match = play(at("players: 2\nturn: 0 remove\narea: BBR@4,0,2\ncards: RB:G -\npoints: 7 3"), "x4,0")
    assert match.result() == {"end": "cleared", "scores": [7, 3], "winners": [0]}
    assert match.legal() == []


def test_the_last_tile_ends_the_game_also_after_the_second_decision() -> None:
    match = play(
        at("players: 3\nturn: 1 remove-or-play\narea: BBR@4,0,2\ncards: RB:G - -\npoints: 7 3 8"), "x4,0"
    )
    assert match.result() == {"end": "cleared", "scores": [7, 3, 8], "winners": [2]}


def test_a_card_may_be_played_while_the_last_tile_stands() -> None:
    match = at("players: 2\nturn: 0 remove-or-play\narea: BBR@4,0,2\ncards: BR:G,RB:Y -\npoints: 7 3")
    assert match.legal() == ["BR:G", "x4,0"]
    play(match, "BR:G x4,0")
    assert match.result() == {"end": "cleared", "scores": [7, 3], "winners": [0]}


@pytest.mark.parametrize(("points", "winners"), [("7 3 7", [0, 2]), ("0 0 0", [0, 1, 2]), ("1 5 3", [1])])
def test_most_points_win_else_the_victory_is_shared(points: str, winners: list[int]) -> None:
    match = play(
        at(f"players: 3\nturn: 1 remove\narea: BBR@4,0,2\ncards: RB:G - -\npoints: {points}"), "x4,0"
    )
    assert match.winners == winners


def test_the_assembly_is_over_when_the_dismantling_begins_and_stays_so_when_the_game_is() -> None:
    match = walk(Setup(GAME, 2, ()), 0)
    for s in match.positions():
        phase = match.game.phases[int(s.phase)]
        assert is_assembly(s) == interpreted(is_assembly)(s) == phase.startswith("place"), phase
    assert match.is_over
