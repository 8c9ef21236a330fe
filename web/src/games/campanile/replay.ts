/** How a replay differs from a live table. */

import type { View } from "./model/styles";

/** The same player builds again. */
export function startsTurn(before: View, view: View): boolean {
  return view.turn.phase === "build" && before.turn.phase !== "build";
}

/** A spectator's view with every hand face up, each as its owner saw it. */
export function opened(watched: View, own: View[]): View {
  const hands = watched.hands.map((hand, seat) => {
    const cards = own[seat]?.hands[seat]?.cards ?? null;
    return cards === null ? hand : { ...hand, cards, known: cards };
  });
  return { ...watched, hands, seat: watched.turn.player };
}
