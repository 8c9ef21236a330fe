/** How a replay differs from a live table. */

import type { FiveTowersView } from "../views";

/** The same player bids in another round. */
export function startsTurn(_before: FiveTowersView, view: FiveTowersView): boolean {
  return view.turn.phase === "bid";
}

/** Nothing is hidden here. */
export function opened(watched: FiveTowersView): FiveTowersView {
  return watched;
}
