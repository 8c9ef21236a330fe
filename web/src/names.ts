/** Who sits where. */

import type { SeatView } from "./messages";
import { say } from "./words.svelte";

/** Seats with names to be read. Bots are called by how they play, and counted where several play alike. */
export function named(seats: readonly SeatView[]): SeatView[] {
  const names = seats.map(readable);
  return seats.map((seat, number) => {
    const name = names[number]!;
    const alike = [...names.keys()].filter((other) => seats[other]?.kind === "bot" && names[other] === name);
    return { ...seat, name: seat.kind === "bot" && alike.length > 1 ? `${name} ${alike.indexOf(number) + 1}` : name };
  });
}

/** Records do not name their players: the server counts them, `1`, `2`. */
function readable(seat: SeatView): string {
  if (seat.kind === "bot" && seat.name === seat.bot) return botName(seat.bot);
  return /^\d$/.test(seat.name) ? say("replay.player", { number: Number(seat.name) }) : seat.name;
}

export function botName(bot: string): string {
  return say("table.bot", { level: say(`bot.${bot}`) });
}

/** The name of one of these seats, which have been `named`. */
export function nameOf(seats: readonly SeatView[], seat: number | null): string {
  return seat === null ? "" : (seats[seat]?.name ?? "");
}
