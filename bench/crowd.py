"""People who play at many tables at once, over real WebSockets, and note how long each answer takes."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection

import orjson

from steeple.games import DEFAULT_GAME
from wire import Wire

_AT_ONCE = 16
"""How many tables are opened at the same time."""


@dataclass
class _Waiting:
    """An action that was sent and isn't settled yet."""

    name: bytes
    began: float
    acknowledged: float
    settled: asyncio.Future[float]


@dataclass
class BenchTable:
    """A table with two people, and perhaps some who watch."""

    host: str
    port: int
    id: str
    wires: list[Wire] = field(default_factory=list)
    legal: list[str] = field(default_factory=list)
    ply: int = 0
    to_act: int = 0
    is_over: bool = False
    _waiting: _Waiting | None = None
    _names: Iterator[int] = field(default_factory=itertools.count)

    async def connect(self, cookie: str) -> None:
        """Connect one more person. The first two are the players."""
        place, welcomed = len(self.wires), asyncio.get_running_loop().create_future()

        def hear(data: bytes) -> None:
            if not welcomed.done() and b'"welcome"' in data[:30]:
                welcomed.set_result(None)
            if place < 2:
                self._hear(place, data)

        self.wires.append(await Wire.open(self.host, self.port, f"/api/tables/{self.id}/live", cookie, hear))
        self.wires[-1].send(b'{"type":"hello"}')
        await welcomed

    def _hear(self, place: int, data: bytes) -> None:
        kind = data[:20]
        if b'"done"' in kind:
            self._acknowledge(data)
        elif b'"step"' in kind or b'"welcome"' in kind:
            self._see(place, data)
        elif b'"refused"' in kind:
            raise RuntimeError(f"refused: {data[:300].decode()}")
        self._settle()

    def _acknowledge(self, data: bytes) -> None:
        if self._waiting is not None and self._waiting.name in data:
            self._waiting.acknowledged = time.perf_counter()

    def _see(self, place: int, data: bytes) -> None:
        """Only the player to act is told the legal actions, so nobody else has to parse the message."""
        if b'"status":"over"' in data:
            self.is_over = True
        elif b'"legal":[]' not in data:
            snapshot = orjson.loads(data)["snapshot"]
            self.legal = [legal["action"] for legal in snapshot["legal"]]
            self.ply, self.to_act = snapshot["ply"], place

    def _settle(self) -> None:
        """An action is settled once it is acknowledged and the next player knows what is legal."""
        waiting = self._waiting
        if waiting is not None and waiting.acknowledged and (self.legal or self.is_over):
            self._waiting = None
            waiting.settled.set_result(waiting.acknowledged - waiting.began)

    def act(self, rng: random.Random) -> asyncio.Future[float]:
        """Play a random legal action; the result is the seconds until it was acknowledged."""
        name = f"a{next(self._names)}"
        settled: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        message = orjson.dumps(
            {"type": "act", "request": name, "ply": self.ply, "action": rng.choice(self.legal)}
        )
        self.legal = []
        self._waiting = _Waiting(f'"{name}"'.encode(), time.perf_counter(), 0.0, settled)
        self.wires[self.to_act].send(message)
        return settled

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


class Crowd:
    """The tables of one client process. A new table replaces one whose game is over."""

    def __init__(self, host: str, port: int, seed: int) -> None:
        self.host, self.port = host, port
        self.tables: list[BenchTable] = []
        self.watchers = 0
        self.rng = random.Random(seed)
        self._cookies: list[str] = []

    async def open(self, tables: int, watchers: int) -> None:
        """Sit down at more tables, each with some people who watch."""
        self.watchers, at_once = watchers, asyncio.Semaphore(_AT_ONCE)
        first = len(self.tables)

        async def one(place: int) -> BenchTable:
            async with at_once:
                return await self._fresh(place)

        self.tables += await asyncio.gather(*(one(place) for place in range(first, first + tables)))

    async def _fresh(self, place: int) -> BenchTable:
        """A new table at a place, for the same two people as the table before."""
        while len(self._cookies) < 2 * place + 2:
            self._cookies.append("")
        for k in (2 * place, 2 * place + 1):
            self._cookies[k] = self._cookies[k] or await self._guest(f"guest {k}")
        host, guest = self._cookies[2 * place : 2 * place + 2]
        body = {
            "game": DEFAULT_GAME,
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "order": "given",
        }
        found, _ = await self._post("/api/tables", body, host)
        table = BenchTable(self.host, self.port, orjson.loads(found)["id"])
        await self._post(f"/api/tables/{table.id}/join", {}, guest)
        for cookie in (host, guest, *[""] * self.watchers):
            await table.connect(cookie)
        return table

    async def _guest(self, name: str) -> str:
        _, cookie = await self._post("/api/me", {"name": name}, "")
        return cookie.split(";")[0]

    async def _post(self, path: str, body: dict[str, object], cookie: str) -> tuple[bytes, str]:
        return await asyncio.to_thread(post, self.host, self.port, path, body, cookie)

    async def _act(self, place: int) -> float:
        latency = await self.tables[place].act(self.rng)
        if self.tables[place].is_over:
            self.tables[place].close()
            self.tables[place] = await self._fresh(place)
        return latency

    async def warm(self, actions: int) -> None:
        """Play a number of actions at each table."""

        async def one(place: int) -> None:
            for _ in range(actions):
                await self._act(place)

        await asyncio.gather(*map(one, range(len(self.tables))))

    async def play_flat_out(self, seconds: float) -> list[float]:
        """Play one action after the other at every table; returns how long each took."""
        end, latencies = time.perf_counter() + seconds, []

        async def one(place: int) -> None:
            while time.perf_counter() < end:
                latencies.append(await self._act(place))

        await asyncio.gather(*map(one, range(len(self.tables))))
        return latencies

    async def play_at(self, rate: float, seconds: float) -> list[float]:
        """Play at a pace: each action is due at its own time, whether or not earlier ones were answered."""
        free, latencies, running = deque(range(len(self.tables))), [], []

        async def one(place: int) -> None:
            latencies.append(await self._act(place))
            free.append(place)

        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            while not free:
                await asyncio.sleep(0.001)
            running.append(asyncio.create_task(one(free.popleft())))
        await asyncio.gather(*running)
        return latencies


def post(host: str, port: int, path: str, body: dict[str, object], cookie: str) -> tuple[bytes, str]:
    """The body of the answer, and the cookie that came with it. Raises RuntimeError for a refusal."""
    line = HTTPConnection(host, port, timeout=60)
    head = {"Origin": f"http://{host}:{port}", "Content-Type": "application/json", "Cookie": cookie}
    line.request("POST", path, orjson.dumps(body), head)
    found = line.getresponse()
    text = found.read()
    line.close()
    if found.status >= 400:
        raise RuntimeError(f"POST {path}: {found.status} {text[:300].decode()}")
    return text, found.getheader("Set-Cookie", "")
