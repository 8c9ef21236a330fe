/** Where the turns of a finished game begin. */

import type { GameParts } from "../games/contract";
import type { GameView } from "../games/views";

/** Positions where somebody's turn begins, the first and the last included. */
export function turnStarts(views: GameView[], parts: GameParts): number[] {
  return views.flatMap((view, ply) => {
    const before = views[ply - 1];
    const isEnd = !before || ply === views.length - 1;
    const isNew = isEnd || before.turn.player !== view.turn.player || parts.startsTurn(before, view);
    return isNew ? [ply] : [];
  });
}
