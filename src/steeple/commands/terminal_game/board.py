"""A game at the terminal: people who share one screen, and bots."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from steeple.commands.terminal_game.bots import RANDOM, Bots, explain, summary
from steeple.commands.words import played, player_at, seat_name, turnings, winners
from steeple.errors import IllFormed, SteepleError, UndoRefused
from steeple.kernel.seat import SEAT_MARKS

if TYPE_CHECKING:
    from steeple.kernel.match import Match

HELP = """\
Type an action as it is listed, for instance {example}. Small letters will do.
  Enter    plays the only action there is; otherwise draws the table again
  undo     takes back your last decision, unless something hidden came out since
  undo!    takes it back all the same
  hint     what a strong bot would do in your place, in half a second; Ctrl-C stops it
  list     all legal actions, where there are too many to show
  log      what was played lately, in words
  record   the game so far as a record: the whole deal, hidden cards and all
  quit     keeps the game for `steeple play --resume`; so do Ctrl-C and Ctrl-D
This game's actions:
{legend}"""

MOST_LISTED = 45
"""More legal actions than this are not all listed unasked."""


class Quit(Exception):
    """A person leaves; the game is to be kept."""


class Table:
    """A match, the seats that people have, and the console they share. Bots have the other seats, random ones unless told."""

    def __init__(
        self,
        match: Match,
        people: set[int],
        console: Console,
        bots: dict[int, str] | None = None,
        explains: bool = False,
    ) -> None:
        """With `explains`, what bots thought is said after each of their decisions, which may give their hidden cards away."""
        self.match = match
        self.people = people
        self.console = console
        self.explains = explains
        named = bots or {}
        seats = {seat: named.get(seat, RANDOM) for seat in range(match.players) if seat not in people}
        self.bots = Bots(seats, console, match.seed)
        self.facing: int | None = None
        """The person before the screen."""

    def play(self) -> None:
        """Play to the end. Raises Quit, WorkerLost."""
        self.introduce()
        self.bots.begin(self.match)
        try:
            self.play_on()
        finally:
            self.bots.close()

    def play_on(self) -> None:
        while not self.match.is_over:
            if self.match.player in self.people:
                self.face(self.match.player)
                self.draw()
                self.decide()
            else:
                self.let_bot_act()
        self.say()
        self.console.print(
            self.match.game.draw(self.match.view(*self.people if len(self.people) == 1 else ()))
        )
        self.say()
        self.console.print(winners(self.match))

    def introduce(self) -> None:
        """Say who the bots are, unless they all play at random."""
        if set(self.bots.seats.values()) - {RANDOM}:
            for seat, bot in self.bots.seats.items():
                self.console.print(seat_name(seat).append(f": {bot.replace(':', ' ')}", "not bold"))

    def let_bot_act(self) -> None:
        """Have the bot to act decide; its reasons come after what it does."""
        decision = self.bots.decide(self.match)
        if decision is None:
            self.act(self.bots.any_action(self.match))
            return
        reasons = (explain(self.match, decision), summary(self.match, decision))
        self.act(decision.action)
        if self.explains:
            self.console.print(*reasons, sep="\n")

    # --- What a person sees ---

    def face(self, seat: int) -> None:
        """When several people share the screen, nobody sees another's hand."""
        if len(self.people) > 1 and seat != self.facing:
            self.clear()
            self.read(Text.assemble(seat_name(seat, "Seat"), ": press Enter when nobody else is looking "))
            self.clear()
            for ply in self.news(seat):
                self.console.print(played(self.match, ply))
        self.facing = seat

    def news(self, seat: int) -> Iterator[int]:
        """The plies since this seat's last decision, or all of them."""
        last = max((ply for ply in range(self.match.ply) if player_at(self.match, ply) == seat), default=-1)
        yield from range(last + 1, self.match.ply)

    def clear(self) -> None:
        """Empty the screen, and what a terminal lets one scroll back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def draw(self) -> None:
        """The table as the person to act sees it, and what can be done."""
        match = self.match
        self.say()
        self.console.print(match.game.draw(match.view(match.player)))
        self.offer(MOST_LISTED)

    def offer(self, most: int | None = None) -> None:
        """The legal actions; with more than `most`, only so many of those that begin alike, evenly chosen."""
        match = self.match
        kinds: dict[str, list[int]] = {}
        for action in match.legal_ids():
            kinds.setdefault(match.game.action_text(action).partition("@")[0], []).append(action)
        count = sum(map(len, kinds.values()))
        each = max(1, most // len(kinds)) if most and count > most else count
        shown = [action for alike in kinds.values() for action in alike[:: -(-len(alike) // each)]]
        actions = [
            Text.assemble(
                (match.game.action_text(action), "bold"), "  ", match.game.describe(match.state, action)
            )
            for action in shown
        ]
        self.console.print(Columns(actions, padding=(0, 3), column_first=True))
        if len(shown) < count:
            self.say(f"These are {len(shown)} of {count} legal actions; `list` names them all.")

    # --- What a person does ---

    def decide(self) -> None:
        """Read until something changes: a decision, or one taken back. Raises Quit."""
        seat, ply = self.match.player, self.match.ply
        while (self.match.player, self.match.ply) == (seat, ply):
            prompt = ", Enter or your action" if len(self.match.legal_ids()) == 1 else ", your action"
            text = self.read(Text.assemble(seat_name(seat, "Seat"), prompt, (" (? for help): ", "dim")))
            try:
                self.obey(text)
            except SteepleError as error:
                self.console.print(Text(f"{error} [{error.code}]", "red"))

    def obey(self, text: str) -> None:
        """Carry out what a person typed. Raises IllFormed, IllegalAction, UndoRefused, WorkerLost."""
        commands = {
            "?": self.help,
            "help": self.help,
            "hint": self.hint,
            "list": self.offer,
            "log": self.log,
            "record": self.record,
            "record!": lambda: self.record(anyway=True),
            "undo": self.undo,
            "undo!": lambda: self.undo(anyway=True),
            "": self.enter,
        }
        if command := commands.get(text.lower()):
            command()
        else:
            self.act(self.read_action(text))

    def read_action(self, text: str) -> int:
        """The action that a person typed, in small or great letters. Raises IllFormed."""
        try:
            return self.match.game.read_action(text)
        except IllFormed:
            with suppress(IllFormed):
                return self.match.game.read_action(text.upper())
            raise

    def enter(self) -> None:
        only = self.match.legal_ids()
        if len(only) == 1:
            self.act(only[0])
        else:
            self.draw()

    def help(self) -> None:
        """The commands, and how this game's actions are written."""
        self.say(
            HELP.format(example=self.match.legal()[0], legend=textwrap.indent(self.match.game.legend, "  "))
        )

    def hint(self) -> None:
        """Level 5's opinion. Raises WorkerLost."""
        decision = self.bots.hint(self.match)
        if decision is None:
            self.say("No hint.")
        else:
            self.console.print(explain(self.match, decision), summary(self.match, decision), sep="\n")

    def log(self) -> None:
        for ply in range(max(0, self.match.ply - 4 * self.match.players), self.match.ply):
            self.console.print(played(self.match, ply))
        if not self.match.ply:
            self.say("Nothing has been played yet.")

    def record(self, *, anyway: bool = False) -> None:
        from steeple.kernel.record import write_line

        if len(self.people) > 1 and not anyway:
            self.say("The record shows everybody's hidden cards. If all agree, record! prints it.")
        else:
            self.console.print(Text(write_line(self.match.record()).rstrip()), soft_wrap=True)

    def undo(self, *, anyway: bool = False) -> None:
        """Take back the last decision of the person to act, and what came after it. Raises UndoRefused."""
        match, seat = self.match, self.match.player
        target = max((ply for ply in range(match.ply) if player_at(match, ply) == seat), default=None)
        if target is None:
            raise UndoRefused("you have decided nothing yet", code="nothing-to-undo")
        limit = match.undo_limit
        if target < limit and not anyway:
            came_out = played(match, limit - 1).plain
            raise UndoRefused(
                f"something hidden came out since: {came_out}; undo! takes it back all the same"
            )
        while match.ply > target:
            match.undo(anyway=True)
        self.say("Taken back.")

    def act(self, action: int) -> None:
        """Play an action and say so, and what it paid. Raises IllegalAction."""
        before = self.match.scores
        self.match.play_id(action)
        self.console.print(played(self.match, self.match.ply - 1))
        for words in turnings(self.match, self.match.ply - 1):
            self.console.print(Text(words, "bold"))
        paid = [now - then for now, then in zip(self.match.scores, before, strict=True)]
        if any(paid) and not self.match.is_over:
            gains = "   ".join(f"{SEAT_MARKS[seat]} {value:+}" for seat, value in enumerate(paid) if value)
            self.console.print(Text(f"Points are paid:   {gains}", "bold"))

    def read(self, prompt: Text) -> str:
        """A line from the keyboard. Raises Quit."""
        try:
            text = self.console.input(prompt).strip()
        except EOFError:
            raise Quit from None
        if not sys.stdin.isatty():
            self.say(text)  # no terminal has shown what was typed
        if text.lower() in ("quit", "exit", "q"):
            raise Quit
        return text

    # --- Words ---

    def say(self, text: str = "") -> None:
        self.console.print(Text(text))
