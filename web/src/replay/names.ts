/** Who sat where. */

import type { SeatView } from "../messages";
import { say } from "../words.svelte";

/** A seat with a name to be read. Records do not name their players: the server counts them, `1`, `2`. */
export function named(seat: SeatView): SeatView {
  return /^\d$/.test(seat.name) ? { ...seat, name: say("replay.player", { number: Number(seat.name) }) } : seat;
}

export function nameOf(seats: SeatView[], seat: number | null): string {
  return seat === null ? "" : (seats[seat]?.name ?? "");
}
