"""Attacks on a server that this starts itself on 127.0.0.1, and what everybody else notices of them.

    python bench/attack.py header
    python bench/attack.py all

Each attack has a fixed size. While one is under way, somebody else asks for the list of games, again and
again over new connections. The figures are how long that took, how often it failed, and how much memory the
server took. PYTHONPATH chooses the release that is attacked.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import resource
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import serving
from figures import Row, arguments, keep, measured
from grids import show
from serving import HOST
from steeple.games import DEFAULT_GAME, GAMES

SUBJECT = "attacks"
PATIENCE = 30.0
"""Seconds after which an answer counts as none."""


# --- The server, and those who are not attacking ---


@dataclass(frozen=True)
class Victim:
    """A server that is attacked."""

    server: serving.Server

    @property
    def port(self) -> int:
        return self.server.port

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, bytes, str]:
        """Status, body and cookie of an answer."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            sent = None if body is None else json.dumps(body)
            headers = {
                "Origin": self.server.address,
                "Content-Type": "application/json",
                "Cookie": cookie,
            }
            connection.request(method, path, sent, headers)
            answer = connection.getresponse()
            return answer.status, answer.read(), (answer.getheader("Set-Cookie") or cookie).partition(";")[0]
        finally:
            connection.close()

    def guest(self, name: str) -> str:
        """The cookie of a new guest."""
        return self.ask("POST", "/api/me", {"name": name})[2]

    def megabytes(self) -> float:
        """The memory that the server has in use."""
        return self.server.bytes_used / 1e6


@contextmanager
def attacked(*flags: str) -> Iterator[Victim]:
    """A new server for one attack."""
    with serving.serving(*flags) as server:
        server.is_compiling()  # it answers
        yield Victim(server)


@dataclass
class Onlooker:
    """Somebody else, who asks for the list of games twenty times a second."""

    victim: Victim
    seconds: list[float] = field(default_factory=list)
    failures: int = 0

    @contextmanager
    def looking(self) -> Iterator[Onlooker]:
        """Ask while the attack is under way."""
        over = threading.Event()
        asking = threading.Thread(target=self._ask, args=(over,))
        asking.start()
        try:
            yield self
        finally:
            over.set()
            asking.join()

    def _ask(self, over: threading.Event) -> None:
        while not over.wait(0.05):
            began = time.perf_counter()
            try:
                is_answered = self.victim.ask("GET", "/api/games")[0] == 200
            except OSError:
                is_answered = False
            self.seconds.append(time.perf_counter() - began)
            self.failures += not is_answered

    def row(self, attack: str, outcome: str) -> Row:
        """What came of an attack, with what this person noticed."""
        return {
            "attack": attack,
            "outcome": outcome,
            "others_median_ms": round(1000 * statistics.median(self.seconds)),
            "others_worst_ms": round(1000 * max(self.seconds)),
            "others_unanswered": self.failures,
            "others_asked": len(self.seconds),
        }


def unwatched(attack: str, outcome: str) -> Row:
    """What came of an attack that nobody else has to notice."""
    others = ("others_median_ms", "others_worst_ms", "others_unanswered", "others_asked")
    return {"attack": attack, "outcome": outcome, **dict.fromkeys(others)}


# --- The attacks ---


def header() -> Row:
    """Row 2: one header of 80 MB, before anybody has signed in."""
    sent = 0
    with (
        attacked() as victim,
        Onlooker(victim).looking() as onlooker,
        socket.create_connection((HOST, victim.port)) as line,
    ):
        before = victim.megabytes()
        line.settimeout(PATIENCE)
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")
        with suppress(OSError):
            for _ in range(80):
                line.sendall(b"a" * 1_000_000)
                sent += 1
        time.sleep(1)  # what was sent is being read
        grown = victim.megabytes() - before
    return onlooker.row("header", f"{sent} MB of header taken, memory +{grown:.0f} MB")


def views() -> Row:
    """Row 4: four clients ask for the replay of a finished game, for ten seconds, without a name."""
    with attacked() as victim:
        path = f"/api/tables/{_finished_game(victim)}/views"
        counts: dict[int, int] = {}
        until = time.monotonic() + 10

        def ask() -> None:
            while time.monotonic() < until:
                status = victim.ask("GET", path)[0]
                counts[status] = counts.get(status, 0) + 1

        with Onlooker(victim).looking() as onlooker:
            clients = [threading.Thread(target=ask) for _ in range(4)]
            for one in clients:
                one.start()
            for one in clients:
                one.join()
    answers = ", ".join(f"{count} × {status}" for status, count in sorted(counts.items()))
    return onlooker.row("views", f"answers by status: {answers}")


def half_sent() -> Row:
    """Row 5: 1,100 requests that are never finished, with the usual 1,024 open files; 15 seconds."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with attacked() as victim, ExitStack() as lines:
        resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        with Onlooker(victim).looking() as onlooker:
            for _ in range(1100):
                line = lines.enter_context(socket.socket())
                line.settimeout(0.2)
                with suppress(OSError):
                    line.connect((HOST, victim.port))
                    line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n")
            time.sleep(15)
            files = len(os.listdir(f"/proc/{victim.server.process.pid}/fd"))
        return onlooker.row("half-sent", f"the server has {files} files open at the end")


def never_reading() -> Row:
    """Row 5: 60 sockets at a table full of chat keep asking for everything and never read; 16 seconds."""
    with attacked() as victim, ExitStack() as lines:
        host = victim.guest("Host")
        table = _open(victim, host, [{"kind": "me"}, {"kind": "open"}], largest_game())
        guests = [victim.guest(f"Guest {number}") for number in range(59)]
        for cookie in guests[:10]:
            for _ in range(20):
                victim.ask("POST", f"/api/tables/{table}/chat", {"text": "\N{CLOWN FACE}" * 500}, cookie)
        before = peak = victim.megabytes()
        with Onlooker(victim).looking() as onlooker:
            sockets = [lines.enter_context(_socket(victim, table, cookie)) for cookie in (host, *guests)]
            until = time.monotonic() + 16
            while time.monotonic() < until:
                for one in sockets:
                    with suppress(OSError):
                        one.sendall(_frame(b'{"type":"hello"}'))
                peak = max(peak, victim.megabytes())
                time.sleep(0.06)
    return onlooker.row("never-reading", f"memory +{peak - before:.0f} MB at its peak")


def pings() -> Row:
    """Row 5: one socket sends 200 MB of pings and reads none of the answers."""
    with attacked() as victim:
        host = victim.guest("Host")
        table = _open(victim, host, [{"kind": "me"}, {"kind": "open"}], largest_game())
        before, some = victim.megabytes(), _frame(b"p" * 120, 0x89) * 8000
        with Onlooker(victim).looking() as onlooker, _socket(victim, table, host) as one:
            one.settimeout(PATIENCE / 3)
            with suppress(OSError):
                for _ in range(200):
                    one.sendall(some)
            grown = victim.megabytes() - before
    return onlooker.row("pings", f"memory +{grown:.0f} MB")


def bots() -> Row:
    """Row 1: a guest watches 30 tables of four level-5 bots; somebody else plays a level-1 bot, 8 turns."""
    with attacked() as victim, ExitStack() as lines:
        victim.server.wait_until_compiled()
        attacker, player = victim.guest("Mallory"), victim.guest("Ada")
        seats = [{"kind": "bot", "bot": "level:5"}] * 4
        began = time.perf_counter()
        tables = [_open(victim, attacker, seats) for _ in range(30)]
        opening = time.perf_counter() - began
        for table in tables:
            lines.enter_context(_socket(victim, table, attacker)).sendall(_frame(b'{"type":"hello"}'))
        own = _open(victim, player, [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}])
        time.sleep(3)  # until level-5 bots think in every thread
        waits: list[float] = []
        while len(waits) < 8 and sum(waits) < 60:
            waits.append(_bot_answers(victim, own, player))
    wait = f"{statistics.median(waits):.2f} s, at worst {max(waits):.2f} s"
    outcome = f"opened in {opening:.1f} s; in {len(waits)} turns the level-1 bot answers after {wait}"
    return unwatched("bots", outcome)


def mapped() -> Row:
    """Row 14: at `--host ::` one IPv4 address uses up its sign-ins, then another one tries."""
    with attacked("--host", "::") as victim:
        body = json.dumps({"name": "Nobody", "password": "wrong horse"})

        def sign_in(own: str) -> int:
            connection = http.client.HTTPConnection(
                HOST, victim.port, timeout=PATIENCE, source_address=(own, 0)
            )
            connection.request("POST", "/api/sign-in", body, {"Content-Type": "application/json"})
            status = connection.getresponse().status
            connection.close()
            return status

        tried = next(number for number in range(1, 100) if sign_in("127.0.0.2") == 429)
        other = sign_in("127.0.0.3")
    return unwatched("mapped", f"one address is refused with 429 at try {tried}; another then gets {other}")


# --- What they are made of ---


def _finished_game(victim: Victim) -> str:
    """A table with a long finished game."""
    from steeple.kernel.match import Match

    chance, match = random.Random(1), Match(GAMES[DEFAULT_GAME], 5, seed="00000000000000b3")
    while not match.is_over:
        match.play_id(chance.choice(match.legal_ids()))
    status, said, _ = victim.ask("POST", "/api/records", match.record(), victim.guest("Ann"))
    assert status == 201, said
    return str(json.loads(said)["id"])


def largest_game() -> str:
    """The game with the most legal actions, whose messages are the longest."""
    return max(GAMES, key=lambda name: GAMES[name].most_legal)


def _open(victim: Victim, cookie: str, seats: list[dict[str, str]], game: str = DEFAULT_GAME) -> str:
    """A new table."""
    body = {"game": game, "players": len(seats), "seats": seats, "order": "given"}
    status, said, _ = victim.ask("POST", "/api/tables", body, cookie)
    assert status == 201, said
    return str(json.loads(said)["id"])


def _bot_answers(victim: Victim, table: str, cookie: str) -> float:
    """Play a turn; the seconds from its last action until the bot has played its first."""

    def snapshot() -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            victim.ask("GET", f"/api/tables/{table}?seen=1000000", cookie=cookie)[1]
        )["snapshot"]
        return found

    while not (now := snapshot())["legal"]:
        time.sleep(0.05)
    while now["to_act"] == 0:
        body = {"request": f"{now['ply']}", "ply": now["ply"], "action": now["legal"][0]["action"]}
        victim.ask("POST", f"/api/tables/{table}/act", body, cookie)
        began, ply, now = time.perf_counter(), now["ply"] + 1, snapshot()
    while now["ply"] == ply:
        time.sleep(0.05)
        now = snapshot()
    return time.perf_counter() - began


def _socket(victim: Victim, table: str, cookie: str) -> socket.socket:
    """A WebSocket to a table that has been accepted."""
    line = socket.socket()
    line.settimeout(PATIENCE)
    # A small buffer, so that this machine's own system reads little.
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((HOST, victim.port))
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HOST}:{victim.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
    )
    line.sendall(head.encode())
    assert b" 101 " in line.recv(4096)
    return line


def _frame(payload: bytes, kind: int = 0x81) -> bytes:
    """A WebSocket frame of less than 126 bytes, masked with zeros."""
    return bytes([kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload


ATTACKS: dict[str, Callable[[], Row]] = {
    "bots": bots,
    "header": header,
    "views": views,
    "half-sent": half_sent,
    "never-reading": never_reading,
    "pings": pings,
    "mapped": mapped,
}


def main() -> None:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("attack", choices=[*ATTACKS, "all"])
    asked = parser.parse_args()
    chosen = list(ATTACKS) if asked.attack == "all" else [asked.attack]
    result = measured(SUBJECT, [ATTACKS[name]() for name in chosen])
    keep(result, asked.out, is_whole=asked.attack == "all")
    show(result)


if __name__ == "__main__":
    main()
