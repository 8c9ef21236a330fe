/** What somebody chose for their last table; kept in this browser, so that the next one takes a single click. */

import { GAMES } from "../games/registry";
import type { NewTable } from "../server/messages";

export type How = "bots" | "screen" | "friends";

export type ClockKind = "none" | "live" | "days";

export interface ClockDraft {
  kind: ClockKind;
  minutes: number;
  increment: number;
  days: number;
}

export interface SeatDraft {
  kind: "me" | "here" | "bot" | "open";
  bot: string;
  name: string;
}

export interface LastChoices {
  game: string;
  /** The level of the last opponent. */
  bot: string;
  substitute: string;
  order: NonNullable<NewTable["order"]>;
  isListed: boolean;
  hasMemory: boolean;
  hasHints: boolean;
  clock: ClockDraft;
  /** Who sat where, for each way of playing. */
  seats: Partial<Record<How, SeatDraft[]>>;
  /** How many games in progress the lobby showed the last time. */
  playing: number;
  /** Whether a game was ever played to its end here. */
  hasFinished: boolean;
  /** Options by game. */
  options: Record<string, Record<string, string | boolean>>;
}

const KEY = "steeple.habits";

const USUAL: LastChoices = {
  game: GAMES[0]!,
  bot: "level:2",
  substitute: "level:3",
  order: "lot",
  isListed: false,
  hasMemory: true,
  hasHints: false,
  clock: { kind: "none", minutes: 10, increment: 10, days: 3 },
  seats: {},
  playing: 0,
  hasFinished: false,
  options: {},
};

export function lastChoices(): LastChoices {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<LastChoices>) };
  } catch {
    return { ...USUAL }; // the browser keeps nothing, or something that isn't ours
  }
}

export function keep(changes: Partial<LastChoices>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...lastChoices(), ...changes }));
  } catch {
    // then the next table starts with the usual choices
  }
}
