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

import uvicorn

from steeple.errors import BadSetup
from steeple.server.app import make_guarded
from steeple.server.logs import begin_logs
from steeple.server.process import Process
from steeple.server.settings import Settings, read_settings

LOG = logging.getLogger(__name__)

LONGEST_MESSAGE = 8 * 1024
"""Bytes of a WebSocket's message."""

_GRACE_SECONDS = 10
"""How long a server that stops waits for what is under way."""

_LOOK_SECONDS = 0.5
"""How often workers are looked after."""


class Server(uvicorn.Server):
    """Tells everybody before it stops."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        process: Process | None = self.lifespan.state.get("process")
        if process is not None:
            process.say_closing()
            await asyncio.sleep(0)
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """A socket that listens at the address. Raises BadSetup."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)  # who comes from now on waits until the server is ready
    except OSError as error:
        listening.close()
        sentence = f"cannot listen at {settings.host}, port {settings.port}: {error.strerror}; choose another --port"
        raise BadSetup(sentence, code="bad-setting") from error
    listening.set_inheritable(True)
    return listening


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop."""
    with suppress(KeyboardInterrupt):
        if settings.workers > 1:
            run_workers(settings, listening)
        else:
            run_one(settings, listening)


def run_one(settings: Settings, listening: socket.socket) -> None:
    """Serve in this process."""
    begin_logs(settings.log_level)
    if settings.seed:
        LOG.warning("STEEPLE_SEED is set: deals and bots follow from it. This is for tests, never for people.")
    spare_the_collector()
    config = uvicorn.Config(
        make_guarded(settings),
        http="httptools",
        ws="websockets-sansio",
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
    Server(config).run(sockets=[listening])


def spare_the_collector() -> None:
    """Have Python look for garbage less often: what is imported stays, and messages make no rings."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)  # the thread that writes steps does not wait long for whoever computes


def run_workers(settings: Settings, listening: socket.socket) -> None:
    """Serve in several processes that share the port; one that dies is followed by another."""
    begin_logs(settings.log_level)
    number = listening.fileno()
    command = [sys.executable, "-m", "steeple.server.run", str(number)]
    environment = {**os.environ, **settings.environment()}

    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, pass_fds=[number], env=environment, stdin=subprocess.PIPE)

    workers = [start() for _ in range(settings.workers)]
    try:
        while True:
            time.sleep(_LOOK_SECONDS)
            for place, worker in enumerate(workers):
                if worker.poll() is not None:
                    LOG.error("worker %s ended with code %s; starting another", worker.pid, worker.returncode)
                    workers[place] = start()
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.wait()


def end_with_parent() -> None:
    """Stop this worker when the process that started it is gone, even if it was killed: nobody else would."""

    def watch() -> None:
        sys.stdin.buffer.read()  # nothing ever comes; it ends when the other end of the pipe is closed
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="watching the parent", daemon=True).start()


if __name__ == "__main__":
    end_with_parent()
    with suppress(KeyboardInterrupt):
        run_one(read_settings({}, os.environ), socket.socket(fileno=int(sys.argv[1])))
