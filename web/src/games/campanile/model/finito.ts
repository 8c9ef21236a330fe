/** When the game may end, as far as everybody knows. */

import { say } from "../../../words/words.svelte";
import { is2009, type View } from "./styles";

/** Finito is shuffled into the last ten cards, so these lie at the bottom of the deck. */
const LAST_CARDS = 11;

/** Whether the next card that is turned up may end the game. */
export function mayFinitoCome(view: View): boolean {
  return view.turn.phase !== "over" && is2009(view) && view.deck <= LAST_CARDS;
}

/** What everybody knows about the end: where Finito lies, or which pile is the smallest. */
export function finitoSentence(view: View): string {
  if (!is2009(view))
    return say("campanile.ui.end.piles", { cards: Math.min(...view.piles.map((pile) => pile.cards)) });
  return say(mayFinitoCome(view) ? "campanile.ui.end.now" : "campanile.ui.end.later", {
    cards: view.deck - LAST_CARDS,
  });
}
