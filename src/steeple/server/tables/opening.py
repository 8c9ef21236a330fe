"""Opening tables: for a new game, or for a finished one that comes as a record file."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace

import orjson

from steeple.architects import names_at
from steeple.errors import BadSetup, Refused
from steeple.games import GAMES
from steeple.kernel.game import Json
from steeple.kernel.match import Match
from steeple.kernel.record import replay
from steeple.kernel.seed import commit, new_salt
from steeple.server.names import check_person_name, clean_name, guest_name
from steeple.server.protocol.bodies import NewTable
from steeple.server.protocol.shapes import SeatChoice
from steeple.server.seeds import SeedSource
from steeple.server.store.quotas import Quota
from steeple.server.store.rows import PersonRow, StepRow, TableData
from steeple.server.store.store import Store
from steeple.server.tables.commands import sitting
from steeple.server.tables.listing import seat_rows
from steeple.server.tables.registry import Tables
from steeple.server.tables.seat import Seat
from steeple.server.tables.state import TableState
from steeple.server.wall_clock import now


@dataclass(frozen=True)
class Opening:
    """What is needed to open tables."""

    store: Store
    tables: Tables
    seeds: SeedSource
    quota: Quota | None


async def open_table(opening: Opening, who: PersonRow, wanted: NewTable) -> str:
    """Open a table; its id. If no seat is open, the game begins at once.

    Raises BadSetup, UnknownGame, StoreError.
    """
    game = GAMES[wanted.game]
    options = game.checked_options(wanted.players, wanted.options)
    game.check_players(wanted.players)
    if len(wanted.seats) != wanted.players:
        raise BadSetup(
            f"a table for {wanted.players} players has {wanted.players} seats, not {len(wanted.seats)}",
            code="bad-players",
        )
    check_bot(wanted.substitute)
    seats = [seat_of(choice, who) for choice in await _with_names(opening.store, wanted.seats, who)]
    seed = opening.seeds.deal_seed(wanted.game, wanted.players, sorted(options.items()))
    data = table_data(secrets.token_urlsafe(12), wanted.game, wanted.players, who, seed)
    data = replace(
        data,
        options=options,
        clock=wanted.clock.model_dump(),
        substitute=wanted.substitute,
        is_listed=wanted.is_listed,
    )
    if not wanted.has_memory and game.without_memory is None:
        raise BadSetup(f"there's nothing to remember in {game.name}: leave has_memory out", code="bad-option")
    agreed = Agreed(wanted.order == "lot", wanted.has_memory, wanted.has_hints)
    await create(opening, data, seats, agreed)
    return data.id


async def _with_names(store: Store, choices: list[SeatChoice], who: PersonRow) -> list[SeatChoice]:
    """The same choices, with names cleaned up. Raises Refused.

    If strangers may sit down, nobody at the table may be called like an account. Around one screen everybody
    knows who's who.
    """
    is_open = any(choice.kind == "open" for choice in choices)
    return [await _with_name(store, choice, who, is_open) for choice in choices]


async def _with_name(store: Store, choice: SeatChoice, who: PersonRow, is_open: bool) -> SeatChoice:
    if choice.name is None:
        return choice
    name = clean_name(choice.name)
    if choice.kind == "here" and name != who.name:
        check_person_name(name)
        name = await guest_name(store, name) if is_open else name
    return choice.model_copy(update={"name": name})


def seat_of(choice: SeatChoice, who: PersonRow) -> Seat:
    """The seat that a choice leads to. Raises BadSetup."""
    if choice.kind == "bot":
        check_bot(choice.bot or "level:3")
        return Seat("bot", choice.name or choice.bot or "level:3", None, choice.bot or "level:3")
    if choice.kind == "open":
        return Seat()
    return Seat("person", choice.name if choice.kind == "here" and choice.name else who.name, who.id)


def check_bot(name: str) -> None:
    """Raises BadSetup for a bot that doesn't exist."""
    from steeple.ai.players import check_bot  # imported late: bots bring the compiler along

    check_bot(name)


def table_data(id: str, game: str, players: int, who: PersonRow, seed: str) -> TableData:
    """The row of a table with the usual settings."""
    at, salt = now(), new_salt()
    return TableData(
        id=id,
        game=game,
        rules=GAMES[game].rules_version,
        players=players,
        options={},
        clock={"kind": "none"},
        substitute="level:3",
        is_listed=False,
        host=who.id,
        seed=seed,
        salt=salt,
        deal=None,
        commitment=commit(seed, salt),
        created=at,
        status="open",
        changed=at,
    )


@dataclass(frozen=True)
class Agreed:
    """What a table's first steps say about the game to come."""

    is_by_lot: bool
    has_memory: bool
    has_hints: bool

    @property
    def steps(self) -> list[str]:
        """The kinds of these steps."""
        return ["lot"] * self.is_by_lot + ["no-memory"] * (not self.has_memory) + ["hints"] * self.has_hints


async def create(opening: Opening, data: TableData, seats: list[Seat], agreed: Agreed) -> None:
    """Write a table with those who sit there at first, and begin the game if no seat is open."""
    steps = [StepRow(number, data.created, kind, None, "") for number, kind in enumerate(agreed.steps, 1)]
    names = names_at(data.id, [(seat.name, seat.bot) for seat in seats])
    for number, (seat, name) in enumerate(zip(seats, names, strict=True)):
        text = sitting(seat.kind, name, person=seat.person, bot=seat.bot, is_invited=seat.is_invited)
        steps.append(StepRow(len(steps) + 1, data.created, "sit", number, text))
    state = TableState.after(data, steps)
    await opening.store.create_table(data, list(seat_rows(state.seats)), steps, opening.quota)
    await opening.tables.get(data.id)


async def open_record(opening: Opening, who: PersonRow, record: dict[str, Json]) -> str:
    """Keep a finished game from its record; the id of its table. Raises RecordFault, Refused, StoreError."""
    match = replay(record, GAMES)
    if not match.is_over:
        raise Refused("this game isn't over: send the record of a finished game", code="not-over")
    fair = record.get("fair") or {"salt": new_salt()}
    data = table_data(secrets.token_urlsafe(12), match.game.name, match.players, who, match.seed or "")
    data = replace(
        data,
        rules=match.rules,
        options=record["options"],
        seed=match.seed,
        deal=None if match.seed else record["deal"],
        salt=fair["salt"],
        commitment=commit(match.seed or "", fair["salt"]),
        status="over",
        result=match.result(),
    )
    steps = list(steps_of(match, data.created, record.get("seats")))
    state = TableState.after(data, steps)
    await opening.store.create_table(data, list(seat_rows(state.seats)), steps)
    return data.id


def steps_of(match: Match, at: int, seats: list[dict[str, str]] | None) -> Iterator[StepRow]:
    """The steps that lead to a match that was played elsewhere.

    `seats`: who played, if the record says so; otherwise they're numbered. Nobody here has these seats.
    """
    numbers = itertools.count(1)
    for seat in range(match.players):
        said = seats[seat] if seats else {"name": f"{seat + 1}"}
        bot = said.get("bot")
        text = sitting("person" if bot is None else "bot", said["name"], bot=bot)
        yield StepRow(next(numbers), at, "sit", seat, text)
    yield StepRow(
        next(numbers), at, "start", None, orjson.dumps({"order": list(range(match.players))}).decode()
    )
    for s, action in zip(
        match.positions(), match.actions, strict=False
    ):  # nothing was played in the last position
        yield StepRow(next(numbers), at, "act", int(s.player), match.game.action_text(action))
