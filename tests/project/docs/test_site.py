"""The documentation site lists every page and adapts their links. (`make docs` builds it.)"""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from support.paths import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from site_pages import ROOT_PAGES, linked, rules_nav

DOCS = ROOT / "docs"


def targets(nav: Any) -> Iterator[str]:
    """The pages in a part of the navigation."""
    if isinstance(nav, str):
        yield nav
    for part in nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else ():
        yield from targets(part)


def test_the_navigation_has_every_page_once() -> None:
    nav = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]
    listed = sorted(targets([nav, rules_nav()]))
    pages = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert listed == sorted([*pages, *ROOT_PAGES.values()])


@pytest.mark.parametrize("page", sorted((DOCS / "reference").glob("*.md")), ids=lambda page: page.stem)
def test_the_reference_names_modules_that_exist(page: Any) -> None:
    for module in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        assert importlib.util.find_spec(module) is not None, module


@pytest.mark.parametrize(
    ("page", "link", "found"),
    [
        ("index.md", "[Hosting](docs/hosting.md)", "[Hosting](hosting.md)"),
        ("index.md", "![Table](docs/pictures/table.png)", "![Table](pictures/table.png)"),
        ("index.md", "[MIT](LICENSE)", "MIT"),
        ("index.md", "[Security](SECURITY.md)", "[Security](security-policy.md)"),
        (
            "security.md",
            "[who](../SECURITY.md#report-a-problem)",
            "[who](security-policy.md#report-a-problem)",
        ),
        ("rules/en/campos.md", "[bots](../../bots.md)", "[bots](../../bots.md)"),
        ("deals.md", "[`rng.py`](../src/steeple/kernel/rng.py)", "`rng.py`"),
        ("deals.md", "[gone](../src/steeple/gone.py)", "[gone](../src/steeple/gone.py)"),
        ("deals.md", "[there](https://club.example)", "[there](https://club.example)"),
    ],
)
def test_links_are_as_the_site_needs_them_and_broken_ones_stay(page: str, link: str, found: str) -> None:
    assert linked(f"See {link}.", page) == f"See {found}."
