"""`make bench`: measure how fast Steeple is, and write the figures into the docs.

    python bench/run.py
    python bench/run.py vector search

Each subject is measured in a process of its own, which writes bench/results. One that fails doesn't stop the
others; it is named at the end, and its old result stays. Strength, exploitability and attacks aren't subjects
here: strength.py, exploit.py and attack.py measure them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

BENCH = Path(__file__).parent
SCRIPTS: dict[str, list[str]] = {
    "playouts": ["playouts.py"],
    "start": ["start.py"],
    "slides": ["slides.py"],
    "vector": ["vector.py"],
    "search": ["search.py"],
    "match": ["openspiel_match.py", "--games", "20", "--milliseconds", "20"],
    "server": ["server.py"],
    "pages": ["browser.py"],
}
"""What `make bench` runs: the script of each subject."""


def run(script: list[str]) -> bool:
    """Run a script of the bench; whether it succeeded."""
    name, *flags = script
    return subprocess.run([sys.executable, str(BENCH / name), *flags]).returncode == 0


def main() -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "subject",
        nargs="*",
        metavar="SUBJECT",
        help=f"one of {', '.join(SCRIPTS)}; all of them if left out",
    )
    chosen = parser.parse_args().subject or list(SCRIPTS)
    unknown = [name for name in chosen if name not in SCRIPTS]
    if unknown:
        parser.error(f"no such subject: {', '.join(unknown)}")
    began, failed = time.perf_counter(), []
    for name in chosen:
        if not run(SCRIPTS[name]):
            failed.append(name)
    if not run(["page.py"]):
        failed.append("page")
    print(f"measured in {time.perf_counter() - began:.0f} s")
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
