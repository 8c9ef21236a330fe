"""What a screen reader would say: what live regions announce, and the name of whatever gets the focus."""

from __future__ import annotations

from support.browser.visitor import Visitor

LISTEN = """() => {
    const said = (window.transcript = []);
    const tidy = (text) => text.replace(/\\s+/g, " ").trim();
    const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
    const tell = (sign, text) => tidy(text) && said.push(sign + tidy(text));
    // A log says what was added, any other region its whole text.
    const watcher = new MutationObserver((changes) => {
        const spoken = new Set();
        for (const { target, addedNodes, type } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            const region = element?.closest(LIVE);
            if (!region || !region.isConnected) continue;
            if (region.getAttribute("role") === "log") {
                for (const node of addedNodes) tell("  ", node.textContent ?? "");
            } else if ((type === "characterData" || addedNodes.length > 0) && !spoken.has(region)) {
                spoken.add(region);
                const isUrgent = region.ariaLive === "assertive" || region.getAttribute("role") === "alert";
                tell(isUrgent ? "! " : "  ", region.textContent ?? "");
            }
        }
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener("focusin", ({ target }) => said.push(`> ${window.nameOf(target)}`));
    window.nameOf = (element) => {
        const label = element.getAttribute("aria-labelledby");
        const by = label && document.getElementById(label)?.textContent;
        return tidy(by || element.getAttribute("aria-label") || element.textContent || element.tagName);
    };
}"""
"""`! ` before what interrupts, two blanks before what waits its turn, `> ` before what gets the focus."""


async def listen(visitor: Visitor) -> None:
    """Write down from now on what is said on a page."""
    await visitor.page.evaluate(LISTEN)


async def heard(visitor: Visitor) -> list[str]:
    """What was said since the last call, line by line."""
    lines: list[str] = await visitor.page.evaluate("transcript.splice(0)")
    return lines
