/** Who sits where. */

import type { SeatView } from "../server/messages";
import { say } from "./words.svelte";

/** Seats with readable names. Bots are named after their level, and numbered if several have the same. */
export function named(seats: readonly SeatView[]): SeatView[] {
  return seats.map((seat, number) => {
    if (!isNameless(seat)) return { ...seat, name: readable(seat.name) };
    const alike = [...seats.keys()].filter(
      (other) => isNameless(seats[other]!) && seats[other]!.bot === seat.bot,
    );
    return { ...seat, name: botName(seat.bot!, alike.length > 1 ? alike.indexOf(number) + 1 : null) };
  });
}

/** Whether a bot has no name but its level, `level:3`, because nobody gave it one. */
function isNameless(seat: SeatView): boolean {
  return seat.kind === "bot" && seat.name === seat.bot;
}

/** Records don't name their players: the server numbers them, `1`, `2`. */
function readable(name: string): string {
  return /^\d$/.test(name) ? say("replay.player", { number: Number(name) }) : name;
}

export function botName(bot: string, number: number | null = null): string {
  const level = say(`bot.${bot}`);
  return number === null ? say("table.bot", { level }) : say("table.bot.numbered", { level, number });
}

/** The name of one of these seats, which have been `named`. */
export function nameOf(seats: readonly SeatView[], seat: number | null): string {
  return seat === null ? "" : (seats[seat]?.name ?? "");
}
