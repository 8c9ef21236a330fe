/** The count at the end, row by row: five towers, then the highest, then what was torn down, then the sum. */

import type { FiveTowersView } from "../../views";
import type { Play } from "../../contract";

export const ROWS = 8;
const ROW_MS = 700;
const REST_MS = 1800;

/** What is being counted. Panels and tables beside the board look at it, so that nobody knows the sum before it is counted. */
let counted: { view: FiveTowersView; rows: number } | null = $state.raw(null);

/** How many rows of a position's score have been counted: all of them, except at the end of a game. */
export function rowsOf(view: FiveTowersView): number {
  return counted?.view === view ? counted.rows : ROWS;
}

/** A seat's points as far as they have been counted. */
export function pointsOf(view: FiveTowersView, seat: number): number | null {
  const score = view.score[seat];
  if (!score) return null;
  const rows = rowsOf(view);
  if (rows >= ROWS) return score.points;
  const parts = [...score.towers, score.highest, -Math.abs(score.torn)];
  return parts.slice(0, rows).reduce((sum, points) => sum + points, 0);
}

export class Counting {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private play: Play<FiveTowersView> | null = null;

  /** Look at a position; count it if the game is over and its count hasn't been shown. */
  see(play: Play<FiveTowersView>): void {
    this.play = play;
    if (!play.isCounting || play.view.turn.phase !== "over" || counted?.view === play.view) return;
    counted = { view: play.view, rows: 0 };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), ROW_MS);
  }

  /** Everything is counted. */
  skip(): void {
    this.end();
    this.play?.endCount?.();
  }

  /** The board is gone. */
  end(): void {
    clearTimeout(this.timer);
    counted = null;
  }

  private next(): void {
    if (!counted) return;
    if (counted.rows >= ROWS) return this.skip();
    counted = { ...counted, rows: counted.rows + 1 };
    this.timer = setTimeout(() => this.next(), counted.rows < ROWS ? ROW_MS : REST_MS);
  }
}
