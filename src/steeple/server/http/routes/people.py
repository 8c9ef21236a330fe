"""Who you are: guests, accounts, and what the server knows about you."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Annotated, Any

from fastapi import BackgroundTasks, Depends, Request, Response

from steeple.errors import Refused, UnreadableTable
from steeple.kernel.game import Json
from steeple.server.alerts.choices import everything_of
from steeple.server.http import accounts as people
from steeple.server.http.accounts import Anybody, Caller, Calling, SignedIn
from steeple.server.http.cookies import Cookies
from steeple.server.http.rate_limits import Limits, address_of
from steeple.server.http.routes.dependencies import part
from steeple.server.http.socket import Socket
from steeple.server.process import Process
from steeple.server.protocol.bodies import (
    Credentials,
    Farewell,
    GuestName,
    Me,
    NewPassword,
    SessionList,
    SessionView,
)
from steeple.server.store.rows import PersonRow
from steeple.server.store.sessions import browser_of
from steeple.server.store.store import Store
from steeple.server.tables.records import record_of
from steeple.server.tables.unreadable import reading
from steeple.server.wall_clock import now

_LOG = logging.getLogger(__name__)
router = part("/api", "people")
_PAGE = 100
_STATUSES = ("open", "playing", "over", "closed")


class Browser:
    """The browser that sent a request: its session, its cookie, and how often it may ask."""

    def __init__(self, request: Request, response: Response, tasks: BackgroundTasks, caller: Calling) -> None:
        self.store: Store = request.app.state.store
        self.caller = caller
        self._cookies: Cookies = request.app.state.cookies
        self._limits: Limits = request.app.state.limits
        self._request = request
        self._response = response
        self._tasks = tasks
        self._process: Process = request.app.state.process

    def end_connections(self, is_over: Callable[[Socket], bool]) -> None:
        """Close WebSockets once this is answered, so that a page that reconnects has its new cookie."""

        async def end() -> None:
            self._process.end_sockets(is_over)

        self._tasks.add_task(end)

    def rebuild_tables(self, tables: Iterable[str]) -> None:
        """Rebuild these tables: a name was removed from their logs."""
        for table in tables:
            self._process.on_rewritten(table)

    def count_sign_in(self) -> None:
        """Raises Refused for an address that tries too many passwords."""
        self._limits.check("sign-in", address_of(self._request))

    def count_name(self, person: PersonRow | None) -> None:
        """Raises Refused for an address or a person that tries many names: it could find all accounts that
        way.
        """
        self._limits.check("person", address_of(self._request))
        if person is not None:
            self._limits.check("rename", person.id)

    def count_export(self, person: PersonRow) -> None:
        """Count an export, which is a lot of work. Raises Refused if there were too many."""
        self._limits.check("export", person.id)

    def log_failed_sign_in(self, account: PersonRow | None) -> None:
        """Log a wrong password or name. The log has no names, because it may outlive the account."""
        self._process.metrics.failed_sign_ins.labels("password" if account else "name").inc()
        wrong = f"a wrong password for person {account.id}" if account else "a name that nobody has"
        _LOG.warning("a sign-in from %s failed: %s", address_of(self._request), wrong)

    async def check_password(self, person: PersonRow, password: str | None) -> None:
        """Raises Refused if this isn't the person's password."""
        self.count_sign_in()
        try:
            await people.confirm(person, password)
        except Refused as error:
            if error.code == "wrong-password":
                self.log_failed_sign_in(person)
            raise

    async def sign_in(self, person: PersonRow) -> Me:
        """Begin a session for a person, in place of the one that this browser had."""
        await self.end_session()
        await self._begin(person)
        return me_of(person)

    async def renew_session(self, caller: Caller) -> Me:
        """Have the browser keep its session for another year.

        A cookie of release 0.1 is exchanged for one.
        """
        said = self._cookies.read(self._request)
        if isinstance(said, str):
            self._cookies.give(self._response, said)
        else:
            await self._begin(caller.person, caller.person.epoch)
        return me_of(caller.person)

    async def _begin(self, person: PersonRow, replaces: int | None = None) -> None:
        browser = browser_of(self._request.headers.get("user-agent", ""))
        self._cookies.give(self._response, await people.begin_session(self.store, person, browser, replaces))

    async def end_session(self) -> None:
        """End this browser's session, if it has one."""
        caller = self.caller
        if caller is None:
            return
        if caller.session is None:
            await self.store.sign_out_everywhere(caller.person.id)
            self.end_connections(lambda socket: socket.session is None and socket.person == caller.person.id)
        else:
            await self.store.end_session(caller.person.id, caller.session)
            self.end_connections(lambda socket: socket.session == caller.session)

    def forget_session(self) -> Me:
        """Have the browser drop its session."""
        self._cookies.take(self._response)
        return me_of(None)


FromBrowser = Annotated[Browser, Depends(Browser)]


def me_of(person: PersonRow | None) -> Me:
    """What somebody is told about themselves."""
    if person is None:
        return Me(name=None)
    is_account = person.account is not None
    return Me(name=person.name, is_account=is_account, is_operator=is_account and person.is_operator)


@router.get("/me")
async def me(person: Anybody, browser: FromBrowser) -> Me:
    """Who you are here."""
    return await browser.renew_session(browser.caller) if person and browser.caller else me_of(None)


@router.post("/me")
async def become_guest(body: GuestName, person: Anybody, browser: FromBrowser) -> Me:
    """Become a guest with this name or, if you have one already, change it."""
    browser.count_name(person)
    if person is not None:
        return me_of(await people.rename(browser.store, person, body.name))
    return await browser.sign_in(await people.add_guest(browser.store, body.name, now()))


@router.post("/account")
async def make_account(body: Credentials, person: Anybody, browser: FromBrowser) -> Me:
    """Make an account; a guest keeps their games."""
    browser.count_sign_in()
    browser.count_name(person)
    made = await people.add_account(browser.store, person, body.name, body.password, now())
    browser.end_connections(lambda socket: socket.person == made.id)
    return await browser.sign_in(made)


@router.post("/sign-in")
async def sign_in(body: Credentials, browser: FromBrowser, request: Request) -> Me:
    """Sign in to an account."""
    browser.count_sign_in()
    try:
        person = await people.sign_in(browser.store, body.name, body.password)
    except Refused as error:
        if error.code == "wrong-password":
            browser.log_failed_sign_in(await people.find_account(browser.store, body.name))
        raise
    people.check_ban(request, person)
    return await browser.sign_in(person)


@router.post("/sign-out")
async def sign_out(browser: FromBrowser) -> Me:
    """Sign out in this browser. A guest can't sign in again."""
    await browser.end_session()
    return browser.forget_session()


@router.post("/sign-out-everywhere")
async def sign_out_everywhere(person: SignedIn, browser: FromBrowser) -> Me:
    """Sign out in every browser."""
    await browser.store.sign_out_everywhere(person.id)
    browser.end_connections(lambda socket: socket.person == person.id)
    return browser.forget_session()


@router.post("/me/name")
async def rename(body: GuestName, person: SignedIn, browser: FromBrowser) -> Me:
    """Change your name."""
    browser.count_name(person)
    return me_of(await people.rename(browser.store, person, body.name))


@router.post("/me/password")
async def change_password(body: NewPassword, person: SignedIn, browser: FromBrowser) -> Me:
    """Change your password, and sign out everywhere else."""
    await browser.check_password(person, body.old)
    await people.change_password(browser.store, person, body.new)
    browser.end_connections(lambda socket: socket.person == person.id)
    return await browser.sign_in(person)


@router.get("/me/sessions")
async def list_sessions(person: SignedIn, browser: FromBrowser) -> SessionList:
    """Where you're signed in."""
    here = browser.caller.session if browser.caller else None
    found = sorted(await browser.store.sessions_of(person.id), key=lambda one: one.id != here)
    return SessionList(
        sessions=[
            SessionView(
                id=one.id, browser=one.browser, created=one.created, seen=one.seen, is_this=one.id == here
            )
            for one in found
        ]
    )


@router.post("/me/sessions/{id}/end")
async def end_session(id: str, person: SignedIn, browser: FromBrowser) -> SessionList:
    """Sign out in one of your browsers; those that are left."""
    if not await browser.store.end_session(person.id, id):
        raise Refused("you're not signed in there any more", code="no-such-session")
    browser.end_connections(lambda socket: socket.session == id)
    return await list_sessions(person, browser)


@router.post("/me/delete")
async def delete(body: Farewell, person: SignedIn, browser: FromBrowser) -> Me:
    """Be forgotten: your games stay, played by "somebody", and what you said is removed."""
    await browser.check_password(person, body.password)
    browser.rebuild_tables(await browser.store.erase_person(person.id, now()))
    browser.end_connections(lambda socket: socket.person == person.id)
    return browser.forget_session()


@router.get("/me/export")
async def export(person: SignedIn, browser: FromBrowser) -> dict[str, Any]:
    """Everything the server knows about you: name, sessions, alerts, tables, chats, and records of your
    finished games.
    """
    browser.count_export(person)
    about = {
        "id": person.id,
        "name": person.name,
        "is_account": person.account is not None,
        "created": person.created,
    }
    tables, records = await _tables_and_records(browser.store, person.id)
    chats = [
        {"table": table, "at": at, "text": text}
        for table, at, text in await browser.store.chats_by(person.id)
    ]
    sessions = [
        {"browser": one.browser, "created": one.created, "seen": one.seen}
        for one in await browser.store.sessions_of(person.id)
    ]
    alerts = await browser.store.query(lambda connection: everything_of(connection, person.id))
    return {
        "person": about,
        "sessions": sessions,
        "alerts": alerts,
        "tables": tables,
        "chats": chats,
        "records": records,
    }


async def _tables_and_records(store: Store, person: str) -> tuple[list[Json], list[Json]]:
    tables: list[Json] = []
    records: list[Json] = []
    before: int | None = None
    while page := await store.list_tables(_STATUSES, person, False, before, _PAGE):
        for data, sitting in page:
            own = [seat.seat for seat in sitting if seat.person == person]
            tables.append(
                {
                    "id": data.id,
                    "game": data.game,
                    "created": data.created,
                    "status": data.status,
                    "seats": own,
                }
            )
            if data.status == "over":
                records += await _record(store, data.id)
        before = page[-1][0].changed
    return tables, records


async def _record(store: Store, table: str) -> list[Json]:
    try:
        with reading():
            loaded = await store.load_table(table)
            record = await asyncio.to_thread(record_of, *loaded) if loaded else None
    except UnreadableTable:  # the rest can still be given
        return []
    return [{"table": table, "record": record}] if record else []
