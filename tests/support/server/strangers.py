"""Ben, who has a seat, and the strangers who would like to be him."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from itsdangerous import URLSafeTimedSerializer

from steeple.kernel.game import SPECTATOR
from steeple.server.store.store import Store
from steeple.server.tables.state import TableState
from support.server.serving import Person, Server, two_people

EVIL = "https://evil.example"
"""Another site."""

# --- The scene: Ben, whom all of them would like to be ---


@dataclass
class Scene:
    """It's Ben's turn where Ada asked to take back; he waits at another table and has finished a third."""

    server: Server
    ada: Person
    ben: Person
    old: str
    """A cookie of Ben's from before he signed out everywhere."""
    session: str
    """What Ben's session is called; not the secret that opens it."""
    playing: str
    waiting: str
    finished: str
    action: str
    """What Ben could play."""
    ply: int
    person: str
    """Ben's id, which strangers don't know."""

    async def seen_by_ben(self) -> list[dict[str, Any]]:
        """What must not change: the tables as Ben sees them, but for clocks and who is connected."""
        found = []
        for table in (self.playing, self.waiting, self.finished):
            said = (await self.ben.get(f"/api/tables/{table}"))[1]
            snapshot = {
                name: value for name, value in said["snapshot"].items() if name not in ("clock", "seats")
            }
            seats = [
                {name: seat[name] for name in ("kind", "bot", "is_away", "is_you")}
                for seat in said["snapshot"]["seats"]
            ]
            found.append({"snapshot": snapshot, "seats": seats, "ben": (await self.ben.get("/api/me"))[1]})
        return found

    async def views(self) -> tuple[Any, Any]:
        """What a spectator and what Ada may see of the table where they play, by the rules."""
        store = await Store.open(self.server.database)
        try:
            found = await store.load_table(self.playing)
        finally:
            await store.close()
        assert found is not None
        match = TableState.after(*found).playing()
        return json.loads(json.dumps(match.view(SPECTATOR))), json.loads(json.dumps(match.view(0)))


async def play_until(
    person: Person, table: str, is_enough: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """Play the first legal action again and again; the snapshot in which it is enough."""
    snapshot: dict[str, Any]
    while not is_enough(snapshot := (await person.get(f"/api/tables/{table}"))[1]["snapshot"]):
        body = {
            "request": f"ply {snapshot['ply']}",
            "ply": snapshot["ply"],
            "action": snapshot["legal"][0]["action"],
        }
        await person.do(f"/api/tables/{table}/act", body)
    return snapshot


async def set_scene(server: Server) -> Scene:
    ben = await Person.named(server.address, "Ben")
    name = f"Ben {secrets.token_hex(4)}"
    await ben.do("/api/account", {"name": name, "password": "correct horse"})
    old = ben.cookie
    assert old is not None
    await ben.do("/api/sign-out-everywhere")
    ben.cookie = None
    await ben.do("/api/sign-in", {"name": name, "password": "correct horse"})
    waiting = (await ben.do("/api/tables", two_people()))["id"]
    alone = {**two_people(), "seats": [{"kind": "me"}, {"kind": "here", "name": "Ben's other hand"}]}
    finished = (await ben.do("/api/tables", alone))["id"]
    await play_until(ben, finished, lambda snapshot: snapshot["status"] == "over")
    [session] = [one["id"] for one in (await ben.get("/api/me/sessions"))[1]["sessions"]]
    own = (await ben.get("/api/me/export"))[1]["person"]["id"]
    ada, playing, snapshot = await begin_with_ada(server, ben)
    action, ply = snapshot["legal"][0]["action"], snapshot["ply"]
    return Scene(server, ada, ben, old, session, playing, waiting, finished, action, ply, own)


async def with_another_ada(scene: Scene) -> Scene:
    """The same Ben with a new Ada, at a new table of theirs."""
    ada, playing, snapshot = await begin_with_ada(scene.server, scene.ben)
    return replace(
        scene, ada=ada, playing=playing, action=snapshot["legal"][0]["action"], ply=snapshot["ply"]
    )


async def begin_with_ada(server: Server, ben: Person) -> tuple[Person, str, dict[str, Any]]:
    """A table at which Ada asks Ben, who is to act, whether she may take back; and how Ben sees it."""
    ada = await Person.named(server.address, "Ada")
    playing = (await ada.do("/api/tables", two_people()))["id"]
    await ben.do(f"/api/tables/{playing}/join")
    await play_until(ada, playing, lambda snapshot: snapshot["to_act"] == 1)
    await play_until(ben, playing, lambda snapshot: snapshot["ply"] == 4)
    await ada.do(f"/api/tables/{playing}/undo", {"request": "please"})
    snapshot: dict[str, Any] = (await ben.get(f"/api/tables/{playing}"))[1]["snapshot"]
    assert (snapshot["to_act"], snapshot["undo"]["waiting"]) == (1, [1])
    return ada, playing, snapshot


# --- The strangers ---


class Forger(Person):
    """Somebody with a cookie and an origin of their own making, who takes no other."""

    def __init__(self, address: str, cookie: str | None, origin: str | None = None) -> None:
        super().__init__(address)
        self.cookie = cookie
        self.origin = origin or address

    @property
    def headers(self) -> dict[str, str]:
        return {**({"Cookie": self.cookie} if self.cookie else {}), "Origin": self.origin}


async def nobody(scene: Scene) -> Person:
    return Person(scene.server.address)


async def another_guest(scene: Scene) -> Person:
    return await Person.named(scene.server.address, "Eve")


async def player_of_another_seat(scene: Scene) -> Person:
    return scene.ada


async def player_of_another_table(scene: Scene) -> Person:
    guest = await Person.named(scene.server.address, "Cyd")
    await guest.do("/api/tables", {**two_people(), "seats": [{"kind": "me"}, {"kind": "here"}]})
    return guest


async def signed_out(scene: Scene) -> Person:
    return Forger(scene.server.address, scene.old)


async def forger(scene: Scene) -> Person:
    """Somebody who signs a cookie of release 0.1 with a key of their own."""
    ben = (await scene.ben.get("/api/me/export"))[1]["person"]["id"]
    signed = URLSafeTimedSerializer("a guess", salt="steeple.person").dumps([ben, 2])
    return Forger(scene.server.address, f"steeple={signed}")


async def reader_of_the_database(scene: Scene) -> Person:
    """Somebody who has read what the server keeps of Ben's session."""
    return Forger(scene.server.address, f"steeple={scene.session}")


async def foreign_page(scene: Scene) -> Person:
    """Ben himself, on another site's page."""
    return Forger(scene.server.address, scene.ben.cookie, EVIL)


STRANGERS: dict[str, Callable[[Scene], Awaitable[Person]]] = {
    "nobody": nobody,
    "another guest": another_guest,
    "the player of another seat": player_of_another_seat,
    "the player of another table": player_of_another_table,
    "a cookie that was signed out": signed_out,
    "a forged cookie": forger,
    "a reader of the database": reader_of_the_database,
    "another site's page": foreign_page,
}
