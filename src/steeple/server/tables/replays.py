"""Finished games ply by ply, as a seat saw them, for the replay page.

Making one takes up to a tenth of a second, in which nobody else would be served, so they are made in a
separate thread, one at a time. A finished game never changes, so it is kept ready to send.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

import orjson

from steeple.errors import Refused
from steeple.kernel.game import SPECTATOR
from steeple.kernel.match import Match
from steeple.server.packed import Packed

_Key: TypeAlias = tuple[str, int | None]

_MOST_KEPT = 32 * 1024 * 1024
"""Bytes: about a thousand games."""

_MOST_WAITING = 32
"""How many replays may wait to be made at a time."""


class Replays:
    """The finished games that were asked for recently, as compressed `ReplayView`s."""

    def __init__(self, most_kept: int = _MOST_KEPT) -> None:
        self._thread = ThreadPoolExecutor(1, "replays")
        self._most_kept = most_kept
        self._kept: OrderedDict[_Key, Packed] = OrderedDict()
        self._size = 0
        self._making: dict[_Key, asyncio.Future[Packed]] = {}

    async def packed(self, table: str, match: Match, seat: int | None) -> Packed:
        """A table's game as a seat saw it (None: as a spectator did), in JSON, compressed. Raises Refused.

        Several callers who ask for the same replay wait for one.
        """
        key = table, seat
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if len(self._making) >= _MOST_WAITING:
                raise Refused("many replays are being made: try again in a moment", code="busy")
            making = asyncio.get_running_loop().run_in_executor(self._thread, make, match, seat)
            self._making[key] = making
            making.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._making[key])

    def close(self) -> None:
        """Make no more."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _keep(self, key: _Key, done: asyncio.Future[Packed]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._size += done.result().size
        while self._size > self._most_kept:
            self._size -= self._kept.popitem(last=False)[1].size


def make(match: Match, seat: int | None) -> Packed:
    """A `ReplayView`, compressed."""
    game, facing = match.game, SPECTATOR if seat is None else seat
    view = {
        "facing": seat,
        "views": [game.view(s, facing) for s in match.positions()],
        "actions": [game.action_text(action) for action in match.actions],
    }
    return Packed.of(orjson.dumps(view))
