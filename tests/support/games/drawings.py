"""A view as the terminal shows it."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from steeple.games import GAMES


def drawn(name: str, view: dict[str, Any], **terminal: Any) -> list[str]:
    """The lines of a drawing."""
    console = Console(**{"file": io.StringIO(), "width": 80, "record": True, **terminal})
    console.print(GAMES[name].draw(view))
    return console.export_text().splitlines()
