/** A finished game as one line of actions, and what stands out on it. */

import type { GameView } from "../games/views";

/** Positions where somebody's turn begins, the first and the last included. */
export function turnStarts(views: GameView[]): number[] {
  return views.flatMap((view, ply) => {
    const before = views[ply - 1];
    const isNew =
      !before ||
      ply === views.length - 1 ||
      before.turn.player !== view.turn.player ||
      isOpening(before, view);
    return isNew ? [ply] : [];
  });
}

/** Whether the same player begins another turn: the phase is the turn's first again. */
function isOpening(before: GameView, view: GameView): boolean {
  const first = ["build", "place", "remove", "bid"];
  if (view.game === "five-towers") return view.turn.phase === "bid";
  return first.includes(view.turn.phase) && before.turn.phase !== view.turn.phase;
}
