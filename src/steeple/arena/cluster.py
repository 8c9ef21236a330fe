"""The executor that works on a Ray cluster: a running one, or one that it starts on this machine.

Ray is an extra, and it's imported when first needed. A piece of work takes one core. When a worker dies, Ray
gives its work to another one; since the result follows from the item alone, it comes out the same.
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

_RETRIES = 2
"""How often to repeat work whose worker died."""

_STORE_BYTES = 256 * 2**20
"""Memory for results on their way; Ray writes the rest to disk."""

_PATIENCE = 5.0
"""Seconds to wait for a running cluster to answer."""

_INSTALL = "install the same version of Steeple on every machine of the cluster"


class RayExecutor:
    """Works on the cluster at `address` (HOST:PORT, or auto for one on this machine), or on a private Ray.

    `cores` is how many items to work on at a time; the default is one per core. As many again may be queued.
    A running cluster's machines need the same version of Steeple. Connects, or starts Ray, when first needed,
    and again after work was abandoned. Raises BadSetup if Ray isn't installed, if no cluster answers, or if
    it has another version of Steeple.
    """

    def __init__(self, address: str | None = None, cores: int | None = None) -> None:
        if find_spec("ray") is None:
            raise BadSetup("this needs Ray: run pip install 'steeple[ray]'", code="missing-extra")
        if address is not None:
            _check_address(address)
        self.address = address
        self.cores = cores
        self._ray: Any = None
        self._task: Any = None
        self.concurrency = 1
        self._home: str | None = None

    def run(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        pending: list[Any] = []
        try:
            for item in items:
                self.start()
                pending.append(self._task.remote(sources_hash(), work, item))
                if len(pending) == self.concurrency:
                    yield self._next(pending)
            while pending:
                yield self._next(pending)
        finally:
            # Nobody wants these results any more, and their work ends with the connection. Ray can also
            # cancel work piece by piece, but it aborts this process if an answer arrives at the same moment.
            if pending:
                self.close()

    def start(self) -> None:
        """Connect or start Ray, unless that's been done. Raises BadSetup, WorkerLost."""
        if self._ray is not None:
            return
        with _signals_restored():
            if self.address is None:
                self._ray, self._home = _start_ray(self.cores or available_cores())
            else:
                self._ray = _connect(self.address)
        # Exceptions tell what happens to workers. Without this, Ray would also print it on standard output.
        self._ray._private.worker._worker_logs_enabled = False
        available = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self.concurrency = self.cores if self.cores and self.address else 2 * available
        self._task = self._ray.remote(num_cpus=1, max_retries=_RETRIES)(attempt_same_version)

    def close(self) -> None:
        if self._ray is not None:
            with stderr_silenced():
                self._ray.shutdown()
            self._ray = None
        if self._home is not None:
            shutil.rmtree(self._home, ignore_errors=True)
            self._home = None

    def _next(self, pending: list[Any]) -> Any:
        """Wait for an answer and take it out of `pending`.

        Raises what the work raised, WorkerLost or BadSetup.
        """
        (reference,), _ = self._ray.wait(pending, num_returns=1)
        pending.remove(reference)
        errors = self._ray.exceptions
        try:
            is_done, found = self._ray.get(reference)
        except errors.RayTaskError as error:  # not raised by the work, which couldn't even start
            raise BadSetup(
                f"a Ray worker can't do this: {_last_line(error)}; {_INSTALL}", code="other-version"
            ) from None
        except errors.RayError:
            raise WorkerLost(
                f"{1 + _RETRIES} Ray workers died over the same work, perhaps for lack of memory; try again"
            ) from None
        if not is_done:
            raise found
        return found


def attempt_same_version(program: str, work: Callable[[T], Any], item: T) -> tuple[bool, Any]:
    """`attempt` the work if this machine has the same rules and bots:

    `program` is the hash of their sources.
    """
    if sources_hash() != program:
        return False, BadSetup(
            f"{socket.gethostname()} has another version of Steeple; {_INSTALL}", code="other-version"
        )
    return attempt(work, item)


def _start_ray(cores: int) -> tuple[Any, str]:
    """A Ray on this machine that nobody else can reach, and the directory it writes to. Raises WorkerLost."""
    # Names of sockets are limited to about a hundred characters, so the path has to be short.
    short = "/tmp" if os.path.isdir("/tmp") else None
    home = tempfile.mkdtemp(prefix=f"steeple-ray-{os.getpid()}-", dir=short)
    with _environment(
        # Given 127.0.0.1, Ray still takes the machine's network address, unless it thinks there can't be a
        # cluster.
        RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0",
        RAY_USAGE_STATS_ENABLED="0",
        RAY_AUTH_MODE=os.environ.get("RAY_AUTH_MODE", "token"),
        # Without a token, Ray would keep one in the home directory.
        RAY_AUTH_TOKEN=os.environ.get("RAY_AUTH_TOKEN", secrets.token_hex(32)),
    ):
        import ray

        try:
            ray.init(
                address="local",
                num_cpus=cores,
                object_store_memory=_STORE_BYTES,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.CRITICAL,
                _node_ip_address="127.0.0.1",
                # Ray makes its directory readable for everybody; the one around it stays private.
                _temp_dir=os.path.join(home, "r"),
            )
        except BaseException as error:
            ray.shutdown()
            shutil.rmtree(home, ignore_errors=True)
            if isinstance(error, Exception):
                raise WorkerLost(f"Ray couldn't start on this machine: {_last_line(error)}") from error
            raise
    return ray, home


def _connect(address: str) -> Any:
    """Ray, connected to a running cluster. Raises BadSetup."""
    if address != "auto":
        host, _, port = address.rpartition(":")
        try:
            # Ray itself would try for a minute.
            socket.create_connection((host, int(port)), _PATIENCE).close()
        except OSError as error:
            raise BadSetup(
                f"no Ray cluster answers at {address} ({error.strerror or error}); check --address",
                code="bad-address",
            ) from None
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadSetup(
            f"the Ray cluster at {address} doesn't accept us ({_last_line(error)}); check --address",
            code="bad-address",
        ) from None
    return ray


def _check_address(address: str) -> None:
    """Raises BadSetup for something that isn't an address."""
    host, _, port = address.rpartition(":")
    if address != "auto" and not (host and "/" not in host and port.isdecimal() and int(port) < 2**16):
        raise BadSetup(
            f"{address[:60]!r} isn't a Ray cluster's address; give HOST:PORT or auto", code="bad-address"
        )


def _last_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__


@contextmanager
def stderr_silenced() -> Iterator[None]:
    """Write nothing to standard error, where Ray's threads would mention every piece of abandoned work."""
    saved = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(saved, 2)
        os.close(saved)
        os.close(nowhere)


@contextmanager
def _signals_restored() -> Iterator[None]:
    """Restore the signal handlers that Ray replaces."""
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
    """Set these environment variables for a while."""
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
