"""Everybody is told what changes a game without a decision; scorings go from the lowest tower up."""

from pathlib import Path

import pytest

from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.kernel.record import read_file, replay
from support.commands import steeple
from support.paths import GOLDEN
from support.server.serving import Person, Server

BOTH = GOLDEN / "campanile-2009" / "finito-right-after-intermezzo.jsonl"


def turning_points(match: Match) -> dict[int, list[str]]:
    """What happened, by the number of the action that brought it about."""
    positions = list(match.positions())
    found = {
        ply: match.game.turning_points(positions[ply - 1], positions[ply]) for ply in range(1, len(positions))
    }
    return {ply: names for ply, names in found.items() if names}


def played(path: Path) -> list[Match]:
    return [replay(record, GAMES) for _, record, _ in read_file(path)]


def test_an_intermezzo_right_before_finito_is_two_scorings() -> None:
    match = played(BOTH)[0]
    assert turning_points(match) == {match.ply: ["intermezzo", "finito"]}


def test_intermezzo_and_finito_are_each_told_once() -> None:
    for match in played(GOLDEN / "campanile-2009" / "finito.jsonl"):
        assert list(turning_points(match).values()) == [["intermezzo"], ["finito"]]
        assert max(turning_points(match)) == match.ply


@pytest.mark.parametrize("game", ["campos", "five-towers"])
def test_the_middle_of_a_game_is_told_once(game: str) -> None:
    name = {"campos": "dismantling", "five-towers": "second-pile"}[game]
    for match in played(sorted((GOLDEN / game).glob("*.jsonl"))[0]):
        assert list(turning_points(match).values()) == [[name]]


def test_the_terminal_shows_both_scorings_and_the_lowest_tower_first() -> None:
    done = steeple("show", BOTH)
    assert done.code == 0
    assert "Intermezzo: the first scoring · Finito: the final scoring" in " ".join(done.out.split())
    scoring = done.out[done.out.index("Scoring") :]
    rows = [scoring.index(row) for row in ("Intermezzo", "5th ", "4th ", "3rd ", "2nd ", "1st ", "total")]
    assert rows == sorted(rows)


@pytest.mark.anyio
async def test_whoever_comes_later_reads_both_scorings_in_the_log(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    record = next(read_file(BOTH))[1]
    table = (await ada.do("/api/records", record))["id"]
    status, welcome = await Person(server.address).get(f"/api/tables/{table}")
    assert status == 200
    told = [entry["turning_points"] for entry in welcome["entries"] if entry["turning_points"]]
    assert told == [["intermezzo", "finito"]]
