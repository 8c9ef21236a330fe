/** Dragging a market card to its tower. Always optional: a tap or a key does the same. */

import { readCard, type TowerStyle } from "./cards";
import type { FiveTowersChoice } from "../choice.svelte";

/** How far the pointer has to move, in px, before it's a drag. */
const THRESHOLD = 6;

export class Dragging {
  /** Whether the press that is ending was a drag, so that it isn't a tap. */
  hasMoved = false;

  constructor(private readonly choice: FiveTowersChoice) {}

  begin(down: PointerEvent, card: string, place: number): void {
    this.hasMoved = false;
    if (down.button !== 0 || !down.isPrimary) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pointermove", (event) => this.move(down, event, card, place), { signal });
    addEventListener("pointerup", () => (this.drop(), stop.abort()), { signal });
    addEventListener("pointercancel", () => ((this.choice.drag = null), stop.abort()), { signal });
    addEventListener(
      "keydown",
      (event) => event.key === "Escape" && ((this.choice.drag = null), stop.abort()),
      { signal },
    );
  }

  private move(down: PointerEvent, event: PointerEvent, card: string, place: number): void {
    if (event.pointerId !== down.pointerId) return;
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > THRESHOLD;
    if (!isFar && !this.hasMoved) return;
    this.hasMoved = true;
    this.choice.drag = {
      card,
      place,
      x: event.clientX,
      y: event.clientY,
      over: towerAt(event.clientX, event.clientY),
    };
  }

  /** A card dropped on its own tower is chosen; anywhere else it goes back. A click that follows the drag is ignored. */
  private drop(): void {
    const drag = this.choice.drag;
    this.choice.drag = null;
    setTimeout(() => (this.hasMoved = false));
    if (drag && drag.over === readCard(drag.card).style) this.choice.choose(drag.card);
  }
}

function towerAt(x: number, y: number): TowerStyle | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-tower]");
  return (found?.dataset.tower as TowerStyle | undefined) ?? null;
}
