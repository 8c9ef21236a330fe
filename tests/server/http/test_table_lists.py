"""Lists of tables: whose turn it is, how a game ended for you, games to watch, and what can be deleted."""

from __future__ import annotations

from typing import Any

import pytest

from steeple.server.http.table_lists import places_of
from support.server.serving import Person, Server, play_out, seat_two

pytestmark = pytest.mark.anyio


async def rows(person: Person, which: str) -> dict[str, dict[str, Any]]:
    """A list, by id."""
    return {row["id"]: row for row in (await person.get(f"/api/tables?which={which}"))[1]["tables"]}


async def beaten(server: Server) -> tuple[str, Person]:
    """A finished game of Ada's against two bots."""
    ada = await Person.named(server.address, "Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = (await ada.do("/api/tables", {"game": "campos", "players": 3, "seats": seats}))["id"]
    await play_out(table, ada)
    return table, ada


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([31, 27, 22], [0], [1, 2, 3]),
        ([22, 31, 31, 9], [1, 2], [3, 1, 1, 4]),
        ([31, 31, 9], [1], [2, 1, 3]),
        ([5, 9, 5, 2], [1], [2, 1, 2, 4]),
    ],
)
def test_places_follow_from_the_winners_and_the_points(
    scores: list[int], winners: list[int], places: list[int]
) -> None:
    assert places_of({"end": "x", "scores": scores, "winners": winners}) == places


async def test_a_finished_game_says_which_place_and_score_are_yours(server: Server) -> None:
    """Finding 22: neither could be seen."""
    table, ada = await beaten(server)
    row = (await rows(ada, "over"))[table]
    (own,) = [number for number, seat in enumerate(row["seats"]) if seat["is_you"]]
    assert row["places"] == places_of(row["result"])
    assert row["places"][own] in (1, 2, 3)
    assert not row["is_imported"]
    assert row["is_host"]
    assert row["is_deletable"]


async def test_a_record_keeps_the_names_and_is_nobody_s_game_when_it_comes_back(server: Server) -> None:
    """Finding 22: a downloaded record lost the names, and counted as yours when imported."""
    table, ada = await beaten(server)
    record = (await ada.get(f"/api/tables/{table}/record"))[1]
    names = [seat["name"] for seat in (await rows(ada, "over"))[table]["seats"]]
    assert [seat["name"] for seat in record["seats"]] == names
    assert sorted(seat.get("bot", "") for seat in record["seats"]) == ["", "random", "random"]
    ben = await Person.named(server.address, "Ben")
    imported = (await ben.do("/api/records", record))["id"]
    row = (await rows(ben, "over"))[imported]
    assert [seat["name"] for seat in row["seats"]] == names
    assert row["is_imported"]
    assert not any(seat["is_you"] for seat in row["seats"])
    assert (await ben.get(f"/api/tables/{imported}/record"))[1]["seats"] == record["seats"]


@pytest.mark.parametrize(
    "seats",
    [
        "Ada",
        [],
        [{"name": "Ada"}],
        [{"name": "Ada"}, {"name": 2}, {"name": "C"}],
        [{"name": "Ada"}, {"name": ""}, {"name": "C"}],
        [{"name": "Ada"}, {"name": "B\u200b"}, {"name": "C"}],
        [{"name": "Ada"}, {"nick": "B"}, {"name": "C"}],
    ],
)
async def test_names_in_a_record_are_checked(server: Server, seats: Any) -> None:
    table, ada = await beaten(server)
    record = {**(await ada.get(f"/api/tables/{table}/record"))[1], "seats": seats}
    assert (await ada.post("/api/records", record))[1]["code"] == "not-a-record"


async def test_a_game_that_is_on_says_whose_turn_it_is_and_how_far_it_is(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    snapshot = (await ada.get(f"/api/tables/{table}"))[1]["snapshot"]
    for person in (ada, ben):
        row = (await rows(person, "mine"))[table]
        assert (row["to_act"], row["ply"]) == (snapshot["to_act"], 0)
    assert sorted([(await rows(person, "mine"))[table]["is_your_turn"] for person in (ada, ben)]) == [
        False,
        True,
    ]


async def test_games_to_watch_are_those_in_public_where_you_do_not_play(server: Server) -> None:
    """Finding 23: there were no games to watch."""
    public, ada, ben = await seat_two(server, is_listed=True)
    private, _, _ = await seat_two(server)
    stranger = Person(server.address)
    found = await rows(stranger, "watch")
    assert public in found
    assert private not in found
    assert found[public]["to_act"] is not None
    assert public not in await rows(ada, "watch")
    assert public in await rows(ada, "mine")
    assert not (await rows(ben, "mine"))[public]["is_host"]


async def test_a_finished_game_that_nobody_else_played_can_be_deleted(server: Server) -> None:
    table, ada = await beaten(server)
    ben = await Person.named(server.address, "Ben")
    path = f"/api/tables/{table}"
    assert ben.request("DELETE", path)[1]["code"] == "not-yours-alone"
    assert ada.request("DELETE", path)[0] == 204
    assert table not in await rows(ada, "over")
    assert (await ada.get(path))[1]["code"] == "no-such-table"
    assert ada.request("DELETE", path)[1]["code"] == "no-such-table"


async def test_a_game_that_others_played_stays_and_so_does_one_that_is_on(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    assert ada.request("DELETE", f"/api/tables/{table}")[1]["code"] == "not-over"
    await play_out(table, ada, ben)
    assert ada.request("DELETE", f"/api/tables/{table}")[1]["code"] == "not-yours-alone"
    assert not (await rows(ada, "over"))[table]["is_deletable"]


async def test_an_abandoned_game_says_that_a_bot_plays_for_you(server: Server) -> None:
    table, ada, _ = await seat_two(server)
    await ada.do(f"/api/tables/{table}/leave", {"seat": 0})
    assert [seat["is_away"] for seat in (await rows(ada, "mine"))[table]["seats"]] == [True, False]
