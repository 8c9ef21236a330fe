"""Sessions: the browsers in which somebody is signed in, known by a secret that only the browser has."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import asdict

import sqlalchemy as sa

from steeple.server.store.rows import PersonRow, SessionRow
from steeple.server.store.schema import people, sessions

HOUR = 3_600_000
LIFETIME = 365 * 24 * HOUR
"""Milliseconds after which a session that nobody has used ends."""

SPARED = 60_000
"""Milliseconds for which a session that stands in for a cookie of release 0.1 is safe from others that do."""

MOST = 30
"""Sessions that one person may have; the one that was used longest ago makes room."""

_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
"""What a browser's User-Agent contains, and its name.

Most also claim to be Chrome or Safari, so those come last.
"""

_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)

_SESSION = (
    sa.select(*(column.label(f"session_{column.name}") for column in sessions.c), *people.c)
    .join(people, people.c.id == sessions.c.person)
    .where(sessions.c.id == sa.bindparam("session"), people.c.deleted.is_(None))
)


def new_token() -> str:
    """The secret that a browser keeps for its session."""
    return secrets.token_urlsafe(32)


def session_id(token: str) -> str:
    """The id of a session, from its secret. The secret can't be found from what is in the database."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def browser_of(user_agent: str) -> str:
    """A browser in two words that its owner recognises, `Firefox, Android`; empty if we don't know it."""
    found = [
        next((name for mark, name in marks if mark in user_agent), None) for marks in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(name for name in found if name is not None)


def find_session(connection: sa.Connection, id: str) -> tuple[SessionRow, PersonRow] | None:
    """A session and its person."""
    row = connection.execute(_SESSION, {"session": id}).mappings().first()
    if row is None:
        return None
    session = SessionRow(**{column.name: row[f"session_{column.name}"] for column in sessions.c})
    return session, PersonRow(**{column.name: row[column.name] for column in people.c})


def add_session(connection: sa.Connection, session: SessionRow) -> None:
    """Add a session, and end those that are too old or too many."""
    connection.execute(sa.delete(sessions).where(sessions.c.seen < session.created - LIFETIME))
    kept = sa.select(sessions.c.id).where(sessions.c.person == session.person)
    latest = kept.order_by(sessions.c.seen.desc(), sessions.c.id).limit(MOST - 1)
    connection.execute(
        sa.delete(sessions).where(sessions.c.person == session.person, sessions.c.id.not_in(latest))
    )
    connection.execute(sa.insert(sessions), asdict(session))


def use_session(connection: sa.Connection, session: SessionRow, at: int) -> None:
    """Note that a session is in use. If it replaces a cookie of release 0.1, that cookie ends now."""
    here = sessions.c.id == session.id
    connection.execute(sa.update(sessions).where(here).values(seen=at, replaces=None))
    if session.replaces is not None:
        twins = (sessions.c.person == session.person, sessions.c.replaces.is_not(None))
        # Two pages may have asked at once. The browser keeps the last cookie, which may not be this one.
        connection.execute(sa.delete(sessions).where(*twins, sessions.c.created <= at - SPARED))
        old = (people.c.id == session.person, people.c.epoch == session.replaces)
        connection.execute(sa.update(people).where(*old).values(epoch=people.c.epoch + 1))


def end_session(connection: sa.Connection, person: str, id: str) -> bool:
    """End one of a person's sessions. False: they have no such session."""
    mine = (sessions.c.person == person, sessions.c.id == id)
    return connection.execute(sa.delete(sessions).where(*mine).returning(sessions.c.id)).first() is not None


def end_sessions(connection: sa.Connection, person: str) -> int:
    """End all sessions of a person and all their cookies of release 0.1; the epoch that begins."""
    connection.execute(sa.delete(sessions).where(sessions.c.person == person))
    later = sa.update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1)
    return int(connection.execute(later.returning(people.c.epoch)).scalar_one())


def sessions_of(connection: sa.Connection, person: str) -> list[SessionRow]:
    """A person's sessions, the last used first."""
    query = (
        sa.select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc(), sessions.c.id)
    )
    return [SessionRow(**row) for row in connection.execute(query).mappings()]
