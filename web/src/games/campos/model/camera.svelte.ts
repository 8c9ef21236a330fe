/** Which part of the field is shown: all of it, until somebody zooms or pans. */

import type { Point } from "./hexes";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Frame {
  x: number;
  y: number;
  scale: number;
}

/** The largest scale at which the whole field is shown, and the smallest: a cell is then 24 px wide. */
const FITTED_MOST = 1.15;
const FITTED_LEAST = 0.35;
const MOST = 2.4;
/** Spots for a tile are as far apart as a cell's side. From this scale on, that's 24 px: enough for a finger. */
export const POINTED = 0.62;
/** How far a choice stays from the edge, in px: not under the buttons. */
const EDGE = 12;
const BELOW = 64;
const BUTTONS = 52;
const WIDE = 560;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** What the reader has zoomed or panned to; null: the whole field is shown. */
  private free = $state.raw<Frame | null>(null);
  /** What a choice has brought into sight, as long as it is made. */
  private revealed = $state.raw<Frame | null>(null);

  constructor(private readonly box: () => Box) {}

  /** In a wide field there is room for the buttons beside the cells. */
  private get room(): number {
    return this.width > WIDE ? this.width - BUTTONS : this.width;
  }

  /** The scale at which all of the field is in sight. */
  private readonly whole: number = $derived.by(() => {
    const box = this.box();
    return Math.min(this.room / (box.right - box.left), this.height / (box.bottom - box.top), FITTED_MOST);
  });

  private readonly fitted: Frame = $derived.by(() => {
    const { room } = this;
    const box = this.box();
    const scale = Math.max(this.whole, FITTED_LEAST);
    return {
      scale,
      x: room / 2 - (scale * (box.left + box.right)) / 2,
      y: this.height / 2 - (scale * (box.top + box.bottom)) / 2,
    };
  });

  /** Whether all of the field is in sight. */
  get isWhole(): boolean {
    return this.isFitted && this.fitted.scale <= this.whole;
  }

  /** Whether the size of the field is known. */
  get isReady(): boolean {
    return this.width > 0 && this.height > 0;
  }

  get frame(): Frame {
    return this.revealed ?? this.free ?? this.fitted;
  }

  get isFitted(): boolean {
    return this.revealed === null && this.free === null;
  }

  fit(): void {
    this.go(null);
  }

  private go(to: Frame | null): void {
    this.revealed = null;
    this.free = to;
  }

  /** A point of the screen, measured from the field's corner, in the drawing's units. */
  worldAt(point: Point): Point {
    const { x, y, scale } = this.frame;
    return { x: (point.x - x) / scale, y: (point.y - y) / scale };
  }

  move(dx: number, dy: number): void {
    const { x, y, scale } = this.frame;
    this.go(this.held({ x: x + dx, y: y + dy, scale }));
  }

  /** Bring a part of the field into sight, away from the edges and large enough to be pointed at. */
  reveal(part: Box, least: number): void {
    const scale = Math.max(this.frame.scale, least);
    const by = scale / this.frame.scale;
    const at = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
    // What is enlarged grows around the part that matters.
    const x = this.frame.x + at.x * this.frame.scale * (1 - by);
    const y = this.frame.y + at.y * this.frame.scale * (1 - by);
    const next = {
      scale,
      x: shifted(x, part.left * scale, part.right * scale, EDGE, this.width - EDGE),
      y: shifted(y, part.top * scale, part.bottom * scale, EDGE, this.height - BELOW),
    };
    const isSame = scale === this.frame.scale && next.x === this.frame.x && next.y === this.frame.y;
    if (!isSame) this.revealed = next;
  }

  /** Show again what was in sight before. */
  unreveal(): void {
    this.revealed = null;
  }

  /** Zoom around a point of the screen, which stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { x, y, scale } = this.frame;
    const next = Math.min(MOST, Math.max(Math.min(this.fitted.scale * 0.7, this.whole), scale * factor));
    const by = next / scale;
    const moved = { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
    this.go(this.held(moved));
  }

  /** Keeps some of the field in sight. */
  private held(frame: Frame): Frame {
    const box = this.box();
    const [keepX, keepY] = [this.width * 0.25, this.height * 0.25];
    const within = (value: number, least: number, most: number): number =>
      Math.min(Math.max(value, least), most);
    return {
      scale: frame.scale,
      x: within(frame.x, keepX - box.right * frame.scale, this.width - keepX - box.left * frame.scale),
      y: within(frame.y, keepY - box.bottom * frame.scale, this.height - keepY - box.top * frame.scale),
    };
  }
}

/** `by`, moved as little as it takes for `by + from … by + to` to lie between two edges; in the middle if it is longer. */
function shifted(by: number, from: number, to: number, least: number, most: number): number {
  if (to - from > most - least) return (least + most) / 2 - (from + to) / 2;
  return Math.min(Math.max(by, least - from), most - to);
}
