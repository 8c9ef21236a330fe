/** How a replay differs from a live table. */

import type { Entry } from "../../server/messages";
import type { View } from "./model/styles";

/** The same player builds again. */
export function startsTurn(_turn: readonly Entry[], entry: Entry): boolean {
  return entry.words.values["kind"] === "build";
}

/** A spectator's view with every hand face up, each as its owner saw it. */
export function opened(watched: View, own: View[]): View {
  const hands = watched.hands.map((hand, seat) => {
    const cards = own[seat]?.hands[seat]?.cards ?? null;
    return cards === null ? hand : { ...hand, cards, known: cards };
  });
  return { ...watched, hands, seat: watched.turn.player };
}
