"""The server, killed again and again under load: every acknowledged action is there afterwards, once.

`make soak` kills it 200 times over 10,000 actions on each database; `make test` does the same a few times.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1]))

from websockets.exceptions import WebSocketException

from steeple.server.store.store import Store
from support.server.legal import one_by_one
from support.server.postgres import Postgres
from support.server.serving import Person, Place, Server, two_people

GAMES = ("campanile-2009", "campanile-1996", "five-towers", "campanile-2009", "five-towers", "campanile-2009")
"""One table each."""
PATIENCE = 120.0
"""Seconds that anything may take; what does not happen by then will not happen."""
LOST = (OSError, HTTPException, WebSocketException)
"""What a client meets when the server is gone."""


@dataclass
class Ledger:
    """What the server has promised of one table."""

    table: str
    acknowledged: dict[int, str] = field(default_factory=dict)
    """Step numbers, with the action."""
    names: dict[str, int] = field(default_factory=dict)
    """Under which step number each request was acknowledged."""
    pending: tuple[int, dict[str, Any]] | None = None
    """The seat and the message that has been sent and not been acknowledged."""

    def acknowledge(self, message: dict[str, Any], number: int) -> None:
        name, action = message["request"], message["action"]
        assert self.names.setdefault(name, number) == number, (
            f"{name} was acknowledged as {self.names[name]} and as {number}"
        )
        assert self.acknowledged.setdefault(number, action) == action, (
            f"step {number} was acknowledged to two requests"
        )
        self.pending = None

    def check(self, entries: list[dict[str, Any]]) -> None:
        """All that was acknowledged is in the log, in order and once; besides it at most what is pending."""
        assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1)), "a gap in the log"
        found = {entry["number"]: entry["action"] for entry in entries if entry["kind"] == "act"}
        missing = {
            number: action for number, action in self.acknowledged.items() if found.get(number) != action
        }
        assert not missing, f"acknowledged and lost: {missing}"
        more = [action for number, action in found.items() if number not in self.acknowledged]
        assert more in ([], [self.pending[1]["action"]] if self.pending else []), f"nobody was told of {more}"


class Party:
    """Two people who play one game after the other, whatever happens to the server."""

    def __init__(self, game: str, people: tuple[Person, Person], seed: int, pause: float = 0.0) -> None:
        """`pause`: seconds before each action."""
        self.pause = pause
        self.game = game
        self.people = people
        self.rng = random.Random(seed)
        self.sent = asyncio.Event()
        """Set when an action goes out."""
        self.ledgers: list[Ledger] = []
        self.actions = 0
        self.losses = 0
        """How often the connection was lost."""
        self.is_tired = False
        self._numbers = itertools.count(1)

    async def play(self) -> None:
        """Until it is tired. Raises AssertionError when the server has broken a promise."""
        while not self.is_tired:
            try:
                if not self.ledgers or self.ledgers[-1].pending is None:
                    await self._look_for_table()
                await self._sit(self.ledgers[-1])
            except LOST:
                self.losses += 1
                await asyncio.sleep(0.05)

    async def _look_for_table(self) -> None:
        """A new table, unless there is one where the game goes on."""
        host, guest = self.people
        if self.ledgers:
            _, said = await host.get(f"/api/tables/{self.ledgers[-1].table}")
            if said["snapshot"]["status"] == "playing":
                return
        table = (await host.do("/api/tables", two_people(self.game)))["id"]
        await guest.do(f"/api/tables/{table}/join")
        self.ledgers.append(Ledger(table))

    async def _sit(self, ledger: Ledger) -> None:
        """Play on at a table until the game is over or the server is gone."""
        host, guest = self.people
        async with host.at(ledger.table) as one, guest.at(ledger.table) as other:
            places = (one, other)
            for place in places:
                ledger.check(place.welcome["entries"])
            if ledger.pending is not None:
                await self._send(ledger, places, *ledger.pending)
            elif ledger.names:
                await self._repeat(ledger, places)
            while not self.is_tired and one.snapshot["status"] == "playing":
                await self._act(ledger, places)

    async def _act(self, ledger: Ledger, places: tuple[Place, Place]) -> None:
        await asyncio.sleep(self.pause)
        seat = int(places[0].snapshot["to_act"])
        snapshot = places[seat].snapshot
        action = self.rng.choice(one_by_one(snapshot["legal"]))["action"]
        message = {
            "type": "act",
            "request": f"act-{next(self._numbers)}",
            "ply": snapshot["ply"],
            "action": action,
        }
        await self._send(ledger, places, seat, message)

    async def _send(
        self, ledger: Ledger, places: tuple[Place, Place], seat: int, message: dict[str, Any]
    ) -> None:
        """Send an action, perhaps not for the first time, and wait for its acknowledgement."""
        ledger.pending = (seat, message)
        await places[seat].send(message)
        self.sent.set()
        number = await self._done(places[seat], message)
        ledger.acknowledge(message, number)
        self.actions += 1
        for place in places:
            await place.until_number(number)
            place.heard.clear()

    async def _done(self, place: Place, message: dict[str, Any]) -> int:
        while (heard := await place.until("done", "refused"))["request"] != message["request"]:
            pass
        assert heard["type"] == "done", f"{message} was refused: {heard['problem']}"
        return int(heard["number"])

    async def _repeat(self, ledger: Ledger, places: tuple[Place, Place]) -> None:
        """Send the last acknowledged action again: the same answer comes, and nothing happens."""
        name, number = list(ledger.names.items())[-1]
        seat = next(entry["seat"] for entry in places[0].welcome["entries"] if entry["number"] == number)
        message = {"type": "act", "request": name, "ply": 0, "action": ledger.acknowledged[number]}
        await places[seat].send(message)
        assert await self._done(places[seat], message) == number

    async def play_more(self, actions: int) -> None:
        """Wait until it has played this many more actions."""
        end = self.actions + actions
        while self.actions < end:
            await asyncio.sleep(0.01)


class Storm:
    """Several parties at a server that is killed again and again."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.parties: list[Party] = []
        self.between = 1
        """Actions from one kill to the next, on average."""

    @property
    def actions(self) -> int:
        return sum(party.actions for party in self.parties)

    async def rage(self, kills: int, actions: int) -> None:
        """Kill the server `kills` times over some actions, then check everything. Raises AssertionError."""
        self.between = max(1, actions // kills)
        self.server.start()
        await self.server.wait()
        for number, game in enumerate(GAMES):
            names = (f"host {number}", f"guest {number}")
            host, guest = [await Person.named(self.server.address, name) for name in names]
            self.parties.append(Party(game, (host, guest), self.rng.getrandbits(32)))
        tasks = [asyncio.create_task(party.play()) for party in self.parties]
        tasks.append(asyncio.create_task(self._kill(kills, actions)))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
        self.server.stop()

    async def _kill(self, kills: int, actions: int) -> None:
        moments = (self._while_they_play, self._while_it_writes, self._while_they_play, self._while_it_starts)
        for number in range(kills):
            async with asyncio.timeout(PATIENCE):
                await moments[number % len(moments)]()
            self.server.kill()
            self.server.start()
            if number % 50 == 49:
                print(f"{number + 1} kills, {self.actions} actions", file=sys.stderr, flush=True)
        while self.actions < actions:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(party.play_more(1) for party in self.parties))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(party.play_more(3) for party in self.parties))
        for party in self.parties:
            party.is_tired = True

    async def _while_they_play(self) -> None:
        end = self.actions + self.rng.randint(1, 2 * self.between)
        while self.actions < end:
            await asyncio.sleep(self.rng.random() / 100)

    async def _while_it_writes(self) -> None:
        """Right after an action has gone out, most likely before it can be acknowledged."""
        await self._while_they_play()
        party = self.rng.choice(self.parties)
        party.sent.clear()
        await party.sent.wait()
        await asyncio.sleep(self.rng.random() / 200)

    async def _while_it_starts(self) -> None:
        await asyncio.sleep(1.5 * self.rng.random())

    async def check_log(self) -> None:
        """The log itself: every request is in it once, under the number it was acknowledged with."""
        store = await Store.open(self.server.database)
        try:
            for ledger in (ledger for party in self.parties for ledger in party.ledgers):
                found = await store.load_table(ledger.table)
                assert found is not None
                names = [step.request.partition(":")[2] for step in found[1] if step.request is not None]
                assert len(set(names)) == len(names), f"a request was carried out twice: {sorted(names)}"
                numbers = {
                    step.request.partition(":")[2]: step.number
                    for step in found[1]
                    if step.request is not None
                }
                assert {name: numbers.get(name) for name in ledger.names} == ledger.names
        finally:
            await store.close()


async def storm(database: str, kills: int, actions: int, seed: int) -> Storm:
    """A storm that is over, and held. Raises AssertionError."""
    found = Storm(Server(database, "--no-limits"), seed)
    try:
        await found.rage(kills, actions)
    finally:
        found.server.kill()
    await found.check_log()
    return found


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(
        prefix="steeple-", dir="/tmp"
    ) as directory:  # a socket's path must be short
        server = Postgres(Path(directory))
        server.create()
        try:
            yield server
        finally:
            server.stop()


def main() -> int:
    """Kill; 0 if everything held."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200, help="of a server on each database")
    parser.add_argument("--moves", type=int, default=10_000, help="acknowledged on each database, at least")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", choices=("SQLite", "PostgreSQL"), action="append", help="only on this one")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory, running_postgres() as postgres:
        urls = {"SQLite": f"{directory}/tables.sqlite", "PostgreSQL": postgres.fresh()}
        for name, url in ((name, urls[name]) for name in wanted.on or urls):
            began = time.perf_counter()
            found = asyncio.run(storm(url, wanted.kills, wanted.moves, wanted.seed))
            games = sum(len(party.ledgers) for party in found.parties)
            seconds = time.perf_counter() - began
            print(
                f"{name}: {wanted.kills} kills, {found.actions} moves acknowledged, 0 lost, {games} games, "
                f"{seconds:.0f} s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
