"""Hints: what a strong bot would do in your place. Only for a person whose seat is to act.

Each person gets one at a time in each process, however many connections they have.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from typing import Any

from steeple.ai.decision import Choice, Decision
from steeple.errors import Refused, SteepleError
from steeple.kernel.arrays import Position
from steeple.kernel.game import Game
from steeple.server.bots.thinking import Bots
from steeple.server.protocol import messages
from steeple.server.protocol.messages import Hint, HintChoice
from steeple.server.protocol.shapes import Message
from steeple.server.tables.live import LiveTable
from steeple.server.tables.narration import problem_of

LOG = logging.getLogger(__name__)

_MOST_CHOICES = 5


class Hints:
    """Runs hints, one at a time per person."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._waiting: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, table: LiveTable, person: str, request: str, tell: Callable[[Message], None]) -> None:
        """Have a bot think, and tell what it found later. Raises Refused."""
        if person in self._waiting:
            raise Refused("you're already waiting for a hint: it's coming", code="hint-asked")
        # Before anything else is waited for, or a second question would slip through.
        self._waiting.add(person)
        try:
            thinking = await self._begin(table, person, request)
        except BaseException:
            self._waiting.discard(person)
            raise
        task = asyncio.create_task(self._answer(thinking, request, tell), name=f"hint at {table.id}")
        self._tasks.add(task)
        task.add_done_callback(lambda _: self._end(task, person))

    async def _begin(self, table: LiveTable, person: str, request: str) -> Coroutine[Any, Any, Hint]:
        async with table.lock:
            await table.ensure_current()
            state = table.state
            match = state.playing()
            if match.player not in state.seats_of(person) or not state.seats[match.player].is_person:
                raise Refused("hints are for the player to act: wait for your turn", code="not-your-turn")
            if not state.has_hints:
                raise Refused(
                    "hints are off at this table, because people play each other here", code="hints-off"
                )
            game, position, ply = match.game, match.state, match.ply
            thinking = self.bots.hint(match, person)

        async def find() -> Hint:
            return hint_of(game, position, request, ply, await thinking)

        return find()

    async def _answer(
        self, thinking: Coroutine[Any, Any, Hint], request: str, tell: Callable[[Message], None]
    ) -> None:
        try:
            tell(await thinking)
        except Exception as error:
            refusal = error if isinstance(error, SteepleError) else None
            if refusal is None:
                LOG.error("a hint could not be found", exc_info=error)
                refusal = Refused("no hint could be found: choose for yourself this time", code="no-hint")
            tell(messages.RequestRefused(request=request, problem=problem_of(refusal)))

    def _end(self, task: asyncio.Task[None], person: str) -> None:
        self._tasks.discard(task)
        self._waiting.discard(person)

    async def close(self) -> None:
        """Nobody waits any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def hint_of(game: Game, position: Position, request: str, ply: int, decision: Decision) -> Hint:
    """A decision as a message."""

    def choice_of(choice: Choice) -> HintChoice:
        return HintChoice(
            action=game.action_text(choice.action),
            fields=game.fields(position, choice.action),
            share=_number(choice.share),
            error=_number(choice.error),
            points=_number(choice.points),
            visits=choice.visits,
        )

    return Hint(
        request=request, ply=ply, choices=[choice_of(choice) for choice in decision.choices[:_MOST_CHOICES]]
    )


def _number(value: float) -> float | None:
    return None if math.isnan(value) else value
