/** Where the turns of a finished game begin. */

import type { GameParts } from "../games/contract";
import { turnsOf } from "../games/turns";
import type { Entry } from "../server/messages";

/** Positions where somebody's turn begins, the first and the last included. */
export function turnStarts(line: readonly Entry[], parts: GameParts): number[] {
  return [...turnsOf(line, parts).map(({ steps }) => steps[0]!.ply - 1), line.length];
}
