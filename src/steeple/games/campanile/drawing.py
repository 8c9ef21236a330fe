"""Campanile drawn in a terminal: towers on the ground, stakes under them, cards and players below.

It fits 80 columns; with 60 the towers stand closer together. Everything comes from a view, so a drawing shows
no more than its seat may know. Nothing is told by colour alone: styles also have letters and patterns, seats
have shapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from steeple.games.campanile.material import N_STYLES, STYLE_NAMES, STYLES
from steeple.kernel.game import Json
from steeple.kernel.seat import SEAT_COLOURS, SEAT_MARKS

GOLD, ACCENT, FAINT = "#d29a2b", "bold #2f9e8f", "dim"
RANKS = ("1st", "2nd", "3rd", "4th", "5th")
WIDEST, NARROWEST, RULER = 15, 11, 3
"""Columns for a tower with the space around it, and for the ruler to the left of the first."""

MOST_ROWS, LEAST_ROWS = 18, 6
_BELOW = 11
"""Lines that the command line writes around a drawing: title, what happened, the actions, the prompt."""


@dataclass(frozen=True)
class Look:
    """How a style looks: the colours of wall and ink, one floor, and the crown."""

    wall: str
    ink: str
    floor: str
    crown: str

    @property
    def paint(self) -> str:
        return f"{self.ink} on {self.wall}"


LOOKS = {
    "R": Look("#c85a35", "#ffe0a3", "│∩│∩│∩│∩│", "◢███████◣"),
    "Y": Look("#efb63c", "#6b4508", "(0)(0)(0)", " ▗▟███▙▖ "),
    "B": Look("#5b8ec8", "#10243a", "╫─╫─╫─╫─╫", "  ◢███◣  "),
    "N": Look("#6a4036", "#ffd9a8", "┃┃┃┃┃┃┃┃┃", "▂▄▆███▆▄▂"),
    "E": Look("#ece6d2", "#7d6c3f", "╳╳╳╳╳╳╳╳╳", "▁▂▃▅▇▅▃▂▁"),
}


@dataclass(frozen=True)
class Offer:
    """Face-up cards, and the words before and after them."""

    before: str
    cards: str
    after: str = ""


@dataclass(frozen=True)
class Picture:
    """A view, with what differs between the editions."""

    view: dict[str, Json]
    flags: Sequence[Sequence[int]]
    """By rank: what the towers pay at the next scoring, or paid at the last one."""
    offers: Sequence[Offer]
    purses: Sequence[str]
    """What each player has won so far."""
    markers: str
    """The edition's word for markers."""
    earlier: dict[str, Sequence[int]]
    """By name of the scoring: the points that each player got in earlier scorings."""
    prompt: str
    """What the player to act has to do."""

    @property
    def is_over(self) -> bool:
        return bool(self.view["turn"]["phase"] == "over")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, min(WIDEST, (options.max_width - RULER) // N_STYLES))
        yield from self.skyline(self.rows_for(console), width)
        yield from self.ground(width)
        yield Text()
        yield self.offer_line()
        yield Text()
        yield self.players()
        if self.is_over:
            yield Text()
            yield self.scoring()
        else:
            yield Text()
            yield self.prompt_line()

    # --- Towers ---

    def rows_for(self, console: Console) -> int:
        """How many rows the towers may take: a terminal should show the whole drawing at once."""
        if not console.is_terminal:
            return MOST_ROWS
        stakes = max(len(tower["stakes"]) for tower in self.view["towers"])
        taken = 2 + 3 + stakes + 3 + int(self.view["players"]) + 2 + _BELOW
        return max(LEAST_ROWS, min(MOST_ROWS, console.height - taken))

    def skyline(self, most_rows: int, width: int) -> Iterator[Text]:
        """The towers side by side, with a ruler at the left; high towers have several floors per row."""
        towers = self.view["towers"]
        tallest = max(int(tower["height"]) for tower in towers)
        scale = max(1, -(-tallest // most_rows))
        columns = [tower_column(tower, scale, self.flags) for tower in towers]
        rows = max(len(column) for column in columns)
        for row in range(rows - 1, -1, -1):
            yield joined(
                ruler(row, scale), (column[row] if row < len(column) else Text() for column in columns), width
            )
        caption = f" one row is {scale} floors" if scale > 1 else ""
        yield painted(f"{caption:▔>{RULER + N_STYLES * width}}", FAINT)

    def ground(self, width: int) -> Iterator[Text]:
        """Below each tower: its name, what it pays, and the stakes in their order."""
        towers = self.view["towers"]
        yield joined(Text(), (tower_name(tower) for tower in towers), width)
        yield joined(Text(), (self.flag(tower) for tower in towers), width)
        for line in range(max(len(tower["stakes"]) for tower in towers)):
            yield joined(Text(), (self.stake(tower, line, width) for tower in towers), width)

    def flag(self, tower: dict[str, Json]) -> Text:
        values = self.flags[tower["rank"] - 1]
        return painted(
            "pays " + "·".join(map(str, values)) if values else "pays nothing", GOLD if values else FAINT
        )

    def stake(self, tower: dict[str, Json], line: int, width: int) -> Text:
        """One stake under a tower: whose it is, its markers, their sum, and what it is paid."""
        if line >= len(tower["stakes"]):
            return Text()
        stake = tower["stakes"][line]
        text = painted(SEAT_MARKS[stake["seat"]], SEAT_COLOURS[stake["seat"]])
        text.append("".join(map(str, stake["markers"])), "default")
        if len(stake["markers"]) > 1:
            text.append(f"={stake['influence']}", FAINT)
        if stake["pays"]:
            gap = " " if text.cell_len < width - 3 else ""
            text.append(f"{gap}+{stake['pays']}", f"bold {GOLD}")
        return text

    # --- Cards and players ---

    def offer_line(self) -> Text:
        text = Text()
        for number, offer in enumerate(self.offers):
            text.append("  " if number else "")
            text.append(offer.before, FAINT)
            for style in offer.cards:
                text.append(" ").append_text(card(style, STYLE_NAMES[STYLES.index(style)]))
            text.append(f" {offer.after}" if offer.after else "", FAINT)
        return text

    def players(self) -> Table:
        """One line per player: hand, markers left, and what has been won."""
        grid = Table.grid(padding=(0, 2))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        grid.add_row(
            "",
            "",
            painted("hand", FAINT),
            painted(f"{self.markers} left", FAINT),
            painted("won" if any(self.purses) else "", FAINT),
        )
        for seat in range(self.view["players"]):
            is_to_act = seat == self.view["turn"]["player"] and not self.is_over
            name = painted("▶ " if is_to_act else "  ", ACCENT).append_text(seat_mark(seat))
            name.append(f" seat {seat}", "bold" if is_to_act else "")
            you = painted("you" if seat == self.view["seat"] else "", ACCENT)
            supply = "  ".join(
                str(value) * count for value, count in enumerate(self.view["supply"][seat], 1) if count
            )
            grid.add_row(name, you, self.hand(seat), Text(supply or "none"), painted(self.purses[seat], GOLD))
        return grid

    def hand(self, seat: int) -> Text:
        """A hand: all its cards if the view has them, otherwise those everybody knows and ? for the rest."""
        hand = self.view["hands"][seat]
        cards, known = hand["cards"], hand["known"]
        text = Text()
        if cards is None:
            for style in known:
                text.append_text(card(style))
            return text.append("[?]" * (hand["size"] - len(known)), FAINT)
        for style in cards:
            text.append_text(card(style))
        return text.append(f" {known} seen" if known else "", FAINT)

    # --- Words ---

    def prompt_line(self) -> Text:
        player, phase = self.view["turn"]["player"], self.view["turn"]["phase"]
        text = painted("▶ ", ACCENT).append_text(seat_mark(player))
        if player == self.view["seat"]:
            head, _, rest = self.prompt.partition(":")
            return text.append(f" {head}:", "bold").append(rest)
        verb = "take a card" if phase == "take" else phase
        return text.append(f" Waiting for seat {player} to {verb}.")

    def scoring(self) -> Table:
        """Points of earlier scorings, then what each tower pays from the lowest up, then the sum."""
        grid = Table(
            title="Scoring", title_style=f"bold {GOLD}", title_justify="left", box=None, padding=(0, 2)
        )
        grid.add_column("")
        for seat in range(self.view["players"]):
            grid.add_column(seat_mark(seat).append(f" {seat}"), justify="right", style=GOLD)
        totals = [0] * self.view["players"]
        for name, points in self.earlier.items():
            self._score_row(grid, totals, Text(name), points)
        for tower in sorted(self.view["towers"], key=lambda tower: -int(tower["rank"])):
            paid = payments(tower)
            title = (
                Text(f"{RANKS[tower['rank'] - 1]} ")
                .append_text(tower_name(tower))
                .append(f" {tower['height']}")
            )
            self._score_row(grid, totals, title, [paid.get(seat, 0) for seat in range(len(totals))])
        grid.add_row("total", *(painted(str(total), f"bold {GOLD}") for total in totals))
        return grid

    def _score_row(self, grid: Table, totals: list[int], title: Text, points: Sequence[int]) -> None:
        for seat, value in enumerate(points):
            totals[seat] += value
        grid.add_row(title, *(str(value) if value else painted("·", FAINT) for value in points))


def payments(tower: dict[str, Json]) -> dict[int, int]:
    """What a tower pays, by seat."""
    return {stake["seat"]: int(stake["pays"]) for stake in tower["stakes"]}


def tower_column(tower: dict[str, Json], scale: int, flags: Sequence[Sequence[int]]) -> list[Text]:
    """A tower's rows from the ground up: floors, crown, flag."""
    look, height = LOOKS[tower["style"]], int(tower["height"])
    rows = [painted(look.floor, look.paint) for _ in range(-(-height // scale))]
    if height:
        rows.append(painted(look.crown, look.wall))
    flag = f" ⚑{tower['rank']}" if flags[tower["rank"] - 1] else f" {RANKS[tower['rank'] - 1]}"
    return [*rows, painted(str(height), "bold").append(flag, GOLD)]


def ruler(row: int, scale: int) -> Text:
    """The number of floors up to this row, on every fifth row."""
    return painted(f"{(row + 1) * scale:2} " if row % 5 == 4 else "", FAINT)


def joined(margin: Text, cells: Iterable[Text], width: int) -> Text:
    """The cells of a row, each centred in its column."""
    margin.truncate(RULER, pad=True)
    for cell in cells:
        cell.align("center", max(width, cell.cell_len))
        margin.append_text(cell)
    return margin


def painted(text: str, style: str) -> Text:
    """Text in a style that doesn't spread to what is appended to it."""
    return Text().append(text, style)


def tower_name(tower: dict[str, Json]) -> Text:
    """A tower's sign: letter and name."""
    return card(tower["style"], STYLE_NAMES[STYLES.index(tower["style"])])


def card(style: str, name: str = "") -> Text:
    """A card or a tower's sign: its letter in brackets on the style's colour, with a name if given."""
    return painted(f"[{style} {name}]" if name else f"[{style}]", LOOKS[style].paint)


def seat_mark(seat: int) -> Text:
    """A seat's shape in its colour."""
    return painted(SEAT_MARKS[seat], SEAT_COLOURS[seat])
