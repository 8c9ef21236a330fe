"""A table's WebSocket: one viewer, who says hello first, then hears all that happens and may say what they wish."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from steeple.errors import Refused, SteepleError
from steeple.games import GAMES
from steeple.server import messages, wishes
from steeple.server.limits import What, address_of
from steeple.server.live import LiveTable
from steeple.server.messages import FromClient
from steeple.server.parts import Message
from steeple.server.process import POLICY, Process
from steeple.server.rows import PersonRow
from steeple.server.talk import say
from steeple.server.welcome import welcome
from steeple.server.words import problem_of

_FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)

_MOST_WAITING = 4_000_000
"""Characters that may wait for a slow reader before the connection is dropped."""

_MOST_BAD = 100
"""Messages in a row that are refused before the connection is dropped."""

_FAREWELL_SECONDS = 5.0
"""How long a connection that is to be dropped has to take what it is told."""

TOO_SLOW = 1013
"""The code with which a WebSocket is closed whose reader should come back later."""


class Socket:
    """A connection. Messages wait in a queue of their own, so that a slow reader keeps nobody else waiting."""

    def __init__(self, websocket: WebSocket, who: PersonRow | None) -> None:
        self.websocket = websocket
        self.who = who
        self.person = who.id if who else None
        self._waiting: deque[str] = deque()
        self._size = 0
        self._is_wanted = asyncio.Event()
        self._end: tuple[int, str] | None = None
        self.is_closed = asyncio.Event()

    def send(self, text: str) -> None:
        """Send soon; a reader that is much too slow is dropped, and comes back with what it has seen."""
        if self._end is not None:
            return
        self._waiting.append(text)
        self._size += len(text)
        self._is_wanted.set()
        if self._size > _MOST_WAITING:
            self.drop(TOO_SLOW, "too slow: come back with what you have seen")

    def drop(self, code: int, reason: str) -> None:
        """Close the connection soon, whatever still waits."""
        self._end = self._end or (code, reason)
        self._is_wanted.set()

    def tell(self, message: Message) -> None:
        self.send(message.model_dump_json())

    async def write(self) -> None:
        """Send what waits, until cancelled or dropped."""
        while self._end is None:
            await self._is_wanted.wait()
            self._is_wanted.clear()
            while self._waiting and self._end is None:
                text = self._waiting.popleft()
                self._size -= len(text)
                await self.websocket.send_text(text)
        await self.websocket.close(*self._end)
        self.is_closed.set()


async def serve_socket(process: Process, websocket: WebSocket, id: str, who: PersonRow | None) -> None:
    """Serve one connection to its end."""
    await websocket.accept()
    socket = Socket(websocket, who)
    writing = asyncio.create_task(socket.write(), name="socket")
    process.sockets.add(socket)
    process.metrics.sockets.inc()
    conversation = Conversation(process, socket, who, id)
    try:
        await conversation.read()
    finally:
        conversation.end()
        process.sockets.discard(socket)
        process.metrics.sockets.dec()
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)  # a connection that is gone cannot be written to


class Conversation:
    """What is said over one connection."""

    def __init__(self, process: Process, socket: Socket, who: PersonRow | None, id: str) -> None:
        self.process = process
        self.socket = socket
        self.who = who
        self.id = id
        self.table: LiveTable | None = None
        self.bad = 0

    async def read(self) -> None:
        """Answer message after message."""
        while self.bad < _MOST_BAD:
            event = await self.socket.websocket.receive()
            if event["type"] == "websocket.disconnect":
                return
            await self._hear(event.get("text"))
        self.socket.drop(POLICY, "too many messages that could not be done")
        with suppress(TimeoutError):  # whoever does not read does not hear of it either
            await asyncio.wait_for(self.socket.is_closed.wait(), _FAREWELL_SECONDS)

    def end(self) -> None:
        """The viewer is gone."""
        if self.table is not None and self.socket in self.table.listeners:
            self.table.listeners.remove(self.socket)
            self.table.tell_presence()

    async def _hear(self, text: str | None) -> None:
        message: FromClient | None = None
        try:
            message = read_message(text)
            what: What = "chat" if isinstance(message, messages.Say) else "act"
            self.process.limits.check(what, self.socket.person or address_of(self.socket.websocket))
            if isinstance(message, messages.Hello):
                await self._welcome(message)
            else:
                await self._obey(message)
            self.bad = 0
        except SteepleError as error:
            self.bad += 1
            self.process.metrics.refusals.labels(error.code).inc()
            self._refuse(error, message, text)

    def _refuse(self, error: SteepleError, message: FromClient | None, text: str | None) -> None:
        name = named(text) if message is None else getattr(message, "id", None)
        game = GAMES[self.table.data.game] if self.table else None
        self.socket.tell(messages.Refused(id=name, problem=problem_of(error, game)))

    async def _welcome(self, hello: messages.Hello) -> None:
        table = await self.process.tables.get(self.id)
        async with table.lock:
            said = await welcome(self.process.store, table, self.socket.person, hello.seen)
            is_new = self.socket not in table.listeners
            if is_new:
                self.table = table
                table.listeners.append(self.socket)
            self.socket.tell(said)
        if is_new:
            table.tell_presence()

    async def _obey(self, message: FromClient) -> None:
        if self.table is None:
            raise Refused("say hello first", code="bad-message")
        if self.who is None:
            raise Refused("tell us your name first, then you can take part", code="not-signed-in")
        table, who = self.table, self.who
        match message:
            case messages.Act():
                await self._carry_out(table, who, message.id, wishes.act(who.id, message.ply, message.action))
            case messages.Undo():
                await self._carry_out(table, who, message.id, wishes.undo(who.id))
            case messages.Answer():
                await self._carry_out(table, who, message.id, wishes.answer(who.id, message.agrees))
            case messages.Leave():
                await self._carry_out(table, who, message.id, wishes.leave(who.id, message.seat))
            case messages.Return():
                await self._carry_out(table, who, message.id, wishes.come_back(who.id, message.seat))
            case messages.Say():
                number = await say(self.process.store, table, who, message.text, f"{who.id}:{message.id}")
                self.socket.tell(messages.Done(id=message.id, number=number))
            case messages.AskHint():
                await self.process.hints.ask(table, who.id, message.id, self.socket.tell)

    async def _carry_out(self, table: LiveTable, who: PersonRow, name: str, judge: wishes.Judge) -> None:
        number = await table.carry_out(judge, f"{who.id}:{name}")
        self.socket.tell(messages.Done(id=name, number=number))


def read_message(text: str | None) -> FromClient:
    """A message. Raises Refused."""
    if text is None:
        raise Refused("messages are text, not binary", code="bad-message")
    try:
        return _FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"]))
        raise Refused(f"this is no message that we know: {place or 'it'}: {first['msg']}"[:300], code="bad-message") from None


def named(text: str | None) -> str | None:
    """The id in a message that could not be read, if it has one."""
    try:
        said = orjson.loads(text or "")
    except orjson.JSONDecodeError:
        return None
    name = said.get("id") if isinstance(said, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else None
