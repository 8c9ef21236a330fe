/** What fingers and the mouse do on the field: tap, carry the ghost, pan with one finger, pinch with two. */

import { distance, type Point } from "./hexes";

/** How far a pointer may move, in px, and still count as a tap. */
export const THRESHOLD = 6;

export interface Hands {
  tap(at: Point): void;
  /** Whether a drag that begins here carries the ghost instead of the field. */
  carries(at: Point): boolean;
  carry(to: Point): void;
  pan(dx: number, dy: number): void;
  pinch(factor: number, at: Point): void;
  /** Whether the field is being moved; then it follows without a transition. */
  hold(isHeld: boolean): void;
}

type Mode = "tap" | "carry" | "pan" | "pinch" | "none";

export class Gesture {
  private readonly fingers = new Map<number, Point>();
  private from: Point = { x: 0, y: 0 };
  private mode: Mode = "none";

  constructor(private readonly hands: Hands) {}

  get isBusy(): boolean {
    return this.fingers.size > 0;
  }

  down(id: number, at: Point): void {
    this.fingers.set(id, at);
    this.from = at;
    this.mode = this.fingers.size === 1 ? "tap" : "pinch";
    if (this.mode === "pinch") this.hands.hold(true);
  }

  move(id: number, at: Point): void {
    const before = this.fingers.get(id);
    if (!before) return;
    if (this.mode === "pinch") this.pinch(id, at);
    this.fingers.set(id, at);
    if (this.mode === "tap" && distance(at, this.from) > THRESHOLD) this.begin();
    else if (this.mode === "pan") this.hands.pan(at.x - before.x, at.y - before.y);
    if (this.mode === "carry") this.hands.carry(at);
  }

  up(id: number, at: Point): void {
    if (!this.fingers.delete(id)) return;
    const wasTap = this.mode === "tap";
    // The finger that stays down after a pinch does nothing: otherwise the field would jump.
    this.mode = "none";
    if (this.fingers.size === 0) this.hands.hold(false);
    if (wasTap) this.hands.tap(at);
  }

  cancel(id: number): void {
    this.fingers.delete(id);
    this.mode = "none";
    this.hands.hold(false);
  }

  private begin(): void {
    this.mode = this.hands.carries(this.from) ? "carry" : "pan";
    this.hands.hold(true);
  }

  private pinch(id: number, at: Point): void {
    const own = this.fingers.get(id);
    const other = [...this.fingers].find(([name]) => name !== id)?.[1];
    if (!own || !other) return;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.hands.pinch(distance(at, other) / Math.max(1, distance(own, other)), middle);
    this.hands.pan((at.x - own.x) / 2, (at.y - own.y) / 2);
  }
}

/** Whether something around an element scrolls. */
export function isInScroller(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const hasMore = around.scrollHeight > around.clientHeight + 1;
    if (
      hasMore &&
      (around === document.documentElement || /auto|scroll/.test(getComputedStyle(around).overflowY))
    )
      return true;
  }
  return false;
}
