/** Points as they are written: a loss with a minus, not a hyphen. */

import { number } from "../../../words/words.svelte";

export function pointsText(points: number): string {
  return number(points).replace("-", "−");
}

/** Points that are added or taken away: +4, −3, and a dash for none. */
export function signed(points: number): string {
  return points === 0 ? "–" : points > 0 ? `+${pointsText(points)}` : pointsText(points);
}
