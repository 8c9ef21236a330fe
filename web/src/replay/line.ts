/** A finished game as one line of actions, and what stands out on it. */

import type { GameView } from "../games";
import type { Entry } from "../messages";

/** The entries that led from position to position: `[0]` leads to ply 1. What was taken back is not among them. */
export function played(entries: Entry[]): Entry[] {
  const line: Entry[] = [];
  // An action after a taking back stands in the place of the one that was taken back.
  for (const entry of entries) if (entry.kind === "act") line[entry.ply - 1] = entry;
  return line;
}

/** Positions where somebody's turn begins, the first and the last included. */
export function turnStarts(views: GameView[]): number[] {
  return views.flatMap((view, ply) => {
    const before = views[ply - 1];
    const isNew = !before || ply === views.length - 1 || before.turn.player !== view.turn.player || isOpening(before, view);
    return isNew ? [ply] : [];
  });
}

/** Whether the same player begins another turn: the phase is the turn's first again. */
function isOpening(before: GameView, view: GameView): boolean {
  const first = ["build", "place", "remove", "bid"];
  if (view.game === "five-towers") return view.turn.phase === "bid";
  return first.includes(view.turn.phase) && before.turn.phase !== view.turn.phase;
}
