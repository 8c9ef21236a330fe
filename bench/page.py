"""Write the figures of bench/results into the docs.

    python bench/page.py            # after measuring
    python bench/page.py --check    # says whether the docs are what the results say; the tests run it

A page has a place for each subject, between two marks. The sentences around it are written by hand.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from figures import RESULTS, Result
from grids import GRIDS

DOCS = Path(__file__).parent.parent / "docs"
PAGES = ("performance.md", "bots.md")
END = "<!-- figures: end -->"
PLACE = re.compile(r"<!-- figures: ([\w-]+), written by bench/page\.py -->\n.*?" + re.escape(END), re.DOTALL)


def block(result: Result) -> str:
    """A subject's place on a page, with its marks."""
    begin = f"<!-- figures: {result.subject}, written by bench/page.py -->"
    source = f"*Measured {result.date}: {result.machine}.*"
    return "\n\n".join([begin, GRIDS[result.subject](result).markdown(), source, END])


def renewed(page: str, results: Path) -> str:
    """A page with the figures that are in the results now. Raises OSError for a result that isn't there."""
    return PLACE.sub(lambda found: block(Result.read(results / f"{found[1]}.json")), page)


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
    for name in PAGES:
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
