"""Accounts and guests: who a request comes from, names, passwords and signing in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from steeple.errors import Refused
from steeple.server.admin.sanctions import Sanctions
from steeple.server.http.cookies import Cookies, OldCookie
from steeple.server.http.passwords import NOBODYS, fits, hash_password, is_outdated
from steeple.server.http.rate_limits import host_of
from steeple.server.names import casefold_name, check_account_name, clean_name, guest_name, name_taken
from steeple.server.store.rows import PersonRow, SessionRow
from steeple.server.store.sessions import HOUR, LIFETIME, new_token, session_id
from steeple.server.store.store import Store
from steeple.server.wall_clock import now


@dataclass(frozen=True)
class Caller:
    """The sender of a request or a WebSocket. `session`: None if they came with a cookie of release 0.1."""

    person: PersonRow
    session: str | None


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """Who sent a request or a WebSocket; None: nobody we know, or somebody who has been signed out."""
    cookies: Cookies = connection.app.state.cookies
    store: Store = connection.app.state.store
    said = cookies.read(connection)
    if isinstance(said, OldCookie):
        return await _old_caller(store, said)
    found = await store.session(session_id(said)) if said is not None else None
    if found is None:
        return None
    (session, person), at = found, now()
    if at - session.seen > LIFETIME:
        return None
    if at - session.seen > HOUR or session.replaces is not None:
        await store.use_session(session, at)
    return Caller(person, session.id)


async def _old_caller(store: Store, said: OldCookie) -> Caller | None:
    """A guest by their cookie of release 0.1.

    It doesn't open an account. It may date from before the guest had one, and the account's owner can sign
    in.
    """
    person = await store.person(said.person)
    is_guest = (
        person is not None
        and person.account is None
        and person.deleted is None
        and person.epoch == said.epoch
    )
    return Caller(person, None) if person is not None and is_guest else None


Calling = Annotated[Caller | None, Depends(caller_of)]


async def who(connection: HTTPConnection, caller: Calling) -> PersonRow | None:
    """Who sent a request; None: nobody we know. Raises Refused for somebody who is banned."""
    if caller is None:
        return None
    check_ban(connection, caller.person)
    return caller.person


def check_ban(connection: HTTPConnection, person: PersonRow) -> None:
    """Raises Refused for somebody who is banned."""
    sanctions: Sanctions = connection.app.state.sanctions
    sanctions.check_person(person.id, now())


async def check_address(connection: HTTPConnection) -> None:
    """Raises Refused for anybody whose address is banned."""
    sanctions: Sanctions = connection.app.state.sanctions
    sanctions.check_address(host_of(connection), now())


async def signed_in(person: Annotated[PersonRow | None, Depends(who)]) -> PersonRow:
    """Who sent a request. Raises Refused if we don't know."""
    if person is None:
        raise Refused("we don't know you yet: choose a name, or sign in", code="not-signed-in")
    return person


async def operator(person: Annotated[PersonRow, Depends(signed_in)]) -> PersonRow:
    """The operator who sent a request. Raises Refused for anybody else."""
    if not person.is_operator or person.account is None:
        raise Refused("only operators of this server can do this: sign in as one", code="not-operator")
    return person


Anybody = Annotated[PersonRow | None, Depends(who)]
SignedIn = Annotated[PersonRow, Depends(signed_in)]
Operator = Annotated[PersonRow, Depends(operator)]


async def begin_session(store: Store, person: PersonRow, browser: str, replaces: int | None = None) -> str:
    """Begin a session; the secret that the browser has to keep."""
    token, at = new_token(), now()
    await store.add_session(SessionRow(session_id(token), person.id, at, at, browser, replaces))
    return token


async def add_guest(store: Store, name: str, now: int) -> PersonRow:
    """A new guest with that name. Raises Refused."""
    person = PersonRow(secrets.token_urlsafe(12), await guest_name(store, name), None, None, 0, now)
    await store.add_person(person)
    return person


async def add_account(store: Store, guest: PersonRow | None, name: str, password: str, now: int) -> PersonRow:
    """An account: for a guest, who keeps their games, or for somebody new. Raises Refused."""
    if guest is not None and guest.account is not None:
        raise Refused("you already have an account: sign out to make another", code="already-account")
    name = clean_name(name)
    check_account_name(name)
    before = guest or PersonRow(secrets.token_urlsafe(12), name, None, None, 0, now)
    person = replace(before, name=name, account=casefold_name(name), password=await hash_password(password))
    if guest is None:
        is_free = await store.add_person(person)
    else:  # nobody who got hold of the guest's session gets the account
        account = {"name": name, "account": person.account, "password": person.password}
        is_free = await store.update_and_sign_out(person.id, **account)
    if not is_free:
        raise name_taken(name)
    return person


async def find_account(store: Store, name: str) -> PersonRow | None:
    """Whose account has this name, as it was typed."""
    return (
        await store.person_by_account(casefold_name(" ".join(name.split()))) if name.isprintable() else None
    )


async def sign_in(store: Store, name: str, password: str) -> PersonRow:
    """The person with this account and password. An unknown name takes as long as a wrong password.

    Raises Refused.
    """
    person = await find_account(store, name)
    kept = person.password if person is not None else None
    if not await fits(kept or NOBODYS, password) or person is None or kept is None:
        raise Refused("no account has this name and password: check both", code="wrong-password")
    if is_outdated(kept):
        await store.update_person(person.id, password=await hash_password(password))
    return person


async def rename(store: Store, person: PersonRow, text: str) -> PersonRow:
    """Change a person's name. An account signs in with it from now on. Raises Refused."""
    if person.account is None:
        name, account = await guest_name(store, text), None
    else:
        name = clean_name(text)
        check_account_name(name)
        account = casefold_name(name)
    if not await store.update_person(person.id, name=name, account=account):
        raise name_taken(name)
    return replace(person, name=name, account=account)


async def change_password(store: Store, person: PersonRow, new: str) -> None:
    """Change an account's password, and sign out every browser. Raises Refused."""
    if person.password is None:
        raise Refused("a guest has no password: make an account first", code="bad-message")
    await store.update_and_sign_out(person.id, password=await hash_password(new))


async def confirm(person: PersonRow, password: str | None) -> None:
    """Raises Refused if this isn't the account's password. A guest has none to confirm."""
    if person.password is not None and not await fits(person.password, password or ""):
        raise Refused("this isn't your password: try again", code="wrong-password")
