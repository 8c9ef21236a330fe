/** Where something lies on the field, in words: there are no coordinates on screen or for the ear. */

import { say } from "../../../words/words.svelte";
import { heart, SIDE, type ColouredCell, type Point } from "./hexes";

/** Which way from the middle, by eighths of a turn from the right. */
const WAYS = [
  "right",
  "bottom-right",
  "bottom",
  "bottom-left",
  "left",
  "top-left",
  "top",
  "top-right",
] as const;
type Where = (typeof WAYS)[number] | "middle";

/** Where a point lies, seen from the middle of the cells. */
function whereIs(at: Point, cells: readonly ColouredCell[]): Where {
  if (cells.length === 0) return "middle";
  const centre = heart(cells);
  const [dx, dy] = [at.x - centre.x, at.y - centre.y];
  if (Math.hypot(dx, dy) < SIDE) return "middle";
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return WAYS[(eighth + 8) % 8]!;
}

/** The same, as a part of a sentence. */
export const whereWords = (at: Point, cells: readonly ColouredCell[]): string =>
  say("campos.ui.where", { where: whereIs(at, cells) });
