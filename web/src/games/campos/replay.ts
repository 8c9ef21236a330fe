/** How a replay differs from a live table. */

import type { Entry } from "../../server/messages";
import type { CamposView } from "../views";

/** A turn has two actions. */
export function startsTurn(turn: readonly Entry[]): boolean {
  return turn.length === 2;
}

/** A spectator's view with every hand face up, each as its owner saw it. */
export function opened(watched: CamposView, own: CamposView[]): CamposView {
  const cards = watched.cards.map((held, seat) => own[seat]?.cards[seat] ?? held);
  return { ...watched, cards, seat: watched.turn.player };
}
