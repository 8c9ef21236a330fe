"""For operators: people, tables, bans, and the audit log. Refused to everybody else."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from fastapi import APIRouter, Depends, Query, Response

from steeple.server.admin.audit import list_lines
from steeple.server.admin.lists import list_all_tables, list_people, sanctioned
from steeple.server.admin.operators import RESET_HOURS, Office
from steeple.server.admin.quotas import present_quotas
from steeple.server.admin.tables import close_table, delete_table, unseat
from steeple.server.admin.views import entry_of, person_of, sanction_of, table_of
from steeple.server.http.accounts import Operator
from steeple.server.http.routes.dependencies import PROBLEMS, Here
from steeple.server.process import Process
from steeple.server.protocol.admin_bodies import (
    AdminTableList,
    AuditList,
    NetworkBanBody,
    NetworkBody,
    PersonList,
    QuotaList,
    ResetLink,
    SanctionBody,
    SanctionList,
    UnseatBody,
    WhyBody,
)
from steeple.server.store.rows import PersonRow
from steeple.server.wall_clock import now

router = APIRouter(prefix="/api/admin", tags=["operators"], responses=PROBLEMS)

_PAGE = 50
_STATUSES = {"going": ("open", "playing"), "over": ("over",), "closed": ("closed",)}

Search = Annotated[str, Query(max_length=40, pattern=r"^[^\x00]*$")]
Before = Annotated[int | None, Query(ge=0, le=2**53)]
Which: TypeAlias = Literal["going", "over", "closed"]


class Desk:
    """An operator at work in this process, where what they do takes effect at once."""

    def __init__(self, operator: Operator, process: Here) -> None:
        self.process: Process = process
        self.office = Office(process.store, operator.id)

    async def person(self, id: str) -> PersonRow:
        """Somebody by their id. Raises Refused."""
        return await self.office.find(id)

    async def done(self) -> None:
        """Have what was done take effect."""
        await self.process.heed_operators()


AtDesk = Annotated[Desk, Depends(Desk)]


@router.get("/people")
async def get_people(desk: AtDesk, search: Search = "", before: Before = None) -> PersonList:
    """People, those who came last first."""
    found = await desk.office.store.look(
        lambda connection: list_people(connection, search, before, _PAGE, now())
    )
    people = [person_of(one) for one in found]
    return PersonList(people=people, more=people[-1].created if len(people) >= _PAGE else None)


@router.get("/tables")
async def get_tables(
    desk: AtDesk, which: Which = "going", search: Search = "", before: Before = None
) -> AdminTableList:
    """Tables, the last changed first."""
    status = _STATUSES[which]
    found = await desk.office.store.look(
        lambda connection: list_all_tables(connection, status, search, before, _PAGE)
    )
    tables = [table_of(one) for one in found]
    return AdminTableList(tables=tables, more=tables[-1].changed if len(tables) >= _PAGE else None)


@router.get("/bans")
async def get_bans(desk: AtDesk) -> SanctionList:
    """All bans and mutes that hold."""
    found = await desk.office.store.look(lambda connection: sanctioned(connection, now()))
    return SanctionList(sanctions=[sanction_of(sanction, name) for sanction, name in found])


@router.get("/log")
async def get_log(desk: AtDesk, before: Before = None, everything: bool = False) -> AuditList:
    """What was done, the latest first. `everything`: what the server did by itself too."""
    found = await desk.office.store.look(lambda connection: list_lines(connection, before, _PAGE, everything))
    lines = [entry_of(line) for line in found]
    return AuditList(lines=lines, more=lines[-1].id if len(lines) >= _PAGE else None)


@router.get("/quotas")
async def get_quotas(desk: AtDesk) -> QuotaList:
    """How much one person or one address may do."""
    return QuotaList(quotas=present_quotas(desk.process.settings))


# --- People ---


@router.post("/people/{id}/ban", status_code=204, response_class=Response)
async def post_ban(id: str, body: SanctionBody, desk: AtDesk) -> None:
    """Refuse everything to somebody, for some days or for good."""
    await desk.office.ban(await desk.person(id), body.days, body.why)
    await desk.done()


@router.post("/people/{id}/unban", status_code=204, response_class=Response)
async def post_unban(id: str, desk: AtDesk) -> None:
    """Let somebody in again."""
    await desk.office.unban(await desk.person(id))
    await desk.done()


@router.post("/people/{id}/mute", status_code=204, response_class=Response)
async def post_mute(id: str, body: SanctionBody, desk: AtDesk) -> None:
    """Refuse what somebody says at tables, for some days or for good."""
    await desk.office.mute(await desk.person(id), body.days, body.why)
    await desk.done()


@router.post("/people/{id}/unmute", status_code=204, response_class=Response)
async def post_unmute(id: str, desk: AtDesk) -> None:
    """Let somebody chat again."""
    await desk.office.unmute(await desk.person(id))
    await desk.done()


@router.post("/people/{id}/end-sessions", status_code=204, response_class=Response)
async def post_end_sessions(id: str, body: WhyBody, desk: AtDesk) -> None:
    """Sign somebody out of every browser."""
    await desk.office.end_sessions(await desk.person(id), body.why)
    await desk.done()


@router.post("/people/{id}/reset-link")
async def post_reset_link(id: str, desk: AtDesk) -> ResetLink:
    """Make a link by which the owner of an account can set a new password, once."""
    return ResetLink(token=await desk.office.make_reset(await desk.person(id)), hours=RESET_HOURS)


@router.post("/addresses/ban", status_code=204, response_class=Response)
async def post_ban_address(body: NetworkBanBody, desk: AtDesk) -> None:
    """Refuse everything to an address or a network."""
    await desk.office.ban_address(body.network, body.days, body.why)
    await desk.done()


@router.post("/addresses/unban", status_code=204, response_class=Response)
async def post_unban_address(body: NetworkBody, desk: AtDesk) -> None:
    """Let an address or a network in again."""
    await desk.office.unban_address(body.network)
    await desk.done()


# --- Tables ---


@router.post("/tables/{id}/close", status_code=204, response_class=Response)
async def post_close(id: str, body: WhyBody, desk: AtDesk) -> None:
    """End a table for good, whether the game has begun or not."""
    await close_table(desk.office, desk.process.tables, id, body.why)
    await desk.done()


@router.post("/tables/{id}/unseat", status_code=204, response_class=Response)
async def post_unseat(id: str, body: UnseatBody, desk: AtDesk) -> None:
    """Take somebody's seat: it's open again or, when the game is on, the substitute plays."""
    await unseat(desk.office, desk.process.tables, id, body.seat, body.why)
    await desk.done()


@router.post("/tables/{id}/delete", status_code=204, response_class=Response)
async def post_delete(id: str, body: WhyBody, desk: AtDesk) -> None:
    """Delete a table with all that happened and was said there."""
    await delete_table(desk.office, id, body.why)
    await desk.done()
