/** Who sits where. The server names everybody, bots too. */

import type { SeatView, Words } from "../server/messages";
import { has, said, say } from "./words.svelte";

/** What the server calls people who have deleted their account. */
const GONE = "somebody";

/** Seats with readable names: some records don't name their players, so the server numbers them, `1`, `2`. */
export function named(seats: readonly SeatView[]): SeatView[] {
  return seats.map((seat) => ({ ...seat, name: readable(seat.name) }));
}

function readable(name: string): string {
  if (name === GONE) return say("people.gone");
  return /^\d$/.test(name) ? say("replay.player", { number: Number(name) }) : name;
}

/** A bot by its level, where nobody is sitting yet: "Bot, skilled". */
export function botLevel(bot: string): string {
  return say("table.seat.bot", { level: say(`bot.${bot}`) });
}

/** The name of one of these seats, which have been `named`. */
export function nameOf(seats: readonly SeatView[], seat: number | null): string {
  return seat === null ? "" : (seats[seat]?.name ?? "");
}

/** Whether a seat is the reader's. Several people around one screen have their names instead. */
export function isYou(seats: readonly SeatView[], seat: number | null): boolean {
  return seat !== null && (seats[seat]?.is_you ?? false) && seats.filter((one) => one.is_you).length === 1;
}

/** How many these seats are, as sentences choose their form; the reader alone is "you". */
export function countOf(seats: readonly SeatView[], some: readonly number[]): number | "you" {
  return some.length === 1 && isYou(seats, some[0]!) ? "you" : some.length;
}

/** What somebody did, as a sentence. The reader is "you", where there are words for that. */
export function saidOf(words: Words, seats: readonly SeatView[], seat: number | null): string {
  const key = `table.you.${words.key}`;
  return isYou(seats, seat) && has(key) ? say(key, words.values) : said(words, nameOf(seats, seat));
}
