"""`steeple admin` beside a running server, on both databases: what it does takes effect and is logged."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from steeple.cli import app
from steeple.errors import SteepleError
from steeple.server.http.cookies import COOKIE_KEY
from steeple.server.store.database import open_existing
from steeple.server.store.store import Store
from support.commands import Finished, steeple
from support.server.postgres import Postgres
from support.server.serving import PATIENCE, Person, Place, Server, serving, two_people
from support.server.strangers import Forger

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL"])
async def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> AsyncIterator[Server]:
    """A server on each database, with two processes where possible."""
    is_file = request.param == "SQLite"
    database = str(tmp_path_factory.mktemp("admin") / "tables.sqlite") if is_file else postgres.fresh()
    async with serving(database, "--no-limits", *([] if is_file else ["--workers", "2"])) as running:
        yield running


def run(server: Server, *arguments: str, typed: str = "") -> Finished:
    """Run a command next to the server, in this process to save time, unless it plays."""
    asked = ["admin", *arguments, "--database", server.database]
    if arguments[0] in ("close", "unseat"):
        return steeple(*asked)
    done = CliRunner().invoke(app, asked, input=typed)
    if isinstance(done.exception, SteepleError):  # as `main` prints it
        return Finished(2, done.stdout, f"{done.exception}\n")
    return Finished(done.exit_code, done.stdout, done.stderr)


async def admin(server: Server, *arguments: str) -> Finished:
    """Run a command next to the server. It has to succeed."""
    done = await asyncio.to_thread(run, server, *arguments)
    assert done.code == 0, done.err
    return done


async def listed(server: Server, *arguments: str) -> list[dict[str, Any]]:
    """What a command lists."""
    found: list[dict[str, Any]] = json.loads((await admin(server, *arguments, "--json")).out)
    return found


async def account(server: Server, name: str) -> tuple[Person, str]:
    """A person with an account of that name, and their id."""
    person = await Person.named(server.address, name)
    await person.do("/api/account", {"name": name, "password": PASSWORD})
    (found,) = await listed(server, "people", "--search", name)
    return person, found["id"]


async def until(server: Server, person: Person, path: str, status: int, code: str | None = None) -> Any:
    """Ask until each process has given this answer: it takes a moment until all of them follow."""
    processes = 2 if "--workers" in server.flags else 1
    agreed: set[int] = set()
    async with asyncio.timeout(PATIENCE):
        while len(agreed) < processes:
            asked = (
                asyncio.to_thread(person.request_of_one, path) for _ in range(2 * processes)
            )  # at once: to meet all
            for process, found, said in await asyncio.gather(*asked):
                if found == status and (code is None or said["code"] == code):
                    agreed.add(process)
                    answer = said
                else:
                    agreed.discard(process)
            await asyncio.sleep(0.05)
    return answer


async def last_line(server: Server) -> dict[str, Any]:
    """The last line of the audit log."""
    return (await listed(server, "log"))[0]


async def hear_until(place: Place, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message for which this holds."""
    while not is_it(message := await place.hear()):
        pass
    return message


async def until_closed(place: Place) -> None:
    """Listen until the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            await place.hear()


# --- People ---


async def test_people_are_listed_with_what_they_are(server: Server) -> None:
    guest = await Person.named(server.address, "Lia Listed")
    await guest.do("/api/tables", two_people())
    await account(server, "Leo Listed")
    found = {one["name"]: one for one in await listed(server, "people", "--search", "listed")}
    assert set(found) == {"Lia Listed", "Leo Listed"}
    assert (found["Lia Listed"]["is_account"], found["Lia Listed"]["tables"]) == (False, 1)
    assert (found["Leo Listed"]["is_account"], found["Leo Listed"]["is_operator"]) == (True, False)
    assert "Leo Listed" in (await admin(server, "people", "--search", "LISTED")).out


async def test_who_is_banned_is_put_out_at_once_and_told_why_until_it_is_lifted(server: Server) -> None:
    bea, id = await account(server, "Bea Banned")
    table = (await bea.do("/api/tables", two_people()))["id"]
    async with bea.at(table) as place:
        await admin(server, "ban", "bea banned", "--days", "7", "--why", "insults at three tables")
        await until_closed(place)
    refused = await until(server, bea, "/api/me", 403, "banned")
    assert refused["words"]["values"]["why"] == "insults at three tables"
    assert refused["words"]["values"]["until"] in refused["sentence"]
    status, said = await Person(server.address).post(
        "/api/sign-in", {"name": "Bea Banned", "password": PASSWORD}
    )
    assert (status, said["code"]) == (403, "banned")
    line = await last_line(server)
    assert (line["action"], line["subject"], line["why"]) == ("ban", "Bea Banned", "insults at three tables")
    assert "@" in line["operator"]
    assert [one["subject"] for one in await listed(server, "bans") if one["name"] == "Bea Banned"] == [id]
    await admin(server, "unban", id)
    said = await until(server, bea, "/api/me", 200)  # with the same session, the only one a guest has
    assert said["name"] == "Bea Banned"


async def test_a_socket_of_somebody_banned_is_told_why(server: Server) -> None:
    bob, id = await account(server, "Bob Banned")
    table = (await bob.do("/api/tables", two_people()))["id"]
    await admin(server, "ban", id, "--why", "advertising")
    await until(server, bob, "/api/me", 403, "banned")
    async with bob.connect(table) as socket:
        place = Place(socket)
        said = await place.until("refused")
        assert (said["problem"]["code"], said["problem"]["words"]["values"]) == (
            "banned",
            {"until": None, "why": "advertising"},
        )
        await until_closed(place)


async def test_who_is_muted_plays_on_but_cannot_chat(server: Server) -> None:
    mia, id = await account(server, "Mia Muted")
    table = (await mia.do("/api/tables", two_people()))["id"]
    await mia.do(f"/api/tables/{table}/chat", {"text": "hello"})
    await admin(server, "mute", id, "--why", "spam")
    async with mia.at(table) as place, asyncio.timeout(PATIENCE):
        while (answer := await place.ask("say", text="hello?"))["type"] != "refused":
            pass  # it hasn't heard yet
    assert answer["problem"]["code"] == "muted"
    refused = 0
    async with asyncio.timeout(PATIENCE):
        while refused < 4:
            status, said = await mia.post(f"/api/tables/{table}/chat", {"text": "hello??"})
            refused = refused + 1 if (status, said.get("code")) == (403, "muted") else 0
    assert (await mia.get("/api/me"))[0] == 200
    await admin(server, "unmute", id)
    async with asyncio.timeout(PATIENCE):
        while (await mia.post(f"/api/tables/{table}/chat", {"text": "hello again"}))[0] != 200:
            pass


async def test_ending_sessions_signs_out_everywhere(server: Server) -> None:
    eva, id = await account(server, "Eva Ended")
    table = (await eva.do("/api/tables", two_people()))["id"]
    async with eva.at(table) as place:
        await admin(server, "end-sessions", id)
        await until_closed(place)
    async with asyncio.timeout(PATIENCE):
        while (await Person.get(eva, "/api/me"))[1]["name"] is not None:
            await asyncio.sleep(0.05)
    assert (await last_line(server))["action"] == "end-sessions"


async def test_a_link_sets_a_password_once(server: Server) -> None:
    rob, _ = await account(server, "Rob Reset")
    old = (await admin(server, "reset-password", "Rob Reset")).out.strip()
    said = (
        await admin(server, "reset-password", "Rob Reset", "--address", "https://club.example/")
    ).out.strip()
    assert said.startswith("https://club.example/reset#")
    stranger = Person(server.address)
    void = {"token": old.partition("#")[2], "password": "a new password"}
    assert (await stranger.post("/api/reset", void))[1]["code"] == "reset-over"  # the later link replaced it
    body = {"token": said.partition("#")[2], "password": "a new password"}
    assert (await stranger.post("/api/reset", body))[0] == 204
    assert (await stranger.post("/api/reset", body))[1]["code"] == "reset-over"
    async with asyncio.timeout(PATIENCE):
        while (await rob.get("/api/me"))[1]["name"] is not None:
            await asyncio.sleep(0.05)
    assert (await stranger.post("/api/sign-in", {"name": "Rob Reset", "password": PASSWORD}))[0] == 403
    assert (await stranger.post("/api/sign-in", {"name": "Rob Reset", "password": "a new password"}))[
        0
    ] == 200
    assert [line["action"] for line in (await listed(server, "log"))[:3]] == [
        "reset-password",
        "reset-link",
        "reset-link",
    ]
    assert body["token"] not in json.dumps(await listed(server, "log"))


async def test_an_account_becomes_an_operator_and_is_one_no_more(server: Server) -> None:
    oda, id = await account(server, "Oda Operator")
    assert (await oda.get("/api/admin/people"))[0] == 403
    await admin(server, "grant", "Oda Operator")
    await until(
        server, oda, "/api/admin/people", 401, "not-signed-in"
    )  # nobody with the old session is an operator
    await oda.do("/api/sign-in", {"name": "Oda Operator", "password": PASSWORD})
    await until(server, oda, "/api/admin/people", 200)
    assert (await oda.get("/api/me"))[1]["is_operator"] is True
    await admin(server, "revoke", id)
    await until(server, oda, "/api/admin/people", 403, "not-operator")


# --- Addresses ---


async def test_an_address_that_is_banned_is_refused_with_its_network(server: Server) -> None:
    ned = await Person.named(server.address, "Ned Network")
    table = (await ned.do("/api/tables", two_people()))["id"]
    async with ned.at(table) as place:
        await admin(server, "ban-address", "127.0.0.0/8", "--why", "a flood of guests")
        try:
            await until_closed(place)
            refused = await until(server, ned, "/api/games", 403, "banned-address")
            assert refused["words"]["values"]["why"] == "a flood of guests"
            assert (await ned.get("/"))[0] == 200  # the page that says so
            async with ned.connect(table) as socket:
                assert (await Place(socket).until("refused"))["problem"]["code"] == "banned-address"
        finally:
            await admin(server, "unban-address", "127.0.0.0/8")
    await until(server, ned, "/api/games", 200)


# --- Tables ---


async def test_a_table_that_is_closed_says_so_to_whoever_is_there(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", two_people()))["id"]
    await ben.do(f"/api/tables/{table}/join")
    async with ada.at(table) as place:
        await admin(server, "close", table, "--why", "advertising")
        step = await hear_until(place, lambda _: place.snapshot["status"] == "closed")
        assert step["entry"]["words"] == {"key": "step.close", "values": {"who": "operator"}}
        assert (place.snapshot["status"], place.snapshot["legal"], place.snapshot["to_act"]) == (
            "closed",
            [],
            None,
        )
        answer = await place.ask("act", ply=0, action="R1")
        assert (answer["type"], answer["problem"]["code"]) == ("refused", "already-over")
    (found,) = await listed(server, "tables", "--status", "closed", "--search", table)
    assert (found["id"], found["status"]) == (table, "closed")
    assert (await last_line(server))["why"] == "advertising"


async def test_before_the_game_a_seat_that_is_taken_away_is_open_again(server: Server) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = (await ada.do("/api/tables", {**two_people(), "players": 3, "seats": seats}))["id"]
    await ben.do(f"/api/tables/{table}/join")
    async with ben.at(table) as place:
        await admin(server, "unseat", table, "1", "--why", "asleep")
        open_seats = ["person", "open", "open"]
        await hear_until(place, lambda _: [seat["kind"] for seat in place.snapshot["seats"]] == open_seats)
        assert place.snapshot["status"] == "open"


async def test_during_the_game_the_substitute_has_a_seat_that_is_taken_away_and_it_cannot_be_taken_back(
    server: Server,
) -> None:
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", two_people(substitute="random")))["id"]
    await ben.do(f"/api/tables/{table}/join")
    async with ada.at(table) as place:
        while place.snapshot["to_act"] == 0:
            await place.until_number((await place.act())["number"])
        await admin(server, "unseat", table, "1")
        await hear_until(
            place, lambda _: place.snapshot["seats"][1]["kind"] == "bot" and bool(place.snapshot["legal"])
        )
        seat = place.snapshot["seats"][1]
        assert (seat["kind"], seat["bot"], seat["is_away"]) == ("bot", "random", False)
    status, said = await ben.post(f"/api/tables/{table}/return", {"seat": 1})
    assert (status, said["code"]) == (403, "not-your-seat")


async def test_a_table_that_is_deleted_is_gone_with_its_chat(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    table = (await ada.do("/api/tables", two_people()))["id"]
    await ada.do(f"/api/tables/{table}/chat", {"text": "anybody?"})
    async with ada.at(table) as place:
        await admin(server, "delete", table, "--yes", "--why", "test")
        said = await hear_until(place, lambda message: message["type"] == "refused")
        assert said["problem"]["code"] == "no-such-table"
    await until(server, ada, f"/api/tables/{table}", 404, "no-such-table")
    assert (await ada.get("/api/me/export"))[1]["chats"] == []
    assert await listed(server, "tables", "--search", table) == []
    again = await asyncio.to_thread(run, server, "delete", table, "--yes")
    assert (again.code, "no such table" in again.err) == (2, True)


async def test_nothing_is_deleted_without_a_yes(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    table = (await ada.do("/api/tables", two_people()))["id"]
    for typed in ("n\n", ""):
        done = await asyncio.to_thread(run, server, "delete", table, typed=typed)
        assert done.code != 0
    assert (await ada.get(f"/api/tables/{table}"))[0] == 200
    done = await asyncio.to_thread(run, server, "delete", table, typed="y\n")
    assert done.code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ban", "nobody at all", "--why", "x"], "there's no account and no id"),
        (["unban", "{guest}"], "there's nothing to lift"),
        (["grant", "{guest}"], "only an account can be an operator"),
        (["reset-password", "{guest}"], "there's no password to reset"),
        (["ban-address", "club.example", "--why", "x"], "an address or a network"),
        (["ban-address", "0.0.0.0/0", "--why", "x"], "has too many addresses"),
        (["close", "nowhere"], "no such table"),
        (["unseat", "{table}", "1"], "nobody sits in seat 1"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_what_cannot_be_done_is_refused_in_a_line(
    server: Server, arguments: list[str], sentence: str
) -> None:
    ada = await Person.named(server.address, "Ada")
    table = (await ada.do("/api/tables", two_people()))["id"]
    guest = (await listed(server, "people", "--most", "1"))[0]["id"]
    before = await listed(server, "log")
    asked = [part.format(guest=guest, table=table) for part in arguments]
    done = await asyncio.to_thread(run, server, *asked)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert await listed(server, "log") == before


def test_without_a_database_the_commands_say_so(tmp_path: Path) -> None:
    done = steeple("admin", "people", "--database", tmp_path / "nothing.sqlite")
    assert (done.code, "there's no database" in done.err) == (2, True)
    assert not (tmp_path / "nothing.sqlite").exists()


# --- The key of old cookies ---


async def test_with_a_new_key_cookies_of_release_0_1_do_not_count_and_sessions_go_on(server: Server) -> None:
    ada = await Person.named(server.address, "Ada Key")
    (found,) = await listed(server, "people", "--search", "Ada Key")
    store = Store(await open_existing(server.database))
    try:
        signed = URLSafeTimedSerializer(await store.secret(COOKIE_KEY), salt="steeple.person")
    finally:
        await store.close()
    old = Person(server.address)
    old.cookie = f"steeple={signed.dumps([found['id'], 0])}"
    assert (await Forger(server.address, old.cookie).get("/api/tables"))[0] == 200
    refused = await asyncio.to_thread(run, server, "rotate-key", typed="n\n")
    assert (refused.code, "would lose the way back" in refused.out) == (2, True)
    await admin(server, "rotate-key", "--yes")
    await until(server, Forger(server.address, old.cookie), "/api/tables", 401)
    assert (await ada.get("/api/me"))[1]["name"] == "Ada Key"
    assert (await last_line(server))["action"] == "rotate-key"
