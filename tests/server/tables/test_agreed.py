"""What is agreed before the game: who the bots are, who may ask for hints, and with what it's played."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from steeple.ai.players import BOTS
from steeple.architects import ARCHITECTS, names_at
from steeple.kernel.game import MOST_PLAYERS
from steeple.server.tables import commands
from steeple.words import LANGUAGES
from support.catalogues import sentences
from support.paths import ROOT
from support.server.serving import Person, Server, play_out, seat_two
from support.server.table_states import Log, row

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "live", "seconds": 600, "increment": 5}


async def look(person: Person, table: str) -> dict[str, Any]:
    """A table as somebody sees it."""
    welcome: dict[str, Any] = (await person.get(f"/api/tables/{table}"))[1]
    return welcome


def seats_of(welcome: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    return [(seat["kind"], seat["name"], seat["architect"]) for seat in welcome["snapshot"]["seats"]]


# --- The architects ---


def test_every_kind_of_bot_has_as_many_architects_as_a_table_has_seats() -> None:
    for bot in BOTS:
        assert len([one for one in ARCHITECTS.values() if one.bot == bot]) == MOST_PLAYERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_architect_has_a_description_and_a_greeting_of_their_own(language: str) -> None:
    said = sentences(language)
    for what in ("about", "greeting"):
        texts = [said[f"architect.{one.id}.{what}"] for one in ARCHITECTS.values()]
        assert len(set(map(str, texts))) == len(ARCHITECTS)


def test_every_architect_is_drawn_and_nobody_else() -> None:
    looks = (ROOT / "web" / "src" / "art" / "faces" / "looks.ts").read_text(encoding="utf-8")
    drawn = [line.strip().split('"')[1] for line in looks.splitlines() if line.startswith('  "')]
    assert sorted(drawn) == sorted(one.id for one in ARCHITECTS.values())


@pytest.mark.parametrize("bot", BOTS)
def test_no_two_bots_at_a_table_are_alike(bot: str) -> None:
    for table in ("a", "b", "c"):
        names = names_at(table, [(bot, bot)] * MOST_PLAYERS)
        assert len(set(names)) == MOST_PLAYERS
        assert {ARCHITECTS[name].bot for name in names} == {bot}
        assert names == names_at(table, [(bot, bot)] * MOST_PLAYERS)


def test_whoever_has_a_name_keeps_it() -> None:
    for first, second in itertools.permutations(["Zofia Nowak", "Mei Tanaka"]):
        names = names_at(
            "t", [(first, "level:3"), ("level:3", "level:3"), (second, "level:3"), ("Ada", None)]
        )
        assert (names[0], names[2:]) == (first, [second, "Ada"])
        assert names[1] not in (first, second)


def test_bots_of_earlier_releases_have_names_too() -> None:
    log = Log(row("campos", 3))
    log.add("sit", 0, commands.sitting("person", "Ada", person="ada"))
    for seat in (1, 2):
        log.add("sit", seat, commands.sitting("bot", "level:3", bot="level:3"))
    assert [seat.name for seat in log.state.seats] == ["Ada", "level:3", "level:3"]
    assert log.state.names == names_at(log.state.data.id, [("Ada", None), *[("level:3", "level:3")] * 2])
    assert len(set(log.state.names)) == 3


async def test_bots_play_under_their_names_and_again_in_the_next_game(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = (await ada.do("/api/tables", {"game": "campos", "players": 3, "seats": seats}))["id"]
    bots = {seat for seat in seats_of(await look(ada, table)) if seat[0] == "bot"}
    assert {name for _, name, _ in bots} < {one.name for one in ARCHITECTS.values() if one.bot == "random"}
    assert {ARCHITECTS[name].id for _, name, _ in bots} == {architect for _, _, architect in bots}
    said = [
        entry["words"]["values"] for entry in (await look(ada, table))["entries"] if entry["kind"] == "sit"
    ]
    assert {values["name"] for values in said} == {"Ada"} | {name for _, name, _ in bots}
    await play_out(table, ada)
    again = (await ada.do(f"/api/tables/{table}/rematch"))["id"]
    assert {seat for seat in seats_of(await look(ada, again)) if seat[0] == "bot"} == bots


# --- Hints ---


async def test_people_get_no_hints_against_each_other(server: Server) -> None:
    """Finding 4: hints are engine help."""
    table, ada, ben = await seat_two(server)
    async with ada.at(table) as first, ben.at(table) as second:
        place = (first, second)[first.snapshot["to_act"]]
        assert not place.snapshot["has_hints"]
        assert (await place.ask("hint"))["problem"]["code"] == "hints-off"


async def test_people_may_agree_to_hints_and_everybody_sees_it(server: Server) -> None:
    """Finding 4: unless the table allows them."""
    table, ada, ben = await seat_two(server, has_hints=True)
    for person in (ada, ben):
        welcome = await look(person, table)
        assert welcome["has_agreed_hints"]
        assert welcome["snapshot"]["has_hints"]
        assert "hints" in [entry["kind"] for entry in welcome["entries"]]
    async with ada.at(table) as first, ben.at(table) as second:
        assert (await (first, second)[first.snapshot["to_act"]].ask("hint"))["type"] == "hint"


async def test_against_bots_hints_are_always_there(server: Server) -> None:
    """Finding 4: against bots nobody minds."""
    ada = await Person.named(server.address, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "campos", "players": 2, "seats": seats, "order": "given"}
    async with ada.at((await ada.do("/api/tables", wanted))["id"]) as place:
        assert place.snapshot["has_hints"]
        assert (await place.ask("hint"))["type"] == "hint"


async def test_around_one_screen_people_play_each_other_too(server: Server) -> None:
    """Finding 4: two people at one screen have one connection, and are still two."""
    ada = await Person.named(server.address, "Ada")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    table = (await ada.do("/api/tables", {"game": "campos", "players": 2, "seats": seats}))["id"]
    assert not (await look(ada, table))["snapshot"]["has_hints"]


# --- The host's choices ---


async def open_table(ada: Person, seats: int = 3, **more: Any) -> str:
    """A table of Ada's, where all other seats are free."""
    choices = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    wanted = {"game": "campanile-1996", "players": seats, "seats": choices, "order": "given", **more}
    return str((await ada.do("/api/tables", wanted))["id"])


async def test_the_host_seats_bots_and_with_the_last_the_game_begins(server: Server) -> None:
    """Finding 21: nobody has to wait for a player who doesn't come."""
    ada = await Person.named(server.address, "Ada")
    table = await open_table(ada)
    await ada.do(f"/api/tables/{table}/bot", {"seat": 1, "bot": "level:1"})
    assert (await look(ada, table))["snapshot"]["status"] == "open"
    await ada.do(f"/api/tables/{table}/unseat", {"seat": 1})
    assert (await look(ada, table))["snapshot"]["seats"][1]["kind"] == "open"
    for seat in (1, 2):
        await ada.do(f"/api/tables/{table}/bot", {"seat": seat, "bot": "random"})
    welcome = await look(ada, table)
    assert welcome["snapshot"]["status"] != "open"
    assert len({name for _, name, _ in seats_of(welcome)}) == 3


async def test_only_the_host_seats_bots_and_only_on_free_seats(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = await open_table(ada)
    path = f"/api/tables/{table}/bot"
    assert (await ben.post(path, {"seat": 1, "bot": "level:1"}))[1]["code"] == "not-host"
    assert (await ada.post(path, {"seat": 0, "bot": "level:1"}))[1]["code"] == "seat-taken"
    assert (await ada.post(path, {"seat": 4, "bot": "level:1"}))[1]["code"] == "seat-taken"
    assert (await ada.post(path, {"seat": 1, "bot": "level:9"}))[1]["code"] == "bad-bot"
    for seat in (1, 2):
        await ada.do(path, {"seat": seat, "bot": "random"})
    assert (await ada.post(path, {"seat": 1, "bot": "random"}))[1]["code"] == "already-started"


async def test_the_host_changes_the_options_and_whoever_sits_there_is_asked_again(server: Server) -> None:
    """Finding 21: options can be changed while people wait, but not behind anybody's back."""
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = await open_table(ada)
    await ben.do(f"/api/tables/{table}/join")
    terms = {
        "options": {"bet": "exact"},
        "clock": CLOCK,
        "substitute": "level:1",
        "is_listed": True,
        "order": "lot",
        "has_memory": False,
        "has_hints": True,
    }
    await ada.do(f"/api/tables/{table}/terms", terms)
    welcome = await look(ben, table)
    assert {key: welcome[key] for key in ("clock", "substitute", "is_listed", "has_memory", "is_by_lot")} == {
        "clock": CLOCK,
        "substitute": "level:1",
        "is_listed": True,
        "has_memory": False,
        "is_by_lot": True,
    }
    assert welcome["options"]["bet"] == "exact"
    assert welcome["has_agreed_hints"]
    assert [seat["is_invited"] for seat in welcome["snapshot"]["seats"]] == [False, True, False]
    assert welcome["snapshot"]["clock"]["left"][0] == 600_000
    listed = (await ben.get("/api/tables?which=open"))[1]["tables"]
    assert [one["options"]["bet"] for one in listed if one["id"] == table] == ["exact"]
    await ada.do(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"})
    assert (await look(ada, table))["snapshot"]["status"] == "open"
    await ben.do(f"/api/tables/{table}/accept")
    assert (await look(ada, table))["snapshot"]["status"] == "playing"


async def test_only_the_host_changes_options_and_only_to_those_that_exist(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = await open_table(ada, 2)
    path = f"/api/tables/{table}/terms"
    assert (await ben.post(path, {}))[1]["code"] == "not-host"
    assert (await ada.post(path, {"options": {"bet": "double"}}))[1]["code"] == "bad-option"
    assert (await ada.post(path, {"substitute": "level:9"}))[1]["code"] == "bad-bot"
    await ben.do(f"/api/tables/{table}/join")
    assert (await ada.post(path, {}))[1]["code"] == "already-started"


async def test_what_was_changed_outlives_the_server(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    table = await open_table(ada, 2)
    await ada.do(f"/api/tables/{table}/terms", {"clock": CLOCK, "options": {"bet": "exact"}})
    server.kill()
    server.start()
    await server.wait()
    welcome = await look(ada, table)
    assert (welcome["clock"], welcome["options"]["bet"]) == (CLOCK, "exact")
