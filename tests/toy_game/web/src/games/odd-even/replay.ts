/** How a replay differs from a live table. */

import type { Entry } from "../../server/messages";
import { say } from "../../words/words.svelte";
import type { OddEvenView } from "../views";

/** Nobody has two turns in a row. */
export function startsTurn(): boolean {
  return false;
}

/** Nothing is hidden in a hand here. */
export function opened(watched: OddEvenView): OddEvenView {
  return watched;
}

/** A turn in a few words. */
export function tell(turn: readonly Entry[]): string[] {
  return turn.map(({ words: { values } }) => say(`odd-even.ui.did.${String(values["kind"])}`, values));
}
