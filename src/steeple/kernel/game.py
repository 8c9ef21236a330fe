"""What a game is to the kernel: a record type, compiled rules, and plain functions around positions."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.errors import BadSetup
from steeple.kernel.arrays import Actions, Position, Positions, Scores, Shares, Tensor, Weights
from steeple.kernel.clause import Clause, Refusal

if TYPE_CHECKING:
    from rich.console import RenderableType

    from steeple.kernel.draws import Draws
    from steeple.kernel.observation import Sight

OVER = 0
"""The phase of a finished game, in every game, and of a blank record."""

SPECTATOR = -1
"""The seat of a spectator, who sees what everybody sees."""

MOST_PLAYERS = 5
"""No game has more players: each seat has a mark and a colour of its own (`kernel/seat.py`)."""

OptionValue: TypeAlias = str | bool
Options: TypeAlias = Mapping[str, OptionValue]
Json: TypeAlias = Any
"""What JSON can hold, which is all that views and deals are made of."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game. The record's field of this name holds the index of the value."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    sentence: str
    seats: tuple[int, ...] | None = None
    """The numbers of players it is for; None means any."""


@dataclass(frozen=True)
class Plane:
    """A run of numbers in the observation, in this shape, each divided by `most`."""

    name: str
    shape: tuple[int, ...]
    most: int
    sentence: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))


MOST_WORLDS = 500
"""A game never lists more possible positions than this."""


@dataclass(frozen=True)
class Worlds:
    """Every position that could be the true one, as far as a seat knows, and how likely each is.

    The chances add up to 1. Positions that differ only in what can never come out may count as one.
    """

    positions: Positions
    chances: Shares


@dataclass(frozen=True)
class Size:
    """A number that makes a game small enough to solve: from `least` to `most`, by default `usual`."""

    name: str
    least: int
    most: int
    usual: int
    sentence: str


@dataclass(frozen=True)
class Alike:
    """A legal action, with others like it that differ only in some fields.

    `ways` has the values of these fields, by the names of those that go together (`"tile"`, `"q r"`). Every
    combination of one entry of each list is legal, and filled into `text` gives the action's text. Without
    `ways` the action is alone.
    """

    first: int
    text: str = ""
    ways: Mapping[str, list[list[str | int]]] | None = None


Kinds: TypeAlias = npt.NDArray[np.int8]
"""[action id]: the number of the action's kind."""

Chosen: TypeAlias = npt.NDArray[np.uint16]
"""[game, seat, phase - 1, kind]: how often a seat chose an action of a kind in a phase."""

Facts: TypeAlias = npt.NDArray[Any]
"""Numbers read from finished games."""


@dataclass(frozen=True)
class Fact:
    """Something that is true of a finished game, or of a seat in it: a number, or 1 for yes and 0 for no."""

    words: str
    """The number's name, "cards built", or what is true or not, "the most cards of all"."""
    is_yes: bool = False


@dataclass(frozen=True)
class Questions:
    """What a report asks about a game. Editions of one game, which can be compared, ask the same."""

    kinds: tuple[str, ...]
    """What an action does, in the rulebook's words."""
    kinds_of: Callable[[Game], Kinds]
    phases: Mapping[str, str]
    """What players do in each phase: "betting"."""
    ends: Mapping[str, str]
    """What happens when a game ends, for each end reason: "pile 1 runs out"."""
    decisions_per_round: Callable[[Game, int], int]
    """For a number of players: how many decisions are counted together, one round if that is fixed."""
    seat_facts: tuple[Fact, ...]
    """The first is a whole number: a report draws the share of victory for each of its values."""
    read_seats: Callable[[Game, Positions, Chosen], Facts]
    """[game, seat, fact] of finished games."""
    game_facts: tuple[Fact, ...]
    read_games: Callable[[Game, Positions, Chosen], Facts]
    """[game, fact] of finished games."""


@dataclass(frozen=True)
class Game:
    """One game: compiled rules over records first, then what turns positions into words and back.

    Every game's folder has the same files, and the same function in the same file; docs/adding-a-game.md
    lists them.
    """

    name: str
    family: str
    """What a game shares with its other editions: sentences, rules page and what a report asks."""
    title: str
    rules_version: int
    older_rules: Mapping[int, Options]
    """What each earlier version of the rules means in today's options; its games go on under it."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    ends: tuple[str, ...]
    """End reasons; the record's `end` field holds 1 + the index of the one that happened."""
    state: np.dtype[np.record]
    actions: int
    """How many action ids there are: 0 … actions-1."""
    most_legal: int
    """Room that `legal` needs in its output, which may be more than it ever lists."""
    longest: int
    """No game has more decisions than this."""
    planes: tuple[Plane, ...]
    phases: Mapping[int, str]
    clauses: tuple[Clause, ...]

    setup: Callable[[Position, Position | Draws], None]
    """Deals into a blank record, drawing from that record itself or from `Draws`."""
    legal: Callable[[Position, Actions], int]
    apply: Callable[[Position, int], None]
    scores: Callable[[Position, Scores], None]
    winners: Callable[[Position], int]
    reveals: Callable[[Position, int], bool]
    determinize: Callable[[Position, int, np.uint64], None]
    redraw: Callable[[Position, np.uint64], None]
    """Redraws what nobody can know, such as the order of face-down cards, and keeps every hand."""
    forget: Callable[[Position, int, np.uint64, float], None] | None
    """(s, seat, seed, chance): forgets, each with this chance, the cards that `seat` saw others take.

    Afterwards `determinize` redraws them too. None if no open cards have to be remembered.
    """
    redeal: Callable[[Position, Position, Position, int, Sequence[int]], Position]
    """(first, now, other, seat, actions): the deal from which the redrawn position `other` came.

    `actions` led from `first` to `now`, and `other` is `now` with what `seat` can't know redrawn. Actions
    are open in every game, so the same ones lead from the deal returned to `other`.
    """
    observe: Callable[[Position, int, Tensor], None]
    sight: Sight
    weigh: Callable[[Position, Actions, int, Weights], None]
    evaluate: Callable[[Position, Shares], None]
    horizon: int
    """Decisions that a search plays out before it evaluates; more than `longest` means to the end."""
    network: Path | None
    """The file that `steeple train` made, whose network then evaluates; None if there is none."""

    worlds: Callable[[Position, int], Worlds | None]
    refuse: Callable[[Position, int], Refusal | None]
    view: Callable[[Position, int], dict[str, Json]]
    own: Callable[[Position, int], dict[str, Json]]
    """The part of a seat's view that differs from a spectator's."""
    without_memory: Callable[[dict[str, Json]], dict[str, Json]] | None
    """A view without the open cards that players would have to remember; None if there are none."""
    action_text: Callable[[int], str]
    read_action: Callable[[str], int]
    describe: Callable[[Position, int], str]
    turning_points: Callable[[Position, Position], list[str]]
    """What happened between two positions without anybody deciding it, such as a scoring."""
    fields: Callable[[Position, int], dict[str, Json]]
    """What a legal action is made of, in the position before it: its `kind`, and all that a picture needs."""
    alike: Callable[[Iterable[int]], list[Alike]] | None
    """Legal actions in groups that are sent as one; None if there are never many."""
    legend: str
    """How actions are written, explained to people."""
    deal_json: Callable[[Position, Position], dict[str, Json]]
    lay_deal: Callable[[Position, dict[str, Json]], None]
    position_text: Callable[[Position], str]
    read_position: Callable[[str], Position]
    check: Callable[[Position], None]
    draw: Callable[[dict[str, Json]], RenderableType]
    drawing_rows: int
    """Lines of 80 columns that a picture of the drawing has room for."""

    sizes: tuple[Size, ...]
    """What makes the game small. Naming one of them is enough; the others then have their usual value."""
    small_deals: Callable[[Position, Mapping[str, int]], Worlds | None]
    """Every first position of a small game, from a blank record and all sizes; None if too many."""
    questions: Questions

    @cached_property
    def observation_size(self) -> int:
        return sum(plane.size for plane in self.planes)

    def blank(self, players: int, options: Options | None = None) -> Position:
        """A record with players and options set, and nothing dealt. Raises BadSetup."""
        self.check_players(players)
        s = empty(self.state)
        s.players = players
        for name, value in self.checked_options(players, options or {}).items():
            s[name] = self.option(name).values.index(value)
        return s

    def check_players(self, players: int) -> None:
        if players not in self.seats or not isinstance(players, int | np.integer):
            raise BadSetup(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players}",
                code="bad-players",
            )

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadSetup(f"{self.name} has no option {name!r}; it has: {known}", code="bad-option")

    def checked_options(self, players: int, options: Options) -> dict[str, OptionValue]:
        """`options` without those at their default. Raises BadSetup for what this game doesn't offer."""
        chosen: dict[str, OptionValue] = {}
        for name, value in sorted(options.items()):
            option = self.option(name)
            # In Python 1 == True, but in a record 1 isn't an option's value.
            if not any(value == known and type(value) is type(known) for known in option.values):
                values = ", ".join(value_text(known) for known in option.values)
                raise BadSetup(
                    f"option {name} is one of {values}, not {str(value)[:40]!r}", code="bad-option"
                )
            if value == option.default:
                continue
            if option.seats is not None and players not in option.seats:
                seats = " or ".join(str(number) for number in option.seats)
                raise BadSetup(f"option {name} is only for {seats} players, not {players}", code="bad-option")
            chosen[name] = value
        return chosen

    def options_under(self, rules: int, options: Options) -> Options:
        """What options chosen under a version of the rules mean today. Raises BadSetup."""
        if rules == self.rules_version:
            return options
        if rules not in self.older_rules:
            known = ", ".join(map(str, (*self.older_rules, self.rules_version)))
            raise BadSetup(
                f"this release knows rules {known} of {self.name}, not {rules}", code="unknown-rules"
            )
        fixed = self.older_rules[rules]
        if newer := sorted(fixed.keys() & options.keys()):
            raise BadSetup(
                f"rules {rules} of {self.name} have no option {newer[0]!r}: leave it out", code="bad-option"
            )
        return {**options, **fixed}

    def setups(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every number of players with every combination of options offered for it."""
        for players in self.seats:
            offered = [option for option in self.options if option.seats is None or players in option.seats]
            for values in itertools.product(*(option.values for option in offered)):
                yield (
                    players,
                    self.checked_options(players, dict(zip((o.name for o in offered), values, strict=True))),
                )

    def end_text(self, s: Position) -> str | None:
        """The end reason; None while the game goes on."""
        return self.ends[int(s.end) - 1] if s.end else None

    def is_over(self, s: Position) -> bool:
        return bool(s["phase"] == OVER)


def options_of(s: Position, offered: tuple[Option, ...]) -> dict[str, OptionValue]:
    """The options of a position that differ from their defaults, by name."""
    values = {option.name: option.values[int(s[option.name])] for option in offered}
    defaults = {option.name: option.default for option in offered}
    return {name: values[name] for name in sorted(values) if values[name] != defaults[name]}


def value_text(value: OptionValue) -> str:
    """An option's value as typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else value


def record_type(fields: list[Any]) -> np.dtype[np.record]:
    """The type of a game's positions: aligned records whose fields are read and written as attributes.

    Every byte belongs to a field (the last one may be padding), so equal positions have equal bytes.
    """
    wide = np.dtype(fields, align=True)
    gap = wide.itemsize - np.dtype(fields).itemsize
    if gap:
        wide = np.dtype([*fields, ("_", np.uint8, (gap,))], align=True)
    if wide.itemsize != np.dtype(fields).itemsize + gap:
        raise ValueError("there are gaps between the fields; put the wide ones first")
    state: np.dtype[np.record] = np.dtype((np.record, wide))  # type: ignore[assignment]
    return state


def empty(state: np.dtype[np.record]) -> Position:
    """A new record, all zeros."""
    record: Position = np.zeros(1, state)[0]
    return record


def copy(s: Position) -> Position:
    """A new position with the same bytes."""
    return from_bytes(s.dtype, s.tobytes())


def from_bytes(state: np.dtype[np.record], data: bytes) -> Position:
    """A new position with these bytes."""
    record: Position = np.frombuffer(bytearray(data), state)[0]
    return record


def legal_list(game: Game, s: Position) -> list[int]:
    """The ids of the legal actions, each once; none when the game is over."""
    buffer = np.empty(game.most_legal, np.int32)
    return [int(action) for action in buffer[: game.legal(s, buffer)]]


def winners_list(game: Game, s: Position) -> list[int]:
    """The seats that win, ascending."""
    bits = int(game.winners(s))
    return [seat for seat in range(int(s.players)) if bits >> seat & 1]


def scores_list(game: Game, s: Position) -> list[int]:
    """The points of every seat, as they are now."""
    points = np.zeros(int(s.players), np.int16)
    game.scores(s, points)
    return [int(value) for value in points]
