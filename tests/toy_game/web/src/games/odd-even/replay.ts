/** How a replay differs from a live table. */

import type { OddEvenView } from "../views";

/** Nobody has two turns in a row. */
export function startsTurn(): boolean {
  return false;
}

/** Nothing is hidden in a hand here. */
export function opened(watched: OddEvenView): OddEvenView {
  return watched;
}
