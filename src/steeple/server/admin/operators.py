"""What operators do about people: operators, bans, mutes, sessions and links that reset a password.

Every change is written together with its line in the audit log. Running servers learn of it from that log.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import sqlalchemy as sa

from steeple.errors import Refused
from steeple.server.admin.audit import Action, AuditRecord, write_audit
from steeple.server.admin.sanctions import Kind, Sanction, date_text, impose, lift, read_network
from steeple.server.http.cookies import COOKIE_KEY
from steeple.server.names import casefold_name
from steeple.server.store.rows import PersonRow
from steeple.server.store.schema import people, resets, sessions
from steeple.server.store.schema import secrets as kept_secrets
from steeple.server.store.sessions import end_sessions
from steeple.server.store.store import Store
from steeple.server.wall_clock import DAY, now

RESET_HOURS = 24
"""How long a link that resets a password is good for."""


@dataclass(frozen=True)
class OperatorActions:
    """What an operator can do. `operator`: as the audit log names them."""

    store: Store
    operator: str

    def record(self, action: Action, subject: str = "", details: str = "", why: str = "") -> AuditRecord:
        """A line of the audit log for what this operator does now."""
        return AuditRecord(now(), self.operator, action, subject, details, why)

    # --- Who is meant ---

    async def find(self, who: str) -> PersonRow:
        """A person by their id, or by the name of their account. Raises Refused."""
        found = None
        if who.isprintable():
            found = await self.store.person(who) or await self.store.person_by_account(
                casefold_name(" ".join(who.split()))
            )
        if found is None or found.deleted is not None:
            raise Refused(
                f"there's no account and no id {who!r}: look at the list of people", code="no-such-person"
            )
        return found

    # --- Operators ---

    async def grant(self, person: PersonRow, is_operator: bool) -> None:
        """Make an account an operator and sign it out, or revoke that. Raises Refused for a guest."""
        if person.account is None:
            raise Refused(f"{person.name} is a guest: only an account can be an operator", code="no-account")

        def change(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(people).where(people.c.id == person.id).values(is_operator=is_operator)
            )
            if is_operator:  # so that a stolen session doesn't become an operator's
                end_sessions(connection, person.id)
            write_audit(connection, self.record("grant" if is_operator else "revoke", person.id))

        await self.store.change(change, person.id)

    # --- Bans and mutes ---

    async def ban(self, person: PersonRow, days: int | None, why: str) -> None:
        """Refuse everything to a person, for some days or for good."""
        await self._impose("ban", "ban", person.id, days, why)

    async def mute(self, person: PersonRow, days: int | None, why: str) -> None:
        """Refuse what a person says at tables."""
        await self._impose("mute", "mute", person.id, days, why)

    async def ban_address(self, network: str, days: int | None, why: str) -> str:
        """Ban an address or a network; returns it in its usual form. Raises Refused."""
        subject = str(read_network(network))
        await self._impose("network", "ban-address", subject, days, why)
        return subject

    async def _impose(self, kind: Kind, action: Action, subject: str, days: int | None, why: str) -> None:
        at = now()
        until = None if days is None else at + days * DAY

        def change(connection: sa.Connection) -> None:
            impose(connection, Sanction(kind, subject, until, why, at))
            write_audit(connection, self.record(action, subject, date_text(until) or "", why))

        await self.store.change(change)

    async def unban(self, person: PersonRow) -> None:
        """Let a person in again. Raises Refused."""
        await self._lift("ban", "unban", person.id)

    async def unmute(self, person: PersonRow) -> None:
        """Let a person chat again. Raises Refused."""
        await self._lift("mute", "unmute", person.id)

    async def unban_address(self, network: str) -> str:
        """Lift the ban of an address or a network; returns it in its usual form. Raises Refused."""
        subject = str(read_network(network))
        await self._lift("network", "unban-address", subject)
        return subject

    async def _lift(self, kind: Kind, action: Action, subject: str) -> None:
        def change(connection: sa.Connection) -> bool:
            is_lifted = lift(connection, kind, subject)
            if is_lifted:
                write_audit(connection, self.record(action, subject))
            return is_lifted

        if not await self.store.change(change):
            raise Refused("there's nothing to lift: look at the list of bans", code="no-such-ban")

    # --- Sessions and passwords ---

    async def end_sessions(self, person: PersonRow, why: str) -> None:
        """Sign a person out of every browser."""

        def change(connection: sa.Connection) -> None:
            end_sessions(connection, person.id)
            write_audit(connection, self.record("end-sessions", person.id, why=why))

        await self.store.change(change, person.id)

    async def make_reset(self, person: PersonRow) -> str:
        """Make a link that resets an account's password, once; its secret. Earlier links end.

        Raises Refused.
        """
        if person.account is None:
            raise Refused(f"{person.name} is a guest: there's no password to reset", code="no-account")
        token = secrets.token_urlsafe(24)
        until = now() + RESET_HOURS * 3600 * 1000

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(resets).where(resets.c.person == person.id))
            row = {"person": person.id, "token": token_hash(token), "until": until}
            connection.execute(sa.insert(resets), row)
            write_audit(connection, self.record("reset-link", person.id))

        await self.store.change(change)
        return token

    # --- The key of old cookies ---

    async def guests_by_key(self) -> int:
        """How many guests can come back only with a cookie of release 0.1, since they have no session."""
        has_session = sa.select(sessions.c.person).where(sessions.c.person == people.c.id).exists()
        query = sa.select(sa.func.count()).select_from(people)
        query = query.where(people.c.account.is_(None), people.c.deleted.is_(None), ~has_session)
        return await self.store.query(lambda connection: int(connection.execute(query).scalar_one()))

    async def rotate_key(self) -> None:
        """Replace the key, so that cookies of release 0.1 are no longer accepted."""

        def change(connection: sa.Connection) -> None:
            new = {"value": secrets.token_urlsafe(32)}
            connection.execute(sa.update(kept_secrets).where(kept_secrets.c.name == COOKIE_KEY).values(new))
            write_audit(connection, self.record("rotate-key"))

        await self.store.change(change)


def token_hash(token: str) -> str:
    """What's kept of a link's secret: it can't be turned back, and the secret is too long to be guessed."""
    return hashlib.sha256(token.encode()).hexdigest()


async def use_reset(store: Store, token: str, password_hash: str) -> None:
    """Set a password by a link, once, and sign its owner out everywhere. Raises Refused."""
    at, hashed = now(), token_hash(token)

    def change(connection: sa.Connection) -> str | None:
        found = sa.delete(resets).where(resets.c.token == hashed).returning(resets.c.person, resets.c.until)
        row = connection.execute(found).first()
        if row is None or row.until <= at:
            return None
        connection.execute(sa.update(people).where(people.c.id == row.person).values(password=password_hash))
        end_sessions(connection, row.person)
        write_audit(connection, AuditRecord(at, row.person, "reset-password", row.person))
        return str(row.person)

    person = await store.change(change)
    if person is None:
        raise Refused("this link has been used, or it's too old: ask for another", code="reset-over")
    store.forget_person(person)
