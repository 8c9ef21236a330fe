"""Work on a server's database, done by the user of this machine as an operator."""

from __future__ import annotations

import asyncio
import getpass
import socket
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from steeple.commands.console import require_server

if TYPE_CHECKING:
    from steeple.server.admin.operators import OperatorActions

T = TypeVar("T")


def run_as_operator(database: str | None, work: Callable[[OperatorActions], Awaitable[T]]) -> T:
    """Open a server's database, do some work with it, and close it again. Raises SteepleError."""
    with require_server():
        from steeple.server.admin.operators import OperatorActions
        from steeple.server.settings import usual_database
        from steeple.server.store.database import open_existing
        from steeple.server.store.store import Store

    async def run() -> T:
        store = Store(await open_existing(database or usual_database()))
        try:
            return await work(OperatorActions(store, f"{getpass.getuser()}@{socket.gethostname()}"))
        finally:
            await store.close()

    return asyncio.run(run())
