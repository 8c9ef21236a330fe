"""Work in processes: all of it gets done, errors are reported, and no process is left over."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from steeple.arena.executor import LocalExecutor
from steeple.errors import BadSetup, WorkerLost
from support.executor_work import die, process_id, refuse, sleep_long, square
from support.paths import TESTS


@pytest.fixture
def executor() -> Iterator[LocalExecutor]:
    made = LocalExecutor(2)
    yield made
    made.close()


@pytest.mark.parametrize("workers", [1, 3])
def test_every_item_is_worked_on_once(workers: int) -> None:
    executor = LocalExecutor(workers)
    assert sorted(executor.run(square, range(20))) == [number * number for number in range(20)]
    executor.close()


def test_nothing_to_do_needs_no_process(executor: LocalExecutor) -> None:
    assert list(executor.run(square, [])) == []


def test_work_is_done_elsewhere(executor: LocalExecutor) -> None:
    assert os.getpid() not in set(executor.run(process_id, range(4)))


def test_processes_are_kept_for_the_next_run(executor: LocalExecutor) -> None:
    first = set(executor.run(process_id, [0]))
    assert first == set(executor.run(process_id, [0]))


def test_what_the_work_raises_is_raised_here(executor: LocalExecutor) -> None:
    with pytest.raises(BadSetup, match="7 is refused") as raised:
        list(executor.run(refuse, [7]))
    assert raised.value.code == "bad-number"


def test_what_the_work_raises_says_where_in_the_worker(executor: LocalExecutor) -> None:
    with pytest.raises(BadSetup) as raised:
        list(executor.run(refuse, [7]))
    assert "in refuse" in raised.value.__notes__[0]


def test_a_worker_that_is_killed_is_missed(executor: LocalExecutor) -> None:
    with pytest.raises(WorkerLost, match="ended with code -9"):
        list(executor.run(die, [0, 1, 2]))


def test_after_a_lost_worker_the_next_run_works(executor: LocalExecutor) -> None:
    with pytest.raises(WorkerLost):
        list(executor.run(die, [0, 1, 2]))
    assert sorted(executor.run(square, [1, 2])) == [1, 4]


def test_closing_the_iterator_gives_up_the_work_under_way(executor: LocalExecutor) -> None:
    running = executor.run(sleep_long, [0, 1])
    next(running)
    running.close()  # type: ignore[attr-defined]
    assert list(executor.run(square, [3])) == [9]


PARENT = """
from steeple.arena.executor import LocalExecutor
from support.executor_work import process_id, sleep_long
if __name__ == "__main__":
    executor = LocalExecutor(1)
    print(*executor.run(process_id, [0]), flush=True)
    print("sleeping", *executor.run(sleep_long, [1]), flush=True)
"""


def is_running(pid: int) -> bool:
    """Whether a process is running, and isn't a zombie."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_worker_does_not_outlive_a_killed_parent(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, str(tmp_path / "parent.py")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_running(worker)
        parent.kill()
        parent.wait()
        while is_running(worker):  # it would sleep for a quarter of an hour
            time.sleep(0.05)
