/** Which cards each player has played, according to the steps of the game. */

import type { CamposView, Laid } from "../../views";
import type { Entry } from "../../../server/messages";
import type { Play } from "../../contract";
import { fieldsOf } from "./step";

export interface PlayedCard {
  /** Its place among all cards played. */
  at: number;
  card: string;
  size: number;
  other: number;
  points: number;
}

/** Each seat's cards in the order they were played; empty if the steps aren't known. */
export function playedBy(play: Play<CamposView>): PlayedCard[][] {
  const rows: PlayedCard[][] = play.view.points.map(() => []);
  let at = 0;
  for (const entry of standing(play.entries ?? [])) {
    const fields = fieldsOf(entry);
    if (fields?.kind !== "play" || entry.seat === null) continue;
    rows[entry.seat]?.push({
      at: at++,
      card: fields.card,
      size: fields.size,
      other: fields.other,
      points: fields.points,
    });
  }
  return rows;
}

/** The area as it was when it was largest: what still lies there, and every tile that has been removed. */
export function largestArea(play: Play<CamposView>): Laid[] {
  const removed = standing(play.entries ?? []).flatMap((entry) => {
    const fields = fieldsOf(entry);
    return fields?.kind === "remove" ? [fields] : [];
  });
  return [...play.view.area, ...removed];
}

/** The actions that weren't undone: after an undo, entries continue from an earlier ply. */
function standing(entries: readonly Entry[]): Entry[] {
  const acts: Entry[] = [];
  for (const entry of entries) {
    const isAct = entry.kind === "act";
    while (acts.length > 0 && acts.at(-1)!.ply >= entry.ply + (isAct ? 0 : 1)) acts.pop();
    if (isAct) acts.push(entry);
  }
  return acts;
}
