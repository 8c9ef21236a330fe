/** Tables in words. */

import { me } from "../../people/me.svelte";
import type { SeatView, TableRow } from "../../server/messages";
import { named, nameOf } from "../../words/seat-names";
import { settings } from "../../people/settings.svelte";
import { say } from "../../words/words.svelte";
import { infoOf } from "../game-list.svelte";

const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
];

/** "3 hours ago". */
export function ago(moment: number): string {
  const minutes = (Date.now() - moment) / MINUTE;
  const found = UNITS.find(([, least]) => minutes >= least);
  if (!found) return say("lobby.just-now");
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(
    -Math.floor(minutes / length),
    unit,
  );
}

/** "Wren, Tobin and Ada". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}

/** How a bot plays. */
export function aboutBot(bot: string): string {
  return say(`lobby.level.${bot.replace(":", "-")}`);
}

/** Everybody else at a table. */
export function others(table: TableRow): string[] {
  const isMe = (seat: SeatView) => seat.is_you && seat.name === me.name;
  return named(table.seats)
    .filter((seat) => seat.kind !== "open" && !isMe(seat))
    .map((seat) => seat.name);
}

/** "with Wren and Tobin". */
export function company(names: string[]): string {
  return names.length ? say("lobby.row.with", { names: listed(names) }) : say("lobby.row.nobody");
}

/** The options that aren't the usual ones. */
export function optionsOf(table: TableRow): string[] {
  const info = infoOf(table.game);
  if (!info) return [];
  const isUnusual = (name: string) =>
    info.options.some((o) => o.name === name && o.default !== table.options[name]);
  return Object.entries(table.options)
    .filter(([name]) => isUnusual(name))
    .map(([name, value]) => say(`lobby.option.${info.family}.${name}.${value}`));
}

export function clockOf({ clock }: Pick<TableRow, "clock">): string {
  if (clock.kind === "live")
    return say("lobby.clock.live", { minutes: clock.seconds / 60, increment: clock.increment });
  if (clock.kind === "days") return say("lobby.clock.days", { days: clock.days });
  return say("lobby.clock.none");
}

interface Result {
  scores: number[];
  winners: number[];
}

/** How a game ended: "You won, 31–27–22". */
export function outcome(table: TableRow): string {
  const { scores, winners } = table.result as unknown as Result;
  const points = scores.toSorted((a, b) => b - a).join("–");
  const own = [...table.seats.keys()].filter((seat) => table.seats[seat]?.is_you);
  const seats = named(table.seats);
  if (own.length === 1 && winners.includes(own[0]!))
    return say("lobby.over.you", { winners: winners.length, points });
  return say("lobby.over.others", {
    winners: winners.length,
    names: listed(winners.map((seat) => nameOf(seats, seat))),
    points,
  });
}
