"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from steeple.kernel.game import MOST_PLAYERS, OptionValue
from steeple.server.protocol.shapes import (
    ChatEntry,
    ChatText,
    Clock,
    Message,
    Name,
    NoClock,
    RequestId,
    SeatChoice,
    SeatNumber,
    SeatView,
    ShortText,
    View,
)

# --- HTTP: people ---


class GuestName(Message):
    """What a guest wants to be called."""

    name: Name


class Credentials(Message):
    """To sign in, or to turn a guest into an account."""

    name: Name
    password: Annotated[str, Field(min_length=8, max_length=200)]


class NewPassword(Message):
    """The old and the new password."""

    old: Annotated[str, Field(max_length=200)]
    new: Annotated[str, Field(min_length=8, max_length=200)]


class Farewell(Message):
    """An account is deleted only with its password; a guest needs none."""

    password: Annotated[str, Field(max_length=200)] | None = None


class Me(Message):
    """Who you are here."""

    name: str | None
    """None: nobody yet."""
    is_account: bool = False
    is_operator: bool = False


class SessionView(Message):
    """A browser in which you're signed in. `seen`: when you last used it, give or take an hour."""

    id: str
    browser: str
    """Such as `Firefox, Android`; empty: not known."""
    created: int
    seen: int
    is_this: bool


class SessionList(Message):
    """Where you're signed in: this browser, then the one you used last."""

    sessions: list[SessionView]


# --- HTTP: tables ---


class NewTable(Message):
    """A table to open."""

    game: str
    players: Annotated[int, Field(ge=2, le=MOST_PLAYERS)]
    options: dict[str, OptionValue] = Field(default_factory=dict)
    seats: Annotated[list[SeatChoice], Field(min_length=2, max_length=MOST_PLAYERS)]
    clock: Clock = NoClock()
    substitute: ShortText = "level:3"
    is_listed: bool = False
    order: Literal["lot", "given"] = "lot"
    """Who sits in seat 0 and acts first: drawn by lot when the game begins, or as listed."""
    has_memory: bool = True
    """Whether the table remembers open cards for people, in games that have something to remember."""
    has_hints: bool = False
    """Whether people may ask for hints against each other. Against bots they always may."""


class BotBody(Message):
    """A bot for an open seat."""

    seat: SeatNumber
    bot: ShortText


class Terms(Message):
    """What the game is to be played with, instead of what was agreed before."""

    options: dict[str, OptionValue] = Field(default_factory=dict)
    clock: Clock = NoClock()
    substitute: ShortText = "level:3"
    is_listed: bool = False
    order: Literal["lot", "given"] = "lot"
    has_memory: bool = True
    has_hints: bool = False


class TableRow(Message):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    clock: Clock
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatView]
    is_your_turn: bool = False
    is_invited: bool = False
    """Whether a seat is kept for you there, and you haven't answered."""
    is_host: bool = False
    """Whether you opened it."""
    is_listed: bool = False
    changed: int
    to_act: int | None = None
    """The seat to act, where the game is on and we know it."""
    ply: int | None = None
    """How many actions have been played, likewise."""
    result: dict[str, Any] | None = None
    places: list[int] | None = None
    """For each seat of a finished game, its place: 1 for the winners."""
    is_imported: bool = False
    """Whether the game came here as a record: nobody here played it."""
    is_deletable: bool = False
    """Whether you may delete it: you opened it, and no other person has a seat there."""
    is_readable: bool = True
    """False: the server can't read this table, and nobody can play there now."""


class TableList(Message):
    """Tables, the latest first; `more`: pass it as `before` for the next ones."""

    tables: list[TableRow]
    more: int | None = None


class ActionBody(Message):
    """An action for the seat whose decision it is. `ply` is how many actions had been played when it was
    chosen.
    """

    request: RequestId
    ply: Annotated[int, Field(ge=0)]
    action: Annotated[str, Field(min_length=1, max_length=100)]


class JoinBody(Message):
    """To sit down at an open seat."""

    seat: SeatNumber | None = None
    """None: the first one."""


class SeatBody(Message):
    """One of your seats."""

    seat: SeatNumber


class RequestBody(Message):
    """Only your id for the request, so that sending it again does no harm."""

    request: RequestId


class AnswerBody(Message):
    """Whether you agree to an undo."""

    agrees: bool


class ChatBody(Message):
    """Something said at a table."""

    text: ChatText


class TableLink(Message):
    """Where a table is."""

    id: str


class TakenStep(Message):
    """Your request has been carried out, durably, as this step."""

    number: int


class Talk(Message):
    """What was said at a table recently."""

    chats: list[ChatEntry]


class ReplayView(Message):
    """A finished game as a seat saw it, ply by ply; the first view is the deal."""

    facing: int | None
    views: list[View]
    actions: list[str]


class OptionInfo(Message):
    """A choice before the game. `seats`: the numbers of players it is for; None: any."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    sentence: str
    seats: list[int] | None = None


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    title: str
    family: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    legend: str
    has_memory: bool
    """Whether there are open cards to remember."""


class ArchitectInfo(Message):
    """Somebody whom a bot plays as."""

    id: str
    name: str
    bot: str


class GameList(Message):
    """All games, and whom one may meet there."""

    games: list[GameInfo]
    architects: list[ArchitectInfo]


class Health(Message):
    """Whether the server is healthy. `stuck`: a task hasn't finished a round for too long."""

    status: Literal["ok", "stuck"] = "ok"
    process: int
    is_compiling: bool
    tasks: dict[str, float]
    """For each task, the seconds since a round of it last went well."""


class About(Message):
    """What this server keeps, and for how long."""

    retention_days: int
    """After which guests who don't come back and tables that nobody touches are deleted; 0: never."""
