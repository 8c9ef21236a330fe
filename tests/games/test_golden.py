"""Golden records: they replay to the letter, now and on every later release."""

from __future__ import annotations

from typing import Any

import pytest

from steeple.games import GAMES
from steeple.kernel.playouts import Recorder
from steeple.kernel.record import read_file, replay, write_line
from support.games.golden_records import golden
from support.paths import GOLDEN as HOME

FILES = sorted(path.relative_to(HOME) for path in HOME.glob("*/*.jsonl"))
every_file = pytest.mark.parametrize("file", FILES, ids=str)


def records(game: str, name: str) -> list[dict[str, Any]]:
    found = golden(game, name)
    assert found
    return found


@every_file
def test_a_golden_record_replays_to_the_same_record(file: Any) -> None:
    for _, record, _ in read_file(HOME / file):
        assert {**replay(record, GAMES).record(), "legal": record["legal"]} == record


@every_file
def test_a_golden_record_is_written_as_it_was(file: Any) -> None:
    lines = "".join(write_line(record) for _, record, _ in read_file(HOME / file))
    assert lines == (HOME / file).read_text(encoding="utf-8")


@every_file
def test_random_play_from_a_golden_seed_is_still_the_same_game(file: Any) -> None:
    for _, record, _ in read_file(HOME / file):
        if (
            record["seed"] is not None
        ):  # a deal entered by hand follows from none, and was not played at random
            game = GAMES[record["game"]]
            options = game.options_under(record["rules"], record["options"])
            again = Recorder(game).record(record["players"], options, record["seed"], True)
            assert {**again, "rules": record["rules"], "options": record["options"]} == record


@pytest.mark.parametrize("file", [file for file in FILES if file.stem in GAMES[file.parts[0]].ends], ids=str)
def test_a_file_named_after_an_end_holds_that_end_for_every_number_of_players(file: Any) -> None:
    found = records(file.parts[0], file.stem)
    assert {record["result"]["end"] for record in found} == {file.stem}
    assert [record["players"] for record in found] == list(GAMES[file.parts[0]].seats)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_golden_records_with_wide_seeds_for_every_number_of_players(game: str) -> None:
    found = records(game, "wide-seed")
    assert [record["players"] for record in found] == list(GAMES[game].seats)
    assert {len(record["seed"]) for record in found} == {64}


def highest_chips(record: dict[str, Any]) -> list[int]:
    return [max(chips, default=0) for chips in replay(record, GAMES).view()["chips"]]


def test_finito_right_after_intermezzo() -> None:
    for record in records("campanile-2009", "finito-right-after-intermezzo"):
        match = replay(record, GAMES)
        before = GAMES["campanile-2009"].view(match.position(match.ply - 1), -1)
        assert (before["scored"], before["chips"], match.is_over) == (False, [[], []], True)
        assert (
            sum(len(chips) for chips in match.view()["chips"]) > 9
        )  # more than Finito alone pays two players


def test_a_tie_on_points_goes_to_the_highest_chip() -> None:
    for record in records("campanile-2009", "highest-chip"):
        scores, chips = record["result"]["scores"], highest_chips(record)
        tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
        assert len(tied) > 1
        assert record["result"]["winners"] == [max(tied, key=lambda seat: chips[seat])]
        assert len({chips[seat] for seat in tied}) > 1


def test_a_tie_on_points_and_highest_chip_is_shared() -> None:
    for record in records("campanile-2009", "shared-victory"):
        scores, chips = record["result"]["scores"], highest_chips(record)
        best = max(zip(scores, chips, strict=True))
        assert record["result"]["winners"] == [
            seat for seat in range(len(scores)) if (scores[seat], chips[seat]) == best
        ]
        assert len(record["result"]["winners"]) > 1


def test_markers_are_moved() -> None:
    for record in records("campanile-2009", "move-marker"):
        assert record["options"] == {"move_marker": True}
        assert sum(">" in action for action in record["actions"]) >= 3


def test_a_tie_on_points_is_shared_in_1996() -> None:
    for record in records("campanile-1996", "shared-victory"):
        scores = record["result"]["scores"]
        assert record["result"]["winners"] == [
            seat for seat, score in enumerate(scores) if score == max(scores)
        ]
        assert len(record["result"]["winners"]) > 1


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("bet-exact", {"bet": "exact"}),
        ("target-just-built", {"target": "just-built"}),
        ("target-visible-or-just-built", {"target": "visible-or-just-built"}),
        ("bet-exact-target-just-built", {"bet": "exact", "target": "just-built"}),
    ],
)
def test_every_option_of_1996_has_a_game_for_every_number_of_players(
    name: str, options: dict[str, str]
) -> None:
    found = records("campanile-1996", name)
    assert [(record["players"], record["options"]) for record in found] == [
        (players, options) for players in (2, 3, 4, 5)
    ]


def test_choices_of_random_players_do_not_change_the_deal() -> None:
    recorder = Recorder(GAMES["campanile-2009"])
    record = records("campanile-2009", "finito")[0]
    with_option = recorder.record(2, {"move_marker": True}, record["seed"], False)
    assert with_option["deal"] == record["deal"]
