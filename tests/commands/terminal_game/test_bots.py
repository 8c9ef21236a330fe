"""`steeple play --bots`: bots that think take the seats that no person has."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import pytest

from steeple.architects import ARCHITECTS
from support.commands import Finished, Terminal, steeple
from support.terminal_games import ASKS, SEED, dealt, kept

CHOICES = r"\n *visits +chance to win +points *\n"


def seated(tmp_path: Path, *arguments: str, typed: str = "") -> Finished:
    """A game with the person in seat 1 by default, who types this and leaves."""
    who = () if "--seat" in arguments else ("--seat", "1")
    command = ("play", "campanile-2009", "--seed", str(SEED), *who, *arguments)
    return steeple(*command, typed=typed, XDG_DATA_HOME=str(tmp_path))


def at_terminal(tmp_path: Path, *arguments: str) -> Terminal:
    more = {"XDG_DATA_HOME": str(tmp_path)}
    return Terminal("play", "campanile-2009", "--seed", str(SEED), *arguments, columns=120, more=more)


# --- Who sits where ---


def names(bot: str) -> str:
    """A pattern for the names of the architects that a bot may play as."""
    return "|".join(one.name for one in ARCHITECTS.values() if one.bot == bot)


def test_bots_are_introduced(tmp_path: Path) -> None:
    shown = seated(tmp_path, "--players", "3", "--bots", "level:1,greedy")
    lines = shown.out.splitlines()
    assert re.fullmatch(rf"● seat 0: ({names('level:1')}), a level 1 bot", lines[0])
    assert re.fullmatch(rf"■ seat 2: ({names('greedy')}), a greedy bot", lines[1])


def test_bots_have_the_seats_that_people_leave_over_again(tmp_path: Path) -> None:
    seated(tmp_path, "--players", "5", "--seat", "0", "--bots", "random,greedy")
    assert kept(tmp_path)["bots"] == {"1": "random", "2": "greedy", "3": "random", "4": "greedy"}


def test_bots_are_random_by_default(tmp_path: Path) -> None:
    seated(tmp_path, "--seat", "0")
    assert kept(tmp_path)["bots"] == {"1": "random"}


def test_a_resumed_game_has_the_same_bots(tmp_path: Path) -> None:
    shown = seated(tmp_path, "--bots", "level:1", typed="quit\n")
    resumed = steeple("play", "--resume", typed="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert resumed.out.splitlines()[0] == shown.out.splitlines()[0]
    assert kept(tmp_path)["bots"] == {"0": "level:1"}


def test_a_game_kept_without_bots_can_be_resumed(tmp_path: Path) -> None:
    seated(tmp_path, typed="quit\n")
    earlier = {name: value for name, value in kept(tmp_path).items() if name != "bots"}
    (tmp_path / "steeple" / "play.json").write_text(json.dumps(earlier))
    assert steeple("play", "--resume", typed="quit\n", XDG_DATA_HOME=str(tmp_path)).code == 0


@pytest.mark.parametrize("bots", [["level:1"], {"9": "random"}, {"0": "level:9"}, {"0": ["random"]}], ids=str)
def test_damaged_bots_of_a_kept_game_are_refused(bots: object, tmp_path: Path) -> None:
    seated(tmp_path, typed="quit\n")
    (tmp_path / "steeple" / "play.json").write_text(json.dumps({**kept(tmp_path), "bots": bots}))
    refused = steeple("play", "--resume", XDG_DATA_HOME=str(tmp_path))
    assert (refused.code, refused.err.count("\n"), "bots should map seats" in refused.err) == (1, 1, True)


# --- What bots do ---


@pytest.mark.parametrize("bot", ["greedy", "level:1", "level:2"])
def test_a_bot_plays_its_turn_and_leaves_the_rest_to_the_person(bot: str, tmp_path: Path) -> None:
    shown = seated(tmp_path, "--bots", bot)
    actions = kept(tmp_path)["record"]["actions"]
    match = dealt()
    for action in actions:
        assert match.player == 0
        match.play(action)
    assert match.player == 1
    played = shown.out.partition(" bot\n")[2]
    assert len(re.findall(r"^● seat 0 ", played, re.MULTILINE)) == len(actions)


def test_bots_play_each_other_to_the_end(tmp_path: Path) -> None:
    watched = seated(tmp_path, "--seat", "none", "--bots", "random")
    assert watched.code == 0
    assert re.search(r"seat \d (wins|share the win)", watched.out)


def test_what_bots_do_follows_from_the_seed(tmp_path: Path) -> None:
    records = []
    for number, seed in enumerate((SEED, SEED, SEED + 1)):
        out = tmp_path / f"{number}.jsonl"
        command = (
            "play",
            "campanile-2009",
            "--seed",
            str(seed),
            "--seat",
            "none",
            "--bots",
            "random",
            "--out",
            str(out),
        )
        assert steeple(*command, XDG_DATA_HOME=str(tmp_path)).code == 0
        records.append(json.loads(out.read_text())["actions"])
    assert records[0] == records[1] != records[2]


def test_unasked_nobody_says_what_bots_thought(tmp_path: Path) -> None:
    assert not re.search(CHOICES, seated(tmp_path, "--bots", "level:1").out)


def test_explain_says_after_each_decision_what_the_bot_thought(tmp_path: Path) -> None:
    said = seated(tmp_path, "--bots", "level:3", "--explain").out
    match = dealt()
    (first, *_) = kept(tmp_path)["record"]["actions"]
    words = match.game.describe(match.state, match.game.read_action(first))
    assert re.search(
        rf"● seat 0 {words}  {first}{CHOICES}{first}  {words} +\d+ +[\d.]+% ± [\d.]+ +[\d.]+", said
    )
    assert re.search(rf"\d+ simulations, \d+ decisions ahead, [\d.]+ s\. Expected: {first}\b", said)


def test_explain_says_what_a_novice_thought(tmp_path: Path) -> None:
    said = seated(tmp_path, "--bots", "level:1", "--explain").out
    (first, *_) = kept(tmp_path)["record"]["actions"]
    assert re.search(rf"\d+ simulations, 1 decision ahead, [\d.]+ s\. Expected: {first}\b", said)


def test_explain_shows_three_choices_at_most(tmp_path: Path) -> None:
    said = seated(tmp_path, "--bots", "level:3", "--explain").out
    rows = re.split(CHOICES, said)[1].split("simulations")[0].splitlines()
    assert len(rows) == 3 + 1


def test_undo_goes_back_over_the_bots_to_one_s_own_decision(tmp_path: Path) -> None:
    match, lines = dealt(), []
    while match.player == 0:
        lines.append(match.legal()[0])
        match.play(lines[-1])
    seated(tmp_path, "--seat", "0", "--bots", "level:1", typed="\n".join([*lines, "undo!", "quit", ""]))
    assert kept(tmp_path)["record"]["actions"] == lines[:-1]


# --- Hints ---


def test_hint_gives_an_opinion_of_the_own_decision(tmp_path: Path) -> None:
    said = seated(tmp_path, "--seat", "0", typed="hint\nquit\n").out
    legal = dealt().legal()
    best = re.split(CHOICES, said)[1].split()[0]
    assert best in legal
    assert f"Expected: {best}" in said


def test_hint_decides_nothing(tmp_path: Path) -> None:
    seated(tmp_path, "--seat", "0", typed="hint\nquit\n")
    assert kept(tmp_path)["record"]["actions"] == []


def test_help_explains_hint(tmp_path: Path) -> None:
    assert (
        "\n  hint     see what a strong bot would do"
        in seated(tmp_path, "--seat", "0", typed="?\nquit\n").out
    )


def stop_workers(terminal: Terminal) -> None:
    """Stop the bots' process, so that no answer comes before the player loses patience."""
    pid = terminal.child.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    workers = [
        int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)


def test_ctrl_c_cancels_a_hint_and_the_game_goes_on(tmp_path: Path) -> None:
    terminal = at_terminal(tmp_path, "--bots", "level:1")
    terminal.until(ASKS)
    stop_workers(terminal)
    terminal.type("hint")
    terminal.until("level 5 ")
    terminal.child.sendintr()
    assert "No hint this time." in terminal.until(ASKS)
    terminal.type("hint")
    assert "Expected: " in terminal.until(ASKS)


def test_somebody_who_waits_is_told_what_for(tmp_path: Path) -> None:
    terminal = at_terminal(tmp_path, "--seat", "1", "--bots", "level:5")
    terminal.until("level 5 is thinking…")


def test_ctrl_c_while_a_bot_thinks_keeps_the_game(tmp_path: Path) -> None:
    terminal = at_terminal(tmp_path, "--seat", "1", "--bots", "level:5")
    terminal.until("level 5 is thinking…")
    terminal.child.sendintr()
    said, code = terminal.end()
    assert (code, "steeple play --resume" in said) == (0, True)
    assert kept(tmp_path)["bots"] == {"0": "level:5"}


# --- What is refused ---

REFUSED = {
    "no such bot": (["--bots", "level:7"], "there's no bot 'level:7'"),
    "more bots than seats": (
        ["--bots", "random,greedy"],
        "you named 2 bots for 1 free seat;",
    ),
    "no seat for a bot": (
        ["--seat", "0", "--seat", "1", "--bots", "random"],
        "you named 1 bot for 0 free seats;",
    ),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_played_is_a_usage_error(arguments: list[str], words: str, tmp_path: Path) -> None:
    refused = seated(tmp_path, *arguments)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert words in refused.err


def test_resume_takes_no_other_bots(tmp_path: Path) -> None:
    refused = steeple("play", "--resume", "--bots", "greedy", XDG_DATA_HOME=str(tmp_path))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
