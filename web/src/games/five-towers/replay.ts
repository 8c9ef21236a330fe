/** How a replay differs from a live table. */

import type { Entry } from "../../server/messages";
import type { FiveTowersView } from "../views";

/** The same player bids in another round. */
export function startsTurn(_turn: readonly Entry[], entry: Entry): boolean {
  const { kind } = entry.words.values;
  return kind === "bid" || kind === "pass";
}

/** Nothing is hidden here. */
export function opened(watched: FiveTowersView): FiveTowersView {
  return watched;
}
