"""`steeple play`: a game in the terminal, from the deal to the scoring, with everything a player can type."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from steeple.games import GAMES
from steeple.kernel.match import Match
from support.commands import Finished, Terminal, plain
from support.terminal_games import ASKS, CURTAIN, SEED, alone, dealt, finished, kept, turn, whole_game

# --- Whole games ---


@pytest.fixture(scope="module", params=list(GAMES))
def typed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Match, Finished, Path]:
    """A random game, the output while two people typed it, and the directory it's in."""
    kept_in = tmp_path_factory.mktemp("typed")
    match, lines = whole_game(request.param)
    return match, alone(kept_in, *lines, name=request.param, NUMBA_DISABLE_JIT="0"), kept_in


def test_a_game_of_people_goes_as_typed(typed: tuple[Match, Finished, Path]) -> None:
    match, said, kept_in = typed
    assert said.code == 0
    assert finished(kept_in) == [match.record()]


def test_the_end_says_who_has_won(typed: tuple[Match, Finished, Path]) -> None:
    match, said, _ = typed
    won = " and ".join(f"{'●▲'[seat]} seat {seat}" for seat in match.winners)
    assert f"{won} win" in said.out


def test_the_end_shows_the_scoring_tower_by_tower(tmp_path: Path) -> None:
    match, lines = whole_game("campanile-2009")
    highest = next(tower for tower in match.view()["towers"] if tower["rank"] == 1)
    scoring = alone(tmp_path, *lines).out.split("Scoring")[-1]
    assert re.search(rf"1st \[{highest['style']} \w+\] {highest['height']} ", scoring)


def test_points_paid_on_the_way_are_announced(tmp_path: Path) -> None:
    match, lines = whole_game("campanile-2009")
    before_finito = match.game.view(match.position(match.ply - 1), -1)
    assert any(before_finito["chips"])
    assert alone(tmp_path, *lines).out.count("Points:") == 1


@pytest.mark.parametrize(("name", "players"), [("campanile-1996", 4), ("campanile-2009", 2)])
def test_a_person_and_bots_play_to_the_end_in_a_terminal(name: str, players: int, tmp_path: Path) -> None:
    terminal = Terminal(
        "play", name, "--players", str(players), "--seat", "1", more={"XDG_DATA_HOME": str(tmp_path)}
    )
    while ASKS in (said := terminal.until(ASKS, "The record is in")):
        listed = said[said.rindex("▶") :].splitlines()[1]
        terminal.type(listed.split()[0])
    assert terminal.end()[1] == 0
    assert [record["players"] for record in finished(tmp_path)] == [players]


def test_what_bots_do_is_said_in_words(tmp_path: Path) -> None:
    terminal = Terminal("play", "campanile-2009", "--seat", "1", more={"XDG_DATA_HOME": str(tmp_path)})
    assert re.search(r"● seat 0 raises \w+ by \d, to \d floors?", terminal.until(ASKS))


# --- What a player can type ---


def test_legal_actions_are_listed_with_their_words(tmp_path: Path) -> None:
    match = dealt()
    said = alone(tmp_path, "").out
    for action in match.legal_ids():
        assert f"{match.game.action_text(action)}  {match.game.describe(match.state, action)}" in said


def test_says_what_is_to_be_done(tmp_path: Path) -> None:
    assert "● Build: play a card and raise its tower by 1, 2 or 3 floors" in alone(tmp_path, "").out


def test_an_illegal_action_is_refused_with_its_rule_and_asked_again(tmp_path: Path) -> None:
    said = alone(tmp_path, "", "+R").out
    assert "it’s time to build, not to bet (Turn) [not-now]" in said
    assert said.count(ASKS) == 2


def test_ill_formed_text_is_refused_and_asked_again(tmp_path: Path) -> None:
    said = alone(tmp_path, "", "castle").out
    assert "'castle' isn't an action; actions look like R2" in said
    assert said.count(ASKS) == 2


def test_small_letters_will_do(tmp_path: Path) -> None:
    action = dealt().legal()[0]
    alone(tmp_path, "", action.lower())
    assert kept(tmp_path)["record"]["actions"] == [action]


def test_enter_plays_the_only_action(tmp_path: Path) -> None:
    match, chance, lines, facing = dealt(), random.Random(0), [], None
    while len(match.legal()) > 1:
        lines += [""] if match.player != facing else []
        facing = match.player
        lines.append(chance.choice(match.legal()))
        match.play(lines[-1])
    (only,) = match.legal()
    alone(tmp_path, *lines, *([""] if match.player != facing else []), "")
    assert kept(tmp_path)["record"]["actions"][-1] == only


def test_enter_draws_again_when_there_is_a_choice(tmp_path: Path) -> None:
    assert alone(tmp_path, "", "").out.count("● Build:") == 2


@pytest.mark.parametrize(
    ("name", "words"), {"campanile-1996": "+B3  bet", "campanile-2009": "=Y   take yellow"}.items()
)
def test_help_explains_the_notation(name: str, words: str, tmp_path: Path) -> None:
    assert words in alone(tmp_path, "", "?", name=name).out


@pytest.mark.parametrize("word", ["undo", "undo!", "log", "record", "quit", "Enter"])
def test_help_explains_the_commands(word: str, tmp_path: Path) -> None:
    assert f"\n  {word:9}" in alone(tmp_path, "", "?").out


def test_log_tells_what_was_played(tmp_path: Path) -> None:
    match = dealt()
    words = match.game.describe(match.state, match.legal_ids()[0])
    action = match.game.action_text(match.legal_ids()[0])
    said = alone(tmp_path, "", action, "log").out
    assert said.count(f"● seat 0 {words}  {action}") == 2


def test_record_prints_the_record(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "campanile-2009", "--seed", str(SEED), columns=4000, more={"XDG_DATA_HOME": str(tmp_path)}
    )
    terminal.until(ASKS)
    terminal.type("record")
    assert json.dumps(dealt().record()) in terminal.until(ASKS)


def test_record_is_not_printed_unasked_when_others_could_see_it(tmp_path: Path) -> None:
    assert '"deal"' not in alone(tmp_path, "", "record").out


def test_record_is_printed_when_all_agree(tmp_path: Path) -> None:
    assert json.dumps(dealt().record()) in alone(tmp_path, "", "record!").out


# --- Several people at one screen ---


def test_a_curtain_falls_between_people(tmp_path: Path) -> None:
    match, lines = dealt(), [""]
    while match.player == 0:
        lines.append(match.legal()[0])
        match.play(lines[-1])
    said = alone(tmp_path, *lines, "").out
    assert re.findall(rf"Seat (\d): {CURTAIN}", said) == ["0", "1"]


def test_behind_the_curtain_the_screen_is_empty(tmp_path: Path) -> None:
    match = dealt()
    terminal = Terminal(
        *("play", "campanile-2009", "--seed", str(SEED), "--seat", "0", "--seat", "1"),
        more={"XDG_DATA_HOME": str(tmp_path)},
    )
    terminal.until(CURTAIN)
    terminal.type("")
    while match.player == 0:
        terminal.until(ASKS)
        terminal.type(match.legal()[0])
        match.play(match.legal()[0])
    terminal.until(CURTAIN)
    since_clearing = terminal.child.before.rsplit("\x1b[3J", 1)[1]
    assert plain(since_clearing).strip() == "▲ Seat 1:"


def test_after_the_curtain_one_reads_what_the_others_did(tmp_path: Path) -> None:
    match, lines = dealt(), [""]
    while match.player == 0:
        lines.append(match.legal()[0])
        match.play(lines[-1])
    after = alone(tmp_path, *lines, "").out.rsplit(CURTAIN, 1)[1]
    assert [line.split()[-1] for line in after.splitlines() if line.startswith("● seat 0 ")] == lines[1:]


# --- Undo ---


def test_undo_takes_back_a_bet(tmp_path: Path) -> None:
    lines = turn(dealt(), 2)
    alone(tmp_path, *lines, "undo")
    assert kept(tmp_path)["record"]["actions"] == lines[1:2]


def test_undo_stops_where_something_hidden_came_out_and_says_so(tmp_path: Path) -> None:
    lines = turn(dealt(), 1)
    said = " ".join(alone(tmp_path, *lines, "undo").out.split())
    assert re.search(
        r"something has been revealed since \(● seat 0 raises .*\); type undo! to undo it anyway", said
    )
    assert kept(tmp_path)["record"]["actions"] == lines[1:]


def test_undo_with_a_bang_takes_it_back_all_the_same(tmp_path: Path) -> None:
    alone(tmp_path, *turn(dealt(), 1), "undo!")
    assert kept(tmp_path)["record"]["actions"] == []


def test_undo_before_any_decision_has_nothing_to_take_back(tmp_path: Path) -> None:
    assert "you haven't decided anything yet [nothing-to-undo]" in alone(tmp_path, "", "undo!").out


def test_undo_with_a_bang_goes_back_over_the_bots_to_ones_own_decision(tmp_path: Path) -> None:
    match = dealt(players=3)
    terminal = Terminal(
        "play", "campanile-2009", "--players", "3", "--seed", str(SEED), more={"XDG_DATA_HOME": str(tmp_path)}
    )
    lines = turn(match, 3)[1:]
    for line in [*lines, "undo!", "quit"]:
        terminal.until(ASKS)
        terminal.type(line)
    terminal.end()
    assert kept(tmp_path)["record"]["actions"] == lines[:2]
