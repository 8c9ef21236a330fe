"""Positions as text: what may be left out, and what is refused and why."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from steeple.errors import BadSetup, IllFormed, SteepleError
from steeple.games import GAMES
from support.games.positions import lines, match_at

P2009 = {
    "players": "3",
    "turn": "1 bet R2",
    "towers": "R14/8 Y6/3 B9/5 N4/2 E5/3",
    "stakes": "R 0:32 1:221, B 1:2",
    "hands": "RRB NE BEE",
    "known": "B N -",
    "display": "BNN",
    "deck": "YNE...",
}
P1996 = {
    "players": "3",
    "turn": "1 bet R2",
    "towers": "R8/4 Y6/3 B3/2 N4/2 E5/3",
    "stakes": "R 0:32 1:221, B 1:2",
    "hands": "RRB NE BEE",
    "known": "B N -",
    "piles": "YY... BR... N...",
}
OVER_2009 = {
    **P2009,
    "turn": "1 over",
    "towers": "R24/9 Y20/9 B15/8 N11/7 E8/6",
    "hands": "RRB NEE BEE",
    "display": "BN",
    "deck": "YNE...",
}
OVER_1996 = {
    **P1996,
    "turn": "1 over",
    "towers": "R12/4 Y9/3 B7/3 N5/3 E2/2",
    "hands": "RRB NEE BEE",
    "piles": "- N... E...",
}


def text(values: Mapping[str, str | None]) -> str:
    return "".join(f"{key}: {value}\n" for key, value in values.items() if value is not None)


def refused(game: str, values: Mapping[str, str | None]) -> SteepleError:
    with pytest.raises((IllFormed, BadSetup)) as error:
        GAMES[game].read_position(text(values))
    assert len(error.value.sentence) < 400
    return error.value


@pytest.mark.parametrize(
    ("game", "values"),
    [
        ("campanile-2009", P2009),
        ("campanile-1996", P1996),
        ("campanile-2009", OVER_2009),
        ("campanile-1996", OVER_1996),
    ],
    ids=["2009", "1996", "2009 over", "1996 over"],
)
def test_the_positions_here_are_possible(game: str, values: dict[str, str | None]) -> None:
    GAMES[game].check(GAMES[game].read_position(text(values)))


def test_comments_blank_lines_and_space_do_not_matter() -> None:
    plain = GAMES["campanile-2009"].read_position(text(P2009))
    loose = "# a position\n\n" + "".join(
        f"   {key} :   {value}   # so it is\n\n" for key, value in reversed(P2009.items())
    )
    assert GAMES["campanile-2009"].read_position(loose).tobytes() == plain.tobytes()


def test_a_tower_without_its_cards_has_as_few_as_can_carry_its_floors() -> None:
    match = match_at("campanile-2009", text({**P2009, "towers": "R14 Y6 B9 N4 E0"}))
    assert lines(match)["towers"] == "R14/5 Y6/2 B9/3 N4/2 E0/0"


def test_what_is_left_of_a_deck_is_in_the_order_of_the_towers_intermezzo_and_finito_as_late_as_can_be() -> (
    None
):
    deck = lines(match_at("campanile-2009", text(P2009)))["deck"]
    assert deck.startswith("YNE")
    assert deck[-1] == "F"
    assert "".join(deck[3:-1].split("I")) == "".join(
        sorted(deck[3:].replace("I", "").replace("F", ""), key="RYBNE".index)
    )
    assert deck.index("I") == 27 - (53 - len(deck))


def test_markers_under_towers_come_out_of_the_supply() -> None:
    assert match_at("campanile-1996", text(P1996)).view()["supply"] == [[5, 2, 0], [4, 0, 1], [5, 3, 1]]


@pytest.mark.parametrize("key", ["players", "turn", "towers", "hands", "display"])
def test_a_line_that_is_needed_may_not_be_missing(key: str) -> None:
    assert f"lacks {key}" in refused("campanile-2009", {**P2009, key: None}).sentence


def test_a_line_may_not_stand_twice() -> None:
    with pytest.raises(IllFormed, match="players appears twice"):
        GAMES["campanile-2009"].read_position(text(P2009) + "players: 3\n")


BAD = [
    ("players", "1"),
    ("players", "6"),
    ("players", ""),
    ("players", "three"),
    ("players", "٣"),
    ("players", "-3"),
    ("players", "300"),
    ("options", "move_marker=yes"),
    ("options", "move_marker"),
    ("options", "luck=true"),
    ("turn", "1"),
    ("turn", "bet R2"),
    ("turn", "3 bet R2"),
    ("turn", "1 bet"),
    ("turn", "1 build R2"),
    ("turn", "1 over R2"),
    ("turn", "1 sleep"),
    ("turn", "1 bet R4"),
    ("turn", "1 bet X2"),
    ("turn", ""),
    ("towers", "R14/8 Y6/3 B9/5 N4/2"),
    ("towers", "Y6/3 R14/8 B9/5 N4/2 E5/3"),
    ("towers", "R14/8 Y6/3 B9/5 N4/2 E5/3 R0"),
    ("towers", "R14/8 Y6/3 B9/5 N4/2 Ex"),
    ("towers", "R14/8 Y6/3 B9/5 N4/2 E5/"),
    ("towers", "R14/8 Y6/3 B9/5 N4/2 E-5"),
    ("towers", "R14/8 Y6/3 B9/5 N4/2 E999"),
    ("towers", "R14/8 Y6/3 B9/5 N4/2 E99"),
    ("towers", "R25/8 Y6/3 B9/5 N4/2 E5/3"),  # more floors than eight cards can carry
    ("towers", "R7/8 Y6/3 B9/5 N4/2 E5/3"),  # less floors than cards
    ("stakes", "X 0:1"),
    ("stakes", "R 5:1"),
    ("stakes", "R 0:4"),
    ("stakes", "R 0:0"),
    ("stakes", "R 0:"),
    ("stakes", "R 0"),
    ("stakes", "R :1"),
    ("stakes", "R 0:1 0:2"),
    ("stakes", "R 0:33"),
    ("stakes", "R 0:3, Y 0:3"),
    ("stakes", "R 0:2222"),
    ("stakes", "R 0:111111"),
    ("stakes", "R 0:" + "1" * 300),
    ("stakes", "R 0:1, R 1:1, R 2:1"),
    ("hands", "RRB NE"),
    ("hands", "RRB NE BEE YYY"),
    ("hands", "RRB NEE BEE"),
    ("hands", "RR NE BEE"),
    ("hands", "RRX NE BEE"),
    ("hands", "rrb NE BEE"),
    ("hands", "R" * 300 + " NE BEE"),
    ("hands", ""),
    ("known", "B N"),
    ("known", "Y N -"),
    ("known", "BB N -"),
    ("known", "B N X"),
]
BAD_2009 = [
    *BAD,
    ("display", "BN"),
    ("display", "BNNR"),
    ("display", "BNI"),
    ("display", ""),
    ("deck", "YNE"),  # too few cards
    ("deck", "YNX..."),
    ("deck", "YNE...R"),
    ("deck", "II..."),
    ("deck", "FF..."),
    ("deck", "YYYYYI..."),  # Intermezzo too low
    ("deck", "F" + "YNE..."),  # Finito too high
    ("deck", "R" * 70 + "..."),
    ("intermezzo", "no"),
    ("chips", "7 - -"),
    ("chips", "0 - -"),
    ("chips", "66 - -"),
    ("chips", "6 6 -"),
    ("chips", "5 5 -"),
    ("chips", "4444 - -"),
    ("chips", "- - - 1"),
    ("chips", "1" * 256 + " - -"),
    ("chips", "x - -"),
    ("dice", "6"),
    ("piles", "R Y B"),
]
BAD_1996 = [
    *BAD,
    ("piles", "YY... BR..."),
    ("piles", "YY... BR... N... E..."),
    ("piles", "YY... BR... -"),  # an empty pile, but the game is not over
    ("piles", "YY BR N"),  # too few cards
    ("piles", "YX... BR... N..."),
    ("piles", "YY...R BR... N..."),
    ("piles", "Y" * 40 + " BR... N..."),
    ("left_over", "YY"),
    ("left_over", "y"),
    ("left_over", "X"),
    ("points", "8 0 0 0"),
    ("points", "x 0 0"),
    ("points", "999 0 0"),
    ("display", "BNN"),
]


@pytest.mark.parametrize(("key", "value"), BAD_2009, ids=[f"{key} {value}"[:40] for key, value in BAD_2009])
def test_an_impossible_position_of_2009_is_refused(key: str, value: str) -> None:
    refused("campanile-2009", {**P2009, key: value})


@pytest.mark.parametrize(("key", "value"), BAD_1996, ids=[f"{key} {value}"[:40] for key, value in BAD_1996])
def test_an_impossible_position_of_1996_is_refused(key: str, value: str) -> None:
    refused("campanile-1996", {**P1996, key: value})


def test_the_option_of_2_players_is_refused_with_3() -> None:
    refused("campanile-2009", {**P2009, "options": "move_marker=true"})


def test_two_empty_piles_are_refused() -> None:
    refused("campanile-1996", {**OVER_1996, "towers": "R12/4 Y9/9 B7/7 N7/7 E3/3", "piles": "- - E..."})


def test_a_game_that_is_over_has_an_empty_pile() -> None:
    refused("campanile-1996", {**OVER_1996, "piles": "B... N... E..."})


def test_the_display_of_a_game_that_is_over_has_two_cards() -> None:
    refused("campanile-2009", {**OVER_2009, "display": "BNN"})


def test_finito_is_not_in_the_deck_of_a_game_that_is_over() -> None:
    refused("campanile-2009", {**OVER_2009, "deck": "...F"})
    assert "F" not in lines(match_at("campanile-2009", text(OVER_2009)))["deck"]
