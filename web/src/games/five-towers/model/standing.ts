/** How a player stands in the bidding, as far as the position shows it. */

import type { FiveTowersView } from "../../views";

export type Standing = "bids" | "builds" | "to-bid" | "waits" | "passed" | "out";

/** `out`: passed or was outbid; once somebody has bid more, the position no longer tells which. */
export function standingOf(view: FiveTowersView, seat: number): Standing | null {
  const { phase, player } = view.turn;
  if (phase === "over") return null;
  if (view.bid?.seat === seat) return phase === "bid" ? "bids" : "builds";
  if (phase === "bid" && player === seat) return "to-bid";
  const place = placeOf(view, seat);
  if (place >= view.spoken) return phase === "bid" ? "waits" : "out";
  return hasPassed(view, place) ? "passed" : "out";
}

/** How many bid before a seat this round. */
function placeOf(view: FiveTowersView, seat: number): number {
  return (seat - view.first + view.players) % view.players;
}

function hasPassed(view: FiveTowersView, place: number): boolean {
  return view.bid === null || view.bid.cards === 0 || place > placeOf(view, view.bid.seat);
}
