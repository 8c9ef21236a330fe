"""The table server under load: people at many tables over real WebSockets, beside a boardgame.io server in the same run.

    python bench/server.py
    python bench/server.py --tables 1000 --watchers 3 --seconds 20 --clients 2 --json

Latency is from sending an action until the server has said that it is kept for good (boardgame.io: until it has sent the new
state, which it keeps in memory only). Memory is what the server's process grew by, with everybody connected and some
actions played at each table, over the number of tables.

A game that ends is followed by one at a new table. With few tables, flat out, that is a good part of what is measured; with
many and a few seconds hardly any game ends. So figures are to be compared for the same tables and seconds only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import uvloop
from rich.console import Console
from rich.table import Table

from crowd import Crowd

HOST = "127.0.0.1"
BOARDGAME = Path(__file__).parent / "boardgame"
_FIRST = 4
"""Tables that are played at before memory is measured, so that what the server needs once is not counted."""
_WARM = 20
"""Actions a table before anything is measured."""
_MOST_SECONDS = 600
"""Compiling takes a minute or two the first time."""


@dataclass(frozen=True)
class Wanted:
    """What to measure."""

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


# --- The server ---


class Host:
    """A `steeple serve` process of its own, with a database of its own unless one is given."""

    def __init__(self, database: str | None) -> None:
        self.directory = tempfile.mkdtemp(prefix="steeple-bench-")
        with socket.create_server((HOST, 0)) as free:
            self.port: int = free.getsockname()[1]
        url = database or os.path.join(self.directory, "tables.sqlite")
        command = [
            sys.executable,
            "-m",
            "steeple.cli",
            "serve",
            "--port",
            str(self.port),
            "--database",
            url,
            "--no-limits",
        ]
        with open(os.path.join(self.directory, "log"), "wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)

    def wait(self) -> None:
        """Until it answers and has compiled the rules. Raises RuntimeError."""
        end = time.monotonic() + _MOST_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            with suppress(OSError), urlopen(f"http://{HOST}:{self.port}/health", timeout=5) as answer:
                if not json.load(answer)["is_compiling"]:
                    return
            time.sleep(0.1)
        raise RuntimeError(f"the server does not answer:\n{Path(self.directory, 'log').read_text()[-2000:]}")

    @property
    def bytes_used(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.directory, ignore_errors=True)


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
        except Exception as error:  # whoever waits for the answer must hear of it
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
            theirs.close()  # so that a client that dies is heard of
            self.lines.append(ours)
            self.processes.append(process)

    def all(self, name: str, *values: Any) -> list[float]:
        """Give the order; everything that they answer."""
        return self.each([(name, values)] * len(self.lines))

    def each(self, orders: list[Order]) -> list[float]:
        """Give each one its own order."""
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


# --- Measuring ---


def shared_out(total: int, count: int) -> list[int]:
    return [total // count + (k < total % count) for k in range(count)]


def measure(host: Host, play: Callable[[], list[float]]) -> Pace:
    cpu, began = host.cpu_seconds, time.perf_counter()
    latencies = sorted(play())
    seconds = time.perf_counter() - began
    return Pace(
        actions_per_second=len(latencies) / seconds,
        p50_ms=1000 * quantile(latencies, 0.5),
        p99_ms=1000 * quantile(latencies, 0.99),
        cpu_seconds_per_1000=1000 * (host.cpu_seconds - cpu) / len(latencies),
    )


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measure_steeple(wanted: Wanted) -> Figures:
    host = Host(wanted.database)
    try:
        host.wait()
        clients = Clients(host.port, wanted.clients)
        try:
            return _measure(host, clients, wanted)
        finally:
            clients.stop()
    finally:
        host.stop()


def _measure(host: Host, clients: Clients, wanted: Wanted) -> Figures:
    first, rest = (shared_out(count, wanted.clients) for count in (_FIRST, wanted.tables - _FIRST))
    clients.each([("open", (count, wanted.watchers)) for count in first])
    clients.all("warm", 4 * _WARM)
    empty = host.bytes_used
    clients.each([("open", (count, wanted.watchers)) for count in rest])
    clients.all("warm", _WARM)
    used = host.bytes_used - empty
    return Figures(
        tables=wanted.tables,
        connections=wanted.tables * (2 + wanted.watchers),
        kilobytes_per_table=used / 1024 / (wanted.tables - _FIRST),
        paced=measure(host, lambda: clients.all("play_at", wanted.rate / wanted.clients, wanted.seconds)),
        flat_out=measure(host, lambda: clients.all("play_flat_out", wanted.seconds)),
    )


def measure_boardgame(wanted: Wanted, *, files: bool) -> Figures:
    """The same of boardgame.io, in memory or with its files. Raises RuntimeError without Node."""
    if not (BOARDGAME / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=BOARDGAME, check=True)
    numbers = {name: getattr(wanted, name) for name in ("tables", "watchers", "seconds", "rate")} | {
        "files": int(files)
    }
    command = [
        "node",
        "drive.js",
        *(word for name, value in numbers.items() for word in (f"--{name}", str(value))),
    ]
    found = json.loads(
        subprocess.run(command, cwd=BOARDGAME, check=True, capture_output=True, text=True).stdout
    )
    return Figures(**{**found, "paced": Pace(**found["paced"]), "flat_out": Pace(**found["flat_out"])})


# --- Telling ---


def table_of(found: dict[str, Figures], rate: float) -> Table:
    any_of = next(iter(found.values()))
    title = f"{any_of.tables} tables, {any_of.connections} connections; {rate:.0f} actions a second, and as many as go"
    table = Table(title=title)
    names = (
        "server",
        f"p50 at {rate:.0f}/s",
        f"p99 at {rate:.0f}/s",
        "actions/s",
        "p50",
        "p99",
        "CPU s/1,000",
        "KB/table",
    )
    for name in names:
        table.add_column(name, justify="left" if name == "server" else "right", no_wrap=name == "server")
    for name, figures in found.items():
        paced, full = figures.paced, figures.flat_out
        times = [f"{ms:.1f} ms" for ms in (paced.p50_ms, paced.p99_ms, full.p50_ms, full.p99_ms)]
        rates = f"{full.actions_per_second:.0f}"
        table.add_row(
            name,
            *times[:2],
            rates,
            *times[2:],
            f"{full.cpu_seconds_per_1000:.2f}",
            f"{figures.kilobytes_per_table:.0f}",
        )
    return table


def measure_all(wanted: Wanted, *, alone: bool) -> dict[str, Figures]:
    found = {"Steeple, durable": measure_steeple(wanted)}
    if not alone and shutil.which("npm"):
        found["boardgame.io, memory"] = measure_boardgame(wanted, files=False)
        found["boardgame.io, files"] = measure_boardgame(wanted, files=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument(
        "--watchers", type=int, default=0, help="people who watch each table, beside the two who play"
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play at each pace")
    parser.add_argument(
        "--rate", type=float, default=300.0, help="actions a second where latency is measured at a given pace"
    )
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    parser.add_argument("--database", help="PostgreSQL by its address; a new SQLite file if left out")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    given = vars(parser.parse_args())
    alone, as_json = given.pop("alone"), given.pop("json")
    wanted = Wanted(**given)
    found = measure_all(wanted, alone=alone)
    if as_json:
        print(json.dumps({name: asdict(figures) for name, figures in found.items()}))
    else:
        Console(width=max(110, Console().width)).print(table_of(found, wanted.rate))


if __name__ == "__main__":
    main()
