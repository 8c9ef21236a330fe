"""`steeple show`: any position of a record, drawn for one seat or all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from steeple.commands.match_text import describe_result
from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.kernel.record import replay
from steeple.words import say
from support.commands import Terminal, plain, steeple
from support.games.golden_records import golden
from support.paths import GOLDEN as HOME

PATH = HOME / "campanile-2009" / "finito.jsonl"
RECORD = golden("campanile-2009", "finito")[0]
ACTIONS = len(RECORD["actions"])


def first_line(*arguments: str) -> str:
    return steeple("show", PATH, *arguments, COLUMNS="200").out.splitlines()[0]


def hand_line(seat: int, *arguments: str) -> str:
    return next(
        line
        for line in steeple("show", PATH, *arguments).out.splitlines()
        if f"seat {seat} " in line and "[" in line
    )


def test_draws_the_last_position_by_default() -> None:
    assert f"after {ACTIONS} of {ACTIONS} actions" in first_line()


def test_at_counts_actions_from_the_beginning() -> None:
    assert f"after 4 of {ACTIONS} actions" in first_line("--at", "4")


def test_a_negative_at_counts_from_the_end() -> None:
    assert f"after {ACTIONS - 4} of {ACTIONS} actions" in first_line("--at", "-4")


def test_says_what_was_played_last() -> None:
    match = replay(RECORD, GAMES)
    words = GAMES["campanile-2009"].describe(match.position(0), match.actions[0])
    assert f"● seat 0 {words}  {RECORD['actions'][0]}" in first_line("--at", "1")


def test_says_whose_decision_it_is() -> None:
    assert "▶ ● Waiting for seat 0 to bet." in steeple("show", PATH, "--at", "1").out


def test_says_how_to_step_on() -> None:
    assert steeple("show", PATH, "--at", "4").out.endswith("--at 3 is the one before, --at 5 is the next\n")


def test_says_who_won() -> None:
    seat, points = RECORD["result"]["winners"][0], max(RECORD["result"]["scores"])
    end = say("en", "end.campanile.finito", {})
    assert f"seat {seat} wins with {points} points. The game is over: {end}." in steeple("show", PATH).out


def test_one_point_is_not_called_points(monkeypatch: pytest.MonkeyPatch) -> None:
    match = replay(RECORD, GAMES)
    monkeypatch.setattr(Match, "scores", [1] * match.players)
    assert " wins with 1 point. " in describe_result(match).plain


def test_line_picks_the_record(tmp_path: Path) -> None:
    other = golden("campanile-1996", "pile-1")[0]
    (tmp_path / "a.jsonl").write_text(f"{json.dumps(RECORD)}\n{json.dumps(other)}\n")
    assert steeple("show", tmp_path / "a.jsonl", "--line", "2").out.startswith("Campanile (1996)")


def test_a_spectator_sees_no_hidden_card() -> None:
    assert "[?][?][?]" in hand_line(0, "--at", "0")


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    hand = "".join(f"[{card}]" for card in RECORD["deal"]["hands"][1])
    assert hand in hand_line(1, "--at", "0", "--seat", "1")
    assert "[?][?][?]" in hand_line(0, "--at", "0", "--seat", "1")


def test_all_lays_all_hands_open() -> None:
    for seat, cards in enumerate(RECORD["deal"]["hands"]):
        assert "".join(f"[{card}]" for card in cards) in hand_line(seat, "--at", "0", "--seat", "all")


REFUSED = {
    "beyond the end": (["--at", str(ACTIONS + 1)], f"from -{ACTIONS} to {ACTIONS}"),
    "before the beginning": (["--at", str(-ACTIONS - 1)], f"from -{ACTIONS}"),
    "no such line": (["--line", "99"], "no record in line 99"),
    "no such seat": (["--seat", "9"], "no seat '9'; give 0 to"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_what_is_not_there_is_a_usage_error(arguments: list[str], words: str) -> None:
    refused = steeple("show", PATH, *arguments)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert words in refused.err


def test_a_record_that_fails_says_where(tmp_path: Path) -> None:
    broken = {**RECORD, "actions": [*RECORD["actions"][:5], "R9"]}
    (tmp_path / "a.jsonl").write_text(json.dumps(broken))
    refused = steeple("show", tmp_path / "a.jsonl")
    assert refused.code == 1
    assert refused.err.startswith("line 1, actions[5]: 'R9': ")


def test_what_was_played_before_a_fault_can_be_seen(tmp_path: Path) -> None:
    broken = {**RECORD, "actions": [*RECORD["actions"][:5], "R9"]}
    (tmp_path / "a.jsonl").write_text(json.dumps(broken))
    assert "after 5 of 6 actions" in steeple("show", tmp_path / "a.jsonl", "--at", "5").out


@pytest.mark.parametrize("actions", [None, "R1", [1], {}], ids=repr)
def test_actions_that_are_no_texts_are_refused(actions: object, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(json.dumps({**RECORD, "actions": actions}))
    assert (
        steeple("show", tmp_path / "a.jsonl").err
        == "line 1, actions: actions should be a list of texts [not-a-record]\n"
    )


def test_a_pipe_gets_no_control_codes() -> None:
    assert "\x1b" not in steeple("show", PATH).out


def shown_in_a_terminal(**more: str) -> str:
    terminal = Terminal("show", str(PATH), "--at", "30", more=more)
    terminal.child.expect_exact("is the next")
    return str(terminal.child.before)


def test_a_terminal_gets_colours() -> None:
    assert "\x1b[38;" in shown_in_a_terminal()


def test_a_terminal_without_colours_gets_none() -> None:
    assert "\x1b[38;" not in shown_in_a_terminal(NO_COLOR="1")


def test_without_colours_all_is_said_that_colours_say() -> None:
    assert plain(shown_in_a_terminal(NO_COLOR="1")) == plain(shown_in_a_terminal())
