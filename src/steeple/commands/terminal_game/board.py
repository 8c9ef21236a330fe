"""The terminal's screen during a game, for people who share it and for bots."""

from __future__ import annotations

import sys
import textwrap
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from steeple.architects import names_at
from steeple.commands.match_text import (
    describe_action,
    describe_result,
    describe_turning_points,
    name_seat,
    player_at,
)
from steeple.commands.terminal_game.bots import RANDOM, Bots, explain, summarize
from steeple.errors import IllFormed, SteepleError, UndoRefused
from steeple.kernel.seat import SEAT_MARKS

if TYPE_CHECKING:
    from steeple.kernel.match import Match

HELP = """\
Type an action as listed, such as {example}. Lower case works too.
  Enter    play the only legal action, or draw the board again
  undo     take back your last decision, unless something has been revealed since
  undo!    take it back anyway
  hint     see what a strong bot would do, in half a second (Ctrl-C stops it)
  list     see every legal action
  log      see the latest actions in words
  record   see the game as a record, with the whole deal and all hidden cards
  quit     save the game for `steeple play --resume`, and leave; Ctrl-C and Ctrl-D do too
This game's actions:
{legend}"""

MOST_LISTED = 45
"""With more legal actions than this, only a selection is shown at first."""


class Quit(Exception):
    """A person is leaving, and the game should be saved."""


class Board:
    """A match, the seats that people have, and the console they share. Bots have the other seats."""

    def __init__(
        self,
        match: Match,
        people: set[int],
        console: Console,
        bots: dict[int, str] | None = None,
        is_explaining: bool = False,
    ) -> None:
        """`bots` names a bot for each seat that has no person; a seat it leaves out gets a random one.

        With `is_explaining`, each bot says what it thought, which may give its hidden cards away.
        """
        self.match = match
        self.people = people
        self.console = console
        self.is_explaining = is_explaining
        named = bots or {}
        seats = {seat: named.get(seat, RANDOM) for seat in range(match.players) if seat not in people}
        self.bots = Bots(seats, console, match.seed)
        self.viewer: int | None = None
        """The person looking at the screen."""

    def play(self) -> None:
        """Play to the end. Raises Quit, WorkerLost."""
        self.introduce_bots()
        self.bots.prepare(self.match)
        try:
            self.play_to_end()
        finally:
            self.bots.close()

    def play_to_end(self) -> None:
        while not self.match.is_over:
            if self.match.player in self.people:
                self.hand_over(self.match.player)
                self.draw()
                self.decide()
            else:
                self.let_bot_act()
        self.print_line()
        self.console.print(
            self.match.game.draw(self.match.view(*self.people if len(self.people) == 1 else ()))
        )
        self.print_line()
        self.console.print(describe_result(self.match))

    def introduce_bots(self) -> None:
        """Say who the bots are, unless they all play at random."""
        if set(self.bots.seats.values()) - {RANDOM}:
            named = names_at(f"{self.match.seed}", [(bot, bot) for bot in self.bots.seats.values()])
            for (seat, bot), name in zip(self.bots.seats.items(), named, strict=True):
                said = f": {name}, a {bot.replace(':', ' ')} bot"
                self.console.print(name_seat(seat).append(said, "not bold"))

    def let_bot_act(self) -> None:
        """Let the bot whose turn it is decide. Its reasons are shown after its action."""
        decision = self.bots.decide(self.match)
        if decision is None:
            self.act(self.bots.choose_randomly(self.match))
            return
        reasons = (explain(self.match, decision), summarize(self.match, decision))
        self.act(decision.action)
        if self.is_explaining:
            self.console.print(*reasons, sep="\n")

    # --- What a person sees ---

    def hand_over(self, seat: int) -> None:
        """Clear the screen between people who share it, so that nobody sees another's hand."""
        if len(self.people) > 1 and seat != self.viewer:
            self.clear()
            self.read(Text.assemble(name_seat(seat, "Seat"), ": press Enter when nobody else is looking "))
            self.clear()
            for ply in self.plies_since(seat):
                self.console.print(describe_action(self.match, ply))
        self.viewer = seat

    def plies_since(self, seat: int) -> range:
        """The plies after this seat's last decision, or all of them."""
        last = max((ply for ply in range(self.match.ply) if player_at(self.match, ply) == seat), default=-1)
        return range(last + 1, self.match.ply)

    def clear(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def draw(self) -> None:
        """Draw the game as the person whose turn it is sees it, and list what they can do."""
        match = self.match
        self.print_line()
        self.console.print(match.game.draw(match.view(match.player)))
        self.list_actions(MOST_LISTED)

    def list_actions(self, most: int | None = None) -> None:
        """List the legal actions. With more than `most`, list an even selection of each kind."""
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
            self.print_line(f"These are {len(shown)} of {count} legal actions. Type `list` to see them all.")

    # --- What a person does ---

    def decide(self) -> None:
        """Read input until something changes: a decision is made or undone. Raises Quit."""
        seat, ply = self.match.player, self.match.ply
        while (self.match.player, self.match.ply) == (seat, ply):
            prompt = (
                ", press Enter or type your action"
                if len(self.match.legal_ids()) == 1
                else ", type your action"
            )
            text = self.read(Text.assemble(name_seat(seat, "Seat"), prompt, (" (? for help): ", "dim")))
            try:
                self.run_command(text)
            except SteepleError as error:
                self.console.print(Text(f"{error} [{error.code}]", "red"))

    def run_command(self, text: str) -> None:
        """Do what a person typed. Raises IllFormed, IllegalAction, UndoRefused, WorkerLost."""
        commands = {
            "?": self.show_help,
            "help": self.show_help,
            "hint": self.show_hint,
            "list": self.list_actions,
            "log": self.show_log,
            "record": self.show_record,
            "record!": lambda: self.show_record(anyway=True),
            "undo": self.undo,
            "undo!": lambda: self.undo(anyway=True),
            "": self.enter,
        }
        if command := commands.get(text.lower()):
            command()
        else:
            self.act(self.read_action(text))

    def read_action(self, text: str) -> int:
        """The action that a person typed, in upper or lower case. Raises IllFormed."""
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

    def show_help(self) -> None:
        """Show the commands, and the notation of this game's actions."""
        self.print_line(
            HELP.format(example=self.match.legal()[0], legend=textwrap.indent(self.match.game.legend, "  "))
        )

    def show_hint(self) -> None:
        """Show what level 5 would do. Raises WorkerLost."""
        decision = self.bots.hint(self.match)
        if decision is None:
            self.print_line("No hint this time.")
        else:
            self.console.print(explain(self.match, decision), summarize(self.match, decision), sep="\n")

    def show_log(self) -> None:
        for ply in range(max(0, self.match.ply - 4 * self.match.players), self.match.ply):
            self.console.print(describe_action(self.match, ply))
        if not self.match.ply:
            self.print_line("Nothing has been played yet.")

    def show_record(self, *, anyway: bool = False) -> None:
        from steeple.kernel.record import write_line

        if len(self.people) > 1 and not anyway:
            self.print_line("The record shows everyone's hidden cards. If you all agree, type record!")
        else:
            self.console.print(Text(write_line(self.match.record()).rstrip()), soft_wrap=True)

    def undo(self, *, anyway: bool = False) -> None:
        """Undo this person's last decision, and everything after it. Raises UndoRefused."""
        match, seat = self.match, self.match.player
        target = max((ply for ply in range(match.ply) if player_at(match, ply) == seat), default=None)
        if target is None:
            raise UndoRefused("you haven't decided anything yet", code="nothing-to-undo")
        limit = match.undo_limit
        if target < limit and not anyway:
            reveal = describe_action(match, limit - 1).plain
            raise UndoRefused(f"something has been revealed since ({reveal}); type undo! to undo it anyway")
        while match.ply > target:
            match.undo(anyway=True)
        self.print_line("Undone.")

    def act(self, action: int) -> None:
        """Play an action, and show it and the points it paid. Raises IllegalAction."""
        before = self.match.scores
        self.match.play_id(action)
        self.console.print(describe_action(self.match, self.match.ply - 1))
        for words in describe_turning_points(self.match, self.match.ply - 1):
            self.console.print(Text(words, "bold"))
        paid = [now - then for now, then in zip(self.match.scores, before, strict=True)]
        if any(paid) and not self.match.is_over:
            gains = "   ".join(f"{SEAT_MARKS[seat]} {value:+}" for seat, value in enumerate(paid) if value)
            self.console.print(Text(f"Points:   {gains}", "bold"))

    def read(self, prompt: Text) -> str:
        """Read a line from the keyboard. Raises Quit."""
        try:
            text = self.console.input(prompt).strip()
        except EOFError:
            raise Quit from None
        if not sys.stdin.isatty():
            self.print_line(text)  # no terminal has echoed it
        if text.lower() in ("quit", "exit", "q"):
            raise Quit
        return text

    def print_line(self, text: str = "") -> None:
        self.console.print(Text(text))
