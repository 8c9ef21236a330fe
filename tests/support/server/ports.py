"""Ports for the tests' servers. Each test process has its own block, so that none takes another's port.

The blocks are below the ports that the system hands out, so that connections can't take one either.
"""

from __future__ import annotations

import itertools
import os
import socket
from contextlib import suppress

_FIRST, _BLOCKS, _SIZE = 10_000, 22, 1_000


def _block() -> list[int]:
    """The ports of this process. Two test runs at the same time seldom have the same blocks."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    run, number = (os.getpid(), 0) if worker is None else (os.getppid(), int(worker.removeprefix("gw")))
    start = _FIRST + _SIZE * ((run + number) % _BLOCKS)
    first = run // _BLOCKS % _SIZE
    return [start + (first + more) % _SIZE for more in range(_SIZE)]


_PORTS = itertools.cycle(_block())


def free_port() -> int:
    """A port that nobody listens on and that wasn't handed out recently."""
    for port in itertools.islice(_PORTS, _SIZE):
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("all ports of this process are taken: end some servers")
