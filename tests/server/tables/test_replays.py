"""Replays of finished games: made beside everything else, once, and for nobody too often."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import brotli
import pytest

from steeple.errors import Refused
from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.match import Match
from steeple.server.http.rate_limits import LIMITS
from steeple.server.packed import Packed
from steeple.server.tables.replays import Replays, make
from support.server.serving import PATIENCE, Person, Server, serving

pytestmark = pytest.mark.anyio


def played() -> Match:
    """A short game that is over: the first legal action each time."""
    match = Match(GAMES["five-towers"], 2, seed="00000000000000b3")
    while not match.is_over:
        match.play_id(match.legal_ids()[0])
    return match


class SlowMatch(Match):
    """A match whose positions come only when they may."""

    def __init__(self, gate: threading.Event) -> None:
        super().__init__(GAMES["five-towers"], 2, seed="00000000000000b3")
        self.gate = gate
        self.times = 0

    def positions(self) -> Iterator[Position]:
        self.times += 1
        assert self.gate.wait(PATIENCE)
        yield from super().positions()


async def test_others_are_served_while_a_replay_is_made_and_who_asks_for_the_same_waits_for_the_same() -> (
    None
):
    gate, replays = threading.Event(), Replays()
    match = SlowMatch(gate)
    asking = [asyncio.create_task(replays.packed("a", match, None)) for _ in range(5)]
    while match.times == 0:  # the thread has begun: were it this one, nobody would come here
        await asyncio.sleep(0)
    assert not any(task.done() for task in asking)
    gate.set()
    async with asyncio.timeout(PATIENCE):
        found = await asyncio.gather(*asking)
        assert await replays.packed("a", match, None) == found[0]
    assert (len(set(found)), match.times) == (1, 1)
    replays.close()


async def test_no_more_replays_are_waited_for_than_can_be_made_soon() -> None:
    gate, replays = threading.Event(), Replays()
    match = SlowMatch(gate)
    asking: list[asyncio.Task[Packed]] = []
    for number in range(32):
        asking.append(asyncio.create_task(replays.packed(str(number), match, None)))
        await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await replays.packed("one more", match, None)
    assert (refused.value.code, refused.value.status) == ("busy", 503)
    gate.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*asking)
        await replays.packed("one more", match, None)
    replays.close()


async def test_replays_are_kept_up_to_a_size_those_that_were_asked_for_last() -> None:
    gate = threading.Event()
    gate.set()
    match = SlowMatch(gate)
    replays = Replays(most_kept=2 * make(match, None).size)
    match.times = 0
    async with asyncio.timeout(PATIENCE):
        for table in ("a", "b", "a", "c", "a"):
            await replays.packed(table, match, None)
        assert match.times == 3
        await replays.packed("b", match, None)
    assert match.times == 4
    replays.close()


async def test_a_replay_that_cannot_be_made_is_tried_again() -> None:
    class Broken(SlowMatch):
        def positions(self) -> Iterator[Position]:
            self.times += 1
            raise RuntimeError("broken")

    match, replays = Broken(threading.Event()), Replays()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="broken"):
            await replays.packed("a", match, None)
    assert match.times == 2
    replays.close()


# --- Over HTTP ---


def ask(
    server: Server, path: str, own: str = "127.0.0.1", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an answer; `_` for `-` in names of headers."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=PATIENCE, source_address=(own, 0)
    )
    try:
        connection.request(
            "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
        )
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


async def keep(server: Server) -> str:
    """Where the replay of a finished game is."""
    ada = await Person.named(server.address, "Ada")
    record: Any = played().record()
    return f"/api/tables/{(await ada.do('/api/records', record))['id']}/views"


async def test_a_replay_is_compressed_and_browsers_keep_it(server: Server) -> None:
    path, match = await keep(server), played()
    status, headers, body = ask(server, f"{path}?seat=1")
    assert (status, headers["cache-control"]) == (200, "private, no-cache")
    shown = json.loads(body)
    assert shown["actions"] == [match.game.action_text(action) for action in match.actions]
    assert shown["views"] == json.loads(make(match, 1).plain())["views"]
    assert len(shown["views"]) == match.ply + 1
    _, packed, small = ask(server, f"{path}?seat=1", Accept_Encoding="gzip")
    assert packed["content-encoding"] == "gzip"
    assert gzip.decompress(small) == body
    assert len(small) < len(body) / 10
    _, smallest, least = ask(server, f"{path}?seat=1", Accept_Encoding="gzip, br")
    assert smallest["content-encoding"] == "br"
    assert brotli.decompress(least) == body
    assert len(least) < len(small)
    assert ask(server, f"{path}?seat=1", If_None_Match=packed["etag"])[0::2] == (304, b"")
    assert ask(server, path, If_None_Match=packed["etag"])[0] == 200


@pytest.mark.parametrize("what", ["", "/actions"])
async def test_the_log_of_a_finished_game_is_compressed_and_asked_for_once(server: Server, what: str) -> None:
    """The findings' "317 KB of JSON, uncompressed, no-store"."""
    path = (await keep(server)).removesuffix("/views") + what
    status, headers, body = ask(server, path)
    assert (status, headers["cache-control"]) == (200, "private, no-cache")
    _, packed, small = ask(server, path, Accept_Encoding="br;q=0.9, gzip;q=0.5")
    assert (packed["content-encoding"], packed["vary"]) == ("br", "Accept-Encoding")
    assert brotli.decompress(small) == body
    assert len(small) < len(body) / 5
    assert ask(server, path, If_None_Match=packed["etag"])[0::2] == (304, b"")


async def test_a_game_in_play_is_compressed_but_stays_out_of_the_cache(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    body = {"game": "five-towers", "players": 2, "seats": [{"kind": "me"}, {"kind": "here", "name": "Ben"}]}
    table = (await ada.do("/api/tables", body))["id"]
    _, headers, _ = ask(server, f"/api/tables/{table}", Accept_Encoding="br")
    assert (headers["cache-control"], headers["content-encoding"]) == ("no-store", "br")
    assert "etag" not in headers


async def test_an_address_that_asks_for_replays_all_the_time_is_refused_and_others_are_not(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "a.sqlite") as server:
        path = await keep(server)

        def ask_until_refused() -> bytes:
            for _ in range(20 * LIMITS["replay"].uses):
                status, _, body = ask(server, path, own="127.0.0.2")
                if status != 200:
                    return body
            raise AssertionError("nobody was refused")

        assert json.loads(await asyncio.to_thread(ask_until_refused))["code"] == "too-fast"
        assert ask(server, path)[0] == 200
