"""Sessions at a real server: signing in begins a new one, and one that has ended opens nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed

from steeple.server.http.accounts import begin_session
from steeple.server.store.people_cache import KEPT_SECONDS, SessionCache
from steeple.server.store.rows import PersonRow, SessionRow
from steeple.server.store.sessions import HOUR, LIFETIME, MOST, SPARED, browser_of, session_id
from steeple.server.store.store import Store
from support.server.accounts import PASSWORD, account, name_of, signed_in
from support.server.postgres import Postgres
from support.server.serving import Person, Place, Server, serving, two_people

pytestmark = pytest.mark.anyio


def twin(person: Person, server: Server | None = None) -> Person:
    """Somebody with the same cookie: a thief, or another page of the same browser."""
    same = Person(server.address if server else person.address)
    same.cookie = person.cookie
    return same


async def is_closed(place: Place) -> None:
    """Hear on until the server closes the connection."""
    with pytest.raises(ConnectionClosed):
        await place.until("nothing that is ever said")
    assert place.socket.close_code == 1008


# --- A change of privilege ---


async def test_a_guests_cookie_does_not_open_the_account_made_later(server: Server) -> None:
    guest = await Person.named(server.address, "Fixed")
    thief = twin(guest)
    await guest.do("/api/account", {"name": "Fixed", "password": PASSWORD})
    assert thief.cookie != guest.cookie
    assert (await name_of(guest), await name_of(thief)) == ("Fixed", None)


async def test_who_signs_in_has_another_cookie_than_before(server: Server) -> None:
    await account(server, "Planted")
    person = await Person.named(server.address, "Whoever")
    thief = twin(person)
    await person.do("/api/sign-in", {"name": "Planted", "password": PASSWORD})
    assert (await name_of(person), await name_of(thief)) == ("Planted", None)


async def test_who_changes_the_password_has_another_cookie_than_before(server: Server) -> None:
    person = await account(server, "Changing")
    thief = twin(person)
    await person.do("/api/me/password", {"old": PASSWORD, "new": "another horse"})
    assert (await name_of(person), await name_of(thief)) == ("Changing", None)


async def test_a_name_is_changed_within_the_session(server: Server) -> None:
    guest = await Person.named(server.address, "Steady")
    kept = guest.cookie
    await guest.do("/api/me/name", {"name": "Steadier"})
    assert guest.cookie == kept
    assert await name_of(guest) == "Steadier"


# --- Signing out ---


async def test_who_signs_out_leaves_a_cookie_that_opens_nothing(server: Server) -> None:
    person = await account(server, "Leaving")
    thief = twin(person)
    await person.do("/api/sign-out")
    assert await name_of(thief) is None
    assert (await thief.post("/api/tables", two_people()))[0] == 401


async def test_signing_out_ends_the_sockets_of_that_session_only(server: Server) -> None:
    here = await account(server, "Two places")
    elsewhere = await signed_in(server, "Two places")
    table = (await here.do("/api/tables", two_people()))["id"]
    async with here.at(table) as ended, elsewhere.at(table) as staying:
        await twin(here).do("/api/sign-out")
        await is_closed(ended)
        assert (await staying.ask("say", text="I'm still here"))["type"] == "done"


async def test_making_an_account_ends_the_guests_sockets(server: Server) -> None:
    guest = await Person.named(server.address, "Connected")
    table = (await guest.do("/api/tables", two_people()))["id"]
    async with twin(guest).at(table) as place:
        await guest.do("/api/account", {"name": "Connected", "password": PASSWORD})
        await is_closed(place)


async def test_signing_out_of_one_process_ends_sockets_in_another(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url, "--no-limits") as one, serving(url, "--no-limits") as other:
        person = await account(one, "Ada")
        table = (await person.do("/api/tables", two_people()))["id"]
        async with twin(person, other).at(table) as place:
            await person.do("/api/sign-out")
            await is_closed(place)
        assert await name_of(twin(person, other)) is None


# --- The list ---


async def sessions(person: Person) -> list[dict[str, Any]]:
    status, said = await person.get("/api/me/sessions")
    assert status == 200
    found: list[dict[str, Any]] = said["sessions"]
    return found


async def test_sessions_are_listed_and_ended_one_by_one(server: Server) -> None:
    here, lost = await account(server, "Lister"), await signed_in(server, "Lister")
    third = await signed_in(server, "Lister")
    assert [one["is_this"] for one in await sessions(here)].count(True) == 1
    [id] = [one["id"] for one in await sessions(lost) if one["is_this"]]
    left = (await here.do(f"/api/me/sessions/{id}/end"))["sessions"]
    assert len(left) == 2
    assert left == await sessions(here)
    assert [await name_of(person) for person in (here, lost, third)] == ["Lister", None, "Lister"]


async def test_a_session_that_has_ended_cannot_be_ended_again(server: Server) -> None:
    person = await account(server, "Twice")
    status, said = await person.post("/api/me/sessions/none/end")
    assert (status, said["code"]) == (404, "no-such-session")


async def test_ending_a_session_ends_its_sockets(server: Server) -> None:
    here, lost = await account(server, "Ender"), await signed_in(server, "Ender")
    table = (await here.do("/api/tables", two_people()))["id"]
    [id] = [one["id"] for one in await sessions(lost) if one["is_this"]]
    async with lost.at(table) as place:
        await here.do(f"/api/me/sessions/{id}/end")
        await is_closed(place)


async def test_the_database_does_not_hold_what_opens_a_session(tmp_path: Path) -> None:
    async with serving(tmp_path / "steeple.sqlite", "--no-limits") as server:
        guest = await Person.named(server.address, "Secretive")
        assert guest.cookie is not None
        token = guest.cookie.partition("=")[2].encode()
    files = [path.read_bytes() for path in tmp_path.iterdir()]
    assert any(b"Secretive" in found for found in files)
    assert not any(token in found for found in files)


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Safari/604",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537 (KHTML) Chrome/137.0 Mobile Safari/537",
            "Chrome, Android",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/137.0 Safari/537 Edg/137.0", "Edge, Windows"),
        ("python-httpx/0.28", ""),
        ("", ""),
    ],
)
def test_a_browser_is_told_in_two_words(agent: str, said: str) -> None:
    assert browser_of(agent) == said


# --- Cookies of release 0.1 ---


async def old_cookie(server: Server, person: Person) -> str:
    """A cookie as release 0.1 would have given it to this person."""
    id = (await person.get("/api/me/export"))[1]["person"]["id"]
    store = await Store.open(server.database)
    try:
        row, secret = await store.person(id), await store.secret("cookies")
    finally:
        await store.close()
    assert row is not None
    return f"steeple={URLSafeTimedSerializer(secret, salt='steeple.person').dumps([id, row.epoch])}"


async def old_guest(server: Server, name: str) -> Person:
    """A guest of release 0.1."""
    guest = await Person.named(server.address, name)
    old = Person(server.address)
    old.cookie = await old_cookie(server, guest)
    return old


async def test_a_guest_of_release_0_1_is_given_a_session(server: Server) -> None:
    guest = await old_guest(server, "Early")
    thief = twin(guest)
    table = (await guest.do("/api/tables", two_people()))["id"]
    assert await name_of(guest) == "Early"
    assert guest.cookie != thief.cookie
    assert [row["id"] for row in (await guest.get("/api/tables"))[1]["tables"]] == [table]
    assert await name_of(thief) is None


async def test_pages_that_open_at_once_with_an_old_cookie_all_work(server: Server) -> None:
    guest = await old_guest(server, "Tabs")
    pages = [twin(guest) for _ in range(4)]
    assert await asyncio.gather(*map(name_of, pages)) == ["Tabs"] * 4
    assert await name_of(pages[-1]) == "Tabs"  # the browser keeps the cookie that came last


async def test_a_guest_of_release_0_1_who_signs_out_is_gone(server: Server) -> None:
    guest = await old_guest(server, "Early leaver")
    thief = twin(guest)
    await guest.do("/api/sign-out")
    assert await name_of(thief) is None


async def test_an_old_cookie_does_not_open_an_account(server: Server) -> None:
    guest = await Person.named(server.address, "Later")
    thief = Person(server.address)
    thief.cookie = await old_cookie(server, guest)
    await guest.do("/api/account", {"name": "Later", "password": PASSWORD})
    assert await name_of(thief) is None
    thief.cookie = await old_cookie(server, guest)  # even one of the account's own
    assert await name_of(thief) is None


# --- Time ---

ANN = PersonRow("ann", "Ann", None, None, 0, 1)


async def test_when_a_session_was_last_used_is_noted_by_the_hour_and_an_old_one_ends(tmp_path: Path) -> None:
    path = tmp_path / "steeple.sqlite"
    async with serving(path, "--no-limits") as server:
        old, late, fresh = [await Person.named(server.address, name) for name in ("Old", "Late", "Fresh")]
        ids = [session_id((person.cookie or "").partition("=")[2]) for person in (old, late, fresh)]
        with closing(sqlite3.connect(path)) as file:
            [(seen,)] = file.execute("SELECT seen FROM sessions WHERE id = ?", ids[:1]).fetchall()
            for id, back in zip(ids, (LIFETIME + HOUR, 2 * HOUR, HOUR // 2), strict=True):
                file.execute("UPDATE sessions SET seen = ? WHERE id = ?", (seen - back, id))
            file.commit()
        assert [await name_of(person) for person in (old, late, fresh)] == [None, "Late", "Fresh"]
        [is_late] = [one["seen"] >= seen for one in await sessions(late)]
        [is_fresh] = [one["seen"] == seen - HOUR // 2 for one in await sessions(fresh)]
        assert (is_late, is_fresh) == (True, True)


async def test_the_session_used_longest_ago_makes_room(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "steeple.sqlite"))
    await store.add_person(ANN)
    for number in range(MOST + 3):
        await store.add_session(SessionRow(f"{number}", "ann", number, 1_000 - number, ""))
    assert [int(one.id) for one in await store.sessions_of("ann")] == [*range(MOST - 1), MOST + 2]
    await store.close()


async def test_of_sessions_for_an_old_cookie_the_first_used_ends_only_those_made_long_before(
    tmp_path: Path,
) -> None:
    store = await Store.open(str(tmp_path / "steeple.sqlite"))
    await store.add_person(ANN)
    old, one, other = [
        SessionRow(id, "ann", made, made, "", 0)
        for id, made in (("old", 1), ("one", SPARED), ("other", SPARED + 9))
    ]
    for session in (old, one, other):
        await store.add_session(session)
    await store.use_session(other, SPARED + 10)
    assert {session.id for session in await store.sessions_of("ann")} == {"one", "other"}
    await store.use_session(one, SPARED + 20)  # the browser has kept this cookie, not the other
    assert {(session.id, session.replaces) for session in await store.sessions_of("ann")} == {
        ("one", None),
        ("other", None),
    }
    await store.close()


async def test_sessions_that_nobody_used_for_a_year_are_removed(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "steeple.sqlite"))
    await store.add_person(ANN)
    await store.add_session(SessionRow("old", "ann", 1, 1, ""))
    token = await begin_session(store, ANN, "Firefox, Linux")
    assert [(one.id, one.browser) for one in await store.sessions_of("ann")] == [
        (session_id(token), "Firefox, Linux")
    ]
    await store.close()


async def test_what_another_program_changes_is_seen_soon() -> None:
    clock = 0.0
    known = SessionCache(10, lambda: clock)
    session = SessionRow("id", "ann", 1, 1, "")
    reads = iter([(session, ANN), (session, replace(ANN, name="Anna")), None])

    async def read() -> tuple[SessionRow, PersonRow] | None:
        return next(reads)

    assert await known.get("id", read) == (session, ANN)
    clock = KEPT_SECONDS - 0.1
    assert await known.get("id", read) == (session, ANN)
    clock = KEPT_SECONDS
    assert await known.get("id", read) == (session, replace(ANN, name="Anna"))
    with known.changing("ann"):
        assert await known.get("id", read) is None
