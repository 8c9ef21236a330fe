/** One stop for Tab in a group, arrows inside it. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -99, End: 99 };

export class Rove {
  private at = $state(0);

  constructor(private readonly count: () => number) {}

  tab(place: number): 0 | -1 {
    return place === Math.min(this.at, this.count() - 1) ? 0 : -1;
  }

  /** For the element around the group. */
  readonly group = (node: HTMLElement): (() => void) => {
    const focus = (event: FocusEvent) => this.focused(node, event);
    const press = (event: KeyboardEvent) => this.pressed(node, event);
    node.addEventListener("focusin", focus);
    node.addEventListener("keydown", press);
    return () => {
      node.removeEventListener("focusin", focus);
      node.removeEventListener("keydown", press);
    };
  };

  private focused(node: HTMLElement, event: FocusEvent): void {
    const place = this.places(node).indexOf(event.target as HTMLElement);
    if (place >= 0) this.at = place;
  }

  private pressed(node: HTMLElement, event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const places = this.places(node);
    const now = places.indexOf(event.target as HTMLElement);
    if (step === undefined || now < 0) return;
    places[Math.max(0, Math.min(places.length - 1, now + step))]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  private places(node: HTMLElement): HTMLElement[] {
    return [...node.querySelectorAll<HTMLElement>("[data-rove]")];
  }
}

/** Focus stays in a part of the page even if what had it goes away: it moves to the nearest thing that can have it. */
export function keepsFocus(node: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    (node.querySelector<HTMLElement>('[data-rove][tabindex="0"]') ?? node).focus({ preventScroll: true });
  });
  node.addEventListener("focusin", remember);
  observer.observe(node, { childList: true, subtree: true });
  return () => {
    node.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
