"""What the page of operators sends and is answered."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from steeple.server.protocol.shapes import Message, SeatNumber, ShortText

Why = Annotated[str, Field(max_length=200, pattern=r"^[^\x00]*$")]
"""A reason for the audit log."""

Told = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\x00]*\S[^\x00]*$")]
"""A reason that somebody is told."""

Days = Annotated[int, Field(ge=1, le=3650)]


class WhyBody(Message):
    """Why something is done; it goes into the audit log."""

    why: Why = ""


class SanctionBody(Message):
    """For how many days, and why: they're told."""

    why: Told
    days: Days | None = None
    """None: for good."""


class NetworkBody(Message):
    """An address such as 192.0.2.7, or a network such as 192.0.2.0/24."""

    network: ShortText


class NetworkBanBody(SanctionBody):
    """An address or a network, for how many days, and why: they're told."""

    network: ShortText


class UnseatBody(WhyBody):
    """Whose seat it is."""

    seat: SeatNumber


class ResetBody(Message):
    """The secret of a link, and the new password."""

    token: Annotated[str, Field(min_length=1, max_length=100)]
    password: Annotated[str, Field(min_length=8, max_length=200)]


class ResetLink(Message):
    """The secret of a link that sets a new password, once, and how many hours it's good for."""

    token: str
    hours: int


class SanctionView(Message):
    """A ban or a mute. `until`: None is for good."""

    kind: Literal["ban", "mute", "network"]
    subject: str
    name: str | None = None
    """Of the person whom it's about."""
    until: int | None
    why: str
    created: int


class PersonView(Message):
    """Somebody, as operators see them. `tables`: those that aren't over, as host or in a seat."""

    id: str
    name: str
    is_account: bool
    is_operator: bool
    created: int
    seen: int
    tables: int
    ban: SanctionView | None
    mute: SanctionView | None


class PersonList(Message):
    """People, those who came last first; `more`: pass it as `before` for the next ones."""

    people: list[PersonView]
    more: int | None = None


class SeatLine(Message):
    """Who has a seat."""

    seat: int
    person: str | None
    bot: str | None
    name: str


class TableView(Message):
    """A table as operators see it: no cards, no seed."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    host: str
    """The host's name."""
    seats: list[SeatLine]
    created: int
    changed: int


class AdminTableList(Message):
    """Tables, the last changed first; `more`: pass it as `before` for the next ones."""

    tables: list[TableView]
    more: int | None = None


class SanctionList(Message):
    """All bans and mutes in force."""

    sanctions: list[SanctionView]


class AuditEntry(Message):
    """Something that was done. `operator`: a name, a user of the machine such as root@club, or `server`."""

    id: int
    at: int
    operator: str
    action: str
    subject: str
    """A person's name, a table's id, a network, or nothing."""
    game: str | None
    details: str
    why: str


class AuditList(Message):
    """What was done, the latest first; `more`: pass it as `before` for the next ones."""

    lines: list[AuditEntry]
    more: int | None = None


class QuotaView(Message):
    """How much of something is allowed. `seconds`: in how long; None: at once, or altogether."""

    name: str
    most: int
    seconds: int | None = None


class QuotaList(Message):
    """All quotas."""

    quotas: list[QuotaView]
