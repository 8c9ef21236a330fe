/** A turn in a few words. */

import type { Entry } from "../../../server/messages";
import { say } from "../../../words/words.svelte";

/** The cards that were built are one thing; tearing down nothing is only said if there is nothing else to say. */
export function tell(turn: readonly Entry[]): string[] {
  const kindOf = (entry: Entry): unknown => entry.words.values["kind"];
  const cards = turn.flatMap((entry) =>
    kindOf(entry) === "build" ? [say("five-towers.ui.did.card", entry.words.values)] : [],
  );
  const others = turn.flatMap((entry) =>
    kindOf(entry) === "build" || kindOf(entry) === "tear-nothing"
      ? []
      : [say(`five-towers.ui.did.${String(kindOf(entry))}`, entry.words.values)],
  );
  const told = cards.length > 0 ? [...others, say("five-towers.ui.did.build", { cards })] : others;
  return told.length > 0 ? told : [say("five-towers.ui.did.tear-nothing")];
}
