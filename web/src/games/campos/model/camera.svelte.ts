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

/** The largest scale at which the whole field is shown. */
const FITTED_MOST = 1.15;
const MOST = 2.4;
/** In a wide field, the buttons are beside the cells, not on them. */
const BUTTONS = 52;
const WIDE = 560;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** What the reader has zoomed or panned to; null: the whole field is shown. */
  private free = $state.raw<Frame | null>(null);

  constructor(private readonly box: () => Box) {}

  private readonly fitted: Frame = $derived.by(() => {
    const box = this.box();
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const room = this.width > WIDE ? this.width - BUTTONS : this.width;
    const scale = Math.min(room / wide, this.height / high, FITTED_MOST);
    return {
      scale,
      x: room / 2 - (scale * (box.left + box.right)) / 2,
      y: this.height / 2 - (scale * (box.top + box.bottom)) / 2,
    };
  });

  /** Whether the size of the field is known. */
  get isReady(): boolean {
    return this.width > 0 && this.height > 0;
  }

  get frame(): Frame {
    return this.free ?? this.fitted;
  }

  get isFitted(): boolean {
    return this.free === null;
  }

  fit(): void {
    this.free = null;
  }

  /** A point of the screen, measured from the field's corner, in the drawing's units. */
  worldAt(point: Point): Point {
    const { x, y, scale } = this.frame;
    return { x: (point.x - x) / scale, y: (point.y - y) / scale };
  }

  move(dx: number, dy: number): void {
    const { x, y, scale } = this.frame;
    this.free = this.held({ x: x + dx, y: y + dy, scale });
  }

  /** Zoom around a point of the screen, which stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { x, y, scale } = this.frame;
    const next = Math.min(MOST, Math.max(this.fitted.scale * 0.7, scale * factor));
    const by = next / scale;
    this.free = this.held({ scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by });
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
