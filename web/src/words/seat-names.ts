/** Who sits where. */

import type { SeatView, Words } from "../server/messages";
import { has, said, say } from "./words.svelte";

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

/** Whether a seat is the reader's. Several people around one screen have their names instead. */
export function isYou(seats: readonly SeatView[], seat: number | null): boolean {
  return seat !== null && (seats[seat]?.is_you ?? false) && seats.filter((one) => one.is_you).length === 1;
}

/** What somebody did, as a sentence. The reader is "you", where there are words for that. */
export function saidOf(words: Words, seats: readonly SeatView[], seat: number | null): string {
  const key = `table.you.${words.key}`;
  return isYou(seats, seat) && has(key) ? say(key, words.values) : said(words, nameOf(seats, seat));
}
