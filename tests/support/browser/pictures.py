"""Pictures of pages to look at: `PICTURES=FOLDER pytest tests/browser/…` leaves them in a folder."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.async_api import Page

_FOLDER = os.environ.get("PICTURES")


async def take_picture(page: Page, name: str) -> None:
    """A picture of what is on screen, if somebody wants pictures."""
    if _FOLDER:
        Path(_FOLDER).mkdir(parents=True, exist_ok=True)
        await page.screenshot(path=Path(_FOLDER) / f"{re.sub(r'[^a-z0-9]+', '-', name.lower())}.png")
