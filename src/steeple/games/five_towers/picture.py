"""Five Towers drawn in a terminal, in 80 columns: all towers side by side, and the market below.

Everything comes from a view. Nothing is told by colour alone: styles have letters, seats and roofs have
shapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from steeple.games.five_towers.material import STYLE_NAMES, STYLES
from steeple.kernel.game import Json
from steeple.kernel.seat import SEAT_COLOURS, SEAT_MARKS

GOLD, ACCENT, FAINT = "#d29a2b", "bold #2f9e8f", "dim"
PAINTS = {
    "C": "#4a0f1e on #f7a6b4",
    "S": "#e4f5a6 on #553584",
    "T": "#0c1f0c on #5faf62",
    "M": "#0d141d on #8c9db8",
    "D": "#3b2a08 on #f6da8e",
}
WIDE, NARROW = 5, 3
"""Columns per tower, with up to three players and with more."""

LEAST_ROWS = 5
_BELOW = 11
"""Lines that the command line writes around a drawing: title, what happened, the actions, the prompt."""


@dataclass(frozen=True)
class Picture:
    """A view as a picture."""

    view: dict[str, Json]

    @property
    def is_over(self) -> bool:
        return bool(self.view["turn"]["phase"] == "over")

    @property
    def column(self) -> int:
        """The width of a tower."""
        return WIDE if self.view["players"] <= 3 else NARROW

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.skyline(self.rows_for(console))
        yield from self.players()
        yield Text()
        if self.is_over:
            yield self.scoring()
            yield self.piles()
        else:
            yield self.market()
            yield self.bidding()
            yield Text()
            yield self.prompt()

    # --- Towers ---

    def rows_for(self, console: Console) -> int:
        """How many rows the towers may take: a terminal should show the whole drawing at once."""
        if not console.is_terminal:
            return 10**6
        return max(LEAST_ROWS, console.height - 10 - _BELOW)

    def skyline(self, most_rows: int) -> Iterator[Text]:
        """The towers of all players from the top row down, the ground, and each tower's letter and height."""
        towers = self.view["towers"]
        tallest = max(len(values) for own in towers for values in own)
        for row in range(min(tallest, most_rows) - 1, -1, -1):
            yield self.joined(
                [self.cell(style, values, row, most_rows) for style, values in self.pairs(own)]
                for own in towers
            )
        yield painted("▔" * (len(towers) * (5 * self.column + 1) - 1), FAINT)
        yield self.joined([self.sign(style, values) for style, values in self.pairs(own)] for own in towers)

    def pairs(self, own: Sequence[Json]) -> list[tuple[str, list[int]]]:
        """A player's towers with their letters."""
        return list(zip(STYLES, own, strict=True))

    def cell(self, style: str, values: list[int], row: int, most_rows: int) -> Text:
        """A card of a tower, or the sky.

        The lowest cards of a tower too high for the terminal are omitted.
        """
        hidden = max(0, len(values) - most_rows)
        if row >= len(values):
            return Text(" " * self.column)
        is_wide = self.column == WIDE
        if hidden and row == 0:
            return painted("⋮".center(self.column), FAINT)
        value = values[row + hidden]
        if value == 0:
            return painted("╱ 0 ╲" if is_wide else "╱0╲", PAINTS[style])
        return painted(f"│{value:^3}│" if is_wide else f"{value:^3}", PAINTS[style])

    def sign(self, style: str, values: list[int]) -> Text:
        """A tower's letter and height."""
        text = f"{style} {len(values)}" if self.column == WIDE else f"{style}{len(values)}"
        return painted(
            text.center(self.column) if values else style.center(self.column), "bold" if values else FAINT
        )

    def joined(self, blocks: Iterable[Sequence[Text]]) -> Text:
        """The players' rows side by side."""
        return Text(" ").join(Text().join(block) for block in blocks)

    # --- Players ---

    def players(self) -> Iterator[Text]:
        """Under each player's towers: who it is, the points, and the cards torn down."""
        seats = range(self.view["players"])
        yield self.blocks(self.name(seat) for seat in seats)
        yield self.blocks(
            painted(f"{self.view['score'][seat]['points']} points", f"bold {GOLD}") for seat in seats
        )
        if any(self.view["torn"]):
            yield self.blocks(painted(self.torn(seat), FAINT) for seat in seats)

    def name(self, seat: int) -> Text:
        """A seat's mark and number, with an arrow if it is to act."""
        is_to_act = seat == self.view["turn"]["player"] and not self.is_over
        text = painted("▶", ACCENT) if is_to_act else Text()
        text.append_text(seat_mark(seat)).append(f" seat {seat}", "bold" if is_to_act else "default")
        return text.append(" you" if seat == self.view["seat"] else "", ACCENT)

    def torn(self, seat: int) -> str:
        """How many cards a player has torn down, and what they cost."""
        count = self.view["torn"][seat]
        return f"{count} torn: {self.view['score'][seat]['torn']}" if count else ""

    def blocks(self, texts: Iterable[Text]) -> Text:
        """Texts centred under the players' towers."""
        row = Text()
        for text in texts:
            text.align("center", 5 * self.column)
            row.append_text(text).append(" ")
        row.rstrip()
        return row

    # --- Market and words ---

    def market(self) -> Text:
        """The cards on offer, and how many are in pile and discard."""
        text = painted("market", FAINT)
        for card in self.view["market"]:
            text.append(" ").append_text(painted(f"[{card}]", PAINTS[card[0]]))
        return text.append("  ").append_text(self.piles())

    def piles(self) -> Text:
        """How many cards are in pile and discard."""
        name = "second pile" if self.view["second_pile"] else "pile"
        return painted(f"{name} {len(self.view['pile'])}  discard {len(self.view['discard'])}", FAINT)

    def bidding(self) -> Text:
        """The first architect and the highest bid."""
        bid = self.view["bid"]
        text = (
            painted("first architect ", FAINT)
            .append_text(seat_mark(self.view["first"]))
            .append(f" {self.view['first']}")
        )
        text.append("  highest bid ", FAINT)
        if bid is None:
            return text.append("none yet", FAINT)
        return text.append_text(seat_mark(bid["seat"])).append(f" {bid['cards']}", f"bold {GOLD}")

    def prompt(self) -> Text:
        """What the player to act has to do."""
        turn = self.view["turn"]
        text = painted("▶ ", ACCENT).append_text(seat_mark(turn["player"]))
        if turn["player"] != self.view["seat"]:
            verb = "tear down a card or not" if turn["phase"] == "tear" else turn["phase"]
            return text.append(f" Waiting for seat {turn['player']} to {verb}.")
        head, rest = self.task()
        return text.append(f" {head}:", "bold").append(f" {rest}")

    def task(self) -> tuple[str, str]:
        """The decision at hand in words."""
        turn, bid = self.view["turn"], self.view["bid"]
        if turn["phase"] == "tear":
            return "Tear down", f"one of your top cards, or nothing; then build {turn['left']}"
        if turn["phase"] == "build":
            return "Build", f"a card from the market, {turn['left']} to go"
        least = f"more than {bid['cards']}, " if bid else ""
        return "Bid", f"how many cards you'll build, {least}at most {self.view['market_size']}; or pass"

    # --- The end ---

    def scoring(self) -> Table:
        """Each player's points: tower by tower, the highest one again, less the cards torn down."""
        grid = Table(
            title="Scoring", title_style=f"bold {GOLD}", title_justify="left", box=None, padding=(0, 2)
        )
        grid.add_column("")
        for seat in range(self.view["players"]):
            grid.add_column(seat_mark(seat).append(f" {seat}"), justify="right", style=GOLD)
        score = self.view["score"]
        for style, letter in enumerate(STYLES):
            title = painted(f"[{letter} {STYLE_NAMES[style]}]", PAINTS[letter])
            self._score_row(grid, title, [own["towers"][style] for own in score])
        self._score_row(grid, Text("main tower"), [own["highest"] for own in score])
        self._score_row(grid, Text("torn down"), [own["torn"] for own in score])
        grid.add_row("total", *(painted(str(own["points"]), f"bold {GOLD}") for own in score))
        return grid

    def _score_row(self, grid: Table, title: Text, points: Sequence[int]) -> None:
        grid.add_row(title, *(str(value) if value else painted("·", FAINT) for value in points))


def painted(text: str, style: str) -> Text:
    """Text in a style that doesn't spread to what is appended to it."""
    return Text().append(text, style)


def seat_mark(seat: int) -> Text:
    """A seat's shape in its colour."""
    return painted(SEAT_MARKS[seat], SEAT_COLOURS[seat])
