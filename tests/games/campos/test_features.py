"""Campos: what a network is shown of a position."""

from __future__ import annotations

import pytest

from steeple.games import GAMES
from steeple.games.campos import play
from steeple.games.campos.features import KINDS
from steeple.games.campos.material import N_CARDS, PLAY_CARD
from steeple.kernel.arrays import Position
from steeple.kernel.rule import interpreted
from support.games.campos_areas import areas, blocks, board_of, tiles_at
from support.games.positions import match_at
from support.games.sights import shown_of_part, shown_of_table

GAME = GAMES["campos"]

# Largest red 7, green 5, blue 3, yellow 2; in all 8, 10, 6 and 3 cells.
AREA = "BRR@0,0,0 BBG@-1,-1,4 GYY@-3,1,2 BGG@-5,1,3 BGG@-2,2,5 GRR@1,-1,1 RRY@0,-2,3 GGR@-3,4,1 BRG@2,-4,2"
ASSEMBLY = f"""
    players: 2
    turn: 0 {{phase}}
    area: {AREA}
    tiles: {{tiles}} RRY,BYY
    cards: {{cards}} GB:R,YG:B
    points: 3 4
    deck: RG:B RG:Y RB:Y RY:B GR:Y GB:Y GY:R GY:B BR:G BR:Y BG:R BG:Y BY:R BY:G
"""
DISMANTLING = f"""
    players: 2
    turn: {{turn}}
    area: {AREA}
    cards: {{cards}} GB:R
    points: 9 4
    deck: YB:R YB:G YG:R YG:B
"""


def assembly(cards: str = "RB:G,GR:B", phase: str = "place", tiles: str = "BBY,GGY") -> Position:
    return match_at("campos", ASSEMBLY.format(cards=cards, phase=phase, tiles=tiles)).state


def dismantling(cards: str = "RB:G,GR:B", turn: str = "0 remove") -> Position:
    return match_at("campos", DISMANTLING.format(cards=cards, turn=turn)).state


def table(s: Position, seat: int = 0) -> dict[str, list[int]]:
    return shown_of_table(GAME, s, seat)


def card(s: Position, name: str, seat: int = 0) -> dict[str, list[int]]:
    return shown_of_part(GAME, s, seat, number(name))


def number(name: str) -> int:
    return GAME.read_action(name) - PLAY_CARD


def where(s: Position, name: str, seat: int) -> list[int]:
    shown = card(s, name, seat)
    return [*shown["held"], *shown["hidden"], *shown["played"]]


# --- A card ---


def test_a_card_is_held_or_hidden_or_played() -> None:
    s = assembly()
    assert (where(s, "RB:G", 0), where(s, "RB:G", 1)) == ([1, 0, 0], [0, 1, 0])
    assert (where(s, "GB:R", 0), where(s, "GB:R", 1)) == ([0, 1, 0], [1, 0, 0])
    assert where(s, "RG:B", 0) == where(s, "RG:B", 1) == [0, 1, 0]  # in the draw pile
    assert where(s, "YR:G", 0) == where(s, "YR:G", 1) == [0, 0, 1]


def test_a_card_that_was_played_says_nothing_else() -> None:
    shown = card(assembly(), "YR:G")
    assert {name for name in shown if any(shown[name])} == {"played"}


def test_a_card_tells_how_much_larger_its_first_colour_is() -> None:
    s = assembly()
    shown = card(s, "RB:G")
    assert (shown["fulfilled"], shown["ahead"], shown["behind"]) == ([1], [4], [0])
    shown = card(s, "GR:B")
    assert (shown["fulfilled"], shown["ahead"], shown["behind"]) == ([0], [0], [2])


def test_a_card_pays_its_holder_only_if_it_is_fulfilled() -> None:
    s = assembly()
    assert (card(s, "RB:G")["pays"], card(s, "RB:G")["threat"]) == ([5], [0])
    assert (card(s, "RB:G", 1)["pays"], card(s, "RB:G", 1)["threat"]) == ([0], [5])
    assert (card(s, "GR:B")["pays"], card(s, "GR:B", 1)["threat"]) == ([0], [0])


@pytest.mark.parametrize(
    ("phase", "tiles", "playable"), [("place", "BBY,GGY", 0), ("place-or-play", "BBY", 1)]
)
def test_a_card_is_playable_in_the_second_half_of_the_own_turn(phase: str, tiles: str, playable: int) -> None:
    s = assembly(phase=phase, tiles=tiles)
    assert card(s, "RB:G")["playable"] == [playable]
    assert card(s, "GR:B")["playable"] == [0]
    assert card(s, "GB:R", 1)["playable"] == [0]  # fulfilled and held, but it is not that player's turn


def test_cards_are_ranked_by_what_they_promise() -> None:
    s = assembly("RB:G,GR:B,RY:G")
    assert [card(s, name)["rank"] for name in ("RY:G", "RB:G", "GR:B")] == [[0], [1], [2]]
    assert [card(s, name)["best"] for name in ("RY:G", "RB:G", "GR:B", "GB:R")] == [[1], [0], [0], [0]]


def test_a_card_is_worth_what_it_may_pay() -> None:
    s = dismantling()
    for name in ("RB:G", "GR:B"):
        expected = interpreted(play.chance)(s, number(name)) * interpreted(play.pays)(s, number(name))
        assert card(s, name)["worth"] == [int(4 * expected)]


def test_a_card_tells_how_its_colours_stand_in_its_order() -> None:
    shown = card(assembly(), "RB:G")
    assert shown["largest"] == [7, 3, 5]
    assert shown["cells"] == [8, 6, 10]
    assert shown["to_place"] == [16, 18, 14]
    assert shown["tiles"] == [0, 2, 2]
    shown = card(assembly(), "GR:B")
    assert (shown["largest"], shown["tiles"]) == ([5, 7, 3], [2, 0, 2])


def test_a_card_tells_what_the_others_held_want_of_its_colours() -> None:
    s = assembly("RB:G,GR:B,RY:G")
    # Of red, blue and green: how many others want it larger, smaller, scored.
    assert card(s, "RB:G")["others"] == [1, 1, 0, 0, 0, 1, 1, 0, 1]
    assert card(s, "GR:B")["others"] == [0, 0, 2, 2, 0, 0, 0, 1, 0]
    assert card(s, "BR:G")["others"] == [0, 1, 1, 2, 1, 0, 1, 0, 2]  # held by nobody


# --- The table ---


def test_the_table_tells_how_the_colours_stand() -> None:
    shown = table(assembly())
    assert shown["largest"] == [7, 5, 3, 2]
    assert shown["cells"] == [8, 10, 6, 3]
    assert shown["to_place"] == [16, 14, 18, 21]
    assert (shown["tiles"], shown["tiles_next"]) == ([0, 2, 2, 2], [2, 0, 1, 3])
    assert shown["wanted"] == [1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0]


def test_nothing_is_placed_any_more_in_the_dismantling() -> None:
    shown = table(dismantling())
    assert (shown["to_place"], shown["tiles"], shown["bag"]) == ([0] * 4, [0] * 4, [0])


@pytest.mark.parametrize("how", ["dense", "random"])
def test_the_two_largest_regions_are_those_of_the_area(how: str) -> None:
    for s in areas(24, how):
        board, shown = board_of(tiles_at(s)), table(s)
        for colour, letter in enumerate("RGBY"):
            regions = blocks([cell for cell in board if board[cell] == letter])
            sizes = sorted([*map(len, regions), 0, 0], reverse=True)
            assert [shown["largest"][colour], shown["second"][colour]] == sizes[:2]


def test_tiles_cards_and_points_are_told_by_place() -> None:
    s = assembly("RB:G", "place-or-play", "BBY")
    assert [table(s, seat)["tiles_held"] for seat in (0, 1)] == [[1, 2, 0, 0], [2, 1, 0, 0]]
    assert [table(s, seat)["cards"] for seat in (0, 1)] == [[1, 2, 0, 0], [2, 1, 0, 0]]
    assert [table(s, seat)["last_card"] for seat in (0, 1)] == [[1, 0, 0, 0], [0, 1, 0, 0]]
    assert [table(s, seat)["points"] for seat in (0, 1)] == [[3, 4, 0, 0], [4, 3, 0, 0]]
    assert [table(s, seat)["lead"] for seat in (0, 1)] == [[0, 1], [1, 0]]


def test_the_assembly_lasts_until_a_player_cannot_draw_two_tiles() -> None:
    # 9 tiles are in the area and 4 in hands, so 19 are in the bag: 10 turns if each draws two, or 20.
    s = assembly()
    assert (table(s)["standing"], table(s)["bag"]) == ([9], [19])
    assert [table(s, seat)["turns"] for seat in (0, 1)] == [[5, 10], [5, 10]]


def test_the_dismantling_lasts_until_all_tiles_are_removed() -> None:
    s = dismantling()  # 9 tiles: 5 turns if each removes two, or 9
    assert [table(s, seat)["turns"] for seat in (0, 1)] == [[3, 5], [2, 4]]
    s = dismantling(turn="0 remove-or-play")  # one tile of this turn is gone already
    assert [table(s, seat)["turns"] for seat in (0, 1)] == [[3, 5], [2, 5]]


def test_removable_tiles_are_counted_in_the_dismantling_alone() -> None:
    s = dismantling()
    removals = [text for text in match_at("campos", GAME.position_text(s)).legal() if text[0] == "x"]
    assert table(s)["removable"] == [len(removals)] != [0]
    assert table(assembly())["removable"] == [0]


def test_the_best_card_is_one_that_is_fulfilled() -> None:
    assert table(assembly("GR:B"))["best_pays"] == [0, 7]
    assert table(assembly("RB:G"))["best_pays"] == [5, 7]
    assert table(dismantling(), 1)["best_pays"] == [7, 5]


def test_a_hand_is_worth_what_its_cards_may_pay() -> None:
    s = dismantling()
    for seat in (0, 1):
        worth = interpreted(play.hand_worth)(s, seat)
        assert table(s, seat)["hands"][0] == int(2 * worth)


def test_another_hand_is_worth_as_many_average_cards() -> None:
    s = dismantling()
    hidden = [number(name) for name in ("GB:R", "YB:R", "YB:G", "YG:R", "YG:B")]
    promised = [interpreted(play.chance)(s, k) * interpreted(play.pays)(s, k) for k in hidden]
    theirs = sum(promised) / 5 * (1 - 1 / interpreted(play.turns_left)(s))
    assert table(s)["hands"] == [int(2 * interpreted(play.hand_worth)(s, 0)), int(2 * theirs), 0, 0]


def test_a_prospect_adds_what_hands_may_pay_to_the_points() -> None:
    s = dismantling()
    shown, ahead = table(s), table(s)["hands"][0] - table(s)["hands"][1] + 2 * 5
    assert abs(shown["prospect"][0] - ahead) <= 1
    assert shown["prospect"][1] == 0
    assert table(s, 1)["prospect"][0] == 0


def test_how_tiles_slide_out_is_told() -> None:
    straight = ASSEMBLY.replace("turn:", "options: slide=straight\n    turn:")
    s = match_at("campos", straight.format(cards="RB:G", phase="place", tiles="BBY,GGY")).state
    assert (table(s)["straight"], table(assembly())["straight"]) == ([1], [0])


# --- Where opinions of actions stand ---


@pytest.mark.parametrize(
    ("action", "part", "kind"),
    [
        ("RG:B", 0, "play"),
        ("YB:G", N_CARDS - 1, "play"),
        ("BBY@3,0,1", N_CARDS, "place"),
        ("GGY@0,0,0", N_CARDS, "place"),
        ("x0,0", N_CARDS, "remove"),
        ("x-30,30", N_CARDS, "remove"),
    ],
)
def test_an_action_concerns_a_card_or_the_table(action: str, part: int, kind: str) -> None:
    place = GAME.sight.locate(assembly(), GAME.read_action(action))
    assert divmod(place, len(KINDS)) == (part, KINDS.index(kind))
