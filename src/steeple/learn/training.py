"""A training: generations of games, a network that learns from them, and a trial of every new network.

    the bot without a network ──games──▶ network 1 ──games──▶ network 2 …
                                            ▲ each is kept only if it beats the last one

Everything is in one folder, and each file gets its name only when it's complete. So a training that was
killed goes on where it stopped, and comes to the same weights.
"""

from __future__ import annotations

import io
import json
import math
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from pickle import UnpicklingError
from typing import TypeVar
from zipfile import BadZipFile

import numpy as np
import torch

from steeple.ai.nodes import Records
from steeple.ai.weights import Card, check_sums, from_bytes, pack
from steeple.arena.executor import Executor
from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.learn.fit import Losses, fit
from steeple.learn.model import Network, in_whole_numbers
from steeple.learn.plan import Plan
from steeple.learn.self_play import Rows
from steeple.learn.work import chunks, play_chunk, play_deal, trials

T = TypeVar("T")
R = TypeVar("R")

_PLAN, _STATE = "plan.json", "state.pt"


@dataclass(frozen=True)
class Progress:
    """How far a training is."""

    generation: int
    doing: str
    done: int
    of: int


@dataclass(frozen=True)
class Generation:
    """What came of a generation."""

    number: int
    rows: int
    losses: Losses
    share: float | None
    """The new network's share of victory against the last one; None for the first one."""
    is_kept: bool


@dataclass
class Training:
    """A training in a folder."""

    plan: Plan
    folder: Path
    model: Network
    optimizer: torch.optim.Optimizer
    best: bytes | None = None
    """The network that plays, as bytes."""
    log: list[Generation] = field(default_factory=list)

    @classmethod
    def open(cls, plan: Plan, folder: Path) -> Training:
        """Begin a training in a folder, or go on with the one that's there. Raises BadSetup."""
        torch.set_num_threads(1)  # of more, each would wait for the others, and sums would differ
        torch.use_deterministic_algorithms(True)
        torch.manual_seed(plan.seed)
        model = Network(GAMES[plan.game].sight)
        training = cls(plan, folder, model, torch.optim.Adam(model.parameters(), plan.step))
        if not (folder / _PLAN).exists():
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / _PLAN, (json.dumps(asdict(plan), indent=1) + "\n").encode())
        with refusing_damage(folder):
            found = json.loads((folder / _PLAN).read_text(encoding="utf-8"))
            if (folder / _STATE).exists():
                training._load()
        if found != asdict(plan):
            raise BadSetup(
                f"{folder} holds another training, with other settings; name another folder",
                code="other-training",
            )
        return training

    @property
    def is_done(self) -> bool:
        return len(self.log) == self.plan.generations

    def run(self, executor: Executor, tell: Callable[[Progress], None]) -> Iterator[Generation]:
        """Go on to the end of the plan; yields each generation."""
        while not self.is_done:
            yield self._advance(len(self.log) + 1, executor, tell)

    def content(self, made_by: str) -> bytes:
        """The best network's file."""
        game, kept = GAMES[self.plan.game], [one.number for one in self.log if one.is_kept]
        facts = {
            "generations": len(self.log),
            "kept": len(kept),
            "games": self.plan.games * len(self.log),
            "decisions": sum(one.rows for one in self.log),
            "simulations": self.plan.simulations,
        }
        return pack(game, from_bytes(game.sight, self.best or b""), Card(made_by, facts))

    def _advance(self, number: int, executor: Executor, tell: Callable[[Progress], None]) -> Generation:
        rows = self._play(number, executor, tell)
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.step_at(number)
        first = max(1, number + 1 - self.plan.window)
        tell(Progress(number, "learning", 0, 1))
        recent = Rows.joined([*(self._read_rows(one) for one in range(first, number)), rows])
        losses = fit(self.model, self.optimizer, recent, self.plan)
        new = in_whole_numbers(self.model)
        check_sums(GAMES[self.plan.game].sight, new)
        share = self._try(number, new, executor, tell)
        is_kept = share is None or share > 0.5
        if is_kept:
            self.best = new.tobytes()
        self.log.append(Generation(number, len(rows.features), losses, share, is_kept))
        self._save()
        if number >= self.plan.window:
            self._rows_path(first).unlink(missing_ok=True)  # the next network doesn't learn from them
        return self.log[-1]

    def _play(self, number: int, executor: Executor, tell: Callable[[Progress], None]) -> Rows:
        """The rows of a generation, played now or read if they're there already."""
        if self._rows_path(number).exists():
            return self._read_rows(number)
        parts: dict[int, Rows] = {}
        for place, part in run_all(executor, play_chunk, chunks(self.plan, number, self.best)):
            parts[place] = part
            tell(Progress(number, "playing", len(parts), self.plan.chunks))
        rows = Rows.joined([parts[place] for place in sorted(parts)])
        file = io.BytesIO()
        np.savez(file, **rows._asdict())
        write_whole(self._rows_path(number), file.getvalue())
        return rows

    def _try(
        self, number: int, new: Records, executor: Executor, tell: Callable[[Progress], None]
    ) -> float | None:
        """The new network's share of victory against the best so far."""
        if self.best is None:
            return None
        shares: list[float] = []
        items = trials(self.plan, number, new.tobytes(), self.best)
        for share in run_all(executor, play_deal, items):
            shares.append(share)
            tell(Progress(number, "on trial", len(shares), self.plan.trial_deals))
        return math.fsum(shares) / len(shares)

    def _rows_path(self, number: int) -> Path:
        return self.folder / f"games-{number:03}.npz"

    def _read_rows(self, number: int) -> Rows:
        with refusing_damage(self.folder), np.load(self._rows_path(number)) as found:
            return Rows(*(found[name] for name in Rows._fields))

    def _save(self) -> None:
        file = io.BytesIO()
        state = {
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "random": torch.get_rng_state(),
            "best": self.best,
            "log": [asdict(one) for one in self.log],
        }
        torch.save(state, file)
        write_whole(self.folder / _STATE, file.getvalue())

    def _load(self) -> None:
        state = torch.load(self.folder / _STATE, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        torch.set_rng_state(state["random"])
        self.best = state["best"]
        self.log = [Generation(**{**one, "losses": Losses(**one["losses"])}) for one in state["log"]]


def run_all(executor: Executor, work: Callable[[T], R], items: Iterator[T]) -> Iterator[R]:
    """Do all items, in any order. The first one is done alone: what it compiles is there for the others."""
    yield from executor.run(work, [next(items)])
    yield from executor.run(work, items)


@contextmanager
def refusing_damage(folder: Path) -> Iterator[None]:
    """Raises BadSetup where a file of a training can't be read."""
    try:
        yield
    except (ValueError, KeyError, TypeError, EOFError, RuntimeError, UnpicklingError, BadZipFile) as error:
        raise BadSetup(
            f"a file of the training in {folder} is damaged; remove the folder to begin again",
            code="bad-file",
        ) from error


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that gets its name only when it's complete and safe on the disk."""
    part = path.with_name(path.name + ".part")
    with open(part, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
