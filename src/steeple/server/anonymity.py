"""Forgetting who somebody was, without losing the games they played."""

from __future__ import annotations

import json
from typing import TypeAlias

import sqlalchemy as sa

from steeple.server.rows import SOMEBODY
from steeple.server.schema import chats, people, resets, seats, sessions, steps

Sitting: TypeAlias = tuple[str, int, str]
"""A step by which somebody sat down: table, number, text."""


def find_sittings(connection: sa.Connection, person: str) -> list[Sitting]:
    """All steps by which a person, or somebody at their device, ever sat down. Reads through all logs: it may take a while."""
    query = sa.select(steps.c.table, steps.c.number, steps.c.text).where(
        steps.c.kind == "sit", steps.c.text.contains(person, autoescape=True)
    )
    found = [(row.table, row.number, row.text) for row in connection.execute(query)]
    return sorted(sitting for sitting in found if json.loads(sitting[2]).get("person") == person)


def forget(connection: sa.Connection, person: str, at: int, sittings: list[Sitting]) -> None:
    """Take a person's names out of everything, their account, and what they said. They're signed out everywhere."""
    gone = {"name": SOMEBODY, "account": None, "password": None, "deleted": at, "epoch": people.c.epoch + 1}
    gone["is_operator"] = False
    connection.execute(sa.update(people).where(people.c.id == person).values(gone))
    connection.execute(sa.delete(resets).where(resets.c.person == person))
    connection.execute(sa.delete(sessions).where(sessions.c.person == person))
    connection.execute(sa.update(seats).where(seats.c.person == person).values(name=SOMEBODY))
    connection.execute(sa.delete(chats).where(chats.c.person == person))
    for table, number, text in sittings:
        where = (steps.c.table == table, steps.c.number == number)
        nameless = json.dumps({**json.loads(text), "name": SOMEBODY})
        connection.execute(sa.update(steps).where(*where).values(text=nameless))
