"""No secret ever leaves: each viewer is sent the same bytes whatever lies where they may not look.

A game is played over WebSockets. For a viewer and a ply, everything the viewer can't know by then is redrawn,
and the same game is played at another table with the deal that leads there: not one byte may differ.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import anyio
import pytest
from websockets.asyncio.client import ClientConnection

from steeple.games import GAMES
from steeple.kernel.game import SPECTATOR
from steeple.kernel.match import Match
from steeple.kernel.record import replay
from steeple.server.http import cookies
from steeple.server.http.accounts import begin_session
from steeple.server.store.rows import PersonRow, SeatRow, StepRow, TableData
from steeple.server.store.store import Store
from steeple.server.wall_clock import now
from support.games.random_games import Setup, walk
from support.games.redeals import Deal, redealt
from support.long_tests import in_full
from support.server.serving import PATIENCE, Person, Server, one_with_bot, serving

SETUPS = [
    Setup("campanile-1996", 3, (("target", "just-built"),)),
    Setup("campanile-2009", 2, (("move_marker", True),)),
    Setup("campos", 2, ()),
    Setup("five-towers", 3, ()),
]
MORE_SETUPS = [
    Setup("campanile-1996", 2, ()),
    Setup("campanile-2009", 3, ()),
    Setup("campos", 3, ()),
    Setup("five-towers", 2, ()),
]
OTHERS = [
    Setup(name, GAMES[name].seats[0], ()) for name in GAMES if not any(setup.name == name for setup in SETUPS)
]
TRIED = in_full([*SETUPS, *OTHERS], MORE_SETUPS)
every_setup = pytest.mark.parametrize("setup", TRIED, ids=str)

LAST_PLIES = in_full(12, 1000)
"""How many of a long game's actions are played at the table; the rest are in the database already."""

SALT = "5a175a175a175a175a175a175a175a17"
AT = now()
"""When the games began: what nobody has touched for long is deleted."""


# --- Tables with a deal of our choice, written before the server reads them ---


@dataclass(frozen=True)
class Laid:
    """A table as the server finds it: a deal, and how many actions of a match have been played from it."""

    deal: Deal
    match: Match
    played: int


@dataclass
class Prepared:
    """A database with people, and the tables at which they sit."""

    path: Path
    setup: Setup
    people: list[PersonRow] = field(default_factory=list)
    cookies: list[str] = field(default_factory=list)

    @property
    def viewers(self) -> list[int]:
        """Every seat, then somebody who only looks on."""
        return self.setup.viewers

    async def write(self, tables: dict[str, Laid]) -> None:
        """Write the people, and a table of each name."""
        store = await Store.open(str(self.path))
        for number in range(len(self.viewers)):
            person = PersonRow(f"person-{number}", f"Player {number}", None, None, 0, AT)
            await store.add_person(person)
            self.people.append(person)
            self.cookies.append(f"{cookies.NAME}={await begin_session(store, person, '')}")
        for name, laid in tables.items():
            await self._write_table(store, name, laid)
        await store.close()

    async def _write_table(self, store: Store, name: str, laid: Laid) -> None:
        seats = range(self.setup.players)
        sitting = [
            {"kind": "person", "person": person.id, "name": person.name, "bot": None}
            for person in self.people[: len(seats)]
        ]
        steps = [StepRow(1 + seat, AT, "sit", seat, json.dumps(sitting[seat])) for seat in seats]
        steps.append(StepRow(1 + len(seats), AT, "start", None, json.dumps({"order": list(seats)})))
        for ply, action in enumerate(laid.match.actions[: laid.played]):
            seat, text = int(laid.match.position(ply).player), self.setup.game.action_text(action)
            steps.append(StepRow(len(steps) + 1, AT, "act", seat, text))
        data = TableData(
            id=name,
            game=self.setup.name,
            rules=self.setup.game.rules_version,
            players=self.setup.players,
            options=self.setup.chosen,
            clock={"kind": "none"},
            substitute="random",
            is_listed=False,
            host=self.people[0].id,
            seed=None,
            salt=SALT,
            deal=laid.deal,
            commitment="0" * 64,
            created=AT,
            status="playing",
            changed=AT,
        )
        rows = [SeatRow(seat, self.people[seat].id, None, self.people[seat].name) for seat in seats]
        await store.create_table(data, rows, steps)


# --- Playing a game and keeping all that each viewer is sent ---


class Stream:
    """A viewer's connection, and every message that came over it, as it came."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.frames: list[str] = []

    async def hear(self) -> dict[str, Any]:
        frame = await self.socket.recv(decode=True)
        message: dict[str, Any] = json.loads(frame)
        if (
            message["type"] == "presence"
        ):  # when it comes depends on the clock; it says who is connected, and no more
            assert set(message) == {"type", "seats", "spectators"}
        else:
            self.frames.append(frame)
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; the others are kept too."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message


@asynccontextmanager
async def looking_on(server: Server, prepared: Prepared, table: str) -> AsyncIterator[list[Stream]]:
    """Everybody at a table, one after the other, so that they come in the same order every time."""
    async with AsyncExitStack() as stack:
        streams: list[Stream] = []
        for cookie in prepared.cookies:
            person = Person(server.address)
            person.cookie = cookie
            stream = Stream(person, await stack.enter_async_context(person.connect(table)))
            await stream.socket.send(json.dumps({"type": "hello"}))
            streams.append(stream)
            await stream.until("welcome")
        yield streams


async def played(
    server: Server, prepared: Prepared, table: str, match: Match, plies: range
) -> list[list[str]]:
    """Everything each viewer is sent while actions of a match are played, and what they may ask for then."""
    with anyio.fail_after(5 * PATIENCE):
        async with looking_on(server, prepared, table) as streams:
            for ply in plies:
                actor = streams[int(match.position(ply).player)]
                text = match.game.action_text(match.actions[ply])
                await actor.socket.send(
                    json.dumps({"type": "act", "request": f"id-{ply}", "ply": ply, "action": text})
                )
                for stream in streams:
                    assert (await stream.until("step"))["snapshot"]["ply"] == ply + 1
                await actor.until("done")
            for stream in streams:
                for path in ("", "/record", "/views", "/chat"):
                    stream.frames.append(json.dumps(await stream.person.get(f"/api/tables/{table}{path}")))
    return [[same(frame, table) for frame in stream.frames] for stream in streams]


def same(frame: str, table: str) -> str:
    """A message without what differs between any two tables: its name and the time."""
    return re.sub(r'"at": ?\d+', '"at":0', frame.replace(table, "TABLE"))


def other_deal(match: Match, ply: int, viewer: int, chance: random.Random) -> Deal:
    """Another deal that looks the same to a viewer up to a ply; the same if they know everything then."""
    true = match.game.deal_json(match.position(0), match.position(ply))
    deals = (redealt(match, ply, viewer, chance.getrandbits(60)) for _ in range(20))
    return next((deal for deal in deals if deal != true), true)


# --- The tests ---


@pytest.mark.long
@every_setup
def test_a_redrawn_deal_is_another_one_and_looks_the_same(setup: Setup) -> None:
    """What the next test rests on."""
    match, chance = walk(setup, 1), random.Random(1)
    for viewer in setup.viewers:
        ply = chance.randrange(match.ply // 2)
        deal = other_deal(match, ply, viewer, chance)
        assert deal != setup.game.deal_json(match.position(0), match.position(0))
        other = Match.from_deal(setup.game, setup.players, deal, setup.chosen)
        for action in match.actions[:ply]:
            other.play_id(action)
        assert other.view(viewer) == setup.game.view(match.position(ply), viewer)


@pytest.mark.long
@every_setup
def test_a_viewer_is_sent_the_same_bytes_whatever_they_may_not_know(setup: Setup, tmp_path: Path) -> None:
    match, chance = walk(setup, 1), random.Random(2)
    # One part of the game from its first action on, and its end.
    parts = [range(0, chance.randrange(8, 16)), range(max(0, match.ply - 1 - LAST_PLIES), match.ply - 1)]
    deal = setup.game.deal_json(match.position(0), match.state)
    tables: dict[str, Laid] = {}
    for plies in parts:
        tables[f"true-{plies.stop:04}"] = Laid(deal, match, plies.start)
        for viewer in setup.viewers:
            other = other_deal(match, plies.stop, viewer, chance)
            tables[table_for(viewer, plies.stop)] = Laid(other, match, plies.start)

    async def compare() -> None:
        prepared = Prepared(tmp_path / "steeple.db", setup)
        await prepared.write(tables)
        async with serving(prepared.path, "--no-limits") as server:
            for plies in parts:
                true = await played(server, prepared, f"true-{plies.stop:04}", match, plies)
                for place, viewer in enumerate(setup.viewers):
                    other = await played(server, prepared, table_for(viewer, plies.stop), match, plies)
                    assert other[place] == true[place], f"viewer {viewer}, ply {plies.stop}"

    anyio.run(compare)


def table_for(viewer: int, ply: int) -> str:
    """The table with what a viewer cannot know at a ply redrawn."""
    return f"other-{viewer}-{ply:04}"


@pytest.mark.long
@every_setup
def test_legal_actions_go_to_the_seat_to_act_and_nobody_else(setup: Setup, tmp_path: Path) -> None:
    match = walk(setup, 2)

    async def look() -> list[list[str]]:
        prepared = Prepared(tmp_path / "steeple.db", setup)
        await prepared.write({"table": Laid(setup.game.deal_json(match.position(0), match.state), match, 0)})
        async with serving(prepared.path, "--no-limits") as server:
            return await played(server, prepared, "table", match, range(match.ply))

    for viewer, frames in zip(setup.viewers, anyio.run(look), strict=True):
        snapshots = [snapshot for frame in frames if (snapshot := _snapshot(json.loads(frame)))]
        assert len(snapshots) > match.ply
        for snapshot in snapshots:
            is_to_act = viewer != SPECTATOR and snapshot["to_act"] == viewer
            assert bool(snapshot["legal"]) == is_to_act
            assert snapshot["facing"] == (None if viewer == SPECTATOR else viewer)
            assert snapshot["view"]["seat"] == snapshot["facing"]


def _snapshot(message: Any) -> dict[str, Any] | None:
    return message.get("snapshot") if isinstance(message, dict) else None


@pytest.mark.anyio
@pytest.mark.parametrize("game", list(GAMES))
async def test_seed_and_salt_appear_nowhere_before_the_end_and_prove_the_deal_after_it(
    server: Server, game: str
) -> None:
    ada, stranger = await Person.named(server.address, "Ada"), Person(server.address)
    table = (await ada.do("/api/tables", one_with_bot(game=game)))["id"]
    asked = [f"/api/tables/{table}{more}" for more in ("", "/record", "/views", "/chat")]
    asked += ["/api/tables?which=mine", "/api/me/export", "/health"]
    async with ada.connect(table) as own, stranger.connect(table) as watching:
        streams = [Stream(ada, own), Stream(stranger, watching)]
        for stream in streams:
            await stream.socket.send(json.dumps({"type": "hello"}))
        welcome, _ = [await stream.until("welcome") for stream in streams]
        snapshot, turns = welcome["snapshot"], 0
        sent: list[str] = []
        while snapshot["status"] != "over":
            sent = [frame for stream in streams for frame in stream.frames]
            if snapshot["legal"]:
                turns += 1
                if (
                    turns % 6 == 2
                ):  # on Ada's turn: the game cannot end, and its record come out, while we ask
                    for where in asked:
                        streams[1].frames.append(
                            json.dumps([await ada.get(where), await stranger.get(where)])
                        )
                body = {"type": "act", "request": f"id-{snapshot['ply']}", "ply": snapshot["ply"]}
                await own.send(json.dumps({**body, "action": snapshot["legal"][0]["action"]}))
            snapshot = (await streams[0].until("step"))["snapshot"]
            while (await streams[1].until("step"))["snapshot"]["number"] < snapshot["number"]:
                pass
    assert turns > 2
    status, record = await stranger.get(f"/api/tables/{table}/record")
    assert status == 200, record
    seed, salt = (
        sqlite3.connect(server.database)
        .execute("SELECT seed, salt FROM tables WHERE id = ?", (table,))
        .fetchone()
    )
    assert (record["seed"], record["fair"]) == (seed, {"salt": salt, "commitment": welcome["commitment"]})
    assert len(seed) == 64
    assert replay(record, GAMES).is_over
    assert [frame for frame in sent if seed in frame or salt in frame] == []
