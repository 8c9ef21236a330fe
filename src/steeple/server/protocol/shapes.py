"""Shapes that messages are made of, over HTTP and over WebSockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from steeple.kernel.game import MOST_PLAYERS

Fields: TypeAlias = dict[str, Any]
"""The fields of an action: `kind`, and depending on it what is built, where, which card."""

View: TypeAlias = dict[str, Any]
"""What a viewer may know of a position, as each game's `view` says."""

_NO_NUL = r"^[^\x00]*$"
"""PostgreSQL can't store a NUL in a text."""

ShortText = Annotated[str, Field(min_length=1, max_length=40, pattern=_NO_NUL)]
Name = Annotated[str, Field(min_length=1, max_length=160, pattern=_NO_NUL)]
"""A person's name: up to 40 letters, each with up to three marks."""

RequestId = Annotated[str, Field(min_length=1, max_length=64, pattern=_NO_NUL)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
ChatText = Annotated[str, Field(min_length=1, max_length=500, pattern=_NO_NUL)]


class Message(BaseModel):
    """Immutable, and without undeclared keys."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Words(Message):
    """A sentence, as a key of the catalogues and the values that fill it."""

    key: str
    values: dict[str, Any] = {}


class AlikeActions(Message):
    """Actions that differ only in some fields.

    `ways`: the values of these fields, by the names of those that go together, `tile` or `q r`. Every
    combination of one entry of each list is legal. `text`: how such an action is written, with a gap for
    each field: `{tile}@{q},{r},{orientation}`.
    """

    text: str
    ways: dict[str, list[list[str | int]]]


class Legal(Message):
    """A legal action. `alike`: it and all that are like it; None: it is alone.

    Of the others, fields that aren't in `alike` are the same, or follow from those that are.
    """

    action: str
    fields: Fields
    alike: AlikeActions | None = None


class NoClock(Message):
    """There's no time limit."""

    kind: Literal["none"] = "none"


class LiveClock(Message):
    """`seconds` for the whole game, and `increment` more for each turn."""

    kind: Literal["live"]
    seconds: Annotated[int, Field(ge=10, le=4 * 3600)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class DaysClock(Message):
    """`days` for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


Clock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]
CLOCK: TypeAdapter[Clock] = TypeAdapter(Clock)
"""Reads a clock."""


class SeatChoice(Message):
    """Who gets a seat: the host, another person at the host's device, a bot, or anybody who comes."""

    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    bot: ShortText | None = None


class SeatView(Message):
    """Who has a seat. `is_away`: a bot plays for that person now; `is_returning`: until its turn is over.

    `is_out`: their time has run out for good, and the bot plays to the end; `is_gone`: they have deleted
    their account. `is_invited`: the seat is kept for them, but they haven't said yes. `shares`: the first
    seat of the same person, if it is another: several people around one screen, or one who plays for several.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    architect: str | None = None
    """Whom a bot plays as: the id of a face, and of what they say."""
    is_away: bool = False
    is_returning: bool = False
    is_out: bool = False
    is_gone: bool = False
    is_invited: bool = False
    shares: int | None = None
    is_you: bool = False
    is_here: bool = False
    """Whether that person is connected."""


class ClockView(Message):
    """Milliseconds left for each seat when this was sent; `running`: the seat whose clock runs."""

    left: list[int | None]
    running: int | None


class UndoView(Message):
    """What the viewer may undo. `free`: their last action, at once; `ask`: only if the others agree.

    `asked`: the seat that has asked; `to`: the ply it would go back to; `waiting`: the seats that haven't
    answered.
    """

    free: bool = False
    ask: bool = False
    asked: int | None = None
    to: int | None = None
    waiting: list[int] = []


class Problem(Message):
    """Why something was refused."""

    code: str
    sentence: str
    rule: str | None = None
    words: Words | None = None


class ChatEntry(Message):
    """Something said. `seat`: where the speaker sits; None: a spectator."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str
