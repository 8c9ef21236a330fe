"""Which browser the tests drive: Chromium, or with STEEPLE_BROWSER=firefox Debian's Firefox.

Playwright drives Debian's Firefox over WebDriver BiDi. There it can't tap, pretend to be a phone, or choose
colours and motion for one visitor. So a phone is a window of that size with a mouse, and all visitors have
light colours without motion.
"""

from __future__ import annotations

import os
import shutil
from typing import Any, Literal

from playwright.async_api import Browser, Page, Playwright

NAME = os.environ.get("STEEPLE_BROWSER", "chromium")
IS_FIREFOX = NAME == "firefox"

_PROGRAMS = {"chromium": ("chromium-headless-shell", "chromium"), "firefox": ("firefox-esr",)}
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_MOUSE = 2 | 4
"""It points exactly, and it can be above something without pressing it."""

_PREFERENCES: dict[str, str | float | bool] = {
    "layout.css.prefers-color-scheme.content-override": 1,  # light
    "ui.prefersReducedMotion": 1,
    "ui.primaryPointerCapabilities": _MOUSE,  # without a window there's no mouse
    "ui.allPointerCapabilities": _MOUSE,
}


def _program() -> str:
    """Where the browser is; CHROMIUM or FIREFOX may name another one."""
    assert NAME in _PROGRAMS, f"STEEPLE_BROWSER is {NAME}, but the tests know {' and '.join(_PROGRAMS)}"
    found = os.environ.get(NAME.upper()) or next(filter(None, map(shutil.which, _PROGRAMS[NAME])), None)
    assert found, (
        f"the tests of the pages need {NAME.title()}: run scripts/browser {NAME}, "
        f"or name another one in {NAME.upper()}"
    )
    return found


async def launch(playwright: Playwright) -> Browser:
    """Start the browser, without a window."""
    if IS_FIREFOX:
        return await playwright.firefox.launch(
            channel="moz-firefox", executable_path=_program(), firefox_user_prefs=_PREFERENCES
        )
    return await playwright.chromium.launch(executable_path=_program(), args=_FLAGS)


async def colour(page: Page, theme: Literal["light", "dark"]) -> None:
    """Show a page in these colours, as the system prefers; in Firefox, as the reader chose."""
    if IS_FIREFOX:
        await page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    else:
        await page.emulate_media(color_scheme=theme)


def emulated(*, is_phone: bool, dark: bool, calm: bool) -> dict[str, Any]:
    """What a visitor's browser pretends, for `new_context`."""
    if IS_FIREFOX:
        assert (dark, calm) == (False, True), "in Firefox all visitors have light colours without motion"
        return {}
    return {
        "has_touch": is_phone,
        "is_mobile": is_phone,
        "color_scheme": "dark" if dark else "light",
        "reduced_motion": "reduce" if calm else "no-preference",
        "permissions": ["clipboard-read", "clipboard-write"],
    }
