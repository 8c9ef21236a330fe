"""Compiling all games and bots ahead of time. On a new machine, rules run interpreted until that is done.

Run as a program, it compiles into the cache and prints `done total` after each part.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path

from steeple.games import GAMES
from steeple.kernel.rule import IS_COMPILED, cache_directory, compile_from_now_on, interpret_for_now

LOG = logging.getLogger(__name__)

BOTS = ("random", "greedy", "level:1", "level:5")
"""Among them they use all compiled code."""


def marker() -> Path | None:
    """The file whose presence means that the cache is complete; None: there's no cache."""
    directory = cache_directory()
    return directory / "complete" if directory else None


class CompileAhead:
    """Whether rules and bots run compiled, and how far the compiling is."""

    def __init__(self) -> None:
        self.is_compiling = False
        self.progress = 0.0
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Load what is compiled, or begin to compile, while others are served already."""
        if not IS_COMPILED:
            return
        path = marker()
        if path is not None and not path.exists():
            import steeple.kernel.rng  # noqa: F401 # the first rule: those imported later wait too

            interpret_for_now()
            self.is_compiling = True
            self._task = asyncio.create_task(self._compile(), name="compiling")
        else:
            self._task = asyncio.create_task(asyncio.to_thread(load_all), name="loading compiled rules")
        self._task.add_done_callback(_log_failure)

    async def close(self) -> None:
        """Compile no further."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _compile(self) -> None:
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "steeple.server.bots.compile_ahead",
            stdout=asyncio.subprocess.PIPE,
            stdin=asyncio.subprocess.DEVNULL,
        )
        try:
            assert child.stdout is not None
            async for line in child.stdout:
                done, total = map(int, line.split())
                self.progress = done / total
            if await child.wait() != 0:
                LOG.error("compiling failed: rules stay interpreted, and bots search less deeply")
                return
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
        LOG.info("all rules and bots are compiled")
        compile_from_now_on()
        self.is_compiling = False


def _log_failure(task: asyncio.Task[None]) -> None:
    """Rules go on as they are: interpreted, or loaded when they are first needed."""
    if not task.cancelled() and (error := task.exception()):
        LOG.error("%s failed", task.get_name(), exc_info=error)


def load_all() -> None:
    """Bring all rules from the cache into memory, so that nobody waits for it later."""
    from steeple.kernel.match import Match

    for name in GAMES:
        match = Match(GAMES[name], GAMES[name].seats[0])
        match.view(0)
        match.play_id(match.legal_ids()[0])


def compile_all() -> None:
    """Compile everything into the cache, telling how far it is; one process at a time."""
    from steeple.arena.tournament import Settings, prepare

    path = marker()
    if path is None:
        return
    with (path.parent / "lock").open("w") as file:
        _lock(file.fileno())
        parts = [(name, bot) for name in GAMES for bot in BOTS]
        for number, (name, bot) in enumerate(parts, start=1):
            if not path.exists():
                prepare(Settings(name, GAMES[name].seats[0], {}, (bot,), 0, None, 1))
            print(number, len(parts), flush=True)
        load_all()
        path.touch()


def _lock(file: int) -> None:
    """Wait until no other process holds the lock; it goes when the process does."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    compile_all()
