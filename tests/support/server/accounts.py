"""People with an account at a real server."""

from __future__ import annotations

from support.server.serving import Person, Server

PASSWORD = "correct horse"


async def account(server: Server, name: str) -> Person:
    """Somebody who has just made an account."""
    person = Person(server.address)
    await person.do("/api/account", {"name": name, "password": PASSWORD})
    return person


async def signed_in(server: Server, name: str, password: str = PASSWORD) -> Person:
    """The same person in another browser."""
    person = Person(server.address)
    await person.do("/api/sign-in", {"name": name, "password": password})
    return person


async def name_of(person: Person) -> str | None:
    """Who the server takes somebody for."""
    status, said = await person.get("/api/me")
    assert status == 200
    name: str | None = said["name"]
    return name
