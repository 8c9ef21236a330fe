/** How a replay differs from a live table. */

import type { CamposView } from "../views";

/** The same player lays or removes the first tile of another turn. */
export function startsTurn(before: CamposView, view: CamposView): boolean {
  const { phase } = view.turn;
  return (phase === "place" || phase === "remove") && before.turn.phase !== phase;
}

/** A spectator's view with every hand face up, each as its owner saw it. */
export function opened(watched: CamposView, own: CamposView[]): CamposView {
  const cards = watched.cards.map((held, seat) => own[seat]?.cards[seat] ?? held);
  return { ...watched, cards, seat: watched.turn.player };
}
