/** Actions, turn by turn. */

import type { Entry, SeatView } from "../server/messages";
import { isYou, nameOf } from "../words/seat-names";
import { say } from "../words/words.svelte";
import type { GameParts } from "./contract";

/** What one player did in a row, or something that isn't an action: then it is alone, and `seat` is that entry's. */
export interface Turn {
  seat: number | null;
  steps: Entry[];
  isAction: boolean;
}

export function turnsOf(entries: readonly Entry[], parts: Pick<GameParts, "startsTurn">): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const isAction = entry.kind === "act";
    if (isAction && last?.isAction && last.seat === entry.seat && !parts.startsTurn(last.steps, entry))
      last.steps.push(entry);
    else turns.push({ seat: entry.seat, steps: [entry], isAction });
  }
  return turns;
}

/** A turn in one sentence, without a capital at its beginning or a full stop at its end. */
export function tellTurn(
  { seat, steps }: Turn,
  seats: readonly SeatView[],
  parts: Pick<GameParts, "tell">,
): string {
  const did = parts.tell(steps);
  return isYou(seats, seat)
    ? say("table.turn.you", { did })
    : say("table.turn.other", { name: nameOf(seats, seat), did });
}

/** The numbers of the actions that were undone later. */
export function undoneIn(entries: readonly Entry[]): Set<number> {
  const undone = new Set<number>();
  let least = Infinity; // actions after this ply were undone
  for (const entry of entries.toReversed()) {
    if (entry.kind === "act" && entry.ply > least) undone.add(entry.number);
    if (entry.kind === "undo") least = Math.min(least, entry.ply);
  }
  return undone;
}
