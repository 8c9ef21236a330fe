"""Undo: what a person may undo at once, what needs the others' agreement, and who has been asked."""

from __future__ import annotations

from dataclasses import dataclass

from steeple.errors import Refused
from steeple.kernel.game import Json
from steeple.server.tables.state import TableState


@dataclass(frozen=True)
class PossibleUndo:
    """Going back to before a seat's last action."""

    seat: int
    ply: int
    is_free: bool
    """The action belongs to the present turn, and nothing has been revealed since."""
    of: frozenset[int]
    """The seats whose people have to agree."""
    is_refused: bool
    """The others refused, and nothing has been played since."""

    @property
    def is_granted(self) -> bool:
        """Whether it happens at once."""
        return self.is_free or not (self.of or self.is_refused)


def possible_undo(state: TableState, person: str) -> PossibleUndo | None:
    """What it would mean for this person to undo their last action; None: they have none."""
    match = state.match
    own = state.seats_of(person)
    if match is None or state.status != "playing" or not own:
        return None
    ply = last = len(state.actors) - 1
    while ply >= 0 and state.actors[ply] not in own:
        ply -= 1
    if ply < 0:
        return None
    seat = state.actors[ply]
    is_free = ply == last and state.to_act == seat and match.undo_limit <= ply
    of = frozenset() if is_free else who_must_agree(state, person, ply)
    return PossibleUndo(seat, ply, is_free, of, not is_free and state.is_refused(person, ply))


def who_must_agree(state: TableState, person: str, ply: int) -> frozenset[int]:
    """The seats of the others who have to agree when this person goes back to a ply.

    Everybody who is playing has to. People who are away have to agree too if an action of their seat, or
    anything that was revealed, would be undone: leaving must not give the others a free hand. People who
    have deleted their account aren't asked.
    """
    has_revealed = state.playing().undo_limit > ply
    undone = set(state.actors[ply:])
    return frozenset(
        number
        for number, seat in enumerate(state.seats)
        if seat.kind == "person" and not seat.is_gone and seat.person != person
        if seat.is_person or has_revealed or number in undone
    )


def judge_undo(state: TableState, person: str) -> PossibleUndo:
    """Judge this person's undo. Raises Refused."""
    state.playing()
    if not state.seats_of(person):
        raise Refused(
            "you have no seat at this table, so there's nothing for you to undo", code="not-your-seat"
        )
    found = possible_undo(state, person)
    if found is None:
        raise Refused("you haven't played anything yet that could be undone", code="nothing-to-undo")
    if found.is_refused:
        raise Refused(
            "the others refused: you can ask again once something new has been played",
            code="undo-refused",
        )
    if not found.is_granted and state.undo_request is not None:
        raise Refused("somebody has already asked for an undo: wait for the answers", code="undo-asked")
    if not state.seats[found.seat].is_person:
        raise Refused("a bot is playing for you: take your seat back first", code="not-your-seat")
    return found


def judge_answer(state: TableState, person: str) -> int:
    """The seat for which this person answers a request to undo. Raises Refused."""
    state.playing()
    own = state.seats_of(person)
    if not own:
        raise Refused("you have no seat at this table, so you aren't asked", code="not-your-seat")
    waiting = sorted(state.undo_request.waiting.intersection(own)) if state.undo_request else []
    if not waiting:
        raise Refused(
            "nobody is waiting for your answer: there's no request to undo, or you have answered it",
            code="no-undo-asked",
        )
    return waiting[0]


def undo_view(state: TableState, person: str | None) -> dict[str, Json]:
    """What a viewer may undo, and who has asked whom, as `shapes.UndoView` declares it."""
    found, request = possible_undo(state, person) if person is not None else None, state.undo_request
    may = found is not None and state.seats[found.seat].is_person and not found.is_refused
    free = may and found is not None and found.is_granted
    if request is None:
        return {"free": free, "ask": may and not free, "asked": None, "to": None, "waiting": []}
    return {
        "free": free,
        "ask": False,
        "asked": request.seat,
        "to": request.ply,
        "waiting": sorted(request.waiting),
    }
