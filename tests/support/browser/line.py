"""A line between a browser and the server that can be cut and mended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

Alter: TypeAlias = Callable[[bytes], bytes]


class Line:
    """Listens at a port of its own and passes on all that is said, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._port = 0
        self.alter_request: Alter = bytes
        self.alter_answer: Alter = bytes
        """What becomes of what is said on the way."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def mend(self) -> None:
        """Let connections through again, on the same port as before."""
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", self._port)
        self._port = self._listening.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Everybody is thrown out, and nobody is let in."""
        assert self._listening is not None
        self._listening.close()
        for end in list(self._ends):
            end.transport.abort()
        await asyncio.sleep(0)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            from_server, to_server = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            return writer.transport.abort()
        self._ends.add(to_server)
        with suppress(OSError):
            await asyncio.gather(
                _pass_on(reader, to_server, lambda said: self.alter_request(said)),
                _pass_on(from_server, writer, lambda said: self.alter_answer(said)),
            )
        self._ends -= {writer, to_server}


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, alter: Alter) -> None:
    try:
        while said := await reader.read(65536):
            writer.write(alter(said))
            await writer.drain()
    finally:
        writer.close()


@asynccontextmanager
async def line_to(port: int) -> AsyncIterator[Line]:
    """A line that works, and is gone afterwards."""
    line = Line(port)
    await line.mend()
    try:
        yield line
    finally:
        await line.cut()
