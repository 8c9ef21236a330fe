"""Campanile in the terminal: towers, stakes and hands, nothing hidden, and scores as the rules say."""

from __future__ import annotations

import pytest

from steeple.games import GAMES
from steeple.kernel.record import replay
from support.games.drawings import drawn
from support.games.golden_records import golden
from support.games.random_games import CAMPANILE_SETUPS, Setup, walk


def position(name: str, text: str, seat: int = 0) -> list[str]:
    """The drawing of a position for a seat."""
    return drawn(name, GAMES[name].view(GAMES[name].read_position(text), seat))


STAKES = """
    players: 3
    turn: 1 bet R2
    towers: R5 Y2 B0 N3 E2
    stakes: R 2:31 0:22, N 1:1
    hands: RRB YN EEB
    known: R - B
    display: BNN
"""


def test_in_a_narrow_terminal_the_towers_stand_closer_together() -> None:
    view = GAMES["campanile-2009"].view(GAMES["campanile-2009"].read_position(STAKES), 0)
    assert any("[R red]" in line and "[E beige]" in line for line in drawn("campanile-2009", view, width=60))


def test_all_markers_of_a_player_under_one_tower_fit_beside_the_next_tower() -> None:
    lines = position(
        "campanile-2009",
        """
        players: 2
        turn: 0 build
        towers: R6 Y3 B0 N0 E0
        stakes: R 0:322211111, Y 1:322211111
        hands: RRB YNE
        display: BNN
        """,
    )
    assert any("●322211111=14+4▲322211111=14+3" in line for line in lines)


def test_stakes_stand_in_their_order_with_sum_and_payment() -> None:
    column = [line[3:18].strip() for line in position("campanile-2009", STAKES)]
    assert column[column.index("pays 4·2") + 1 :][:2] == ["■31=4 +4", "●22=4 +2"]


def test_a_tower_shows_height_and_rank() -> None:
    top = position("campanile-2009", STAKES)[0]
    assert top.split() == ["5", "⚑1"]


def test_a_tower_has_one_row_for_each_floor() -> None:
    assert sum("∩" in line for line in position("campanile-2009", STAKES)) == 5


def test_high_towers_have_several_floors_in_one_row_and_say_so() -> None:
    lines = position(
        "campanile-2009",
        STAKES.replace("R5", "R36/12")
        .replace("hands: RRB YN EEB", "hands: YBE YN EEB")
        .replace("known: R - B", ""),
    )
    assert sum("∩" in line for line in lines) == 18
    assert any("one row is 2 floors" in line for line in lines)


def test_a_small_terminal_gets_low_towers() -> None:
    view = GAMES["campanile-2009"].view(
        GAMES["campanile-2009"].read_position(STAKES.replace("R5", "R9").replace("RRB", "YRB")), 0
    )
    assert len(drawn("campanile-2009", view, height=24, force_terminal=True)) <= 24


def test_own_cards_are_shown_and_which_of_them_others_have_seen() -> None:
    assert any("you  [R][R][B] R seen" in line for line in position("campanile-2009", STAKES))


def test_of_other_hands_only_the_known_cards_are_shown() -> None:
    assert any("seat 2       [B][?][?]" in line for line in position("campanile-2009", STAKES))


def test_an_arrow_stands_at_the_player_to_act() -> None:
    assert next(line.split()[2:4] for line in position("campanile-2009", STAKES) if line.startswith("▶")) == [
        "seat",
        "1",
    ]


def test_the_player_to_act_is_told_what_to_do() -> None:
    assert "▶ ▲ Bet: a 2-marker under a tower whose style is in the display, or no bet" in position(
        "campanile-2009", STAKES, 1
    )


def test_the_first_edition_shows_its_piles() -> None:
    lines = position("campanile-1996", STAKES.replace("display: BNN", "piles: B... N... N..."), 1)
    assert any(line.startswith("pile 1 [B blue] ") and "pile 2 [N brown] 15 left" in line for line in lines)


@pytest.mark.parametrize(
    ("options", "words"),
    {
        "": "a token of at least 2 under a face-up style",
        "options: bet=exact": "a token of exactly 2 under a face-up style",
        "options: target=visible-or-just-built": "a token of at least 2 under a face-up style "
        "or the tower just raised",
        "options: target=just-built": "a token of at least 2 under the tower just raised",
    }.items(),
)
def test_the_first_editions_prompt_follows_its_options(options: str, words: str) -> None:
    text = f"{options}\n{STAKES.replace('display: BNN', 'piles: B... N... N...')}"
    assert any(words in line for line in position("campanile-1996", text, 1))


@pytest.mark.parametrize("setup", CAMPANILE_SETUPS, ids=str)
def test_the_scoring_adds_up_to_the_rules_scores(setup: Setup) -> None:
    match = walk(setup, 1)
    total = next(line for line in drawn(setup.name, match.view()) if line.startswith("  total"))
    assert [int(word) for word in total.split()[1:]] == match.scores


@pytest.mark.parametrize("name", ["finito", "highest-chip", "shared-victory"])
def test_what_intermezzo_paid_is_a_row_of_its_own(name: str) -> None:
    match = replay(golden("campanile-2009", name)[0], GAMES)
    rows = [line.split() for line in drawn("campanile-2009", match.view())]
    earlier = next(row[1:] for row in rows if row[:1] == ["Intermezzo"])
    chips = match.game.view(match.position(match.ply - 1), -1)["chips"]
    assert [int(word.replace("·", "0")) for word in earlier] == [sum(values) for values in chips]


def test_finito_right_after_intermezzo_adds_up_too() -> None:
    match = replay(golden("campanile-2009", "finito-right-after-intermezzo")[0], GAMES)
    total = next(line for line in drawn("campanile-2009", match.view()) if line.startswith("  total"))
    assert [int(word) for word in total.split()[1:]] == match.scores
