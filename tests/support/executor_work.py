"""Work for executors: in a module that worker processes can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from steeple.errors import BadSetup


def square(number: int) -> int:
    return number * number


def square_some_slowly(number: int) -> int:
    time.sleep(0.01 * (number % 5 == 0))
    return number * number


def process_id(_: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    raise BadSetup(f"{number} is refused", code="bad-number")


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def sleep_long(number: int) -> int:
    time.sleep(1000 * number)
    return os.getpid()


def sleep_at_first(directory: str) -> int:
    """Writes down its process id and sleeps; a second attempt doesn't sleep."""
    if not os.listdir(directory):
        Path(directory, "pid").write_text(str(os.getpid()))
        time.sleep(1000)
    return os.getpid()
