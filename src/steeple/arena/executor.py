"""Executors run the same work for many items. Here are their interface, and those that use this machine.

A worker is a separate process. It's spawned, not forked. It does one piece of work after another, ignores
Ctrl-C, and ends when the process that started it ends, however that happens.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeVar

from steeple.errors import WorkerLost

T = TypeVar("T")
R = TypeVar("R")


_AHEAD = 4
"""How many results can wait for an earlier one, for each item under way."""


class Executor(Protocol):
    """Something that does the same work for many items."""

    concurrency: int
    """How many items can be under way at once. Final after the first result."""

    def run(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield work(item) for every item, in the order they finish.

        `work` is a module's function. It, the items and the results must be picklable. What it raises is
        raised here. Closing the iterator, or an exception in the code that uses it, abandons the work under
        way.
        """
        ...

    def close(self) -> None:
        """Abandon all work and release the processes."""
        ...


def run_in_order(executor: Executor, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Yield work(item) in the order of the items.

    Holds back only as many results as it takes to keep the executor busy. The first item is done alone, so
    that what it compiles is in the cache for all others.
    """
    left = enumerate(items)
    following = 0
    while some := list(islice(left, _AHEAD * executor.concurrency if following else 1)):
        held: dict[int, R] = {}
        for number, result in executor.run(partial(_numbered, work), some):
            held[number] = result
            while following in held:
                yield held.pop(following)
                following += 1


def _numbered(work: Callable[[T], R], item: tuple[int, T]) -> tuple[int, R]:
    return item[0], work(item[1])


class InProcessExecutor:
    """Works in this process, one item after another."""

    concurrency = 1

    def run(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        return map(work, items)

    def close(self) -> None:
        pass


class Worker:
    """A process that does what it's asked, in that order."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), daemon=True)
        with _ctrl_c_blocked():
            self._process.start()
        there.close()

    def ask(self, work: Callable[[T], Any], item: T) -> None:
        """Ask for work(item); `answer` returns the result. Raises WorkerLost."""
        try:
            self.connection.send((work, item))
        except OSError:
            raise self._make_error() from None

    def has_answer(self, seconds: float) -> bool:
        """Whether there is an answer, after waiting for at most this long."""
        return self.connection.poll(seconds)

    def answer(self) -> Any:
        """Wait for the next answer. Raises what the work raised, or WorkerLost."""
        try:
            is_done, found = self.connection.recv()
        except (EOFError, OSError):
            raise self._make_error() from None
        if not is_done:
            raise found
        return found

    def stop(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.join()
        self.connection.close()

    def _make_error(self) -> WorkerLost:
        self._process.join(1)
        return WorkerLost(
            f"a worker process ended with code {self._process.exitcode}; "
            "try again, with more memory if that was short"
        )


class LocalExecutor:
    """Works on this machine's cores, with one item at a time in each worker.

    Workers start when first needed.
    """

    def __init__(self, workers: int) -> None:
        self.concurrency = workers
        self._workers: list[Worker] = []

    def run(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        left = iter(items)
        busy: dict[Any, Worker] = {}
        try:
            for item in left:
                worker = self._find_idle(busy)
                busy[worker.connection] = worker
                worker.ask(work, item)
                if len(busy) == self.concurrency:
                    yield from self._collect(busy)
            while busy:
                yield from self._collect(busy)
        finally:
            for worker in busy.values():  # nobody wants their results any more
                worker.stop()
                self._workers.remove(worker)

    def close(self) -> None:
        while self._workers:
            self._workers.pop().stop()

    def _find_idle(self, busy: dict[Any, Worker]) -> Worker:
        for worker in self._workers:
            if worker.connection not in busy:
                return worker
        self._workers.append(Worker())
        return self._workers[-1]

    def _collect(self, busy: dict[Any, Worker]) -> Iterator[Any]:
        for connection in wait(list(busy)):
            answer = busy[connection].answer()
            del busy[connection]
            yield answer


@contextmanager
def _ctrl_c_blocked() -> Iterator[None]:
    """Keep Ctrl-C, which a terminal sends to all, from processes started here.

    Their parent gets it afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it later would unblock the signal
    # The new process inherits the blocked signal. But another thread of this process may still get the
    # signal, and Python would then interrupt this one while it's telling the new process what to do.
    with _ctrl_c_postponed():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _ctrl_c_postponed() -> Iterator[None]:
    """Handle a Ctrl-C afterwards. It only ever interrupts the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: received.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if received:
            signal.raise_signal(signal.SIGINT)


def _serve(connection: Connection) -> None:
    """A worker's loop, until its parent closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            work, item = connection.recv()
            connection.send(attempt(work, item))
        except (EOFError, OSError):
            return


def attempt(work: Callable[[T], Any], item: T) -> tuple[bool, Any]:
    """Whether the work succeeded, and its result or what it raised, ready to send to another process."""
    try:
        return True, work(item)
    except Exception as error:
        error.add_note(f"In a worker process:\n{traceback.format_exc()}")
        return False, error


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
