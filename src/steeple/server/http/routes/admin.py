"""For operators: people, tables, bans, and the audit log. Refused to everybody else."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from fastapi import Depends, Query, Response

from steeple.server.admin.audit import list_lines
from steeple.server.admin.lists import list_all_tables, list_people, sanctioned
from steeple.server.admin.operators import RESET_HOURS, OperatorActions
from steeple.server.admin.quotas import present_quotas
from steeple.server.admin.tables import close_table, delete_table, unseat
from steeple.server.admin.views import entry_of, person_of, sanction_of, table_of
from steeple.server.http.accounts import Operator
from steeple.server.http.routes.dependencies import CurrentProcess, part
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

router = part("/api/admin", "operators")

_PAGE = 50
_STATUSES = {"going": ("open", "playing"), "over": ("over",), "closed": ("closed",)}

Search = Annotated[str, Query(max_length=40, pattern=r"^[^\x00]*$")]
Before = Annotated[int | None, Query(ge=0, le=2**53)]
Which: TypeAlias = Literal["going", "over", "closed"]


class AdminRequest:
    """An operator at work in this process, where what they do takes effect at once."""

    def __init__(self, operator: Operator, process: CurrentProcess) -> None:
        self.process: Process = process
        self.actions = OperatorActions(process.store, operator.id)

    async def person(self, id: str) -> PersonRow:
        """Somebody by their id. Raises Refused."""
        return await self.actions.find(id)

    async def done(self) -> None:
        """Have what was done take effect."""
        await self.process.follow_audit_log()


ByOperator = Annotated[AdminRequest, Depends(AdminRequest)]


@router.get("/people")
async def get_people(admin: ByOperator, search: Search = "", before: Before = None) -> PersonList:
    """People, those who came last first."""
    found = await admin.actions.store.query(
        lambda connection: list_people(connection, search, before, _PAGE, now())
    )
    people = [person_of(one) for one in found]
    return PersonList(people=people, more=people[-1].created if len(people) >= _PAGE else None)


@router.get("/tables")
async def get_tables(
    admin: ByOperator, which: Which = "going", search: Search = "", before: Before = None
) -> AdminTableList:
    """Tables, the last changed first."""
    status = _STATUSES[which]
    found = await admin.actions.store.query(
        lambda connection: list_all_tables(connection, status, search, before, _PAGE)
    )
    tables = [table_of(one) for one in found]
    return AdminTableList(tables=tables, more=tables[-1].changed if len(tables) >= _PAGE else None)


@router.get("/bans")
async def get_bans(admin: ByOperator) -> SanctionList:
    """All bans and mutes that hold."""
    found = await admin.actions.store.query(lambda connection: sanctioned(connection, now()))
    return SanctionList(sanctions=[sanction_of(sanction, name) for sanction, name in found])


@router.get("/log")
async def get_log(admin: ByOperator, before: Before = None, everything: bool = False) -> AuditList:
    """What was done, the latest first. `everything`: what the server did by itself too."""
    found = await admin.actions.store.query(
        lambda connection: list_lines(connection, before, _PAGE, everything)
    )
    lines = [entry_of(line) for line in found]
    return AuditList(lines=lines, more=lines[-1].id if len(lines) >= _PAGE else None)


@router.get("/quotas")
async def get_quotas(admin: ByOperator) -> QuotaList:
    """How much one person or one address may do."""
    return QuotaList(quotas=present_quotas(admin.process.settings))


# --- People ---


@router.post("/people/{id}/ban", status_code=204, response_class=Response)
async def post_ban(id: str, body: SanctionBody, admin: ByOperator) -> None:
    """Refuse everything to somebody, for some days or for good."""
    await admin.actions.ban(await admin.person(id), body.days, body.why)
    await admin.done()


@router.post("/people/{id}/unban", status_code=204, response_class=Response)
async def post_unban(id: str, admin: ByOperator) -> None:
    """Let somebody in again."""
    await admin.actions.unban(await admin.person(id))
    await admin.done()


@router.post("/people/{id}/mute", status_code=204, response_class=Response)
async def post_mute(id: str, body: SanctionBody, admin: ByOperator) -> None:
    """Refuse what somebody says at tables, for some days or for good."""
    await admin.actions.mute(await admin.person(id), body.days, body.why)
    await admin.done()


@router.post("/people/{id}/unmute", status_code=204, response_class=Response)
async def post_unmute(id: str, admin: ByOperator) -> None:
    """Let somebody chat again."""
    await admin.actions.unmute(await admin.person(id))
    await admin.done()


@router.post("/people/{id}/end-sessions", status_code=204, response_class=Response)
async def post_end_sessions(id: str, body: WhyBody, admin: ByOperator) -> None:
    """Sign somebody out of every browser."""
    await admin.actions.end_sessions(await admin.person(id), body.why)
    await admin.done()


@router.post("/people/{id}/reset-link")
async def post_reset_link(id: str, admin: ByOperator) -> ResetLink:
    """Make a link by which the owner of an account can set a new password, once."""
    return ResetLink(token=await admin.actions.make_reset(await admin.person(id)), hours=RESET_HOURS)


@router.post("/addresses/ban", status_code=204, response_class=Response)
async def post_ban_address(body: NetworkBanBody, admin: ByOperator) -> None:
    """Refuse everything to an address or a network."""
    await admin.actions.ban_address(body.network, body.days, body.why)
    await admin.done()


@router.post("/addresses/unban", status_code=204, response_class=Response)
async def post_unban_address(body: NetworkBody, admin: ByOperator) -> None:
    """Let an address or a network in again."""
    await admin.actions.unban_address(body.network)
    await admin.done()


# --- Tables ---


@router.post("/tables/{id}/close", status_code=204, response_class=Response)
async def post_close(id: str, body: WhyBody, admin: ByOperator) -> None:
    """End a table for good, whether the game has begun or not."""
    await close_table(admin.actions, admin.process.tables, id, body.why)
    await admin.done()


@router.post("/tables/{id}/unseat", status_code=204, response_class=Response)
async def post_unseat(id: str, body: UnseatBody, admin: ByOperator) -> None:
    """Take somebody's seat: it's open again or, when the game is on, the substitute plays."""
    await unseat(admin.actions, admin.process.tables, id, body.seat, body.why)
    await admin.done()


@router.post("/tables/{id}/delete", status_code=204, response_class=Response)
async def post_delete(id: str, body: WhyBody, admin: ByOperator) -> None:
    """Delete a table with all that happened and was said there."""
    await delete_table(admin.actions, id, body.why)
    await admin.done()
