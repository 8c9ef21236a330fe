/** A turn in a few words. */

import type { Entry } from "../../../server/messages";
import { say } from "../../../words/words.svelte";

/** Who doesn't bet is only said to pass if there is nothing else to say. */
export function tell(turn: readonly Entry[]): string[] {
  const told = turn.flatMap(({ words: { values } }) => [
    ...(values["kind"] === "pass-bet" ? [] : [say(`campanile.ui.did.${String(values["kind"])}`, values)]),
    ...(values["draws"] ? [say("campanile.ui.did.draw", values)] : []),
  ]);
  return told.length > 0 ? told : [say("campanile.ui.did.pass-bet")];
}
