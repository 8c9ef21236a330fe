"""What a program can find wrong with a page: text that is cut off, and barriers that axe knows."""

from __future__ import annotations

from steeple.architects import ARCHITECTS
from support.browser.visitor import Visitor
from support.paths import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

CLIPPED = """(names) => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const own = "button, label, th, td, [role=tab], .btn, .chip, .tag";
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent.trim();
        const parent = walker.currentNode.parentElement;
        if (!text || !parent || parent.closest("svg, .vh, .skip, select, noscript, script, style")) continue;
        const mayShorten = parent.closest(".seats") || names.some((name) => text.startsWith(name));
        if (mayShorten && getComputedStyle(parent).textOverflow === "ellipsis") continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        let scrolls = false;
        for (let around = parent; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            const [x, y] = [style.overflowX, style.overflowY];
            const room = around.getBoundingClientRect();
            if (room.width <= 2) { scrolls = true; break; }
            const isCut = ["hidden", "clip"].includes(x);
            if ((isCut || around.matches(own)) && (box.right > room.right + 2 || box.left < room.left - 2)) {
                found.push(`${text} (${around.tagName}.${around.className})`);
                break;
            }
            if (["hidden", "clip"].includes(y) && (box.bottom > room.bottom + 3 || box.top < room.top - 3)) {
                found.push(`${text} (cut in height, ${around.tagName}.${around.className})`);
                break;
            }
            if (["auto", "scroll"].includes(x) || ["auto", "scroll"].includes(y)) { scrolls = true; break; }
            if (style.position === "fixed") break;
        }
        const isOutside = box.right > innerWidth + 1 || box.left < -1;
        if (!scrolls && isOutside) found.push(`${text} (outside the window)`);
    }
    return found;
}"""
"""Texts that are cut off or stick out of their button. Names, and text beside them on phones, may be."""

WIDER = "() => document.documentElement.scrollWidth - innerWidth"


async def clipped(visitor: Visitor) -> list[str]:
    found: list[str] = await visitor.page.evaluate(CLIPPED, ["Ada", *ARCHITECTS])
    wider: int = await visitor.page.evaluate(WIDER)
    return [*found, *([f"the page is {wider} px wider than the window"] if wider > 0 else [])]


async def barriers(visitor: Visitor, only: str | None = None) -> list[str]:
    """What axe finds, however grave. `only`: by that rule alone."""
    if not await visitor.page.evaluate("() => 'axe' in window"):
        await visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = await visitor.page.evaluate(
        "(only) => axe.run(document, { resultTypes: ['violations'], preload: false, "
        "...(only && { runOnly: [only] }) })",
        only,
    )
    return [
        f"{one['id']}: {node['target'][-1]} {' '.join(node['failureSummary'].split())}"
        for one in result["violations"]
        for node in one["nodes"]
    ]
