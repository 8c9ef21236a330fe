"""Who you are: guests, accounts, and what the server knows about you."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from steeple.errors import UnreadableTable
from steeple.kernel.game import Json
from steeple.server import people
from steeple.server.bodies import Credentials, Farewell, GuestName, Me, NewPassword
from steeple.server.cookies import Cookies
from steeple.server.finished import record_of
from steeple.server.limits import Limits, address_of
from steeple.server.people import Anybody, SignedIn
from steeple.server.process import Process
from steeple.server.rows import PersonRow
from steeple.server.store import Store
from steeple.server.unreadable import reading

router = APIRouter(prefix="/api", tags=["people"])
_PAGE = 100
_STATUSES = ("open", "playing", "over", "closed")


class Desk:
    """Where a request about people is dealt with: the store, the cookies, and how often one may come."""

    def __init__(self, request: Request, response: Response) -> None:
        self.store: Store = request.app.state.store
        self._cookies: Cookies = request.app.state.cookies
        self._limits: Limits = request.app.state.limits
        self._address = address_of(request)
        self._response = response
        self._process: Process = request.app.state.process

    def end_connections(self, person: PersonRow) -> None:
        """Nobody who was signed in as this person before goes on playing."""
        self._process.dismiss(person.id)

    def count_sign_in(self) -> None:
        """Raises Refused for an address that tries too many passwords."""
        self._limits.check("sign-in", self._address)

    def count_person(self) -> None:
        """Raises Refused for an address that brings too many new people."""
        self._limits.check("person", self._address)

    def welcome(self, person: PersonRow) -> Me:
        """Have the browser remember a person."""
        self._cookies.give(self._response, person)
        return me_of(person)

    def dismiss(self) -> Me:
        """Have the browser forget."""
        self._cookies.take(self._response)
        return me_of(None)


AtDesk = Annotated[Desk, Depends(Desk)]


def me_of(person: PersonRow | None) -> Me:
    """What somebody is told about themselves."""
    return Me(name=person.name, is_account=person.account is not None) if person else Me(name=None)


@router.get("/me")
async def me(person: Anybody, desk: AtDesk) -> Me:
    """Who you are here."""
    return desk.welcome(person) if person else me_of(None)


@router.post("/me")
async def become_guest(body: GuestName, person: Anybody, desk: AtDesk) -> Me:
    """Be a guest with this name; who is somebody already changes their name."""
    if person is not None:
        return desk.welcome(await people.rename(desk.store, person, body.name))
    desk.count_person()
    return desk.welcome(await people.add_guest(desk.store, body.name, now()))


@router.post("/account")
async def make_account(body: Credentials, person: Anybody, desk: AtDesk) -> Me:
    """Make an account; a guest keeps their games."""
    desk.count_sign_in()
    if person is None:
        desk.count_person()
    return desk.welcome(await people.add_account(desk.store, person, body.name, body.password, now()))


@router.post("/sign-in")
async def sign_in(body: Credentials, desk: AtDesk) -> Me:
    """Sign in to an account."""
    desk.count_sign_in()
    return desk.welcome(await people.sign_in(desk.store, body.name, body.password))


@router.post("/sign-out")
async def sign_out(desk: AtDesk) -> Me:
    """Be nobody again, in this browser. A guest cannot come back."""
    return desk.dismiss()


@router.post("/sign-out-everywhere")
async def sign_out_everywhere(person: SignedIn, desk: AtDesk) -> Me:
    """Be nobody again, in every browser."""
    await people.sign_out_everywhere(desk.store, person)
    desk.end_connections(person)
    return desk.dismiss()


@router.post("/me/name")
async def rename(body: GuestName, person: SignedIn, desk: AtDesk) -> Me:
    """Change your name."""
    return desk.welcome(await people.rename(desk.store, person, body.name))


@router.post("/me/password")
async def change_password(body: NewPassword, person: SignedIn, desk: AtDesk) -> Me:
    """Change your password, and sign out everywhere else."""
    desk.count_sign_in()
    changed = await people.change_password(desk.store, person, body.old, body.new)
    desk.end_connections(person)
    return desk.welcome(changed)


@router.post("/me/delete")
async def delete(body: Farewell, person: SignedIn, desk: AtDesk) -> Me:
    """Be forgotten: your games stay, played by "somebody", and what you said is removed."""
    desk.count_sign_in()
    await people.confirm(person, body.password)
    await desk.store.anonymise(person.id, now())
    desk.end_connections(person)
    return desk.dismiss()


@router.get("/me/export")
async def export(person: SignedIn, desk: AtDesk) -> dict[str, Any]:
    """All that the server knows about you: your name, your tables, what you said, and the records of your finished games."""
    about = {"id": person.id, "name": person.name, "is_account": person.account is not None, "created": person.created}
    tables, records = await _tables_and_records(desk.store, person.id)
    chats = [{"table": table, "at": at, "text": text} for table, at, text in await desk.store.chats_by(person.id)]
    return {"person": about, "tables": tables, "chats": chats, "records": records}


async def _tables_and_records(store: Store, person: str) -> tuple[list[Json], list[Json]]:
    tables: list[Json] = []
    records: list[Json] = []
    before: int | None = None
    while page := await store.list_tables(_STATUSES, person, False, before, _PAGE):
        for data, sitting in page:
            own = [seat.seat for seat in sitting if seat.person == person]
            tables.append({"id": data.id, "game": data.game, "created": data.created, "status": data.status, "seats": own})
            if data.status == "over":
                records += await _record(store, data.id)
        before = page[-1][0].changed
    return tables, records


async def _record(store: Store, table: str) -> list[Json]:
    try:
        with reading():
            loaded = await store.load_table(table)
            record = await asyncio.to_thread(record_of, *loaded) if loaded else None
    except UnreadableTable:  # all the rest can be given
        return []
    return [{"table": table, "record": record}] if record else []


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
