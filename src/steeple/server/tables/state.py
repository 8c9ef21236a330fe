"""A table's state: what its row and its steps, taken in order, lead to.

Everybody who has read the same steps has the same table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, TypeAlias

import orjson

from steeple.architects import names_at
from steeple.errors import Refused
from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.server.tables.clock import Clocks, Outages
from steeple.server.tables.seat import Seat, UndoRequest

if TYPE_CHECKING:
    from steeple.server.store.rows import StepRow, TableData

Status: TypeAlias = Literal["open", "playing", "over", "closed"]


GONE = "gone"
"""The text of a `leave` step when somebody leaves for good."""

AGREED = ("options", "clock", "substitute", "is_listed")
"""What a step `agree` changes in the table's row."""

AFTER_TURN = "after-turn"
"""The text of a `return` step that waits for the end of the substitute's turn.

Without it, it happens at once.
"""


class TableState:
    """A table, from its first step on. Only `apply` changes it, by one step at a time."""

    def __init__(self, data: TableData, outages: Outages = ()) -> None:
        """An empty table. Raises UnknownGame, and BadSetup for rules that this release doesn't know."""
        self.data = data
        self.options = GAMES[data.game].options_under(data.rules, data.options)
        """In today's options, whatever version of the rules the table began under."""
        self.number = 0
        self.at = data.created
        self.status: Status = "open"
        self.is_by_lot = False
        self.has_memory = True
        """Whether views remember open cards, so that people needn't."""
        self.has_agreed_hints = False
        """Whether people may ask for hints against each other."""
        self.is_deserted = False
        """Whether everybody has left the table, the host too."""
        self._has_host_sat = False
        self.unseated: set[str | None] = set()
        """The people whom the host has sent away."""
        self.seats = [Seat() for _ in range(data.players)]
        self.match: Match | None = None
        self._dealt: Match | None = None
        self.to_act: int | None = None
        """The seat to act; None if there's nothing to decide."""
        self.actors: list[int] = []
        """For each action played, the seat that decided it."""
        self.undo_request: UndoRequest | None = None
        self._refused: dict[tuple[str | None, int], int] = {}
        """Whose undo to which ply was refused, and at which ply that happened."""
        self.graced: set[int] = set()
        """The seats whose people came back after their time had run out."""
        self.asides: Counter[str] = Counter()
        """How many steps other than actions each person has asked for.

        Leaving and answering aren't counted.
        """
        self.joins = 0
        """How often people and bots have sat down."""
        self._outages = outages
        self.clocks = Clocks.of(data.clock, data.players, outages)
        self.requests: dict[str, int] = {}
        """The requests that have been carried out, and the number of the step that each became."""

    @classmethod
    def after(cls, data: TableData, steps: Sequence[StepRow], outages: Outages = ()) -> TableState:
        """The state after these steps."""
        state = cls(data, outages)
        for step in steps:
            state.apply(step)
        return state

    # --- Questions ---

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def bot_to_act(self) -> str | None:
        """The bot that is to act; None: a person is, or nobody."""
        seat = self.to_act
        if seat is None or self.seats[seat].is_person:
            return None
        return self.seats[seat].bot or self.data.substitute

    @property
    def names(self) -> list[str]:
        """What everybody is called, seat by seat."""
        return names_at(self.data.id, [(seat.name, seat.bot) for seat in self.seats])

    @property
    def has_hints(self) -> bool:
        """Whether players may ask for hints: against bots always, among people only where it was agreed."""
        people = sum(seat.kind != "bot" and not seat.is_gone for seat in self.seats)
        return self.has_agreed_hints or people < 2

    def seats_of(self, person: str | None) -> list[int]:
        """A person's seats, including those that a bot plays for now."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def playing(self) -> Match:
        """The match that is being played. Raises Refused."""
        if self.match is None:
            raise Refused("the game hasn't begun: wait until all seats are taken", code="not-started")
        if self.status != "playing":
            raise Refused("the game is over, so nothing can change any more", code="already-over")
        return self.match

    def facing(self, person: str | None) -> int | None:
        """The seat whose view a person gets: of theirs the one to act, else the one that acted last, else the
        first.
        """
        own = self.seats_of(person)
        if len(own) < 2 or self.match is None:
            return own[0] if own else None
        if self.to_act in own:
            return self.to_act
        return next((seat for seat in reversed(self.actors) if seat in own), own[0])

    def is_refused(self, person: str | None, ply: int) -> bool:
        """Whether the others refused this person's undo to a ply, and nothing has been played since."""
        return self.ply <= self._refused.get((person, ply), -1)

    def is_out_of_time(self, seat: int) -> bool:
        """Whether a seat's clock has run out for good.

        With days per turn, every turn has its full time again.
        """
        return self.seats[seat].is_late and seat in self.graced and not self.clocks.is_by_turn

    def deal(self) -> Match:
        """The game of this table from its deal on, as it begins. Raises BadSetup.

        It's dealt before the start is written, which proves that it can be, and used once it is.
        """
        if self._dealt is None:
            data, game = self.data, GAMES[self.data.game]
            if data.seed is None:
                self._dealt = Match.from_deal(game, data.players, data.deal or {}, data.options, data.rules)
            else:
                self._dealt = Match(game, data.players, data.options, data.seed, data.rules)
        return self._dealt

    def seats_after(self, step: StepRow) -> list[Seat]:
        """Who sits where after a step. The table stays as it is."""
        seats = list(self.seats)
        if step.kind == "sit":
            said = orjson.loads(step.text)
            is_invited = bool(said.get("is_invited"))
            seats[_seat(step)] = Seat(
                said["kind"], said["name"], said["person"], said["bot"], is_invited=is_invited
            )
        elif step.kind == "unseat":
            seats[_seat(step)] = Seat()
        elif step.kind == "decline":
            for number in self.seats_of(seats[_seat(step)].person):
                seats[number] = Seat()
        elif step.kind == "start":
            seats = [seats[old] for old in orjson.loads(step.text)["order"]]
        return seats

    # --- Steps ---

    def apply(self, step: StepRow, action: int | None = None) -> None:
        """Take the next step, which is durable.

        `action`: the id of an action that has been judged. Without it the step's text is read and checked, as
        for steps from the database. If that raises IllFormed or IllegalAction, nothing has changed.
        """
        if step.number != self.number + 1:
            raise ValueError(f"step {step.number} does not follow step {self.number}")
        match, before = self.match, self.to_act
        if step.kind == "act" and match is not None and before is not None:
            if action is None:
                match.play(step.text)
            else:
                match.play_legal(action)
            self.actors.append(before)
        self.clocks.stop(step.at)
        if (person := self._who_asked(step)) is not None:
            self.asides[person] += 1
        _CHANGES[step.kind](self, step)
        self.number, self.at = step.number, step.at
        self.to_act = self.match.player if self.match and self.status == "playing" else None
        if step.request is not None:
            self.requests[step.request] = step.number
        if (
            before is not None
            and before != self.to_act
            and self.seats[before].is_person
            and step.kind in ("act", "undo")
        ):
            self.clocks.pass_on(before)
        if before is not None and before != self.to_act and self.seats[before].is_returning:
            self._bring_back(before)
        seat = self.to_act
        self.clocks.run(seat if seat is not None and self.seats[seat].is_person else None, step.at)

    def _who_asked(self, step: StepRow) -> str | None:
        """Who asked for a step that is counted in `asides`."""
        if step.kind == "sit":
            person: str | None = orjson.loads(step.text)["person"]
            return person
        if step.kind == "agree":
            return self.data.host
        return self.seats[_seat(step)].person if step.kind in ("undo", "ask", "return") else None

    def _sit(self, step: StepRow) -> None:
        self.seats = self.seats_after(step)
        seat = self.seats[_seat(step)]
        self.joins += seat.kind != "open"
        self._has_host_sat = self._has_host_sat or (seat.kind == "person" and seat.person == self.data.host)
        self._note_desertion()
        self.undo_request = None  # the person who asked, or was asked, may be gone

    def _note_desertion(self) -> None:
        is_empty = all(seat.kind != "person" or seat.is_invited for seat in self.seats)
        self.is_deserted = self._has_host_sat and is_empty

    def _unseat(self, step: StepRow) -> None:
        before = self.seats[_seat(step)]
        if before.kind == "person" and not before.is_invited:
            self.unseated.add(before.person)
        self.seats = self.seats_after(step)
        if before.person == self.data.host:  # otherwise the host wants somebody else to sit there
            self._note_desertion()

    def _accept(self, step: StepRow) -> None:
        for number in self.seats_of(self.seats[_seat(step)].person):
            self.seats[number] = replace(self.seats[number], is_invited=False)

    def _decline(self, step: StepRow) -> None:
        self.seats = self.seats_after(step)
        self._note_desertion()

    def _draw_lots(self, step: StepRow) -> None:
        self.is_by_lot = True

    def _turn_memory_off(self, step: StepRow) -> None:
        self.has_memory = False

    def _turn_hints_on(self, step: StepRow) -> None:
        self.has_agreed_hints = True

    def _agree(self, step: StepRow) -> None:
        """The host has changed what the game is played with; the others are asked again."""
        said = orjson.loads(step.text)
        self.is_by_lot, self.has_memory = said["is_by_lot"], said["has_memory"]
        self.has_agreed_hints = said["has_hints"]
        self.data = replace(self.data, **{name: said[name] for name in AGREED})
        self.options = GAMES[self.data.game].options_under(self.data.rules, self.data.options)
        self.clocks, self._dealt = Clocks.of(self.data.clock, self.data.players, self._outages), None
        self.seats = [
            replace(seat, is_invited=seat.kind == "person" and seat.person != self.data.host)
            for seat in self.seats
        ]

    def _start(self, step: StepRow) -> None:
        self.seats = self.seats_after(step)
        self.match, self._dealt = self.deal(), None
        self.status = "playing"

    def _act(self, step: StepRow) -> None:
        self.undo_request = None
        if self.match is not None and self.match.is_over:
            self.status = "over"

    def _undo(self, step: StepRow) -> None:
        match, ply = self.playing(), int(step.text)
        while match.ply > ply:
            match.undo(anyway=True)
            self.actors.pop()
        self.undo_request = None
        self._refused = {
            key: at for key, at in self._refused.items() if key[1] < ply
        }  # the others are about what is gone

    def _ask(self, step: StepRow) -> None:
        seat, said = _seat(step), orjson.loads(step.text)
        if isinstance(said, int):
            self.undo_request = UndoRequest(
                seat, said, self._others_present(self.seats[seat].person), spares_absent=True
            )
        else:
            self.undo_request = UndoRequest(seat, said["ply"], frozenset(said["of"]))

    def _others_present(self, person: str | None) -> frozenset[int]:
        return frozenset(
            number for number, seat in enumerate(self.seats) if seat.is_person and seat.person != person
        )

    def _answer(self, step: StepRow) -> None:
        request = self.undo_request
        if request is None:
            return
        if step.text == "yes":
            own = self.seats_of(self.seats[_seat(step)].person)
            self.undo_request = replace(request, waiting=request.waiting.difference(own))
        else:
            self._refused[self.seats[request.seat].person, request.ply] = self.ply
            self.undo_request = None

    def _leave(self, step: StepRow) -> None:
        seat = _seat(step)
        self._change_seat(seat, is_away=True, is_late=False)
        self.seats[seat] = replace(self.seats[seat], is_gone=step.text == GONE)

    def _flag(self, step: StepRow) -> None:
        self.clocks.run_out(_seat(step))
        self._change_seat(_seat(step), is_away=True, is_late=True)

    def _return(self, step: StepRow) -> None:
        seat = _seat(step)
        if step.text == AFTER_TURN:
            self.seats[seat] = replace(self.seats[seat], is_returning=True)
        else:
            self._bring_back(seat)

    def _bring_back(self, seat: int) -> None:
        if self.seats[seat].is_late:
            self.clocks.grant(seat)
            self.graced.add(seat)
        self._change_seat(seat, is_away=False, is_late=False)

    def _change_seat(self, seat: int, *, is_away: bool, is_late: bool) -> None:
        self.seats[seat] = replace(self.seats[seat], is_away=is_away, is_late=is_late, is_returning=False)
        if not is_away or self.undo_request is None:
            return
        if self.undo_request.seat == seat:
            self.undo_request = None
        elif self.undo_request.spares_absent:
            self.undo_request = replace(self.undo_request, waiting=self.undo_request.waiting - {seat})

    def _close(self, step: StepRow) -> None:
        self.status = "closed"


_CHANGES = {
    "sit": TableState._sit,
    "unseat": TableState._unseat,
    "accept": TableState._accept,
    "decline": TableState._decline,
    "lot": TableState._draw_lots,
    "no-memory": TableState._turn_memory_off,
    "hints": TableState._turn_hints_on,
    "agree": TableState._agree,
    "start": TableState._start,
    "act": TableState._act,
    "undo": TableState._undo,
    "ask": TableState._ask,
    "answer": TableState._answer,
    "leave": TableState._leave,
    "flag": TableState._flag,
    "return": TableState._return,
    "close": TableState._close,
}
"""What each kind of step does.

`lot`: seats are drawn by lot when the game begins; without it they stay as they are.
`no-memory`: views don't say which open cards went where; without it they do.
`hints`: people may ask for hints even against each other. `agree`: the host has changed what was agreed.
"""


def _seat(step: StepRow) -> int:
    if step.seat is None:
        raise ValueError(f"a {step.kind} step has to name a seat")
    return step.seat
