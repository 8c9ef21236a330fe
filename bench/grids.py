"""A result as a grid of texts: printed by the script that measured it, written into the docs by page.py.

Every subject has one function here, which puts the figures beside their targets and the rivals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from about_games import targets
from figures import Cell, Result, Row, cores_text, number


@dataclass(frozen=True)
class Grid:
    """Columns and rows. The first `texts` columns hold words, the others figures."""

    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    texts: int = 1

    def markdown(self) -> str:
        bars = ["---" if k < self.texts else "---:" for k in range(len(self.columns))]
        return "\n".join(f"| {' | '.join(row)} |" for row in (self.columns, bars, *self.rows))


def show(result: Result) -> None:
    """Print a result."""
    grid = GRIDS[result.subject](result)
    table = Table(title=f"{result.subject}, {result.date}, {result.machine}")
    for k, name in enumerate(grid.columns):
        table.add_column(name.replace("<br>", "\n"), justify="left" if k < grid.texts else "right")
    for row in grid.rows:
        table.add_row(*row)
    Console(width=max(120, Console().width)).print(table)


# --- The engine ---

PLAYOUT_TARGETS = targets("playouts")
"""Million decisions a second on one core."""

VECTOR_TARGETS = targets("vector")
"""Million decisions a second on one core, with mask and observation."""

SEARCH_TARGETS = targets("search")
"""Thousand simulations a second on one core, plain and guided."""

COMPILE_TARGETS = targets("compile")
"""Seconds until the first game has been played, with an empty cache."""


def playouts(result: Result) -> Grid:
    """Million decisions a second of random play."""
    most = most_cores(result)
    fastest = max(number(row, "decisions_per_second") for row in result.rivals)
    rows = []
    for (game, players), found in by_setup(result.figures).items():
        one, all_cores = (number(found[cores], "decisions_per_second") for cores in (1, most))
        rows.append(
            (
                game,
                str(players),
                millions(one),
                at_least(PLAYOUT_TARGETS.get(game)),
                millions(all_cores),
                f"{all_cores / one:.2f}",
                f"{one / fastest:.0f} ×",
            )
        )
    rivals = [
        (str(row["name"]), "", millions(number(row, "decisions_per_second")), "", "", "", "")
        for row in result.rivals
    ]
    columns = ("game", "players", "1 core", "target", cores_text(most), "ratio", "the faster rival")
    return Grid(columns, [*rows, *rivals], 2)


def start(result: Result) -> Grid:
    """Seconds until something is done in a new process."""
    rows = []
    for row in result.figures:
        what, cold = str(row["what"]), row["empty_cache_seconds"]
        target = COMPILE_TARGETS.get(what.partition(",")[0])
        rows.append(
            (
                what,
                "" if cold is None else f"{cold:.1f}",
                at_most(target),
                f"{number(row, 'full_cache_seconds'):.2g}",
                at_most(1 if target else 0.15),
            )
        )
    return Grid(("seconds", "empty cache", "target", "full cache", "target"), rows)


def slides(result: Result) -> Grid:
    """Million decisions a second, by how tiles slide out."""
    rows = [
        (
            str(row["players"]),
            f"{number(row, 'path') / 1e6:.2f}",
            f"{number(row, 'straight') / 1e6:.2f}",
            f"{number(row, 'path') / number(row, 'straight'):.2f}",
        )
        for row in result.figures
    ]
    return Grid(("players", "`slide=path`", "`slide=straight`", "ratio"), rows)


def vector(result: Result) -> Grid:
    """Million decisions a second of the vector environment."""
    most = most_cores(result)
    slowest = min(result.rivals, key=lambda row: number(row, "decisions_per_second"))
    unchecked = {(row["game"], row["players"]): row for row in result.figures if not row["is_checked"]}
    checked = [row for row in result.figures if row["is_checked"]]
    rows = []
    for (game, players), found in by_setup(checked).items():
        one, all_cores = (number(found[cores], "decisions_per_second") for cores in (1, most))
        free = unchecked.get((game, players))
        rows.append(
            (
                game,
                str(players),
                millions(one),
                at_least(VECTOR_TARGETS.get(game)),
                "" if free is None else millions(number(free, "decisions_per_second")),
                millions(all_cores),
                f"{all_cores / one:.2f}",
                f"{one / number(slowest, 'decisions_per_second'):.0f} ×",
            )
        )
    for row in result.rivals:
        speed = millions(number(row, "decisions_per_second"))
        is_single = row["cores"] == 1
        rows.append(
            (str(row["name"]), "", speed if is_single else "", "", "", "" if is_single else speed, "", "")
        )
    columns = ("game", "players", "1 core", "target", "unchecked", cores_text(most), "ratio", "PettingZoo")
    return Grid(columns, rows, 2)


def search(result: Result) -> Grid:
    """Thousand simulations a second from the first decision."""
    most = most_cores(result)
    found = {
        (row["game"], row["is_guided"], row["cores"]): number(row, "simulations_per_second")
        for row in result.figures
    }
    rows = []
    for game in dict.fromkeys(str(row["game"]) for row in result.figures):
        cells = [game]
        for is_guided, target in zip((False, True), SEARCH_TARGETS.get(game, (None, None)), strict=True):
            one, all_cores = found[game, is_guided, 1], found[game, is_guided, most]
            cells += [thousands(one), at_least(target), thousands(all_cores), f"{all_cores / one:.2f}"]
        rows.append(tuple(cells))
    for row in result.rivals:
        speed = thousands(number(row, "simulations_per_second"))
        rows.append((str(row["name"]), speed, *[""] * 7))
    kinds = [
        (f"{kind}, 1 core", "target", f"{kind}, {cores_text(most)}", "ratio") for kind in ("plain", "guided")
    ]
    return Grid(("game", *kinds[0], *kinds[1]), rows)


def depth(result: Result) -> Grid:
    """Milliseconds until the search has looked a number of actions ahead."""
    depths = sorted({int(number(row, "depth")) for row in result.figures})
    found = {(row["game"], row["depth"]): row["milliseconds"] for row in result.figures}
    rows = []
    for game in dict.fromkeys(str(row["game"]) for row in result.figures):
        times = (found[game, count] for count in depths)
        rows.append((game, *("> 2,000" if ms is None else f"{ms:,.3g}" for ms in times)))
    return Grid(("game", *(f"{count} actions" for count in depths)), rows)


def by_setup(rows: list[Row]) -> dict[tuple[str, int], dict[int, Row]]:
    """Rows by game and players, then by cores."""
    found: dict[tuple[str, int], dict[int, Row]] = {}
    for row in rows:
        setup = str(row["game"]), int(number(row, "players"))
        found.setdefault(setup, {})[int(number(row, "cores"))] = row
    return found


def most_cores(result: Result) -> int:
    return max(int(number(row, "cores")) for row in result.figures)


# --- The server and the pages ---

PAGES = {
    "lobby": ("lobby, first visit: until it can be used", "< 1,000"),
    "table": ("table: from “play now” until it asks for a decision", "< 1,000"),
    "action": ("an action: from the click until it asks for the next", "< 100"),
    "frames": ("frames a second with five bots playing (worst: the longest frame)", "60"),
}
"""What was measured of the pages, and the target."""


def server(result: Result) -> Grid:
    """A server under load, beside its rivals with the same number of tables."""
    rows = []
    for tables in dict.fromkeys(row["tables"] for row in result.figures):
        for row in (*result.figures, *result.rivals):
            if row["tables"] == tables:
                rows.append(_server_row(row))
    rows.append(("", "target", "", "< 50 ms", "≥ 1,500", "", "", "", "≤ 64"))
    rate = result.figures[0]["rate"]
    columns = (
        "tables",
        "server",
        f"p50 at {rate}/s",
        f"p99 at {rate}/s",
        "actions/s, flat out",
        "p50",
        "p99",
        "CPU s per 1,000",
        "KB per table",
    )
    return Grid(columns, rows, 2)


def _server_row(row: Row) -> tuple[str, ...]:
    return (
        f"{row['tables']:,}",
        str(row["name"]),
        milliseconds(row, "paced_p50_ms"),
        milliseconds(row, "paced_p99_ms"),
        f"{row['actions_per_second']:,}",
        milliseconds(row, "p50_ms"),
        milliseconds(row, "p99_ms"),
        f"{row['cpu_seconds_per_1000']}",
        f"{row['kilobytes_per_table']}",
    )


def milliseconds(row: Row, name: str) -> str:
    value = number(row, name)
    return f"{value:,.0f} ms" if value >= 10 else f"{value:.1f} ms"


def pages(result: Result) -> Grid:
    """Milliseconds until a page answers."""
    rows = []
    for row in result.figures:
        text, target = PAGES[str(row["what"])]
        rows.append((text, f"{row['median']:,}", f"{row['worst']:,}", target))
    return Grid(("milliseconds", "median", "worst", "target"), rows)


LOAD_TARGETS = {"lcp_seconds": 2.5, "cls": 0.05, "longest_task_ms": 200, "step_kilobytes": 12}
"""What opening a table may cost at most."""


def loads(result: Result) -> Grid:
    """What opening a page costs on a slow phone, beside what it cost before."""
    names = ("requests", "kilobytes", "lcp_seconds", "cls", "longest_task_ms", "blocked_ms", "step_kilobytes")
    rows = []
    for row in result.figures:
        old = next((one for one in result.rivals if one["page"] == row["page"]), {})
        cells = [_then_and_now(old.get(name), row.get(name)) for name in names]
        rows.append((str(row["page"]), *cells))
    targets = (f"≤ {LOAD_TARGETS[name]}" if name in LOAD_TARGETS else "" for name in names)
    rows.append(("target for a table", *targets))
    columns = ("page", "requests", "KB", "LCP, s", "CLS", "longest task, ms", "blocked, ms", "KB of a step")
    return Grid(columns, rows)


def _then_and_now(then: Cell, now: Cell) -> str:
    if now is None:
        return "" if then is None else f"{then} → ?"
    return f"{now}" if then is None else f"{then} → {now}"


def attacks(result: Result) -> Grid:
    """What came of attacks on the server."""
    rows = []
    for row in result.figures:
        others = ("", "", "")
        if row["others_asked"]:
            failures = f"{row['others_unanswered']} of {row['others_asked']}"
            others = (f"{row['others_median_ms']} ms", f"{row['others_worst_ms']} ms", failures)
        rows.append((str(row["attack"]), str(row["outcome"]), *others))
    return Grid(("attack", "outcome", "others' median", "others' worst", "unanswered"), rows, 2)


# --- The bots ---

BOTS = {
    "level:1": "level 1",
    "level:2": "level 2",
    "level:3": "level 3",
    "level:4": "level 4",
    "level:5": "level 5",
    "search": "the search alone",
    "CFR+": "OpenSpiel's CFR+",
}
"""How the docs call the bots, where it isn't by their names."""


STRENGTH_TARGETS = {
    (2, "level:5", "level:4"): 62,
    (2, "level:4", "level:3"): 62,
    (2, "level:3", "level:2"): 62,
    (2, "level:2", "level:1"): 62,
    (2, "level:5", "greedy"): 85,
    (2, "level:4", "greedy"): None,
    (2, "level:5", "random"): 99,
    (2, "greedy", "random"): 85,
    (2, "level:5", "OpenSpiel's IS-MCTS, 30 simulations each"): 58,
    (2, "level:5", "OpenSpiel's IS-MCTS, 15 ms each"): 85,
    (4, "level:5", "greedy"): 60,
}
"""The share of victory in percent, by players, bot and opponent; in the order of the rows."""


def strength(result: Result) -> Grid:
    """How often a bot beats another, in percent with the 95 % interval."""
    found = {
        (row["players"], row["bot"], row["against"], row["game"]): (
            f"{100 * number(row, 'share'):.1f} ({interval(row)})"
        )
        for row in result.figures
    }
    games = tuple(dict.fromkeys(str(row["game"]) for row in result.figures))
    rows = []
    for (players, bot, against), target in STRENGTH_TARGETS.items():
        others = f"three {against}, where 25 is even" if players == 4 else BOTS.get(against, against)
        cells = (found.get((players, bot, against, game), "") for game in games)
        rows.append((str(players), f"{BOTS.get(bot, bot)} – {others}", *cells, at_least(target)))
    return Grid(("players", "", *games, "target"), rows, 2)


def measures(result: Result) -> Grid:
    """What the levels win, in percent with the 95 % interval, and what they should."""
    games = tuple(dict.fromkeys(str(row["game"]) for row in result.figures))
    rows = []
    for what in dict.fromkeys(str(row["what"]) for row in result.figures):
        found = {str(row["game"]): row for row in result.figures if row["what"] == what}
        cells = (
            f"{100 * number(found[game], 'share'):.1f} ({interval(found[game])})" if game in found else ""
            for game in games
        )
        targets = dict.fromkeys(f"{row['target']:.0f}" for row in found.values() if row["target"] is not None)
        rows.append((what, *cells, "≥ " + ", ".join(targets)))
    return Grid(("", *games, "target"), rows, 1)


def openspiel_match(result: Result) -> Grid:
    """Level 5 against OpenSpiel's search."""
    rows = []
    for row in result.figures:
        simulations = row["simulations"]
        limit = f"{row['milliseconds']} ms" if simulations is None else f"{simulations} simulations"
        rows.append(
            (
                str(row["game"]),
                limit,
                str(row["games"]),
                f"{100 * number(row, 'share'):.1f} ({interval(row)})",
                f"{row['simulations_per_second']:,}",
                f"{row['openspiel_simulations_per_second']:,}",
            )
        )
    columns = ("game", "each decision", "games", "level 5 wins, %", "its simulations/s", "OpenSpiel's")
    return Grid(columns, rows, 2)


def interval(row: Row) -> str:
    """The 95 % interval of a share, in percent."""
    if row["low"] is None:
        return "too few deals for an interval"
    return f"{100 * number(row, 'low'):.0f}–{100 * number(row, 'high'):.0f}"


def exploitability(result: Result) -> Grid:
    """How exploitable each bot is in each small game."""
    instances = {(row["game"], row["sizes"]): row for row in result.figures}
    found = {
        (row["game"], row["sizes"], row["bot"]): number(row, "exploitability")
        for row in (*result.figures, *result.rivals)
    }
    rows = [
        (label, *(f"{row[name]:,}" for row in instances.values()))
        for label, name in (
            ("deals", "deals"),
            ("nodes of the tree", "nodes"),
            ("information sets", "information_sets"),
        )
    ]
    for bot in dict.fromkeys(str(row["bot"]) for row in (*result.figures, *result.rivals)):
        places = 4 if bot == "CFR+" else 3
        values = (f"{found[game, sizes, bot]:.{places}f}" for game, sizes in instances)
        rows.append((BOTS.get(bot, bot), *values))
    return Grid(("", *(f"{game}<br>{sizes}" for game, sizes in instances)), rows)


# --- Texts ---


def millions(value: float) -> str:
    return _significant(value / 1e6)


def thousands(value: float) -> str:
    return _significant(value / 1e3)


def _significant(value: float) -> str:
    """As many figures as can be compared."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 1 else f"{value:.2g}"


def at_least(target: float | None) -> str:
    return "" if target is None else f"≥ {target:g}"


def at_most(target: float | None) -> str:
    return "" if target is None else f"≤ {target:g}"


GRIDS: dict[str, Callable[[Result], Grid]] = {
    "playouts": playouts,
    "start": start,
    "slides": slides,
    "vector": vector,
    "search": search,
    "depth": depth,
    "server": server,
    "pages": pages,
    "loads": loads,
    "attacks": attacks,
    "openspiel-match": openspiel_match,
    "exploitability": exploitability,
    "strength": strength,
    "measures": measures,
}
"""The function for each subject."""
