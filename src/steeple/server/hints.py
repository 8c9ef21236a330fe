"""Hints: what a strong bot would do in one's place. Only for a seat of one's own that is to act, one at a time."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

from steeple.ai.decision import Choice, Decision
from steeple.errors import Refused
from steeple.kernel.arrays import Position
from steeple.kernel.game import Game
from steeple.server.bots import Bots
from steeple.server.live import LiveTable
from steeple.server.messages import Hint, HintChoice
from steeple.server.parts import Message

_MOST_CHOICES = 5


class Hints:
    """Who waits for a hint."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._waiting: dict[str, asyncio.Task[None]] = {}

    async def ask(self, table: LiveTable, person: str, name: str, tell: Callable[[Message], None]) -> None:
        """Have a bot think, and tell what it found. Raises Refused."""
        if person in self._waiting:
            raise Refused("you wait for a hint already", code="too-fast")
        async with table.lock:
            await table.make_sure()
            state = table.state
            match = state.playing()
            if match.player not in state.seats_of(person) or not state.seats[match.player].is_person:
                raise Refused("hints are for whoever has to decide", code="not-your-turn")
            game, position, ply = match.game, match.state, match.ply
            thinking = self.bots.hint(match)

        async def think() -> None:
            try:
                tell(hint_of(game, position, name, ply, await thinking))
            finally:
                del self._waiting[person]

        self._waiting[person] = asyncio.create_task(think(), name=f"hint at {table.id}")

    async def close(self) -> None:
        """Nobody waits any more."""
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def hint_of(game: Game, position: Position, name: str, ply: int, decision: Decision) -> Hint:
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

    return Hint(id=name, ply=ply, choices=[choice_of(choice) for choice in decision.choices[:_MOST_CHOICES]])


def _number(value: float) -> float | None:
    return None if math.isnan(value) else value
