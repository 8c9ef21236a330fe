"""A real server: `steeple serve` as a process, and people who talk to it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from steeple.server.protocol.messages import FromServer
from support.forked import INTERPRETED, Files, Forked
from support.server.ports import free_port

PATIENCE = 180.0
"""Seconds to wait for anything that has to come; on a slow machine it takes long, but it comes."""

_FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)


class Server:
    """A `steeple serve` process. It may be killed and started again at the same port and database."""

    def __init__(
        self, database: str | Path, *flags: str, port: int | None = None, **environment: str
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = str(database)
        self.flags = flags
        self.environment = environment
        self.process: Forked | subprocess.Popen[bytes] | None = None
        number, name = tempfile.mkstemp(prefix="steeple-serve-", suffix=".log")
        os.close(number)
        self._log = Path(name)
        weakref.finalize(self, self._log.unlink, missing_ok=True)

    def start(self) -> None:
        """Begin; `wait` until it answers."""
        command = ["serve", "--port", str(self.port), "--database", self.database, *self.flags]
        settings = {"STEEPLE_BOT_PAUSE": "0", "STEEPLE_SEED": "tests"}
        environment = {**os.environ, **INTERPRETED, **settings, **self.environment}
        if "NUMBA_DISABLE_JIT" in self.environment:  # it is read while Python imports
            with self._log.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "steeple", *command],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    env=environment,
                )
        else:
            self.process = Forked(command, environment, Files(self._log, self._log))

    @property
    def log(self) -> str:
        """All that it has said."""
        return self._log.read_text(errors="replace")

    def until_ready(self) -> None:
        """Wait until it answers. Raises RuntimeError if it has ended."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process is None or self.process.poll() is not None:
                break
            try:
                if Person(self.address).request("GET", "/health")[0] == 200:
                    return
            except OSError:  # it does not listen yet
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.log[-4000:]}")

    async def wait(self) -> None:
        """Wait until it answers, while others go on. Raises RuntimeError if it has ended."""
        await asyncio.to_thread(self.until_ready)

    def kill(self) -> None:
        """End it without a warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)


@contextmanager
def started(database: str | Path, *flags: str, **environment: str) -> Iterator[Server]:
    """A server that answers, and is gone afterwards, for fixtures that no event loop runs."""
    server = Server(database, *flags, port=None, **environment)
    server.start()
    try:
        server.until_ready()
        yield server
    finally:
        server.kill()


@asynccontextmanager
async def serving(database: str | Path, *flags: str, **environment: str) -> AsyncIterator[Server]:
    """A server that answers, and is gone afterwards."""
    server = Server(database, *flags, port=None, **environment)
    server.start()
    try:
        await server.wait()
        yield server
    finally:
        server.kill()


class Person:
    """Somebody with a cookie, or nobody yet."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie: str | None = None

    @classmethod
    async def named(cls, address: str, name: str) -> Person:
        """A guest with that name."""
        person = cls(address)
        status, said = await person.post("/api/me", {"name": name})
        assert status in (200, 201), said
        return person

    @property
    def headers(self) -> dict[str, str]:
        own = {"Origin": self.address}
        return {**own, "Cookie": self.cookie} if self.cookie else own

    async def get(self, path: str) -> tuple[int, Any]:
        return await asyncio.to_thread(self.request, "GET", path)

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        return await asyncio.to_thread(self.request, "POST", path, {} if body is None else body)

    async def do(self, path: str, body: Any = None) -> Any:
        """Post something that has to succeed; the answer."""
        status, said = await self.post(path, body)
        assert status < 300, (path, status, said)
        return said

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask, and wait for the answer: its status, and what it says."""
        with closing(self._connection()) as connection:
            return self._ask(connection, method, path, body)

    def request_of_one(self, path: str) -> tuple[int, int, Any]:
        """Ask one of several processes; returns which one it was, the status and the answer."""
        with closing(self._connection()) as connection:
            process = self._ask(connection, "GET", "/health")[1]["process"]
            return process, *self._ask(connection, "GET", path)

    def _connection(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(self.address.removeprefix("http://"), timeout=PATIENCE)

    def _ask(
        self, connection: http.client.HTTPConnection, method: str, path: str, body: Any = None
    ) -> tuple[int, Any]:
        sent = None if body is None else json.dumps(body)
        connection.request(method, path, sent, {**self.headers, "Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read()
        if cookie := answer.getheader("Set-Cookie"):
            self.cookie = cookie.partition(";")[0]
        is_json = (answer.getheader("Content-Type") or "").startswith("application/json")
        return answer.status, json.loads(text) if is_json else text.decode()

    def connect(self, table: str) -> connect:
        """A WebSocket to a table, as the browser would open it; no hello has been said."""
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        return connect(
            url,
            additional_headers=self.headers,
            max_size=None,
            open_timeout=PATIENCE,
            compression=None,
            ping_interval=None,
        )

    @asynccontextmanager
    async def at(self, table: str, seen: int | None = None) -> AsyncIterator[Place]:
        """A place at a table, after the welcome."""
        async with self.connect(table) as socket:
            place = Place(socket)
            await place.send({"type": "hello", "seen": seen})
            place.welcome = await place.until("welcome")
            yield place


class Place:
    """A connection to a table, and how the table looks from there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: dict[str, Any] = {}
        self.snapshot: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._names = 0

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message; it is one that is declared."""
        try:
            async with asyncio.timeout(PATIENCE):  # unlike wait_for it never swallows a cancel
                text = await self.socket.recv()
        except TimeoutError:
            raise AssertionError(f"the server has said nothing for {PATIENCE:.0f} s") from None
        _FROM_SERVER.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        self.snapshot = message.get("snapshot", self.snapshot)
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message

    async def ask(self, type: str, **more: Any) -> dict[str, Any]:
        """Ask for something; the answer, `done` or `refused`."""
        self._names += 1
        message = {"type": type, "request": f"{id(self)}-{self._names}", **more}
        await self.send(message)
        while True:
            answer = await self.hear()
            if answer["type"] in ("done", "refused", "hint") and answer["request"] == message["request"]:
                return answer

    async def act(self, action: str | None = None) -> dict[str, Any]:
        """Play an action, by default the first legal one; returns the answer."""
        chosen = action or self.snapshot["legal"][0]["action"]
        return await self.ask("act", ply=self.snapshot["ply"], action=chosen)

    async def until_number(self, number: int) -> None:
        """Hear on until that step is known."""
        while self.snapshot["number"] < number:
            await self.hear()

    async def until_own_turn(self) -> None:
        """Hear on until there is something to decide here, or the game is over."""
        while not self.snapshot["legal"] and self.snapshot["status"] != "over":
            await self.hear()


def two_people(game: str = "campanile-2009", **more: Any) -> dict[str, Any]:
    """A table for its host in seat 0 and anybody else."""
    return {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "order": "given", **more}


def one_with_bot(bot: str = "random", game: str = "campanile-2009", **more: Any) -> dict[str, Any]:
    """A table for its host in seat 0 and a bot."""
    return {
        "game": game,
        "players": 2,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}],
        "order": "given",
        **more,
    }


async def seat_two(server: Server, game: str = "campanile-2009", **more: Any) -> tuple[str, Person, Person]:
    """A table where Ada (seat 0, the host) plays Ben."""
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", two_people(game, **more)))["id"]
    await ben.do(f"/api/tables/{table}/join")
    return table, ada, ben


async def play_out(table: str, *people: Person) -> None:
    """Play a table to its end over HTTP."""
    turn = 0
    while True:
        for person in people:
            _, seen = await person.get(f"/api/tables/{table}?seen=999999")
            snapshot = seen["snapshot"]
            if snapshot["status"] == "over":
                return
            if snapshot["legal"]:
                turn += 1
                body = {
                    "request": str(turn),
                    "ply": snapshot["ply"],
                    "action": snapshot["legal"][0]["action"],
                }
                await person.do(f"/api/tables/{table}/act", body)
