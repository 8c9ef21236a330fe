"""Ports for the servers of the tests. Each process that runs tests has a block of its own, so that none takes another's.

The blocks lie below the ports that the system gives to whoever asks for any: a connection can't take one either.
"""

from __future__ import annotations

import itertools
import os
import socket
from contextlib import suppress

_FIRST, _BLOCKS, _SIZE = 10_000, 22, 1_000


def _block() -> list[int]:
    """The ports of this process. Two runs of the tests at once, each with its workers, seldom have the same block."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    run, number = (os.getpid(), 0) if worker is None else (os.getppid(), int(worker.removeprefix("gw")))
    start = _FIRST + _SIZE * ((run + number) % _BLOCKS)
    first = run // _BLOCKS % _SIZE
    return [start + (first + more) % _SIZE for more in range(_SIZE)]


_PORTS = itertools.cycle(_block())


def free_port() -> int:
    """A port that nobody listens at, and that wasn't given away lately."""
    for port in itertools.islice(_PORTS, _SIZE):
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("all ports of this process are taken: end some servers")
