"""What operators see, as it's sent to their page and printed by `steeple admin --json`."""

from __future__ import annotations

from steeple.architects import names_at
from steeple.server.admin.audit import AuditLine
from steeple.server.admin.lists import Somebody, TableLine
from steeple.server.admin.sanctions import Sanction
from steeple.server.protocol.admin_bodies import AuditEntry, PersonView, SanctionView, SeatLine, TableView


def sanction_of(sanction: Sanction, name: str | None = None) -> SanctionView:
    """A ban or a mute; `name`: of the person whom it's about."""
    return SanctionView.model_validate({**vars(sanction), "name": name})


def person_of(one: Somebody) -> PersonView:
    """A person."""
    held = {
        "ban": one.ban and sanction_of(one.ban, one.name),
        "mute": one.mute and sanction_of(one.mute, one.name),
    }
    return PersonView.model_validate({**vars(one), **held})


def table_of(line: TableLine) -> TableView:
    """A table."""
    data = line.data
    names = names_at(data.id, [(seat.name, seat.bot) for seat in line.seats])
    seats = [
        SeatLine.model_validate({**vars(seat), "name": name})
        for seat, name in zip(line.seats, names, strict=True)
    ]
    return TableView.model_validate(
        {
            "id": data.id,
            "game": data.game,
            "status": data.status,
            "host": line.host,
            "seats": seats,
            "created": data.created,
            "changed": data.changed,
        }
    )


def entry_of(line: AuditLine) -> AuditEntry:
    """A line of the audit log, with the names of now."""
    return AuditEntry(
        id=line.id,
        at=line.at,
        operator=line.operator_name or line.operator,
        action=line.action,
        subject=line.subject_name or line.subject,
        game=line.game,
        details=line.details,
        why=line.why,
    )
