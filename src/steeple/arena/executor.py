"""Work done elsewhere: one interface, and the executors that use this process and this machine's cores.

A worker is a process of its own. It is started afresh (not forked), does one piece of work after another, does not hear
Ctrl-C, and ends with the process that started it, however that one ends.
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
"""Results that wait for an earlier one, for each item under way."""


class Executor(Protocol):
    """Something that does the same work for many items."""

    most: int
    """How many items may be under way at a time; final after the first result."""

    def run(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield work(item) for every item, as they come, in any order.

        `work` is a function of a module; it, the items and the results can be pickled. What it raises is raised here.
        Closing the iterator, or an exception where it is used, gives up the work under way.
        """
        ...

    def close(self) -> None:
        """Give up all work and let go of what it was done with."""
        ...


def in_order(executor: Executor, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Yield work(item) in the order of the items. Only so many are held as keep the executor busy.

    The first one is done alone: whoever does it compiles what the others then find in the cache.
    """
    left = enumerate(items)
    following = 0
    while some := list(islice(left, _AHEAD * executor.most if following else 1)):
        held: dict[int, R] = {}
        for number, result in executor.run(partial(_numbered, work), some):
            held[number] = result
            while following in held:
                yield held.pop(following)
                following += 1


def _numbered(work: Callable[[T], R], item: tuple[int, T]) -> tuple[int, R]:
    return item[0], work(item[1])


class InPlace:
    """Work in this process, one item after the other."""

    most = 1

    def run(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        return map(work, items)

    def close(self) -> None:
        pass


class Worker:
    """A process that does what it is asked, in the order asked."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), daemon=True)
        with _deaf_to_ctrl_c():
            self._process.start()
        there.close()

    def ask(self, work: Callable[[T], Any], item: T) -> None:
        """Have work(item) done; `answer` gives its result. Raises WorkerLost."""
        try:
            self.connection.send((work, item))
        except OSError:
            raise self._lost() from None

    def has_answer(self, seconds: float) -> bool:
        """Whether an answer is there, after waiting for it at most so long."""
        return self.connection.poll(seconds)

    def answer(self) -> Any:
        """Wait for the next answer. Raises what the work raised, or WorkerLost."""
        try:
            is_done, found = self.connection.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        if not is_done:
            raise found
        return found

    def stop(self) -> None:
        """End the process, at once."""
        self._process.kill()
        self._process.join()
        self.connection.close()

    def _lost(self) -> WorkerLost:
        self._process.join(1)
        return WorkerLost(
            f"a worker process ended with code {self._process.exitcode}: killed, or out of memory? Try again"
        )


class LocalExecutor:
    """Work on so many processes of this machine, one item at a time each; they are started when first needed."""

    def __init__(self, workers: int) -> None:
        self.most = workers
        self._workers: list[Worker] = []

    def run(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        left = iter(items)
        busy: dict[Any, Worker] = {}
        try:
            for item in left:
                worker = self._free(busy)
                busy[worker.connection] = worker
                worker.ask(work, item)
                if len(busy) == self.most:
                    yield from self._answers(busy)
            while busy:
                yield from self._answers(busy)
        finally:
            for worker in busy.values():  # given up: what they are doing is of no use any more
                worker.stop()
                self._workers.remove(worker)

    def close(self) -> None:
        while self._workers:
            self._workers.pop().stop()

    def _free(self, busy: dict[Any, Worker]) -> Worker:
        for worker in self._workers:
            if worker.connection not in busy:
                return worker
        self._workers.append(Worker())
        return self._workers[-1]

    def _answers(self, busy: dict[Any, Worker]) -> Iterator[Any]:
        for connection in wait(list(busy)):
            answer = busy[connection].answer()
            del busy[connection]
            yield answer


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C, which a terminal sends to all; their parent hears it a little later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it would open our ears again
    # Blocking is for the process started, which inherits it; but another thread of ours may hear the signal all the same,
    # and Python would then interrupt this one in the middle of telling the process what to do.
    with _postponed_ctrl_c():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _postponed_ctrl_c() -> Iterator[None]:
    """A Ctrl-C is answered afterwards. Only the main thread is ever interrupted by one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


def _serve(connection: Connection) -> None:
    """What a worker does, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            work, item = connection.recv()
            connection.send(attempt(work, item))
        except (EOFError, OSError):
            return


def attempt(work: Callable[[T], Any], item: T) -> tuple[bool, Any]:
    """Whether the work succeeded, and its result or what it raised: in a form that can be sent to another process."""
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
