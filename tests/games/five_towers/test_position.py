"""Five Towers: positions as text, and how they are refused; and the drawing of a view."""

from __future__ import annotations

import io
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from steeple.errors import BadSetup, IllFormed, SteepleError
from steeple.games import GAMES
from steeple.kernel.match import Match
from support.games.positions import lines, match_at
from support.games.random_games import SETUPS, Setup, walk

GAME = "five-towers"
every_setup = pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.name == GAME], ids=str)

# --- What may be left out ---


def test_players_turn_and_market_are_enough() -> None:
    match = match_at(GAME, "players: 2\nturn: 1 bid\nmarket: C1 S1 T1 M1 D1")
    assert (match.player, match.view()["first"], len(match.view()["pile"]), match.view()["discard"]) == (
        1,
        1,
        75,
        [],
    )


def test_the_pile_left_out_is_all_the_other_cards_in_order() -> None:
    text = lines(match_at(GAME, "players: 2\nturn: 1 bid\nmarket: C1 S1 T1 M1 D1"))["pile"]
    assert text.startswith("C0 C2 C3 C4")
    assert text.endswith("D13 D14 D15")


def test_the_first_pile_gets_whole_markets_and_the_discard_the_few_cards_over() -> None:
    view = match_at(GAME, "players: 2\nturn: 1 bid\nmarket: C1 S1 T1 M1 D1\n0: C 15 12 | S 4").view()
    assert (len(view["pile"]), view["discard"]) == (70, ["D14", "D15"])


def test_the_second_pile_gets_all() -> None:
    view = match_at(
        GAME, "players: 2\nturn: 1 bid\nmarket: C1 S1 T1 M1 D1\n0: C 15 12 | S 4\nsecond: yes"
    ).view()
    assert (len(view["pile"]), view["discard"]) == (72, [])


def test_with_the_pile_given_the_discard_gets_all() -> None:
    view = match_at(GAME, "players: 2\nturn: 1 bid\nmarket: C1 S1 T1 M1 D1\npile: C2 C3 C4 C5 C6").view()
    assert (view["pile"], len(view["discard"])) == (["C2", "C3", "C4", "C5", "C6"], 70)


def test_the_last_cards_that_are_nowhere_else_were_torn_down_but_no_0() -> None:
    view = match_at(
        GAME,
        "players: 4\nturn: 1 bid\nmarket: C1 S1 T1 M1 D1\ntorn: 0 2 1 0\ndiscard: ...\npile: C2 C3 C4 C5 C6",
    ).view()
    assert view["discard"][-3:] == ["D11", "D12", "D12"]
    view = match_at(
        GAME, "players: 2\nturn: 0 over\n0: D 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1\nsecond: yes\ntorn: 1 0"
    ).view()
    assert view["discard"][-2:] == ["M14", "D0"]


def test_who_has_bid_most_is_the_first_architect_if_nothing_else_is_said() -> None:
    match = match_at(GAME, "players: 4\nturn: 2 bid\nbid: 1:3\nmarket: C1 S1 T1 M1 D1")
    assert (match.view()["first"], match.view()["spoken"]) == (1, 1)


def test_who_has_spoken_follows_from_the_first_architect_and_the_turn() -> None:
    assert match_at(GAME, "players: 4\nturn: 2 bid\nfirst: 3\nmarket: C1 S1 T1 M1 D1").view()["spoken"] == 3
    assert (
        match_at(GAME, "players: 4\nturn: 2 tear\nfirst: 1\nbid: 2:3\nmarket: C1 S1 T1 M1 D1").view()[
            "spoken"
        ]
        == 4
    )
    assert (
        match_at(GAME, "players: 4\nturn: 2 tear\nfirst: 1\nbid: 2:5\nmarket: C1 S1 T1 M1 D1").view()[
            "spoken"
        ]
        == 2
    )


def test_what_is_left_to_build_follows_from_the_bid_and_the_cards_taken() -> None:
    match = match_at(GAME, "players: 2\nturn: 0 build\nbid: 0:4\nmarket: C1 - T1 - D1\n0: S 1 | M 1")
    assert (match.view()["turn"]["left"], match.view()["market_size"], match.legal()) == (
        2,
        5,
        ["C1", "D1", "T1"],
    )


def test_the_second_pile_of_a_deal_entered_by_hand_is_part_of_a_position() -> None:
    text = "players: 2\nturn: 0 bid\nmarket: C1 C2\nsecond: yes\npile: -"
    with pytest.raises(BadSetup):
        match_at(GAME, text.replace("second: yes\n", ""))
    everything = " ".join(f"{style}{value}" for style in "DMTSC" for value in range(16))
    match = match_at(
        GAME, f"players: 2\nturn: 0 bid\nmarket: C1 S1 T1 M1 D1\npile: -\nreshuffle: {everything}"
    )
    assert lines(match)["reshuffle"] == everything
    match.play("-")
    match.play("-")
    assert match.view()["market"] == ["D0", "D1", "D2", "D3", "D4"]


# --- What is refused ---

OPEN = "players: 2\nturn: 0 bid\nmarket: C1 S1 T1 M1 D1\n"
ILL_FORMED = [
    "",
    "players: 2",
    "players: 1\nturn: 0 bid\nmarket: C1 S1 T1 M1 D1",
    "players: 6\nturn: 0 bid\nmarket: C1 S1 T1 M1 D1",
    OPEN.replace("0 bid", "2 bid"),
    OPEN.replace("0 bid", "0 sleep"),
    OPEN.replace("0 bid", "0"),
    OPEN.replace("0 bid", "bid"),
    OPEN.replace("C1 ", "C1 C2 "),
    OPEN.replace("C1", "C16"),
    OPEN.replace("C1", "X1"),
    "players: 2\nturn: 0 bid",
    OPEN.replace("bid", "over"),
    OPEN.replace("bid", "tear"),
    OPEN.replace("bid", "build"),
    OPEN + "bid: 3",
    OPEN + "bid: 0",
    OPEN + "bid: 2:1",
    OPEN + "bid: x:1",
    OPEN + "first: 2",
    OPEN + "2: C 4",
    OPEN + "0: X 4",
    OPEN + "0: C",
    OPEN + "0: C 4 | C 3",
    OPEN + "0: C 16",
    OPEN + "0: | C 4",
    OPEN + "0: C1",
    OPEN + "torn: 1",
    OPEN + "torn: 1 2 3",
    OPEN + "torn: a b",
    OPEN + "second: no",
    OPEN + "pile: ... C2",
    OPEN + "pile: C2 C2",
    OPEN + "pile: C1",
    OPEN + "discard: c2",
    OPEN + "0: C 1",
    OPEN + "rng: 7",
    OPEN + "reshuffle: C1 C1",
    OPEN + "reshuffle: X1",
    OPEN + "weather: fine",
    OPEN + "turn: 0 bid",
    OPEN.replace("players: 2", "players: 4") + "0: C 7\n1: C 7\n2: C 7",
]
IMPOSSIBLE = [
    OPEN + "0: C 4 5",  # not lower
    OPEN + "0: C 4 0 9",  # on a roof
    OPEN.replace("C1 S1 T1 M1 D1", "C1 S1"),  # a short market before the end
    OPEN.replace("C1", "-"),  # taken before the bidding is over
    OPEN + "bid: 0:1",  # nobody has spoken yet
    OPEN.replace("0 bid", "1 bid") + "bid: 0:6",
    OPEN.replace("0 bid", "1 bid") + "bid: 0:5",  # that ended the bidding
    OPEN.replace("0 bid", "1 bid") + "bid: 0:4\n0: C 0 | S 0",  # cannot be built
    OPEN.replace("0 bid", "1 tear") + "bid: 0:4",  # another one builds
    OPEN.replace("0 bid", "0 build") + "bid: 0:0",  # nothing to build
    OPEN.replace("0 bid", "0 build").replace("C1", "-") + "bid: 0:1\n0: C 1",  # nothing left to build
    OPEN.replace("0 bid", "0 tear").replace("C1", "-") + "bid: 0:2\n0: C 1",  # built before tearing down
    OPEN.replace("0 bid", "0 build") + "bid: 0:5\n0: C 0",  # what is left cannot be built
    OPEN + "pile: C2 C3 C4 C5 C6\ndiscard: C7",  # cards that are nowhere
    OPEN + "pile: C2\ndiscard: ...",  # the first pile goes by fives
    OPEN + "torn: 0 1\npile: ...\ndiscard: -",
    "players: 2\nturn: 0 over\npile: C1\nsecond: yes",  # over before the pile ran out
    "players: 2\nturn: 0 over",  # the discard should have been reshuffled
    "players: 2\nturn: 0 over\nbid: 0:1\nsecond: yes",
    OPEN + "second: yes\npile: -\ndiscard: -\ntorn: 70 5",  # a 0 cannot have been torn down
]


@pytest.mark.parametrize("text", ILL_FORMED, ids=range(len(ILL_FORMED)))
def test_what_is_no_position_is_ill_formed(text: str) -> None:
    with pytest.raises(IllFormed) as refused:
        GAMES[GAME].read_position(text)
    assert refused.value.sentence


@pytest.mark.parametrize("text", IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(SteepleError) as refused:
        GAMES[GAME].read_position(text)
    assert (type(refused.value), refused.value.code) == (BadSetup, "bad-position")


ALTERED = """players: 4
turn: 2 build
first: 1
bid: 2:3
market: S4 C10 - D0 T7
0: C 15 8 12 | S 9 3
2: T 7 | M 14 2 0
torn: 0 2 1 0
discard: D1 D2 M1
pile: C1 C2 ...
second: yes
rng: 00000000000000ff
"""


@settings(max_examples=400)
@given(data=st.data())
def test_a_position_with_a_few_letters_altered_is_possible_or_refused(data: st.DataObject) -> None:
    text, game = ALTERED, GAMES[GAME]
    parts = [
        "",
        "C",
        "0",
        "9",
        "-",
        " ",
        ":",
        "...",
        "\n",
        "|",
        "8",
        "٣",
        "0:5",
        "#",
        "C7 ",
        "\nreshuffle: C1 D1\n",
    ]
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text = text[:place] + data.draw(st.sampled_from([*parts, text[:place]])) + text[place + 1 :]
    try:
        s = game.read_position(text)
    except (IllFormed, BadSetup):
        return
    game.check(s)
    assert game.position_text(game.read_position(game.position_text(s))) == game.position_text(s)
    assert Match.from_position(game, s).legal()


def test_that_position_is_possible() -> None:
    assert match_at(GAME, ALTERED).legal() == ["C10", "D0", "S4"]


# --- The drawing ---


def drawn(view: dict[str, Any], **terminal: Any) -> list[str]:
    console = Console(file=io.StringIO(), width=80, record=True, **terminal)
    console.print(GAMES[GAME].draw(view))
    return console.export_text().splitlines()


def position(text: str, seat: int = 0) -> list[str]:
    return drawn(GAMES[GAME].view(GAMES[GAME].read_position(text), seat))


TOWERS = """
    players: 3
    turn: 1 bid
    first: 0
    bid: 0:2
    market: S4 C10 D0 T5 C3
    0: C 15 8 12 | S 9 3
    2: T 7 | M 14 2 0
    torn: 0 2 1
"""


@every_setup
def test_every_position_fits_80_columns(setup: Setup) -> None:
    match = walk(setup, 0)
    for ply in range(0, match.ply + 1, 5):
        assert max(map(cell_len, drawn(setup.game.view(match.position(ply), 0)))) <= 80, ply


def test_every_card_of_every_tower_is_visible() -> None:
    assert position(TOWERS)[:5] == [
        "│12 │" + " " * 62 + "╱ 0 ╲     ",
        "│ 8 ││ 3 │" + " " * 57 + "│ 2 │     ",
        "│15 ││ 9 │" + " " * 52 + "│ 7 ││14 │     ",
        "▔" * 77,
        " C 3  S 2   T    M    D     C    S    T    M    D     C    S   T 1  M 3   D  ",
    ]


def test_players_have_points_and_what_they_have_torn_down() -> None:
    lines = position(TOWERS, seat=1)
    assert lines[5].split() == ["●", "seat", "0", "▶▲", "seat", "1", "you", "■", "seat", "2"]
    assert lines[6].split() == ["8", "points", "-3", "points", "9", "points"]
    assert lines[7].split() == ["2", "torn:", "-3", "1", "torn:", "-1"]


def test_the_market_the_bid_and_the_task_are_shown() -> None:
    lines = position(TOWERS, seat=1)
    assert lines[9].startswith("market [C3] [C10] [S4] [T5] [D0]  pile ")
    assert lines[10] == "first architect ● 0  highest bid ● 2"
    assert lines[12] == "▶ ▲ Bid: how many cards you'll build, more than 2, at most 5; or pass"
    assert position(TOWERS, seat=0)[12] == "▶ ▲ Waiting for seat 1 to bid."


@pytest.mark.parametrize(
    ("phase", "words", "to_others"),
    [
        (
            "tear",
            "Tear down: one of your top cards, or nothing; then build 2",
            "Waiting for seat 0 to tear down a card or not.",
        ),
        ("build", "Build: a card from the market, 2 to go", "Waiting for seat 0 to build."),
    ],
)
def test_the_builder_is_told_what_to_do(phase: str, words: str, to_others: str) -> None:
    text = TOWERS.replace("1 bid", f"0 {phase}")
    assert (position(text)[-1], position(text, 1)[-1]) == (f"▶ ● {words}", f"▶ ● {to_others}")


def test_the_scoring_adds_up() -> None:
    rows = [
        line.split()
        for line in position("players: 2\nturn: 0 over\nsecond: yes\n0: C 15 12 | S 7 5 0\n1: T 4\ntorn: 2 0")
    ]
    found = {row[0]: row[-2:] for row in rows if row}
    assert [found[key] for key in ("[C", "[S", "[T", "main", "torn", "total")] == [
        ["2", "·"],
        ["6", "·"],
        ["·", "1"],
        ["3", "1"],
        ["-3", "·"],
        ["8", "2"],
    ]


def test_a_tower_too_high_for_the_terminal_loses_its_lowest_cards() -> None:
    view = GAMES[GAME].view(
        GAMES[GAME].read_position(
            "players: 2\nturn: 0 bid\nmarket: S1 T1 M1 D1 S2\n0: C 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"
        ),
        0,
    )
    lines = drawn(view, height=28, force_terminal=True)
    assert (lines[0].strip(), lines[6].strip()) == ("│ 1 │", "⋮")
    assert len(lines) <= 28 - 11
    assert len(drawn(view)) == 15 + 9
