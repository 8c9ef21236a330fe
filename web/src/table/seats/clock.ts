/** Clocks: the time that a seat has left now, and how to write it. */

import { createSubscriber } from "svelte/reactivity";

import type { Table } from "../live/table.svelte";
import { say } from "../../words/words.svelte";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** The time by this browser. An effect that reads it runs again four times a second. */
function now(): number {
  subscribe();
  return performance.now();
}

export function isRunning(table: Table, seat: number): boolean {
  return table.clock?.running === seat && table.connection.line === "open";
}

/** Milliseconds that a seat has left; null: there is no clock. While the connection is lost, it stays as it was then. */
export function leftOf(table: Table, seat: number): number | null {
  const left = table.clock?.left[seat] ?? null;
  if (left === null || table.clock?.running !== seat) return left;
  const at = table.connection.line === "open" ? now() : table.connection.lostAt;
  return Math.max(0, left - Math.max(0, at - table.playback.clockAt));
}

const two = (value: number): string => String(value).padStart(2, "0");

/** `4:12`, `1:04:12`, or days and hours. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say("table.clock.days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
