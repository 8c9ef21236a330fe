"""Tables over HTTP: all that can be done at one without a WebSocket."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Request, Response

from steeple import __version__
from steeple.errors import Refused
from steeple.server.http.accounts import Anybody, SignedIn
from steeple.server.http.compression import ASK_AGAIN, has_already, json_answer, kept_answer, unchanged
from steeple.server.http.rate_limits import address_of
from steeple.server.http.routes.dependencies import AtTable, CurrentProcess, part
from steeple.server.http.routes.records import finished
from steeple.server.http.table_lists import Which, list_page, may_delete
from steeple.server.process import Process
from steeple.server.protocol import messages
from steeple.server.protocol.bodies import (
    ActionBody,
    AnswerBody,
    BotBody,
    ChatBody,
    JoinBody,
    NewTable,
    RequestBody,
    SeatBody,
    TableLink,
    TableList,
    TakenStep,
    Talk,
    Terms,
)
from steeple.server.protocol.messages import LogPage, Welcome
from steeple.server.store.erasure import erase_table
from steeple.server.store.rows import PersonRow
from steeple.server.tables import commands
from steeple.server.tables.chat import say
from steeple.server.tables.encoding import chat_entry, encode_log
from steeple.server.tables.live import LiveTable, no_such_table
from steeple.server.tables.narration import problem_of
from steeple.server.tables.opening import check_bot, open_table
from steeple.server.tables.rematch import open_rematch
from steeple.server.wall_clock import now

router = part("/api/tables", "tables")

Before = Annotated[int | None, Query(ge=0, le=2**53)]
Seen = Annotated[int | None, Query(ge=0, le=2**31)]
Number = Annotated[int, Query(ge=1, le=2**31)]


@router.post("", status_code=201)
async def post_table(
    body: NewTable, request: Request, person: SignedIn, process: CurrentProcess
) -> TableLink:
    """Open a table."""
    process.limits.check_table(person.id, address_of(request))
    return TableLink(id=await open_table(process.opening, person, body))


@router.get("")
async def get_tables(
    person: Anybody, process: CurrentProcess, which: Which = "mine", before: Before = None
) -> TableList:
    """Tables: your own, those that wait for people, your finished ones."""
    return await list_page(process, person.id if person else None, which, before)


@router.get("/{id}", response_model=Welcome)
async def get_table(table: AtTable, request: Request, person: Anybody, seen: Seen = None) -> Response:
    """A table as you may see it."""
    async with table.lock:
        text = await table.welcome(person.id if person else None, seen)
        is_over = table.state.status == "over"
    # What is in play stays out of the browser's cache: others may use the same computer.
    return kept_answer(request, text) if is_over else json_answer(request, text)


@router.get("/{id}/log", response_model=LogPage)
async def get_log(table: AtTable, request: Request, before: Number = 2**31) -> Response:
    """A page of the log: the entries before the one with this number."""
    async with table.lock:
        await table.ensure_current()
        text = encode_log(table.log.before(before))
    return json_answer(request, text)


@router.get("/{id}/actions", response_model=LogPage)
async def get_actions(table: AtTable, request: Request) -> Response:
    """The entries of all actions that haven't been undone, in order."""
    async with table.lock:
        await table.ensure_current()
        # The same entries as long as no step is added, but another release may say them differently.
        tag = f'W/"{__version__}-{table.id}-{table.state.number}"'
        headers = {"Cache-Control": ASK_AGAIN, "ETag": tag}
        if has_already(request, tag):
            return unchanged(headers)
        text = encode_log(table.log.standing())
    return json_answer(request, text, headers)


@router.post("/{id}/join")
async def post_join(body: JoinBody, table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Sit down at an open seat."""
    return await _step_aside(process, table, person, commands.join(person.id, person.name, body.seat))


@router.post("/{id}/leave")
async def post_leave(body: SeatBody, table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Leave your seat. It becomes open or, during the game, a bot plays for you."""
    return await _step_aside(process, table, person, commands.leave(person.id, body.seat))


@router.post("/{id}/unseat")
async def post_unseat(body: SeatBody, table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Free a seat before the start. Only the host can."""
    return await _step_aside(process, table, person, commands.unseat(person.id, body.seat))


@router.post("/{id}/bot")
async def post_bot(body: BotBody, table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Give an open seat to a bot. Only the host can."""
    check_bot(body.bot)
    return await _step_aside(process, table, person, commands.seat_bot(person.id, body.seat, body.bot))


@router.post("/{id}/terms")
async def post_terms(body: Terms, table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Change what the game is played with, before it begins. Only the host can; the others must agree."""
    check_bot(body.substitute)
    terms = {**body.model_dump(exclude={"order"}), "is_by_lot": body.order == "lot"}
    return await _step_aside(process, table, person, commands.agree(person.id, terms))


@router.delete("/{id}", status_code=204, response_class=Response)
async def delete_table(table: AtTable, person: SignedIn, process: CurrentProcess) -> None:
    """Delete a finished game that you opened and no other person played."""
    await finished(table)
    if not may_delete(table.data.host, [seat.person for seat in table.state.seats], person.id):
        raise Refused("only a game that nobody else played can be deleted", code="not-yours-alone")
    await process.store.change(lambda connection: erase_table(connection, table.id))
    process.tables.forget(table.id)
    table.tell(messages.RequestRefused(request=None, problem=problem_of(no_such_table())))


@router.post("/{id}/accept")
async def post_accept(table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Say yes to an invitation."""
    return await _step_aside(process, table, person, commands.accept(person.id))


@router.post("/{id}/decline")
async def post_decline(table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Say no to an invitation: your seat is free."""
    return await _step_aside(process, table, person, commands.decline(person.id))


@router.post("/{id}/return")
async def post_return(body: SeatBody, table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Take your seat back from the bot."""
    return await _step_aside(process, table, person, commands.come_back(person.id, body.seat))


@router.post("/{id}/close")
async def post_close(table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Close a table that has not begun."""
    return await _step_aside(process, table, person, commands.close(person.id))


@router.post("/{id}/act")
async def post_act(body: ActionBody, table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Play an action."""
    return await _carry_out(
        process, table, person, commands.act(person.id, body.ply, body.action), body.request
    )


@router.post("/{id}/undo")
async def post_undo(
    body: RequestBody, table: AtTable, person: SignedIn, process: CurrentProcess
) -> TakenStep:
    """Undo your last action, or ask the others whether you may."""
    return await _step_aside(process, table, person, commands.undo(person.id), body.request)


@router.post("/{id}/answer")
async def post_answer(
    body: AnswerBody, table: AtTable, person: SignedIn, process: CurrentProcess
) -> TakenStep:
    """Answer somebody who wants to undo an action."""
    return await _step_aside(process, table, person, commands.answer(person.id, body.agrees))


@router.post("/{id}/rematch")
async def post_rematch(
    table: AtTable, request: Request, person: SignedIn, process: CurrentProcess
) -> TableLink:
    """Offer another game to the same people, or accept if somebody else has."""
    process.limits.check_table(person.id, address_of(request))
    return TableLink(id=await open_rematch(process.opening, table, person))


@router.get("/{id}/chat")
async def get_chat(table: AtTable, process: CurrentProcess) -> Talk:
    """What was said lately."""
    return Talk(chats=[chat_entry(table.state, chat) for chat in await process.store.chats(table.id)])


@router.post("/{id}/chat")
async def post_chat(body: ChatBody, table: AtTable, person: SignedIn, process: CurrentProcess) -> TakenStep:
    """Say something."""
    process.limits.check("chat", person.id)
    process.sanctions.check_chat(person.id, now())
    return TakenStep(number=await say(process.store, table, person, body.text))


async def _carry_out(
    process: Process, table: LiveTable, person: PersonRow, judge: commands.Judge, request: str | None = None
) -> TakenStep:
    process.limits.check("act", person.id)
    return TakenStep(
        number=await table.carry_out(judge, None if request is None else f"{person.id}:{request}")
    )


async def _step_aside(
    process: Process, table: LiveTable, person: PersonRow, judge: commands.Judge, request: str | None = None
) -> TakenStep:
    """Carry out a command that isn't an action. They are limited, so that logs don't grow forever."""
    process.limits.check("aside", f"{person.id} {table.id}")
    return await _carry_out(process, table, person, judge, request)
