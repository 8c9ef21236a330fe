"""Where things are in this repository."""

from pathlib import Path

TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
GOLDEN = TESTS / "golden"
