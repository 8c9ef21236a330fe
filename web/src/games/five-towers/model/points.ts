import { number } from "../../../words/words.svelte";

/** Points that are added or taken away: +4, −3, and a dash for none. */
export function signed(points: number): string {
  return points === 0 ? "–" : points > 0 ? `+${number(points)}` : number(points);
}
