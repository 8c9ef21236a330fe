"""Tables made of steps alone, without a server or a database."""

from __future__ import annotations

import json
from typing import Any

from steeple.kernel.seed import commit
from steeple.server.store.rows import StepRow, TableData
from steeple.server.tables.commands import Judge, follow_up, sitting
from steeple.server.tables.state import TableState

SEED, SALT = "00000000000000a7", "5" * 32


def row(game: str = "campanile-2009", players: int = 2, **more: Any) -> TableData:
    """The row of a table."""
    values: dict[str, Any] = {
        "id": "table",
        "game": game,
        "rules": 1,
        "players": players,
        "options": {},
        "clock": {"kind": "none"},
        "substitute": "random",
        "is_listed": False,
        "host": "ada",
        "seed": SEED,
        "salt": SALT,
        "deal": None,
        "commitment": commit(SEED, SALT),
        "created": 0,
        "status": "open",
        "changed": 0,
        **more,
    }
    return TableData(**values)


class Log:
    """A table's steps, and the state that they lead to."""

    def __init__(self, data: TableData, *people: str | None) -> None:
        """`people`: who has the seats; None: a bot."""
        self.data = data
        self.steps: list[StepRow] = []
        self.state = TableState(data)
        for seat, person in enumerate(people):
            kind, bot = ("bot", "random") if person is None else ("person", None)
            self.add("sit", seat, sitting(kind, person or "bot", person=person, bot=bot))
        if people:
            self.add("start", None, json.dumps({"order": list(range(data.players))}))

    def add(self, kind: str, seat: int | None = None, text: str = "", at: int | None = None) -> None:
        """Take a step."""
        step = StepRow(self.state.number + 1, self.state.at if at is None else at, kind, seat, text)
        self.state.apply(step)
        self.steps.append(step)

    def act(self, action: str | None = None, at: int | None = None) -> int:
        """Play an action, by default the first legal one; returns the seat that did."""
        match = self.state.playing()
        seat = match.player
        self.add("act", seat, action or match.legal()[0], at)
        return seat

    def command(self, judge: Judge, at: int | None = None) -> str:
        """Carry out a command, and what follows from it; the kind of the step."""
        command = judge(self.state)
        self.add(command.kind, command.seat, command.text, at)
        while following := follow_up(self.state):
            self.add(following.kind, following.seat, following.text, at)
        return command.kind

    def status(self) -> str:
        """What the state says now. (mypy would take an attribute to be what it was before the last step.)"""
        return self.state.status

    def again(self) -> TableState:
        """The state that a process arrives at if it reads all the steps."""
        return TableState.after(self.data, self.steps)
