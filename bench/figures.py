"""Keep what was measured: one JSON file per subject in bench/results, with the date and the machine.

A result has rows of figures for Steeple, and rows for the rivals that were measured in the same run.
"""

from __future__ import annotations

import argparse
import datetime
import json
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

from steeple.kernel.cores import available_cores

RESULTS = Path(__file__).parent / "results"
Cell = str | int | float | None
Row = dict[str, Cell]


def cores_text(cores: int) -> str:
    return "1 core" if cores == 1 else f"{cores} cores"


@dataclass(frozen=True)
class Machine:
    """Where something was measured: what matters for speed, and nothing that says whose machine it is."""

    processor: str
    cores: int
    python: str
    numpy: str
    numba: str

    @classmethod
    def here(cls) -> Machine:
        numpy, numba = version("numpy"), version("numba")
        return cls(_processor(), available_cores(), platform.python_version(), numpy, numba)

    def __str__(self) -> str:
        versions = f"Python {self.python}, NumPy {self.numpy}, Numba {self.numba}"
        return f"{self.processor}, {cores_text(self.cores)}, {versions}"


@dataclass(frozen=True)
class Result:
    """What was measured about one subject."""

    subject: str
    date: str
    machine: Machine
    figures: list[Row]
    rivals: list[Row]

    @classmethod
    def read(cls, file: Path) -> Result:
        found = json.loads(file.read_text(encoding="utf-8"))
        return cls(**{**found, "machine": Machine(**found["machine"])})

    def write(self, file: Path) -> None:
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def measured(subject: str, figures: list[Row], rivals: list[Row] | None = None) -> Result:
    """A result of today, on this machine."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    return Result(subject, today, Machine.here(), figures, rivals or [])


def arguments(description: str | None, subject: str) -> argparse.ArgumentParser:
    """The options of a script that measures a subject. All of them can write their result elsewhere."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--out", type=Path, help=f"where to write the result (bench/results/{subject}.json if it is whole)"
    )
    return parser


def keep(result: Result, out: Path | None, *, is_whole: bool = True) -> None:
    """Write a result where it belongs, or to `out`. A part of a subject doesn't replace the whole of it."""
    if out is not None or is_whole:
        result.write(out or RESULTS / f"{result.subject}.json")


def number(row: Mapping[str, Cell], name: str) -> float:
    """A figure that has to be there. Raises ValueError."""
    value = row[name]
    if isinstance(value, str) or value is None:
        raise ValueError(f"{name} is {value!r}, not a number")
    return value


def _processor() -> str:
    """The processor's model, as the system calls it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()
