"""The executor that works on a Ray cluster: one that is running, or one started on this machine for as long as it is needed.

Ray is an extra and imported when first needed. A piece of work takes one core. When a worker dies, Ray gives its work to
another one; what follows from its item alone comes out the same.
"""

from __future__ import annotations

import logging
import os
import secrets
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, TypeVar

from steeple.arena.executor import attempt
from steeple.errors import BadSetup, WorkerLost
from steeple.kernel.cores import available_cores
from steeple.kernel.rule import sources_hash

T = TypeVar("T")
R = TypeVar("R")

_TRIES_AGAIN = 2
"""How often work is begun anew when its worker dies."""

_STORE = 256 * 2**20
"""Bytes of memory for results on their way; Ray writes what is more to disk."""

_PATIENCE = 5.0
"""Seconds for a running cluster to answer."""

_INSTALL = "install the same version of Steeple on all machines of the cluster"


class RayExecutor:
    """Work on the cluster at `address` (HOST:PORT, or auto for one on this machine), or on a Ray of its own.

    `cores` is how many items are worked on at a time: as many as there are cores, unless told. As many again may wait there.
    A running cluster's machines need the same version of Steeple. Connects, or starts Ray, when first needed, and again after
    work was given up.
    Raises BadSetup when Ray is not installed, no cluster answers, or it has another version of Steeple.
    """

    def __init__(self, address: str | None = None, cores: int | None = None) -> None:
        if find_spec("ray") is None:
            raise BadSetup("this needs Ray: pip install 'steeple[ray]'", code="missing-extra")
        if address is not None:
            _check_address(address)
        self.address = address
        self.cores = cores
        self._ray: Any = None
        self._task: Any = None
        self.most = 1
        self._home: str | None = None

    def run(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        pending: list[Any] = []
        try:
            for item in items:
                self.start()
                pending.append(self._task.remote(sources_hash(), work, item))
                if len(pending) == self.most:
                    yield self._next(pending)
            while pending:
                yield self._next(pending)
        finally:
            # Given up: what they are doing is of no use any more, and ends with the connection. Ray can also cancel work one by
            # one, but then aborts this process when an answer comes at the same moment.
            if pending:
                self.close()

    def start(self) -> None:
        """Connect, or start Ray, unless that is done. Raises BadSetup, WorkerLost."""
        if self._ray is not None:
            return
        with _own_signals():
            if self.address is None:
                self._ray, self._home = _started(self.cores or available_cores())
            else:
                self._ray = _connected(self.address)
        # What happens to workers is told by exceptions here; Ray would print it too, on the standard output.
        self._ray._private.worker._worker_logs_enabled = False
        there = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self.most = self.cores if self.cores and self.address else 2 * there
        self._task = self._ray.remote(num_cpus=1, max_retries=_TRIES_AGAIN)(attempt_alike)

    def close(self) -> None:
        if self._ray is not None:
            with silence():
                self._ray.shutdown()
            self._ray = None
        if self._home is not None:
            shutil.rmtree(self._home, ignore_errors=True)
            self._home = None

    def _next(self, pending: list[Any]) -> Any:
        """Wait for one of the answers, which is taken from `pending`. Raises what the work raised, WorkerLost, BadSetup."""
        (reference,), _ = self._ray.wait(pending, num_returns=1)
        pending.remove(reference)
        errors = self._ray.exceptions
        try:
            is_done, found = self._ray.get(reference)
        except errors.RayTaskError as error:  # not raised by the work: it could not even be begun
            raise BadSetup(
                f"a worker of Ray cannot do this: {_last_line(error)}; {_INSTALL}", code="other-version"
            ) from None
        except errors.RayError:
            sentence = f"{1 + _TRIES_AGAIN} workers of Ray were lost over the same work: killed, or out of memory? Try again"
            raise WorkerLost(sentence) from None
        if not is_done:
            raise found
        return found


def attempt_alike(program: str, work: Callable[[T], Any], item: T) -> tuple[bool, Any]:
    """`attempt` the work, provided that the rules and bots here are those of `program`, so that it comes out the same."""
    if sources_hash() != program:
        return False, BadSetup(
            f"{socket.gethostname()} has another version of Steeple: {_INSTALL}", code="other-version"
        )
    return attempt(work, item)


def _started(cores: int) -> tuple[Any, str]:
    """A Ray on this machine that nobody else can reach, and the directory of all that it writes. Raises WorkerLost."""
    short = "/tmp" if os.path.isdir("/tmp") else None  # the names of sockets are limited to a hundred letters
    home = tempfile.mkdtemp(prefix=f"steeple-ray-{os.getpid()}-", dir=short)
    with _environment(
        # Told 127.0.0.1, Ray takes the machine's address in the network, unless it believes that there are no clusters.
        RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0",
        RAY_USAGE_STATS_ENABLED="0",
        RAY_AUTH_MODE=os.environ.get("RAY_AUTH_MODE", "token"),
        RAY_AUTH_TOKEN=os.environ.get(
            "RAY_AUTH_TOKEN", secrets.token_hex(32)
        ),  # else Ray keeps one in the home directory
    ):
        import ray

        try:
            ray.init(
                address="local",
                num_cpus=cores,
                object_store_memory=_STORE,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.CRITICAL,
                _node_ip_address="127.0.0.1",
                _temp_dir=os.path.join(
                    home, "r"
                ),  # Ray opens its directory to everybody; the one around it stays ours
            )
        except BaseException as error:
            ray.shutdown()
            shutil.rmtree(home, ignore_errors=True)
            if isinstance(error, Exception):
                raise WorkerLost(f"Ray could not be started here: {_last_line(error)}") from error
            raise
    return ray, home


def _connected(address: str) -> Any:
    """Ray, connected to a running cluster. Raises BadSetup."""
    if address != "auto":
        host, _, port = address.rpartition(":")
        try:
            socket.create_connection(
                (host, int(port)), _PATIENCE
            ).close()  # Ray itself would try for a minute
        except OSError as error:
            raise BadSetup(
                f"no Ray cluster answers at {address}: {error.strerror or error}", code="bad-address"
            ) from None
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadSetup(
            f"no connection to the Ray cluster at {address}: {_last_line(error)}", code="bad-address"
        ) from None
    return ray


def _check_address(address: str) -> None:
    """Raises BadSetup."""
    host, _, port = address.rpartition(":")
    if address != "auto" and not (host and "/" not in host and port.isdecimal() and int(port) < 2**16):
        raise BadSetup(
            f"a Ray cluster's address is HOST:PORT or auto, not {address[:60]!r}", code="bad-address"
        )


def _last_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__


@contextmanager
def silence() -> Iterator[None]:
    """Nothing is written on the standard error: Ray's own threads would tell there of each piece of work that is given up."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


@contextmanager
def _own_signals() -> Iterator[None]:
    """Ray takes over how the process is ended by signals: take it back afterwards."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _environment(**values: str) -> Iterator[None]:
    """These variables, for a while."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
