"""Commands: what somebody asks for at a table, judged against its state.

What is allowed becomes the next step.

Judging changes nothing. It says completely whether the command can be carried out, so that whatever is
written to the store can then be applied.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import orjson

from steeple.architects import pick
from steeple.errors import BadSetup, Refused
from steeple.games import GAMES
from steeple.kernel.game import Json
from steeple.server.tables.state import AFTER_TURN, GONE, TableState
from steeple.server.tables.undo import judge_answer, judge_undo


@dataclass(frozen=True)
class Command:
    """What somebody asked for, judged and found possible: the next step, but not yet written.

    `action`: the id of the action that an `act` plays; None for all other kinds.
    """

    kind: str
    seat: int | None = None
    text: str = ""
    action: int | None = None


MOST_ASIDES = 1_000
"""How many steps other than actions one person may ask for at one table, so that logs don't grow forever."""

MOST_JOINS = 10_000
"""How often people may sit down at one table, counting everybody."""

Judge: TypeAlias = Callable[[TableState], Command]
"""Judges a command against a state. Raises SteepleError if it can't be carried out."""


def act(person: str, ply: int, action: str) -> Judge:
    """Play an action that was chosen after `ply` actions."""

    def judge(state: TableState) -> Command:
        match, own = state.playing(), state.seats_of(person)
        if not own:
            raise Refused("you have no seat at this table, but you can watch", code="not-your-seat")
        if ply != match.ply:
            raise Refused(
                f"you chose this after {ply} actions, and now there are {match.ply}: look at the table again",
                code="stale",
            )
        seat = state.to_act
        if seat is None or seat not in own:
            raise Refused("it isn't your turn: wait for the others", code="not-your-turn")
        if not state.seats[seat].is_person:
            raise Refused("a bot is playing for you: take your seat back first", code="not-your-turn")
        return _action(state, action)

    return judge


def bot_act(number: int, action: str) -> Judge:
    """Play what a bot has decided after step `number`."""

    def judge(state: TableState) -> Command:
        state.playing()
        if state.number != number or state.bot_to_act is None:
            raise Refused("the table has changed since the bot began to think", code="stale")
        return _action(state, action)

    return judge


def _action(state: TableState, action: str) -> Command:
    """An action, read from its text and checked against the rules. Raises IllFormed, IllegalAction."""
    match = state.playing()
    id = match.game.read_action(action)
    if refusal := match.refusal(id):
        raise refusal.error()
    return Command("act", state.to_act, match.game.action_text(id), id)


def undo(person: str) -> Judge:
    """Undo the last action, or ask the others to agree."""

    def judge(state: TableState) -> Command:
        _check_asides(state, person)
        found = judge_undo(state, person)
        if found.is_granted:
            return Command("undo", found.seat, str(found.ply))
        return Command("ask", found.seat, orjson.dumps({"ply": found.ply, "of": sorted(found.of)}).decode())

    return judge


def answer(person: str, agrees: bool) -> Judge:
    """Answer somebody who wants to take an action back."""
    return lambda state: Command("answer", judge_answer(state, person), "yes" if agrees else "no")


def join(person: str, name: str, seat: int | None) -> Judge:
    """Sit down at an open seat: the one that is named, or the first."""

    def judge(state: TableState) -> Command:
        if state.status in ("over", "closed"):
            raise Refused("the game at this table is over: open another table", code="already-over")
        if state.seats_of(person):
            raise Refused(
                "you already have a seat here: leave the other seats to other people", code="already-seated"
            )
        if person in state.unseated:
            raise Refused("the host has given your seat away: choose another table", code="unseated")
        _check_asides(state, person)
        if state.joins >= MOST_JOINS:
            raise Refused(
                "too many people have come and gone at this table: open another table", code="too-many-joins"
            )
        opens = [number for number, found in enumerate(state.seats) if found.kind == "open"]
        if not opens:
            raise Refused("all seats at this table are taken, but you can watch", code="table-full")
        if seat is not None and seat not in opens:
            raise Refused(
                f"seat {seat} isn't open: choose one of {', '.join(map(str, opens))}", code="seat-taken"
            )
        return Command("sit", opens[0] if seat is None else seat, sitting("person", name, person=person))

    return judge


def seat_bot(person: str, seat: int, bot: str) -> Judge:
    """Give an open seat to a bot, so that nobody has to wait. Only the host can."""

    def judge(state: TableState) -> Command:
        _check_host_before_start(state, person)
        if seat >= len(state.seats) or state.seats[seat].kind != "open":
            raise Refused(f"seat {seat} isn't open: choose one that is", code="seat-taken")
        if state.joins >= MOST_JOINS:
            raise Refused(
                "too many people have come and gone at this table: open another table", code="too-many-joins"
            )
        return Command("sit", seat, sitting("bot", pick(bot, state.data.id, state.names), bot=bot))

    return judge


def agree(person: str, terms: dict[str, Json]) -> Judge:
    """Change what the game is played with, before it begins. Only the host can; the others are asked again.

    `terms`: what a step `agree` says.
    """

    def judge(state: TableState) -> Command:
        _check_host_before_start(state, person)
        _check_asides(state, person)
        game = GAMES[state.data.game]
        if state.data.rules != game.rules_version:
            raise Refused(
                "this table was opened under earlier rules: open another one to change them", code="old-rules"
            )
        options = game.checked_options(state.data.players, terms["options"])
        if not terms["has_memory"] and game.without_memory is None:
            raise BadSetup(
                f"there is nothing to remember in {game.name}: leave has_memory out", code="bad-option"
            )
        return Command("agree", None, orjson.dumps({**terms, "options": options}).decode())

    return judge


def _check_host_before_start(state: TableState, person: str) -> None:
    if person != state.data.host:
        raise Refused("only the host can change the table", code="not-host")
    if state.status != "open":
        raise Refused("the game has begun, so nothing can be changed any more", code="already-started")


def unseat(person: str, seat: int) -> Judge:
    """Free a seat before the start, so that the host needn't wait for the person or the bot that has it."""

    def judge(state: TableState) -> Command:
        if person != state.data.host:
            raise Refused("only the host can free a seat", code="not-host")
        if state.status != "open":
            raise Refused("the game has begun, so nobody can be sent away any more", code="already-started")
        if seat >= len(state.seats) or state.seats[seat].kind == "open" or state.seats[seat].person == person:
            raise Refused("nobody else sits there: choose a seat that somebody else has", code="no-such-seat")
        return Command("unseat", seat)

    return judge


def accept(person: str) -> Judge:
    """Accept an invitation, for all seats that are kept for this person."""
    return lambda state: Command("accept", _invited(state, person))


def decline(person: str) -> Judge:
    """Decline an invitation; the seats become free."""
    return lambda state: Command("decline", _invited(state, person))


def _invited(state: TableState, person: str) -> int:
    """The first seat kept for somebody who hasn't answered. Raises Refused."""
    for number in state.seats_of(person):
        if state.status == "open" and state.seats[number].is_invited:
            return number
    raise Refused("no seat is kept for you here: take a free one, if there is one", code="not-invited")


def depart(person: str, seat: int) -> Judge:
    """Leave a seat for good: the person has deleted their account."""

    def judge(state: TableState) -> Command:
        _check_own(state, person, seat)
        if state.status == "open":
            return Command("sit", seat, sitting("open", ""))
        state.playing()
        if state.seats[seat].is_gone:
            raise Refused("a bot is already playing for this seat", code="already-away")
        return Command("leave", seat, GONE)

    return judge


def leave(person: str, seat: int) -> Judge:
    """Leave a seat: it becomes open or, during the game, a bot plays for it."""

    def judge(state: TableState) -> Command:
        _check_own(state, person, seat)
        if state.status == "open":
            return Command("sit", seat, sitting("open", ""))
        state.playing()
        if state.seats[seat].is_away and not state.seats[seat].is_returning:
            raise Refused("a bot is already playing for this seat", code="already-away")
        return Command("leave", seat)

    return judge


def come_back(person: str, seat: int) -> Judge:
    """Take a seat back from the bot. If a clock would run, the bot first finishes the turn it has begun."""

    def judge(state: TableState) -> Command:
        _check_own(state, person, seat)
        state.playing()
        if not state.seats[seat].is_away:
            raise Refused("this seat is yours: no bot is playing for it", code="not-away")
        if state.seats[seat].is_returning:
            raise Refused(
                "you get your seat back when the bot has finished this turn", code="already-returning"
            )
        if state.is_out_of_time(seat):
            raise Refused(
                "your time has run out twice, so the bot plays for you to the end", code="out-of-time"
            )
        _check_asides(state, person)
        must_wait = state.to_act == seat and state.clocks.full is not None
        return Command("return", seat, AFTER_TURN if must_wait else "")

    return judge


def close(person: str) -> Judge:
    """Close a table where the game hasn't begun."""

    def judge(state: TableState) -> Command:
        if person != state.data.host:
            raise Refused("only the person who opened the table can close it", code="not-host")
        if state.status != "open":
            raise Refused("the game has begun: leave it to a bot instead", code="already-started")
        return Command("close")

    return judge


def flag(seat: int, at: int) -> Judge:
    """A seat's time has run out."""

    def judge(state: TableState) -> Command:
        state.playing()
        if state.clocks.running != seat or not state.clocks.has_run_out(at):
            raise Refused("there's time left", code="stale")
        return Command("flag", seat)

    return judge


def follow_up(state: TableState) -> Command | None:
    """The command that follows from the state, without anybody asking; None: nothing does."""
    if state.status == "open":
        if state.is_deserted:
            return Command("close")
        if all(seat.kind != "open" and not seat.is_invited for seat in state.seats):
            return Command("start", None, orjson.dumps({"order": _order(state)}).decode())
    if state.status == "playing" and state.undo_request and not state.undo_request.waiting:
        return Command("undo", state.undo_request.seat, str(state.undo_request.ply))
    return None


def _order(state: TableState) -> list[int]:
    order = list(range(len(state.seats)))
    if state.is_by_lot:
        # Drawn from the table's secret: all processes draw the same, and the record lets anybody check it.
        random.Random(f"lot:{state.data.seed or state.data.salt}").shuffle(order)
    return order


def sitting(
    kind: str, name: str, *, person: str | None = None, bot: str | None = None, is_invited: bool = False
) -> str:
    """The text of a step by which somebody gets a seat."""
    said: dict[str, str | bool | None] = {"kind": kind, "person": person, "name": name, "bot": bot}
    return orjson.dumps({**said, "is_invited": True} if is_invited else said).decode()


def _check_asides(state: TableState, person: str) -> None:
    if state.asides[person] >= MOST_ASIDES:
        raise Refused(
            "you've joined, left or undone too often at this table: from now on you can only play",
            code="too-many-steps",
        )


def _check_own(state: TableState, person: str, seat: int) -> None:
    if seat not in state.seats_of(person):
        raise Refused("this seat isn't yours: choose one of your own", code="not-your-seat")
