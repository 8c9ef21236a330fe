"""Taking back: what a person may take back at once, what the others must agree to, and what they have been asked."""

from __future__ import annotations

from dataclasses import dataclass

from steeple.errors import Refused
from steeple.kernel.game import Json
from steeple.server.fold import TableState


@dataclass(frozen=True)
class TakeBack:
    """To go back to before a seat's last action. `is_granted`: nobody has to be asked."""

    seat: int
    ply: int
    is_free: bool
    """Own actions of the present turn that brought nothing out."""
    is_granted: bool


def take_back(state: TableState, person: str) -> TakeBack | None:
    """What it would mean that this person takes back their last action; None: they have no action to take back."""
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
    return TakeBack(seat, ply, is_free, is_free or not state.who_must_agree(person))


def judge_undo(state: TableState, person: str) -> TakeBack:
    """What happens when this person wants to take back. Raises Refused."""
    state.playing()
    if not state.seats_of(person):
        raise Refused("you have no seat here, and nothing to take back", code="not-your-seat")
    found = take_back(state, person)
    if found is None:
        raise Refused("you have not played anything yet that could be taken back", code="nothing-to-undo")
    if not found.is_granted and state.request is not None:
        raise Refused("somebody has asked to take back already: wait for the answers", code="undo-asked")
    if not state.seats[found.seat].is_person:
        raise Refused("a bot plays for you: take your seat back first", code="not-your-seat")
    return found


def judge_answer(state: TableState, person: str) -> int:
    """The seat for which this person answers a request to take back. Raises Refused."""
    state.playing()
    own = state.seats_of(person)
    if not own:
        raise Refused("you have no seat here, and are not asked", code="not-your-seat")
    waiting = sorted(state.request.waiting.intersection(own)) if state.request else []
    if not waiting:
        raise Refused(
            "nobody waits for your answer: there is no request to take back, or you have answered", code="no-undo-asked"
        )
    return waiting[0]


def undo_view(state: TableState, person: str | None) -> dict[str, Json]:
    """What a viewer may take back, and who has asked whom, as `parts.UndoView` declares it."""
    found = take_back(state, person) if person is not None else None
    may = found is not None and state.seats[found.seat].is_person
    free, request = may and found is not None and found.is_granted, state.request
    if request is None:
        return {"free": free, "ask": may and not free, "asked": None, "to": None, "waiting": []}
    return {"free": free, "ask": False, "asked": request.seat, "to": request.ply, "waiting": sorted(request.waiting)}
