/** A group is one stop for Tab; arrow keys move between its items (`data-rove`). If the focused item disappears, another gets the focus. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const ENDS: Record<string, number> = { Home: 0, End: -1 };

export function arrowKeys(group: HTMLElement): () => void {
  let held = false; // whether the focus was inside before something went away
  let at = 0;

  const items = () => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

  function stop(found: HTMLElement[]): HTMLElement | undefined {
    return (
      found.find((item) => item === document.activeElement) ??
      found.find((item) => item.getAttribute("aria-pressed") === "true") ??
      found.find((item) => item.dataset.legal !== undefined) ??
      found[0]
    );
  }

  function refresh(): void {
    const found = items();
    const current = stop(found);
    for (const item of found) item.tabIndex = item === current ? 0 : -1;
    if (!held || group.contains(document.activeElement)) return;
    held = false;
    if (document.activeElement === document.body)
      found[Math.min(at, found.length - 1)]?.focus({ preventScroll: true });
  }

  function move(event: KeyboardEvent): void {
    const [step, end] = [STEPS[event.key], ENDS[event.key]];
    if ((step === undefined && end === undefined) || event.ctrlKey || event.metaKey || event.altKey) return;
    const found = items();
    const here = found.indexOf(document.activeElement as HTMLElement);
    const next = step === undefined ? found.at(end ?? 0) : found[(here + step + found.length) % found.length];
    if (here < 0 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  function enter(event: FocusEvent): void {
    held = true;
    at = Math.max(0, items().indexOf(event.target as HTMLElement));
    refresh();
  }

  /** If what had the focus is still there, the reader has left it on purpose. */
  function leave(event: FocusEvent): void {
    const left = event.target as Node;
    queueMicrotask(() => {
      if (left.isConnected && !group.contains(document.activeElement)) held = false;
    });
  }

  const observer = new MutationObserver(refresh);
  observer.observe(group, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-pressed", "data-legal"],
  });
  group.addEventListener("keydown", move);
  group.addEventListener("focusin", enter);
  group.addEventListener("focusout", leave);
  refresh();
  return () => observer.disconnect();
}
