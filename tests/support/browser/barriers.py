"""Barriers on a page that axe knows. `layout.py` finds what is cut off, covered or broken."""

from __future__ import annotations

from support.browser.visitor import Visitor
from support.paths import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


async def barriers(visitor: Visitor) -> list[str]:
    """What axe finds, however grave."""
    if not await visitor.page.evaluate("() => 'axe' in window"):
        await visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = await visitor.page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'], preload: false })"
    )
    return [
        f"{one['id']}: {node['target'][-1]} {' '.join(node['failureSummary'].split())}"
        for one in result["violations"]
        for node in one["nodes"]
    ]
