/** The step that led here, in the game's own terms, so that it can be shown. */

import type { CamposView, Place, Play as PlayCard, Remove } from "../../views";
import type { Entry } from "../../../server/messages";
import { say } from "../../../words/words.svelte";
import type { Play } from "../../contract";

export type Step = Place | PlayCard | Remove;

export function fieldsOf(entry: Entry | null): Step | null {
  if (entry?.kind !== "act") return null;
  const values = entry.words.values as unknown as Step;
  return values.kind === "place" || values.kind === "play" || values.kind === "remove" ? values : null;
}

/** Whose objective cards they are: yours, or in a replay, somebody else's. */
export function cardsTitle(play: Play<CamposView>): string {
  const seat = play.facing === null ? undefined : play.seats[play.facing];
  return seat && !seat.is_you ? say("campos.ui.cards-of", { name: seat.name }) : say("campos.ui.your-cards");
}

/** Whether the reader made the step. */
export function isOwnStep(play: Play<CamposView>): boolean {
  return play.last !== null && play.last.seat === play.facing;
}
