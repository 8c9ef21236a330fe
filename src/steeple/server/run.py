"""Running servers: one process, or several that share a port."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace

import uvicorn

from steeple.errors import BadSetup
from steeple.server.http.addresses import Networks
from steeple.server.http.app import make_guarded
from steeple.server.http.connections import Connections
from steeple.server.http.uvicorn_protocols import HttpConnection, WebSocketConnection
from steeple.server.logs import begin_logs
from steeple.server.process import Process
from steeple.server.settings import Settings, read_settings

LOG = logging.getLogger(__name__)

LONGEST_MESSAGE = 8 * 1024
"""The most bytes of a message over a WebSocket."""

_GRACE_SECONDS = 10
"""How long a stopping server waits for what is under way."""

_LOOK_SECONDS = 0.5
"""How often the workers are checked."""


_TICKS = 10
"""How often uvicorn ticks in a second."""

_USUAL_FILES = 1024
"""Open files of a process, on systems that don't say."""

_MOST_FILES = 100_000
"""The most open files, whatever the system allows: a process has no memory for more connections."""

_SEND_BUFFER = 256 * 1024
"""Bytes that the system buffers for one reader.

With its default, a few that never read take a lot of memory.
"""


class Server(uvicorn.Server):
    """Checks every connection once a second, and tells everybody before it stops."""

    def __init__(self, config: uvicorn.Config, connections: Connections) -> None:
        super().__init__(config)
        self.server_state = connections

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS == 0 and isinstance(self.server_state, Connections):
            self.server_state.check_deadlines()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        process: Process | None = self.lifespan.state.get("process")
        if process is not None:
            process.tell_closing()
            await asyncio.sleep(0)
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """A socket that listens at the address in the settings. Raises BadSetup."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)  # connections from now on wait until the server is ready
    except OSError as error:
        listening.close()
        sentence = (
            f"can't listen at {settings.host}, port {settings.port}: {error.strerror}; choose another --port"
        )
        raise BadSetup(sentence, code="bad-setting") from error
    listening.set_inheritable(True)
    return listening


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until stopped."""
    with suppress(KeyboardInterrupt):
        if settings.workers > 1:
            run_workers(settings, listening)
        else:
            run_one(settings, listening)


def run_one(settings: Settings, listening: socket.socket) -> None:
    """Serve in this process."""
    begin_logs(settings.log_level)
    if settings.seed:
        LOG.warning(
            "STEEPLE_SEED is set: deals and bots follow from it. This is for tests, never for people."
        )
    spare_the_collector()
    config = uvicorn.Config(
        make_guarded(settings),
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # it would take more memory than the tables
        log_config=None,
        log_level=settings.log_level,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_tls,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=_GRACE_SECONDS,
        backlog=4096,
    )
    most_from_one = settings.connections_per_address if settings.limits else None
    proxies = Networks(settings.proxies if settings.behind_tls else ())
    Server(config, Connections(raise_files(), most_from_one, proxies)).run(sockets=[listening])


def raise_files() -> int:
    """Raise this process's limit of open files as far as possible; the limit. Each connection is one."""
    if sys.platform == "win32":
        return _USUAL_FILES
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS refuses what it says is allowed
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        allowed = most
    return _MOST_FILES if allowed == resource.RLIM_INFINITY else min(allowed, _MOST_FILES)


def spare_the_collector() -> None:
    """Have Python collect garbage less often: imports stay, and messages make no reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)  # the thread that writes steps does not wait long for whoever computes


def run_workers(settings: Settings, listening: socket.socket) -> None:
    """Serve in several processes that share the port. One that dies is replaced."""
    begin_logs(settings.log_level)
    number = listening.fileno()
    command = [sys.executable, "-m", "steeple.server.run", str(number)]

    def start(place: int) -> subprocess.Popen[bytes]:
        own = (
            replace(settings, metrics_port=settings.metrics_port + place)
            if settings.metrics_port
            else settings
        )
        environment = {**os.environ, **own.environment()}
        return subprocess.Popen(command, pass_fds=[number], env=environment, stdin=subprocess.PIPE)

    workers = [start(place) for place in range(settings.workers)]
    try:
        while True:
            time.sleep(_LOOK_SECONDS)
            for place, worker in enumerate(workers):
                if worker.poll() is not None:
                    LOG.error("worker %s ended with code %s; starting another", worker.pid, worker.returncode)
                    workers[place] = start(place)
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.wait()


def end_with_parent() -> None:
    """Stop this worker when the process that started it is gone, even if it was killed."""

    def watch() -> None:
        sys.stdin.buffer.read()  # nothing ever comes; it ends when the other end of the pipe is closed
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="watching the parent", daemon=True).start()


if __name__ == "__main__":
    end_with_parent()
    with suppress(KeyboardInterrupt):
        run_one(read_settings({}, os.environ), socket.socket(fileno=int(sys.argv[1])))
