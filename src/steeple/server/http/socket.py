"""A table's WebSocket: one viewer, who says hello, is told everything that happens, and may send commands."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.types import Receive, Send

from steeple.errors import Refused, SteepleError
from steeple.games import GAMES
from steeple.server.http.accounts import Caller
from steeple.server.http.addresses import home_of
from steeple.server.http.rate_limits import What
from steeple.server.process import POLICY, Process
from steeple.server.protocol import messages
from steeple.server.protocol.messages import Aside, ClientCommand, FromClient
from steeple.server.protocol.shapes import Message
from steeple.server.store.rows import PersonRow
from steeple.server.tables import commands
from steeple.server.tables.chat import say
from steeple.server.tables.live import LiveTable
from steeple.server.tables.narration import problem_of
from steeple.server.wall_clock import now

_FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)

MOST_WAITING = 1024 * 1024
"""How many bytes may wait for a slow reader before the connection is dropped.

A single message may be longer.
"""

MOST_WAITING_IN_ALL = 128 * 1024 * 1024
"""How many bytes may wait for all readers of a process before the slowest are dropped."""

_MOST_BAD = 100
"""How many messages in a row may be refused before the connection is dropped."""

_FLUSH_SECONDS = 5.0
"""How long a connection that is to be dropped has to read the last messages."""

GONE = 1006
"""The WebSocket code for a connection that ended without a closing message."""

TOO_SLOW = 1013
"""The WebSocket code for a reader that should come back later."""

_SLOW = "too slow: come back with what you have seen"


class Backlog:
    """What waits for all readers of a process.

    Many that are a little too slow must not take all its memory.
    """

    def __init__(self, most: int = MOST_WAITING_IN_ALL) -> None:
        self._most = most
        self._size = 0
        self._slow: set[Socket] = set()

    def change(self, socket: Socket, size: int) -> None:
        """`size` more bytes, or fewer, wait for a socket.

        If it's too much in all, the slowest are dropped.
        """
        self._size += size
        if socket.size:
            self._slow.add(socket)
        else:
            self._slow.discard(socket)
        while self._size > self._most:
            max(self._slow, key=lambda slow: slow.size).drop(TOO_SLOW, _SLOW)


class Socket:
    """A connection with its own queue of messages, so that a slow reader keeps nobody else waiting.

    The connection's buffer takes a message only when it has room, so what waits is counted here. There is a
    task only while something waits: thousands of connections are open, and most of them are silent.
    """

    __slots__ = (
        "_backlog",
        "_end",
        "_send",
        "_waiting",
        "_writing",
        "address",
        "host",
        "person",
        "session",
        "size",
        "who",
    )

    def __init__(self, send: Send, caller: Caller | None, host: str, backlog: Backlog) -> None:
        self.who = caller.person if caller else None
        self.person = caller.person.id if caller else None
        self.session = caller.session if caller else None
        self.host = host
        self.address = home_of(host)
        self.size = 0
        """How many bytes wait to be sent."""
        self._backlog = backlog
        self._send = send
        self._waiting: list[str] = []
        self._end: tuple[int, str] | None = None
        self._writing: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Send soon. A reader that is much too slow is dropped, and comes back with what it has seen."""
        if self._end is not None:
            return
        self._waiting.append(text)
        self._count(sys.getsizeof(text))
        if self.size > MOST_WAITING and len(self._waiting) > 1:
            self.drop(TOO_SLOW, _SLOW)
        else:
            self._write_soon()

    def drop(self, code: int, reason: str) -> None:
        """Close the connection soon. What still waits isn't sent."""
        self._forget()
        if self._end is None:
            self._end = code, reason
            self._write_soon()

    @property
    def is_dropped(self) -> bool:
        """Whether it is closed, or about to be. Commands that still arrive are ignored."""
        return self._end is not None

    def tell(self, message: Message) -> None:
        self.send(message.model_dump_json())

    def _write_soon(self) -> None:
        if self._writing is None:
            self._writing = asyncio.create_task(self._write(), name="socket")

    async def _write(self) -> None:
        try:
            while self._waiting and self._end is None:
                text = self._waiting[0]
                await self._send({"type": "websocket.send", "text": text})
                if self._waiting:  # it may have been dropped meanwhile
                    self._waiting.pop(0)
                    self._count(-sys.getsizeof(text))
            if self._end is not None:
                await self._send({"type": "websocket.close", "code": self._end[0], "reason": self._end[1]})
        except (
            OSError,
            RuntimeError,
        ):  # a connection that is gone can't be written to; uvicorn says it either way
            self._end = self._end or (GONE, "")
            self._forget()
        finally:
            self._writing = None

    def _count(self, size: int) -> None:
        self.size += size
        self._backlog.change(self, size)

    def _forget(self) -> None:
        """Drop what waits."""
        self._waiting.clear()
        self._count(-self.size)

    async def written(self) -> None:
        """Wait until nothing is being written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def end(self) -> None:
        """Stop writing."""
        self._end = self._end or (GONE, "")
        self._forget()
        if self._writing is not None:
            self._writing.cancel()
            await self.written()


async def serve_socket(
    process: Process, socket: Socket, receive: Receive, id: str, refusal: Refused | None = None
) -> None:
    """Serve one connection, which has been accepted, to its end. `refusal`: why it is turned away at once.

    Browsers can't read why a WebSocket was refused, so it has to be accepted first.
    """
    conversation = Conversation(process, socket, id)
    try:
        if refusal is not None:
            raise refusal
        with process.counting(socket):
            await conversation.read(receive)
    except Refused as error:
        await conversation.turn_away(error)
    finally:
        conversation.end()
        await socket.end()


class Conversation:
    """What is said over one connection."""

    __slots__ = ("bad", "id", "process", "socket", "table")

    def __init__(self, process: Process, socket: Socket, id: str) -> None:
        self.process = process
        self.socket = socket
        self.id = id
        self.table: LiveTable | None = None
        self.bad = 0

    async def read(self, receive: Receive) -> None:
        """Answer message after message."""
        while self.bad < _MOST_BAD:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if self.socket.is_dropped:
                break
            await self._handle(event.get("text"))
        else:
            self.socket.drop(POLICY, "too many messages that were refused")
        await self._flush()

    async def turn_away(self, error: Refused) -> None:
        """Say why this connection is refused, and close it."""
        self.process.metrics.refusals.labels(error.code).inc()
        self._refuse(error, None, None)
        await self._flush()
        self.socket.drop(TOO_SLOW if error.code == "too-many-connections" else POLICY, error.code)
        await self._flush()

    async def _flush(self) -> None:
        with suppress(TimeoutError):  # somebody who doesn't read can't be told either
            await asyncio.wait_for(self.socket.written(), _FLUSH_SECONDS)

    def end(self) -> None:
        """The viewer is gone."""
        if self.table is not None and self.socket in self.table.listeners:
            self.table.listeners.remove(self.socket)
            self.table.tell_presence()

    async def _handle(self, text: str | None) -> None:
        message: FromClient | None = None
        try:
            message = read_message(text)
            what: What = "chat" if isinstance(message, messages.Say) else "act"
            self.process.limits.check(what, self.socket.person or self.socket.address)
            if isinstance(message, messages.Hello):
                await self._welcome(message)
            else:
                await self._carry_out_command(message)
            self.bad = 0
        except SteepleError as error:
            self.bad += 1
            self.process.metrics.refusals.labels(error.code).inc()
            self._refuse(error, message, text)

    def _refuse(self, error: SteepleError, message: FromClient | None, text: str | None) -> None:
        request = request_in(text) if message is None else getattr(message, "request", None)
        game = GAMES[self.table.data.game] if self.table else None
        self.socket.tell(messages.RequestRefused(request=request, problem=problem_of(error, game)))

    async def _welcome(self, hello: messages.Hello) -> None:
        table = await self.process.tables.get(self.id)
        async with table.lock:
            is_new = self.socket not in table.listeners
            if is_new:
                await table.ensure_current()
                table.check_crowd(self.socket.person, self.socket.address)
            text = await table.welcome(self.socket.person, hello.seen)
            if is_new:
                self.table = table
                table.listeners.append(self.socket)
            self.socket.send(text)
        if is_new:
            table.tell_presence()
            self.process.on_arrival(table, self.socket.person)

    async def _carry_out_command(self, message: ClientCommand) -> None:
        if self.table is None:
            raise Refused("this connection hasn't begun: say hello first", code="bad-message")
        if self.socket.who is None:
            raise Refused(
                "we don't know you yet: choose a name, then you can take part", code="not-signed-in"
            )
        table, who = self.table, self.socket.who
        match message:
            case messages.Act():
                await self._carry_out(
                    table, who, message.request, commands.act(who.id, message.ply, message.action)
                )
            case messages.Say():
                self.process.sanctions.check_chat(who.id, now())
                number = await say(
                    self.process.store, table, who, message.text, f"{who.id}:{message.request}"
                )
                self._say_done(message.request, number)
            case messages.AskHint():
                await self.process.hints.ask(table, who.id, message.request, self.socket.tell)
            case _:
                await self._carry_out_rare(table, who, message)

    async def _carry_out(self, table: LiveTable, who: PersonRow, request: str, judge: commands.Judge) -> None:
        self._say_done(request, await table.carry_out(judge, f"{who.id}:{request}"))

    async def _carry_out_rare(self, table: LiveTable, who: PersonRow, message: Aside) -> None:
        """Carry out a command that isn't an action. They are limited, so that logs don't grow forever."""
        self.process.limits.check("aside", f"{who.id} {table.id}")
        await self._carry_out(table, who, message.request, judge_of(message, who.id))

    def _say_done(self, request: str, number: int) -> None:
        """As `messages.Done` declares it."""
        self.socket.send(orjson.dumps({"type": "done", "request": request, "number": number}).decode())


def judge_of(message: Aside, person: str) -> commands.Judge:
    """The command that a message asks for."""
    match message:
        case messages.Undo():
            return commands.undo(person)
        case messages.Answer():
            return commands.answer(person, message.agrees)
        case messages.Leave():
            return commands.leave(person, message.seat)
        case messages.Return():
            return commands.come_back(person, message.seat)
        case messages.Unseat():
            return commands.unseat(person, message.seat)
        case messages.Accept():
            return commands.accept(person)
        case messages.Decline():
            return commands.decline(person)


def read_message(text: str | None) -> FromClient:
    """A message. Raises Refused."""
    if text is None:
        raise Refused("binary messages aren't understood: send text", code="bad-message")
    try:
        return _FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"]))
        raise Refused(
            f"this message isn't understood: {place or 'it'}: {first['msg']}"[:300], code="bad-message"
        ) from None


def request_in(text: str | None) -> str | None:
    """The request id in a message that could not be read, if it has one."""
    try:
        said = orjson.loads(text or "")
    except orjson.JSONDecodeError:
        return None
    request = said.get("request") if isinstance(said, dict) else None
    return request if isinstance(request, str) and len(request) <= 64 else None
