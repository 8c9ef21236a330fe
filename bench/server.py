"""The table server under load: people at many tables over WebSockets, beside boardgame.io in the same run.

    python bench/server.py
    python bench/server.py --tables 1000 --watchers 3 --seconds 20 --clients 2 --alone

Latency is from sending an action until the server has said that it is durable (boardgame.io: until it has
sent the new state, which it keeps in memory only). Memory is what the server's process grew by, with
everybody connected and some actions played at each table, over the number of tables.

A game that ends is followed by one at a new table. With few tables, flat out, opening those tables is a
good part of what is measured; with many tables and a few seconds, hardly any game ends. So compare figures
only where the numbers of tables and seconds are the same.
"""

from __future__ import annotations

import asyncio
import json
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvloop

from crowd import Crowd
from figures import Row, arguments, keep, measured
from grids import show
from serving import HOST, Server, serving

SUBJECT = "server"
TABLES = [50, 1000]
BOARDGAME = Path(__file__).parent / "boardgame"
_FIRST = 4
"""Tables that are played at before memory is measured, so that what the server needs once isn't counted."""
_WARM = 20
"""Actions at each table before anything is measured."""


@dataclass(frozen=True)
class Load:
    """What a server is put under."""

    tables: int
    watchers: int
    seconds: float
    rate: float
    clients: int
    database: str | None


@dataclass(frozen=True)
class Pace:
    """What came of playing for a while."""

    actions_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_seconds_per_1000: float


@dataclass(frozen=True)
class Figures:
    """All that is measured of a server."""

    tables: int
    connections: int
    kilobytes_per_table: float
    paced: Pace
    flat_out: Pace

    def row(self, name: str, rate: float) -> Row:
        return {
            "name": name,
            "tables": self.tables,
            "connections": self.connections,
            "kilobytes_per_table": round(self.kilobytes_per_table),
            "rate": round(rate),
            "paced_p50_ms": round(self.paced.p50_ms, 1),
            "paced_p99_ms": round(self.paced.p99_ms, 1),
            "actions_per_second": round(self.flat_out.actions_per_second),
            "p50_ms": round(self.flat_out.p50_ms, 1),
            "p99_ms": round(self.flat_out.p99_ms, 1),
            "cpu_seconds_per_1000": round(self.flat_out.cpu_seconds_per_1000, 2),
        }


# --- The clients' processes ---

Order = tuple[str, tuple[Any, ...]]
"""The name of one of a crowd's methods, and what to call it with."""


def _serve_orders(port: int, seed: int, orders: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    uvloop.run(_obey(Crowd(HOST, port, seed), orders))


async def _obey(crowd: Crowd, orders: Connection) -> None:
    loop = asyncio.get_running_loop()
    while True:
        name, values = await loop.run_in_executor(None, orders.recv)
        do: Callable[..., Coroutine[Any, Any, list[float] | None]] = getattr(crowd, name)
        try:
            orders.send(await do(*values))
        except Exception as error:  # the process that gave the order raises it
            orders.send(error)


class Clients:
    """Crowds in processes of their own, all given the same order at once."""

    def __init__(self, port: int, count: int) -> None:
        context = get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        for number in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve_orders, args=(port, number, theirs), daemon=True)
            process.start()
            theirs.close()  # so that we notice when a client dies
            self.lines.append(ours)
            self.processes.append(process)

    def all(self, name: str, *values: Any) -> list[float]:
        """Give all of them one order; returns everything that they answer."""
        return self.each([(name, values)] * len(self.lines))

    def each(self, orders: list[Order]) -> list[float]:
        """Give each of them its own order."""
        for line, order in zip(self.lines, orders, strict=True):
            line.send(order)
        found: list[float] = []
        for line in self.lines:
            answer = line.recv()
            if isinstance(answer, Exception):
                raise answer
            found += answer or []
        return found

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
            process.join()


@contextmanager
def connected(server: Server, count: int) -> Iterator[Clients]:
    clients = Clients(server.port, count)
    try:
        yield clients
    finally:
        clients.stop()


# --- Measuring ---


def shared_out(total: int, count: int) -> list[int]:
    return [total // count + (k < total % count) for k in range(count)]


def measure(server: Server, play: Callable[[], list[float]]) -> Pace:
    cpu, began = server.cpu_seconds, time.perf_counter()
    latencies = sorted(play())
    seconds = time.perf_counter() - began
    return Pace(
        actions_per_second=len(latencies) / seconds,
        p50_ms=1000 * quantile(latencies, 0.5),
        p99_ms=1000 * quantile(latencies, 0.99),
        cpu_seconds_per_1000=1000 * (server.cpu_seconds - cpu) / len(latencies),
    )


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measure_steeple(load: Load) -> Figures:
    with serving("--no-limits", database=load.database) as server:
        server.wait_until_compiled()
        with connected(server, load.clients) as clients:
            first, rest = (shared_out(count, load.clients) for count in (_FIRST, load.tables - _FIRST))
            clients.each([("open", (count, load.watchers)) for count in first])
            clients.all("warm", 4 * _WARM)
            empty = server.bytes_used
            clients.each([("open", (count, load.watchers)) for count in rest])
            clients.all("warm", _WARM)
            used = server.bytes_used - empty
            return Figures(
                tables=load.tables,
                connections=load.tables * (2 + load.watchers),
                kilobytes_per_table=used / 1024 / (load.tables - _FIRST),
                paced=measure(server, lambda: clients.all("play_at", load.rate / load.clients, load.seconds)),
                flat_out=measure(server, lambda: clients.all("play_flat_out", load.seconds)),
            )


def measure_boardgame(load: Load, *, files: bool) -> Figures:
    """The same of boardgame.io, in memory or with its files."""
    if not (BOARDGAME / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=BOARDGAME, check=True)
    numbers = {name: getattr(load, name) for name in ("tables", "watchers", "seconds", "rate")}
    flags = [word for name, value in numbers.items() for word in (f"--{name}", str(value))]
    command = ["node", "drive.js", *flags, "--files", str(int(files))]
    done = subprocess.run(command, cwd=BOARDGAME, check=True, capture_output=True, text=True)
    found = json.loads(done.stdout)
    return Figures(**{**found, "paced": Pace(**found["paced"]), "flat_out": Pace(**found["flat_out"])})


def main() -> None:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES, help="how many tables (50 1000)")
    parser.add_argument(
        "--watchers", type=int, default=0, help="people who watch each table, beside the two who play (0)"
    )
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to play at each pace (4)")
    parser.add_argument(
        "--rate", type=float, default=300.0, help="actions a second where latency is measured at a pace (300)"
    )
    parser.add_argument("--clients", type=int, default=1, help="processes that play (1)")
    parser.add_argument("--database", help="a PostgreSQL address; a new SQLite file if left out")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    asked = parser.parse_args()
    if not asked.alone and shutil.which("npm") is None:
        sys.exit("boardgame.io needs Node and npm; --alone measures without it")
    own: list[Row] = []
    rivals: list[Row] = []
    for tables in asked.tables:
        load = Load(tables, asked.watchers, asked.seconds, asked.rate, asked.clients, asked.database)
        own.append(measure_steeple(load).row("Steeple, durable", load.rate))
        if not asked.alone:
            for name, files in (("boardgame.io, in memory", False), ("boardgame.io, in files", True)):
                rivals.append(measure_boardgame(load, files=files).row(name, load.rate))
    result = measured(SUBJECT, own, rivals)
    is_whole = asked.tables == TABLES and not (asked.watchers or asked.database or asked.alone)
    keep(result, asked.out, is_whole=is_whole)
    show(result)


if __name__ == "__main__":
    main()
