"""Write the figures of bench/results into the docs.

    python bench/page.py            # after measuring
    python bench/page.py --check    # says whether the docs are what the results say; the tests run it

A page has a place for each subject, between two marks, and one for the targets that were missed. The
sentences around them are written by hand.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from figures import RESULTS, Result, number
from grids import (
    BOTS,
    COMPILE_TARGETS,
    GRIDS,
    LOAD_TARGETS,
    PAGES,
    PLAYOUT_TARGETS,
    SEARCH_TARGETS,
    STRENGTH_TARGETS,
    VECTOR_TARGETS,
    at_least,
    at_most,
    by_setup,
    most_cores,
)

DOCS = Path(__file__).parent.parent / "docs"
NAMES = ("performance.md", "bots.md")
END = "<!-- figures: end -->"
PLACE = re.compile(r"<!-- figures: ([\w-]+), written by bench/page\.py -->\n.*?" + re.escape(END), re.DOTALL)
MISSED_END = "<!-- targets missed: end -->"
MISSED = re.compile(
    r"<!-- targets missed: ([\w, -]+), written by bench/page\.py -->\n.*?" + re.escape(MISSED_END), re.DOTALL
)


# --- Targets ---

TWO_CORES_PLAY, TWO_CORES_SEARCH = 1.8, 1.7
"""How much faster two cores should be than one, in random play and in search."""

TIMES_PETTINGZOO = 100
"""How much faster one core of the vector environment should be than PettingZoo."""


@dataclass(frozen=True)
class Check:
    """A figure beside its target, such as "≥ 1.8" or "< 50 ms"; an empty target is none."""

    what: str
    where: str
    value: float
    target: str

    @property
    def is_missed(self) -> bool:
        found = re.fullmatch(r"([<≤≥]?) ?([\d.,]+)( ms)?", self.target)
        if found is None:
            return False
        target = float(found[2].replace(",", ""))
        is_below = {"<": self.value < target, "≤": self.value <= target}
        return not is_below.get(found[1], self.value >= target)

    @property
    def text(self) -> str:
        """The figure, and where it was measured."""
        return (
            f"{self.value:,.0f} for {self.where}"
            if self.value >= 100
            else f"{self.value:.3g} for {self.where}"
        )


def playout_checks(result: Result) -> Iterator[Check]:
    for (game, players), found in by_setup(result.figures).items():
        one, more = (number(found[cores], "decisions_per_second") for cores in (1, most_cores(result)))
        where = f"{game} with {players} players"
        yield Check(
            "random play, millions on one core", where, one / 1e6, at_least(PLAYOUT_TARGETS.get(game))
        )
        yield Check("random play, two cores against one", where, more / one, at_least(TWO_CORES_PLAY))


def start_checks(result: Result) -> Iterator[Check]:
    for row in result.figures:
        what, cold = str(row["what"]), row["empty_cache_seconds"]
        target = COMPILE_TARGETS.get(what.partition(",")[0])
        if cold is not None:
            yield Check(
                "seconds with an empty cache", what, number(row, "empty_cache_seconds"), at_most(target)
            )
        warm = number(row, "full_cache_seconds")
        yield Check("seconds with a full cache", what, warm, at_most(1 if target else 0.15))


def vector_checks(result: Result) -> Iterator[Check]:
    slowest = min(number(row, "decisions_per_second") for row in result.rivals)
    checked = [row for row in result.figures if row["is_checked"]]
    for (game, players), found in by_setup(checked).items():
        one, where = number(found[1], "decisions_per_second"), f"{game} with {players} players"
        target = at_least(VECTOR_TARGETS.get(game))
        yield Check("the vector environment, millions on one core", where, one / 1e6, target)
        yield Check(
            "the vector environment against PettingZoo", where, one / slowest, at_least(TIMES_PETTINGZOO)
        )


def search_checks(result: Result) -> Iterator[Check]:
    speeds = {
        (str(row["game"]), row["is_guided"], row["cores"]): number(row, "simulations_per_second")
        for row in result.figures
    }
    for (game, is_guided, cores), one in speeds.items():
        if cores == 1:
            kind = "guided search" if is_guided else "plain search"
            target = SEARCH_TARGETS.get(game, (None, None))[bool(is_guided)]
            more = speeds[game, is_guided, most_cores(result)]
            yield Check(f"{kind}, thousands on one core", game, one / 1e3, at_least(target))
            yield Check(f"{kind}, two cores against one", game, more / one, at_least(TWO_CORES_SEARCH))


def server_checks(result: Result) -> Iterator[Check]:
    grid = GRIDS["server"](result)
    targets = dict(zip(grid.columns, grid.rows[-1], strict=True))
    rate = result.figures[0]["rate"]
    columns = {
        f"p99 at {rate}/s": "paced_p99_ms",
        "actions/s, flat out": "actions_per_second",
        "KB per table": "kilobytes_per_table",
    }
    for column, name in columns.items():
        for row in result.figures:
            where = f"{row['tables']:,} tables"
            yield Check(f"the server, {column}", where, number(row, name), targets[column])


def page_checks(result: Result) -> Iterator[Check]:
    for row in result.figures:
        text, target = PAGES[str(row["what"])]
        if row["what"] == "frames":
            yield Check(
                "the pages, frames a second", "five bots playing", number(row, "median"), f"≥ {target}"
            )
            continue
        for name in ("median", "worst"):
            yield Check(f"the pages, {name} milliseconds", text.partition(":")[0], number(row, name), target)


def load_checks(result: Result) -> Iterator[Check]:
    names = {"lcp_seconds": "LCP in seconds", "cls": "CLS", "longest_task_ms": "longest task in milliseconds"}
    names["step_kilobytes"] = "KB of a step"
    for row in result.figures:
        for name, target in LOAD_TARGETS.items():
            if str(row["page"]).startswith("table") and row.get(name) is not None:
                yield Check(
                    f"opening a page, {names[name]}", str(row["page"]), number(row, name), f"≤ {target}"
                )


def strength_checks(result: Result) -> Iterator[Check]:
    for (players, bot, against), target in STRENGTH_TARGETS.items():
        others = f"three {against}" if players == 4 else BOTS.get(against, against)
        for row in result.figures:
            if (row["players"], row["bot"], row["against"]) == (players, bot, against):
                share = 100 * number(row, "share")
                yield Check(f"{BOTS.get(bot, bot)} – {others}, %", str(row["game"]), share, at_least(target))


def measure_checks(result: Result) -> Iterator[Check]:
    for row in result.figures:
        if row["target"] is not None:
            target = at_least(number(row, "target"))
            yield Check(f"{row['what']}, %", str(row["game"]), 100 * number(row, "share"), target)


CHECKS: dict[str, Callable[[Result], Iterator[Check]]] = {
    "playouts": playout_checks,
    "start": start_checks,
    "vector": vector_checks,
    "search": search_checks,
    "server": server_checks,
    "pages": page_checks,
    "loads": load_checks,
    "strength": strength_checks,
    "measures": measure_checks,
}
"""The figures that have targets, by subject."""


# --- Pages ---


def block(result: Result) -> str:
    """A subject's place on a page, with its marks."""
    begin = f"<!-- figures: {result.subject}, written by bench/page.py -->"
    source = f"*Measured {result.date}: {result.machine}.*"
    return "\n\n".join([begin, GRIDS[result.subject](result).markdown(), source, END])


def missed_block(subjects: str, results: Path) -> str:
    """The list of the targets that some subjects missed, with its marks."""
    missed: dict[tuple[str, str], list[str]] = {}
    for subject in subjects.split(", "):
        for check in CHECKS[subject](Result.read(results / f"{subject}.json")):
            if check.is_missed:
                missed.setdefault((check.what, check.target), []).append(check.text)
    lines = [f"- {what} (target {target}): {', '.join(found)}" for (what, target), found in missed.items()]
    begin = f"<!-- targets missed: {subjects}, written by bench/page.py -->"
    return "\n\n".join([begin, "\n".join(lines) or "None.", MISSED_END])


def renewed(page: str, results: Path) -> str:
    """A page with the figures that are in the results now. Raises OSError for a result that isn't there."""
    page = PLACE.sub(lambda found: block(Result.read(results / f"{found[1]}.json")), page)
    return MISSED.sub(lambda found: missed_block(found[1], results), page)


def main() -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing, but fail if a page is out of date"
    )
    parser.add_argument("--docs", type=Path, default=DOCS, help="the folder of the pages (docs)")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the results (bench/results)")
    asked = parser.parse_args()
    old_pages = 0
    for name in NAMES:
        file = asked.docs / name
        try:
            page = file.read_text(encoding="utf-8")
            new = renewed(page, asked.results)
        except OSError as fault:
            print(f"{name} can't be written: {fault}", file=sys.stderr)
            return 1
        if new == page:
            continue
        old_pages += 1
        if asked.check:
            print(f"{name} isn't what the results say: run python bench/page.py", file=sys.stderr)
        else:
            file.write_text(new, encoding="utf-8")
            print(f"{name}: figures written")
    return 1 if asked.check and old_pages else 0


if __name__ == "__main__":
    sys.exit(main())
