"""A hook of MkDocs: adds the pages at the root of the repository, lists the rules, and adapts the links.

On the site, a link to a file that isn't a page (a source, a script) becomes plain text, because the site has
no copy of it. A link to something that doesn't exist is left alone, so that `mkdocs build --strict` fails.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}
"""The languages of the rules, each by its own name."""

ROOT_PAGES = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security-policy.md",
}
"""Where the pages of the root stand on the site."""

_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
_IS_ELSEWHERE = re.compile(r"[a-z]+:|/")


def place_of(page: str) -> str:
    """Where a page of the site is in the repository."""
    return next((source for source, site in ROOT_PAGES.items() if site == page), f"docs/{page}")


def page_of(place: str) -> str | None:
    """Where a file of the repository is on the site; None: it isn't there."""
    return ROOT_PAGES.get(place) or (place.removeprefix("docs/") if place.startswith("docs/") else None)


def linked(markdown: str, page: str, kept: frozenset[str] = frozenset()) -> str:
    """A page's text with the links that the site needs. `kept`: files of docs/ that aren't on the site."""
    home = posixpath.dirname(place_of(page))

    def change(link: re.Match[str]) -> str:
        mark, text, target, anchor = link.groups()
        if _IS_ELSEWHERE.match(target):
            return link[0]
        place = posixpath.normpath(posixpath.join(home, target))
        if not (ROOT / place).exists():
            return link[0]
        found = page_of(place)
        if found is None or found in kept or (ROOT / place).is_dir():
            return str(text)
        return f"{mark}[{text}]({posixpath.relpath(found, posixpath.dirname(page) or '.')}{anchor or ''})"

    return _LINK.sub(change, markdown)


def rules_nav() -> list[dict[str, list[dict[str, str]]]]:
    """The pages of docs/rules for the navigation, by language. Each is named by its title."""
    return [
        {
            name: [
                {_title(page): page.relative_to(ROOT / "docs").as_posix()}
                for page in sorted((RULES / language).glob("*.md"))
            ]
        }
        for language, name in LANGUAGES.items()
    ]


def _title(page: Path) -> str:
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the rules into the navigation, after the first page."""
    nav = list(config.nav or [])
    config.nav = [nav[0], {"Rules": rules_nav()}, *nav[1:]]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the root."""
    from mkdocs.structure.files import File  # here, so that the tests need no MkDocs

    for source, page in ROOT_PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite the links of a page."""
    kept = frozenset(file.src_uri for file in files if file.inclusion.is_excluded())
    return linked(markdown, page.file.src_uri, kept)
