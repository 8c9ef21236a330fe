"""Campos drawn in a terminal, in 80 columns: the area as a map of hexagons, tiles and cards below.

Everything comes from a view, so a drawing shows no more than its seat may know. Nothing is told by colour
alone: each cell has its letter. Two of a tile's three cells lie in one row and are joined, [R───G], with the
anchor on the left; the third lies above or below them, /B\\ or \\B/.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from steeple.games.campos.material import COLOUR_NAMES, COLOURS, ORIENTATIONS, STEPS
from steeple.games.campos.rules import belongs_to_assembly
from steeple.games.campos.state import PHASE_IDS
from steeple.games.campos.texts import laid_cells
from steeple.kernel.game import Json
from steeple.kernel.rule import interpreted
from steeple.kernel.seat import SEAT_COLOURS, SEAT_MARKS

ACCENT, FAINT = "bold #2f9e8f", "dim"
PAINTS = {
    "R": "#ffffff on #b8382c",
    "G": "#ffffff on #2f7d3b",
    "B": "#ffffff on #2f5fb3",
    "Y": "#3a2a00 on #e8b93a",
}
COLUMNS = 80
RULER, ENDS = 6, 4
"""Columns for r at the left of a row, and for q at its two ends."""

LEGEND = "rows are r, a row begins and ends with q; the anchor is the left of a tile's two joined cells, "
MARKS = {
    2: "/_\\ belongs to the pair beneath it, \\_/ to the one above",
    1: "v belongs to the pair beneath it, ^ to the one above",
}


@dataclass(frozen=True)
class Cell:
    """A cell of the map: its colour and its place in its tile, or neither if it is free."""

    q: int
    r: int
    colour: str = ""
    part: str = ""


PARTS = (("left", "right", "below"), ("left", "above", "right"))
"""Where the cells of the two triangles lie in a tile."""

WIDE = {"left": "[{}─", "right": "─{}]", "above": "/{}\\", "below": "\\{}/", "": " · "}
NARROW = {"left": "{}-", "right": "{} ", "above": "{}v", "below": "{}^", "": "· "}

TASKS = {
    "place": "lay a tile",
    "place-or-play": "lay a tile or play a card",
    "remove": "remove a tile",
    "remove-or-play": "remove a tile or play a card",
}
"""What another player has to do, by phase."""


class Picture:
    """A view, drawn."""

    def __init__(self, view: dict[str, Json]) -> None:
        self.view = view
        self.phase = str(view["turn"]["phase"])

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    @property
    def is_assembly(self) -> bool:
        return interpreted(belongs_to_assembly)(PHASE_IDS[self.phase])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.map()
        yield self.regions()
        yield Text()
        yield self.players()
        if self.is_assembly:
            yield self.bag()
        yield from self.orientations()
        yield from self.hands()
        yield Text()
        yield self.prompt_line()

    # --- The map ---

    def map(self) -> Iterator[Text]:
        """The area, drawn as wide as fits; if it doesn't fit, in strips one below the other."""
        cells = self.cells()
        if not cells:
            yield painted("the area is empty", FAINT)
            return
        left = min(column(cell) for cell in cells)
        width = max(column(cell) for cell in cells) - left + 1
        room = COLUMNS - RULER - 2 * ENDS
        unit = 2 if 2 * width <= room else 1
        strip = room // unit - 2
        for first in range(left, left + width, width if unit == 2 else strip):
            shown = [
                cell for cell in cells if first <= column(cell) < first + (width if unit == 2 else strip)
            ]
            yield from map_rows(shown, unit, first)
            yield Text()
        yield painted(LEGEND + MARKS[unit], FAINT)

    def cells(self) -> list[Cell]:
        """The cells of a row and the free ones between them; while tiles are placed, also those around."""
        taken = {
            (q, r): Cell(q, r, colour, part)
            for tile in self.view["area"]
            for (q, r, colour), part in zip(tile["cells"], PARTS[tile["orientation"] % 2], strict=True)
        }
        around = {(q + dq, r + dr) for q, r in taken for dq, dr in STEPS} if self.is_assembly else set()
        shown = taken.keys() | around
        rows = {r: [q for q, other in shown if other == r] for _, r in shown}
        return [taken.get((q, r), Cell(q, r)) for r, qs in rows.items() for q in range(min(qs), max(qs) + 1)]

    def regions(self) -> Text:
        """The largest regions."""
        text = painted("largest regions ", FAINT)
        for letter, size in self.view["largest"].items():
            text.append(" ").append_text(swatch(letter)).append(
                f" {COLOUR_NAMES[COLOURS.index(letter)]} "
            ).append(str(size), "bold")
        return text

    # --- Players ---

    def players(self) -> Table:
        """One line per player: points, tiles, cards."""
        grid = Table.grid(padding=(0, 2))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        bag, deck = len(self.view["bag"]), self.view["deck"]
        grid.add_row(
            "",
            "",
            painted("points", FAINT),
            painted(f"tiles (bag {bag})" if self.is_assembly else "", FAINT),
            painted(f"cards (draw pile {deck}, played {len(self.view['played'])})", FAINT),
        )
        for seat in range(self.view["players"]):
            is_to_act = seat == self.view["turn"]["player"] and not self.is_over
            name = painted("▶ " if is_to_act else "  ", ACCENT).append_text(seat_mark(seat))
            name.append(f" seat {seat}", "bold" if is_to_act else "")
            you = painted("you" if seat == self.view["seat"] else "", ACCENT)
            points = painted(str(self.view["points"][seat]), "bold")
            tiles = Text(" ").join(map(named, self.view["tiles"][seat]))
            grid.add_row(name, you, points, tiles, Text(str(self.view["cards"][seat]["size"])))
        return grid

    def bag(self) -> Text:
        """What is left in the bag, which isn't secret."""
        counts: Counter[str] = Counter(self.view["bag"])
        names = (f"{name}×{count}" if count > 1 else name for name, count in counts.items())
        return painted(f"in the bag: {' '.join(names) or 'nothing'}", FAINT)

    def orientations(self) -> Iterator[Text]:
        """The tiles of the viewer, or of the player to act, as they lie in each of the six orientations."""
        seat = self.view["turn"]["player"] if self.view["seat"] is None else self.view["seat"]
        for name in dict.fromkeys(self.view["tiles"][seat]):
            yield Text()
            for row in range(2):
                text = named(name) if row == 0 else Text("   ")
                for orientation in range(ORIENTATIONS):
                    text.append(f"   {orientation} " if row == 0 else "     ", FAINT)
                    text.append_text(laid_row(name, orientation, row))
                yield text

    def hands(self) -> Iterator[Text | Table]:
        """The cards of every hand that the view shows, and whether they could be played now."""
        for seat, hand in enumerate(self.view["cards"]):
            if not hand["cards"]:
                continue
            yield Text()
            grid = Table.grid(padding=(0, 3))
            rows = [self.objective(card) for card in hand["cards"]]
            half = -(-len(rows) // 2)
            for one, two in zip(rows[:half], [*rows[half:], Text()], strict=False):
                grid.add_row(one, two)
            yield seat_mark(seat).append(
                " your cards" if seat == self.view["seat"] else f" seat {seat}'s cards", FAINT
            )
            yield grid

    def objective(self, card: dict[str, Json]) -> Text:
        """A card with the regions it compares and the one it scores."""
        more, less, scored = (letter for letter in card["card"] if letter != ":")
        largest = self.view["largest"]
        text = painted("✓ " if card["fulfilled"] else "✗ ", "bold" if card["fulfilled"] else FAINT)
        text.append_text(swatch(more)).append(f" {largest[more]} > ").append_text(swatch(less)).append(
            f" {largest[less]}: "
        )
        text.append_text(swatch(scored)).append(f" scores {card['points']}  ")
        return text.append(card["card"], "bold" if card["fulfilled"] else FAINT)

    # --- Words ---

    def prompt_line(self) -> Text:
        if self.is_over:
            return painted("The area is cleared, and the game is over.", "bold")
        player = self.view["turn"]["player"]
        text = painted("▶ ", ACCENT).append_text(seat_mark(player))
        if player != self.view["seat"]:
            return text.append(f" Waiting for seat {player} to {TASKS[self.phase]}.")
        name = (self.view["tiles"][player] or ["BBR"])[0]
        head, rest = {
            "place": ("Lay:", f" one of your tiles at q,r in an orientation, e.g. {name}@1,-2,3"),
            "place-or-play": ("Lay:", f" your other tile, e.g. {name}@1,-2,3, or play a card marked ✓"),
            "remove": ("Remove:", " a tile by the q,r of its anchor, e.g. x1,-2"),
            "remove-or-play": ("Remove:", " another tile by its anchor, e.g. x1,-2, or play a card marked ✓"),
        }[self.phase]
        return text.append(f" {head}", "bold").append(rest)


def column(cell: Cell) -> int:
    """Where a cell lies in its row, in half cells: each row is shifted by half a cell."""
    return 2 * cell.q + cell.r


def map_rows(cells: list[Cell], unit: int, first: int) -> Iterator[Text]:
    """The rows of a map from half cell `first` on; a half cell is `unit` columns wide."""
    looks = WIDE if unit == 2 else NARROW
    for r in range(min(cell.r for cell in cells), max(cell.r for cell in cells) + 1):
        row = sorted((cell for cell in cells if cell.r == r), key=column)
        text = painted(f"r {r:<3} ", FAINT)
        for cell in row:
            at = RULER + ENDS + unit * (column(cell) - first)
            if cell is row[0]:
                text.append(f"{cell.q:>{at - text.cell_len - 1}} ", FAINT)
            text.append("─" if cell.part == "right" and unit == 2 else " " * (at - text.cell_len))
            text.append(looks[cell.part].format(cell.colour), PAINTS.get(cell.colour, FAINT))
        yield text.append(f" {row[-1].q}", FAINT) if row else text


def laid_row(name: str, orientation: int, row: int) -> Text:
    """The upper or lower row of a tile as it lies, drawn small."""
    by_part = dict(
        zip(PARTS[orientation % 2], (colour for *_, colour in laid_cells(name, orientation)), strict=True)
    )
    if (row == 0) == (orientation % 2 == 0):
        left, right = by_part["left"], by_part["right"]
        return painted(f"[{left}", PAINTS[left]).append("─").append(f"{right}]", PAINTS[right])
    part = "below" if orientation % 2 == 0 else "above"
    return Text(" ").append(WIDE[part].format(by_part[part]), PAINTS[by_part[part]]).append(" ")


def named(name: str) -> Text:
    """A tile's name in its colours."""
    return Text.assemble(*((letter, PAINTS[letter]) for letter in name))


def swatch(letter: str) -> Text:
    """A colour's letter on the colour."""
    return painted(f"[{letter}]", PAINTS[letter])


def painted(text: str, style: str) -> Text:
    """Text in a style that doesn't spread to what is appended to it."""
    return Text().append(text, style)


def seat_mark(seat: int) -> Text:
    """A seat's shape in its colour."""
    return painted(SEAT_MARKS[seat], SEAT_COLOURS[seat])
