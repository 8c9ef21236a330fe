"""What a chat shows of a link to one of our pages: game, host and picture, in the reader's language.

It tells a stranger with the link no more than the page itself would.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from steeple.errors import StoreError
from steeple.games import GAMES
from steeple.server.http.site import site_of
from steeple.server.http.static_pages import page_files
from steeple.server.store.listing import list_tables
from steeple.server.store.rows import SOMEBODY
from steeple.server.store.schema import tables
from steeple.server.store.store import Store
from steeple.words import LANGUAGES, has, say

_LOCALES = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE", "it": "it_IT"}
_QUALITY = re.compile(r";\s*q=([\d.]+)\s*$")
_SENTENCES = {"open": "link.invites", "playing": "link.plays", "over": "link.over"}


@dataclass(frozen=True)
class LinkCard:
    """What a link shows. `picture`: a file of the pages; None: only the icon."""

    title: str
    text: str
    picture: str | None = None


def language_of(request: Request) -> str:
    """The language that a reader likes best, of those that we speak."""
    liked: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        quality = _QUALITY.search(part)
        try:
            weight = float(quality[1]) if quality else 1.0
        except ValueError:
            continue
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES and weight > 0:
            liked.append((weight, language))
    return max(liked, key=lambda one: one[0])[1] if liked else LANGUAGES[0]


async def find_card(store: Store, path: str, language: str) -> LinkCard | None:
    """What a link to a page shows; None: there is no such table."""
    first, _, second = path.removesuffix("/").partition("/")
    if first in ("t", "replay"):
        return await _table_card(store, second, language)
    if first in ("learn", "new") and second:
        return LinkCard(_title(language, second), _blurb(language, second), _picture(second))
    return LinkCard("Steeple", say(language, "lobby.lead", {}))


async def _table_card(store: Store, id: str, language: str) -> LinkCard | None:
    anything = LinkCard("Steeple", say(language, "link.table", {}))
    if not id.isprintable():
        return None
    try:
        found = await store.query(lambda connection: list_tables(connection, [tables.c.id == id], 1))
    except StoreError:  # the page says so itself
        return anything
    if not found:
        return None
    data, seats = found[0]
    if data.game not in GAMES:
        return anything
    # The host is named if they sit at the table, where everybody sees them.
    host = next((seat.name for seat in seats if seat.person == data.host and seat.name != SOMEBODY), None)
    key = _SENTENCES.get(data.status)
    text = say(language, key, {"name": host}) if key and host else anything.text
    return LinkCard(_title(language, data.game), text, _picture(data.game))


def _title(language: str, game: str) -> str:
    return say(language, f"title.{game}", {}) if has(f"title.{game}") else GAMES[game].title


def _blurb(language: str, game: str) -> str:
    key = f"lobby.blurb.{game}"
    return say(language, key, {}) if has(key) else say(language, "lobby.lead", {})


def _picture(game: str) -> str | None:
    picture = f"cards/{game}.png"
    return picture if picture in page_files() else None


def with_card(page: str, card: LinkCard, language: str, request: Request) -> str:
    """A page with what its link shows."""
    site = site_of(request)
    picture = card.picture or "icons/icon-512.png"
    tags = {
        "description": card.text,
        "og:site_name": "Steeple",
        "og:type": "website",
        "og:locale": _LOCALES[language],
        "og:title": card.title,
        "og:description": card.text,
        "og:url": f"{site}{request.url.path}",
        "og:image": f"{site}/{picture}",
        "og:image:alt": card.title,
        "twitter:card": "summary_large_image" if card.picture else "summary",
    }
    if card.picture:
        tags |= {"og:image:width": "1200", "og:image:height": "630"}
    lines = "".join(
        f'    <meta {"property" if name.startswith("og:") else "name"}="{name}" content="{escape(text)}" />\n'
        for name, text in tags.items()
    )
    return page.replace("  </head>", f"{lines}  </head>", 1).replace(
        '<html lang="en">', f'<html lang="{language}">', 1
    )
