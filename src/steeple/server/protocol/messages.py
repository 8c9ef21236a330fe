"""The messages of a table's WebSocket.

With `shapes`, `bodies` and `admin_bodies` this declares everything that server and clients say to each other.
The browser's TypeScript types are generated from these files.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from steeple.kernel.game import OptionValue
from steeple.server.protocol.bodies import ActionBody, AnswerBody, ChatBody, SeatBody
from steeple.server.protocol.shapes import (
    ChatEntry,
    Clock,
    ClockView,
    Fields,
    Legal,
    Message,
    Problem,
    RequestId,
    SeatView,
    UndoView,
    View,
    Words,
)

# --- The WebSocket: from the client ---


class Hello(Message):
    """The first message. `seen`: the last step that the client knows; None: it knows none."""

    type: Literal["hello"]
    seen: Annotated[int, Field(ge=0)] | None = None


class Act(ActionBody):
    """Play an action."""

    type: Literal["act"]


class Undo(Message):
    """Undo your last action: at once if nothing was revealed since, else by asking the others."""

    type: Literal["undo"]
    request: RequestId


class Answer(AnswerBody):
    """Agree to an undo or not."""

    type: Literal["answer"]
    request: RequestId


class Say(ChatBody):
    """Chat."""

    type: Literal["say"]
    request: RequestId


class Leave(SeatBody):
    """Leave your seat to a bot."""

    type: Literal["leave"]
    request: RequestId


class Return(SeatBody):
    """Take your seat back from the bot."""

    type: Literal["return"]
    request: RequestId


class Unseat(SeatBody):
    """Free a seat before the start. Only the host can."""

    type: Literal["unseat"]
    request: RequestId


class Accept(Message):
    """Accept an invitation."""

    type: Literal["accept"]
    request: RequestId


class Decline(Message):
    """Decline an invitation; your seat becomes free."""

    type: Literal["decline"]
    request: RequestId


class AskHint(Message):
    """Ask what a strong bot would do."""

    type: Literal["hint"]
    request: RequestId


Aside: TypeAlias = Undo | Answer | Leave | Return | Unseat | Accept | Decline
"""Commands other than actions."""

ClientCommand: TypeAlias = Act | Aside | Say | AskHint
"""What somebody who is welcome may send."""

FromClient = Annotated[Hello | ClientCommand, Field(discriminator="type")]


# --- The WebSocket: from the server ---


class Snapshot(Message):
    """The table as this viewer may see it after the last step."""

    number: int
    """The last step."""
    ply: int
    status: Literal["open", "playing", "over", "closed"]
    to_act: int | None
    facing: int | None
    """The seat whose view this is; None: a spectator's."""
    view: View | None
    """None before the game begins."""
    legal: list[Legal]
    """Only for the seat to act."""
    seats: list[SeatView]
    clock: ClockView
    undo: UndoView
    has_hints: bool
    """Whether players may ask for hints: against bots always, among people only where that was agreed."""
    scores: list[int] | None = None
    result: dict[str, Any] | None = None


class Entry(Message):
    """A step in words, for the log. `ply`: how many actions had been played after it.

    `turning_points`: what it brought about that nobody decided, such as a scoring; the words are
    `turning.<family>.<name>`.
    """

    number: int
    at: int
    kind: str
    seat: int | None
    ply: int
    action: str | None
    words: Words
    turning_points: list[str]


class LogPage(Message):
    """A part of a table's log."""

    entries: list[Entry]


class Welcome(Message):
    """The answer to hello: all that is needed to draw the table, and the entries the client has not seen.

    If these are too many, they are the last ones, and those before come in pages over HTTP.
    """

    type: Literal["welcome"] = "welcome"
    table: str
    game: str
    players: int
    options: dict[str, OptionValue]
    clock: Clock
    substitute: str
    commitment: str
    is_host: bool
    has_memory: bool
    has_agreed_hints: bool
    """Whether it was agreed that people may ask for hints against each other."""
    is_listed: bool
    is_by_lot: bool
    """Whether seats are drawn by lot when the game begins."""
    entries: list[Entry]
    chats: list[ChatEntry]
    snapshot: Snapshot


class Step(Message):
    """Something happened at the table."""

    type: Literal["step"] = "step"
    entry: Entry
    snapshot: Snapshot


class Said(Message):
    """Somebody said something."""

    type: Literal["said"] = "said"
    chat: ChatEntry


class Presence(Message):
    """Who is connected."""

    type: Literal["presence"] = "presence"
    seats: list[bool]
    spectators: int


class ClockUpdate(Message):
    """How much time is left, sent again because the server, and with it the clocks, stood still."""

    type: Literal["clocks"] = "clocks"
    clock: ClockView


class Thinking(Message):
    """A bot is thinking, or (`is_compiling`) has to be compiled first. `progress`: from 0 to 1."""

    type: Literal["thinking"] = "thinking"
    seat: int
    is_compiling: bool = False
    progress: float | None = None


class BotFailure(Message):
    """The turn of a seat failed on the server's side, a bot's for instance.

    `tries_again`: by itself, after a while.
    """

    type: Literal["bot-failure"] = "bot-failure"
    seat: int | None
    tries_again: bool


class Done(Message):
    """Your request has been carried out, durably, as this step."""

    type: Literal["done"] = "done"
    request: str
    number: int


class HintChoice(Message):
    """An action, and what a strong bot thinks of it."""

    action: str
    fields: Fields
    share: float | None
    error: float | None
    points: float | None
    visits: int


class Hint(Message):
    """The best actions, best first."""

    type: Literal["hint"] = "hint"
    request: str
    ply: int
    choices: list[HintChoice]


class RequestRefused(Message):
    """Your request wasn't carried out. Without `request`: the message couldn't be read that far."""

    type: Literal["refused"] = "refused"
    request: str | None
    problem: Problem


class Rematch(Message):
    """Somebody offers another game to the same people. At this table, seats are kept for them."""

    type: Literal["rematch"] = "rematch"
    table: str


class Closing(Message):
    """The server is stopping. Come back in a moment; nothing is lost."""

    type: Literal["closing"] = "closing"


FromServer = Annotated[
    Welcome
    | Step
    | Said
    | Presence
    | ClockUpdate
    | Thinking
    | BotFailure
    | Done
    | Hint
    | RequestRefused
    | Rematch
    | Closing,
    Field(discriminator="type"),
]
