/** Through whose eyes a finished game is seen. */

/** A seat's own view, a spectator's, or all hands at once. */
export type Viewpoint = number | "watch" | "open";

/** What an address says, `seat=2` or `seat=open`; null if that is no viewpoint. */
export function viewpointOf(text: string | null, players: number): Viewpoint | null {
  if (text === "open" || text === "watch") return text;
  const seat = text === null || text === "" ? NaN : Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < players ? seat : null;
}
