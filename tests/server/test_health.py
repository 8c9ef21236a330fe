"""A server tells how it is: its health when nothing can be written, and its figures on a separate port."""

from __future__ import annotations

import asyncio
import resource
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest

from support.server.ports import free_port
from support.server.postgres import Postgres
from support.server.serving import PATIENCE, Person, Server, serving

pytestmark = pytest.mark.anyio
SMALL = 4096
"""Bytes that every file has already."""


async def health(server: Server, status: int) -> dict[str, str]:
    """What it says as soon as it answers with this status."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found, said = await Person(server.address).get("/health")
            if found == status:
                return dict(said)
            await asyncio.sleep(0.05)


async def test_a_server_that_cannot_write_says_so_and_is_well_again_when_it_can(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.sqlite", "--no-limits") as server:
        assert server.process is not None
        usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        # To the database this is a full disk: no file can be longer than that.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (SMALL, usual[1]))
        said = await health(server, 503)
        assert (said["code"], "disk full" in said["sentence"]) == ("store", True)
        assert (await Person(server.address).post("/api/me", {"name": "Ann"}))[0] == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)
        await health(server, 200)
        assert (await Person(server.address).post("/api/me", {"name": "Ann"}))[0] == 200


def fetch(port: int, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


async def test_figures_are_served_at_their_own_port_and_nowhere_else(tmp_path: Path) -> None:
    port = free_port()
    async with serving(tmp_path / "a.sqlite", "--metrics-port", str(port)) as server:
        status, figures = await asyncio.to_thread(fetch, port, "/metrics")
        assert (status, "steeple_live_tables 0.0" in figures) == (200, True)
        status, said = await asyncio.to_thread(fetch, server.port, "/metrics")
        assert (status, "steeple_live_tables" in said) == (404, False)
        assert server.stop() == 0


async def test_a_port_for_figures_that_is_taken_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.sqlite") as server:
        other = Server(tmp_path / "b.sqlite", "--metrics-port", str(server.port))
        other.start()
        assert other.process is not None
        assert await asyncio.to_thread(other.process.wait, PATIENCE) != 0
        assert f"can't serve metrics at port {server.port}" in other.log


def two_free_ports() -> int:
    """The first of two ports side by side at which nobody listens."""
    first, second = free_port(), free_port()
    while second != first + 1:
        first, second = second, free_port()
    return first


async def test_each_worker_serves_figures_of_its_own(postgres: Postgres) -> None:
    port = two_free_ports()
    flags = ("--workers", "2", "--metrics-port", str(port))
    async with serving(postgres.fresh(), *flags):
        async with asyncio.timeout(PATIENCE):
            for own in (port, port + 1):
                while True:
                    with suppress(OSError):  # it's not there yet
                        status, figures = await asyncio.to_thread(fetch, own, "/metrics")
                        break
                    await asyncio.sleep(0.05)
                assert (status, "steeple_sockets 0.0" in figures) == (200, True)
