/** Tables in words. */

import { me } from "../../people/me.svelte";
import type { SeatView, TableRow } from "../../server/messages";
import { named, nameOf } from "../../words/seat-names";
import { locale } from "../../people/settings.svelte";
import { number, say } from "../../words/words.svelte";
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
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(
    -Math.floor(minutes / length),
    unit,
  );
}

/** "Wren, Tobin and Ada". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale()).format(names);
}

/** How a bot plays. */
export function aboutBot(bot: string): string {
  return say(`lobby.level.${bot.replace(":", "-")}`);
}

/** Everybody else at a table; a bot is said to be one. */
export function others(table: TableRow): string[] {
  const isMe = (seat: SeatView) => seat.is_you && seat.name === me.name;
  return named(table.seats)
    .filter((seat) => seat.kind !== "open" && !isMe(seat))
    .map(introduced);
}

function introduced(seat: SeatView): string {
  return seat.bot === null ? seat.name : say("lobby.row.bot", { name: seat.name });
}

/** Whose turn it is in a game that is on, and how far it is. */
export function progress(table: TableRow): string[] {
  const seat = table.to_act === null ? undefined : named(table.seats)[table.to_act];
  return [
    ...(seat && !table.is_your_turn ? [say("lobby.row.turn-of", { name: seat.name })] : []),
    ...(table.ply === null ? [] : [say("lobby.row.moves", { n: table.ply })]),
  ];
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

/** How a game ended: "You won with 31 points", and what the others have: "Ada 27", "Ben 22". */
export function outcome(table: TableRow): string[] {
  const { scores, winners } = table.result as unknown as Result;
  const places = table.places ?? [];
  const seats = named(table.seats);
  const own = [...seats.keys()].filter((seat) => seats[seat]?.is_you);
  const [me] = own.length === 1 ? own : [];
  const standing = [...seats.keys()]
    .filter((seat) => seat !== me)
    .toSorted((a, b) => places[a]! - places[b]!)
    .map((seat) => `${introduced(seats[seat]!)} ${number(scores[seat] ?? 0)}`);
  return [verdict(), ...standing];

  function verdict(): string {
    if (me === undefined)
      return say("lobby.over.others", {
        winners: winners.length,
        names: listed(winners.map((seat) => nameOf(seats, seat))),
      });
    const points = scores[me] ?? 0;
    if (places[me] === 1) return say("lobby.over.you", { winners: winners.length, points });
    return say("lobby.over.place", { place: places[me], players: seats.length, points });
  }
}
