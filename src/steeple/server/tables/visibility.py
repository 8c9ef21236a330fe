"""What a viewer may see of a table: a person with seats, or a spectator. Nothing else leaves a live table."""

from __future__ import annotations

from collections.abc import Collection

from steeple.architects import architect_of
from steeple.kernel.game import SPECTATOR, Json
from steeple.server.protocol.shapes import View
from steeple.server.tables.fast_fields import fast_position
from steeple.server.tables.narration import legal_fields
from steeple.server.tables.state import TableState
from steeple.server.tables.undo import undo_view


class Snapshots:
    """The snapshots of one state of a table. What several viewers share is worked out once."""

    def __init__(self, state: TableState, connected: Collection[str], at: int) -> None:
        """`connected`: the people who are connected; `at`: what time it is."""
        self.state = state
        self.connected = connected
        self.at = at
        self._position = fast_position(state.match.state) if state.match else None
        self._views: dict[int, View] = {}
        self._legal: list[dict[str, Json]] | None = None

    def of(self, person: str | None) -> dict[str, Json]:
        """The table as a person sees it, as `messages.Snapshot` declares it; None: a spectator.

        A plain dictionary, because it is made for every viewer after every action.
        """
        state, facing = self.state, self.state.facing(person)
        result = state.match.result() if state.match and state.status == "over" else None
        return {
            "number": state.number,
            "ply": state.ply,
            "status": state.status,
            "to_act": state.to_act,
            "facing": facing,
            "view": self._view(SPECTATOR if facing is None else facing),
            "legal": self._legal_for(facing),
            "seats": self.seats(person),
            "clock": self.clock(),
            "undo": undo_view(state, person),
            "has_hints": state.has_hints,
            "scores": result["scores"] if result else None,
            "result": result,
        }

    def _view(self, seat: int) -> View | None:
        if self.state.match is None or self._position is None:
            return None
        if seat not in self._views:
            game = self.state.match.game
            seen = (
                game.view(self._position, SPECTATOR)
                if seat == SPECTATOR
                else {**(self._view(SPECTATOR) or {}), **game.own(self._position, seat)}
            )
            if game.without_memory and not self.state.has_memory and self.state.status == "playing":
                seen = game.without_memory(seen)
            self._views[seat] = seen
        return self._views[seat]

    def _legal_for(self, facing: int | None) -> list[dict[str, Json]]:
        """What is legal, only for the person whose seat is to act, and not while a bot plays for it."""
        state = self.state
        if (
            facing is None
            or facing != state.to_act
            or not state.seats[facing].is_person
            or state.match is None
        ):
            return []
        if self._legal is None and self._position is not None:
            self._legal = legal_fields(state.match.game, self._position, state.match.legal_ids())
        return self._legal or []

    def seats(self, person: str | None) -> list[dict[str, Json]]:
        """Who sits where, for a viewer."""
        names = self.state.names
        return [
            {
                "kind": seat.kind,
                "name": names[number],
                "bot": seat.bot,
                "architect": architect_of(names[number], seat.bot),
                "is_away": seat.is_away,
                "is_returning": seat.is_returning,
                "is_out": self.state.is_out_of_time(number),
                "is_gone": seat.is_gone,
                "is_invited": seat.is_invited,
                "shares": self._shares(number),
                "is_you": seat.person is not None and seat.person == person,
                "is_here": seat.person in self.connected,
            }
            for number, seat in enumerate(self.state.seats)
        ]

    def _shares(self, number: int) -> int | None:
        """The first seat of the same person, if it is another one."""
        first = next(iter(self.state.seats_of(self.state.seats[number].person)), number)
        return None if first == number else first

    def clock(self) -> dict[str, Json]:
        """Bots have no clock."""
        clocks, seats = self.state.clocks, self.state.seats
        left = [
            clocks.left_at(number, self.at) if seat.kind != "bot" else None
            for number, seat in enumerate(seats)
        ]
        return {"left": left, "running": clocks.running}
