"""The bots of a game in the terminal. They think in another process, so that this one starts quickly."""

from __future__ import annotations

import hashlib
import math
import random
import secrets
import time
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text

from steeple.ai.decision import HINT_BOT, HINT_SECONDS
from steeple.arena.executor import Worker
from steeple.errors import WorkerLost
from steeple.kernel.game import copy
from steeple.plurals import count_of

if TYPE_CHECKING:
    from steeple.ai.decision import Choice, Decision
    from steeple.ai.players import Player
    from steeple.kernel.match import Match

RANDOM = "random"
_PATIENCE = 0.3
"""Seconds before a person is told what they're waiting for."""

_TOO_LONG_TO_LOAD = 4.0
"""Seconds after which the search must be compiling, since loading it is faster."""

_MOST_EXPLAINED = 3


@dataclass(frozen=True)
class Question:
    """What a bot is asked: everything its seat knows, in a form that can be sent to another process."""

    game: str
    bot: str
    seed: int
    seconds: float | None
    """Time to think; None for the bot's usual time."""
    position: bytes
    seat: int
    actions: tuple[int, ...]


def think(question: Question) -> Decision:
    """Decide. Runs in the bots' process."""
    from steeple.ai.players import Glimpse
    from steeple.games import GAMES

    game = GAMES[question.game]
    position = copy(np.frombuffer(question.position, game.state)[0])
    player = _player(question.game, question.bot, question.seed, question.seconds)
    return player.decide(Glimpse(game, position, question.seat, question.actions))


@cache
def _player(game: str, bot: str, seed: int, seconds: float | None) -> Player:
    """Players are kept, because one that searches remembers its thoughts from earlier in the same turn."""
    from steeple.ai.players import make_player
    from steeple.ai.search import Limit
    from steeple.games import GAMES

    return make_player(bot, GAMES[game], seed, None if seconds is None else Limit(seconds=seconds))


def _derive_seed(deal: str) -> int:
    """63 bits that follow from a deal's seed but don't give it away."""
    return int.from_bytes(hashlib.sha256(f"bots {deal}".encode()).digest()[:8]) >> 1


class Bots:
    """The bots, by seat. Random ones don't think; the others get a process when the game begins."""

    def __init__(self, seats: dict[int, str], console: Console, deal: str | None) -> None:
        """The bots' random choices follow from `deal`, the seed of the deal.

        With None, they can't be repeated.
        """
        self.seats = seats
        self.console = console
        self._seed = secrets.randbits(63) if deal is None else _derive_seed(deal)
        self._worker: Worker | None = None
        self._asked: list[str] = []
        """The bots that were asked to get ready."""
        self._unready = 0
        """How many of them haven't answered yet."""

    def prepare(self, match: Match) -> None:
        """Start the bots that need time to get ready, while people look at the board."""
        for bot in sorted(set(self.seats.values()) - {RANDOM}):
            self._get_ready(match, bot)

    def decide(self, match: Match) -> Decision | None:
        """The decision of the bot whose turn it is; None if it plays at random. Raises WorkerLost.

        Says who is thinking if it takes a while.
        """
        bot = self.seats[match.player]
        return None if bot == RANDOM else self._ask(match, bot, None)

    def choose_randomly(self, match: Match) -> int:
        """A random bot's action. It depends only on the ply, so that undo doesn't change later ones."""
        return random.Random(f"{self._seed} {match.ply}").choice(match.legal_ids())

    def hint(self, match: Match) -> Decision | None:
        """What a strong bot would do now; None if Ctrl-C stops it. Raises WorkerLost."""
        try:
            return self._ask(match, HINT_BOT, HINT_SECONDS)
        except KeyboardInterrupt:
            self.close()  # nobody waits for its answer; the next question starts a new process
            return None

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.stop()
            self._worker = None
            self._asked, self._unready = [], 0

    def _get_ready(self, match: Match, bot: str) -> Worker:
        """The process in which a bot is ready, or is getting ready."""
        from steeple.arena.tournament import Settings, prepare
        from steeple.kernel.game import options_of

        if self._worker is None:
            self._worker = Worker()
        if bot not in self._asked:
            options = options_of(match.state, match.game.options)
            self._worker.ask(prepare, Settings(match.game.name, match.players, options, (bot,), 0))
            self._asked.append(bot)
            self._unready += 1
        return self._worker

    def _ask(self, match: Match, bot: str, seconds: float | None) -> Decision:
        from steeple.ai.players import Glimpse

        worker, seed, name = self._get_ready(match, bot), self._seed + match.player, bot.replace(":", " ")
        seen = Glimpse.of(match, seed)
        try:
            worker.ask(
                think,
                Question(
                    match.game.name, bot, seed, seconds, seen.position.tobytes(), seen.seat, seen.actions
                ),
            )
            while self._unready:
                self._wait(
                    worker,
                    f"{name} is getting ready…",
                    f"{name} is getting ready: it's being compiled, which happens only once…",
                )
                self._unready -= 1
            decision: Decision = self._wait(worker, f"{name} is thinking…")
        except WorkerLost:
            self.close()  # the next question starts a new process
            raise
        return decision

    def _wait(self, worker: Worker, words: str, later: str | None = None) -> Any:
        """The worker's next answer. In a terminal, says what is going on if it takes more than a moment."""
        if worker.has_answer(_PATIENCE):
            return worker.answer()
        status = self.console.status(Text(words, "dim")) if self.console.is_terminal else None
        started = time.monotonic()
        with status or nullcontext():
            while not worker.has_answer(0.1):
                if status and later and time.monotonic() > started + _TOO_LONG_TO_LOAD:
                    status.update(Text(later, "dim"))
                    later = None
        return worker.answer()


def explain(match: Match, decision: Decision) -> Table:
    """The best choices before one is played: how often each was tried, its chance to win, and its points."""
    game, grid = match.game, Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for title in ("", "", "visits", "chance to win", "points"):
        grid.add_column(title, justify="right" if title else "left", no_wrap=bool(title))
    for choice in decision.choices[:_MOST_EXPLAINED]:
        words = game.describe(match.state, choice.action)
        visits = f"{choice.visits:,}" if choice.visits else "–"
        points = "–" if math.isnan(choice.points) else f"{choice.points:.1f}"
        grid.add_row(
            Text(game.action_text(choice.action), "bold"),
            words,
            visits,
            _format_share(choice, decision.is_solved),
            points,
        )
    return grid


def _format_share(choice: Choice, is_exact: bool) -> str:
    if math.isnan(choice.share):
        return "–"
    return f"{choice.share:.1%}" if is_exact else f"{choice.share:.1%} ± {100 * choice.error:.1f}"


def summarize(match: Match, decision: Decision) -> Text:
    """How far ahead a bot looked, and the line of play it expects."""
    line = " ".join(map(match.game.action_text, decision.line))
    if decision.is_solved:
        how = "Solved: every line of play, to the end"
    elif decision.simulations:
        how = f"{count_of(decision.simulations, 'simulation')}, {count_of(decision.depth, 'decision')} ahead"
        how += f", {decision.seconds:.1f} s"
    else:
        how = "No search"
    return Text(f"{how}. Expected: {line}", "dim")
