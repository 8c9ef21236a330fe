"""What a statement imports, seen in a fresh process."""

import subprocess
import sys


def imported_by(statement: str) -> set[str]:
    """The modules that a statement brings into a fresh process."""
    done = subprocess.run(
        [sys.executable, "-c", f"{statement}; import sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())
