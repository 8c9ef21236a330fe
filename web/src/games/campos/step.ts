/** The step that led here, in the game's own terms, so that it can be shown. */

import type { CamposView, Place, Play as PlayCard, Remove } from "../../games";
import type { Entry } from "../../messages";
import type { Play } from "../contract";

export type Step = Place | PlayCard | Remove;

export function fieldsOf(entry: Entry | null): Step | null {
  if (entry?.kind !== "act") return null;
  const values = entry.words.values as unknown as Step;
  return values.kind === "place" || values.kind === "play" || values.kind === "remove" ? values : null;
}

/** Whether the step was made by whoever looks. */
export function isOwnStep(play: Play<CamposView>): boolean {
  return play.last !== null && play.last.seat === play.facing;
}
