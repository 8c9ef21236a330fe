/** The five styles, and small questions to a view of either edition. */

import type { Campanile1996View, Campanile2009View, Tower } from "../../views";
import type { Play } from "../../contract";
import { nameOf } from "../../../words/seat-names";
import { capital, say } from "../../../words/words.svelte";

export type View = Campanile1996View | Campanile2009View;
export type Style = Tower["style"];

/** How the display or the piles lie: as cards beside the towers, as a row of names below them, or a column of names. */
export type Shape = "cards" | "row" | "column";

export const STYLES: readonly Style[] = ["R", "Y", "B", "N", "E"];

/** How high each crown is, in the symbols' units. */
export const CROWN: Record<Style, number> = { R: 60, Y: 74, B: 88, N: 74, E: 76 };
export const PLINTH = 12;

export function isStyle(letter: unknown): letter is Style {
  return typeof letter === "string" && (STYLES as readonly string[]).includes(letter);
}

/** A hand or display as single cards. */
export function cardsOf(text: string): Style[] {
  return [...text].filter(isStyle);
}

export function is2009(view: View): view is Campanile2009View {
  return view.game === "campanile-2009";
}

/** The points that a seat has; null: they are not counted before the end. */
export function pointsOf(view: View, seat: number): number | null {
  if (is2009(view)) return sum(view.chips[seat] ?? []);
  return view.turn.phase === "over" ? (view.points[seat] ?? 0) : null;
}

/** What the next scoring pays a seat for all its stakes, or at the end, what the last one paid. */
export function paysOf(towers: Tower[], seat: number): number {
  return sum(towers.map((tower) => tower.stakes.find((stake) => stake.seat === seat)?.pays ?? 0));
}

export function byRank(towers: Tower[]): Tower[] {
  return towers.toSorted((one, other) => one.rank - other.rank);
}

/** In the order in which the rule sheets score them: the lowest tower first. */
export function fromLowest(towers: Tower[]): Tower[] {
  return byRank(towers).toReversed();
}

export function towerOf(view: View, style: Style): Tower {
  return view.towers.find((tower) => tower.style === style)!; // there are always all five
}

/** What was built this turn: `R2`. */
export function builtOf(view: View): { style: Style; floors: number } | null {
  const style = view.turn.built?.[0];
  return isStyle(style) ? { style, floors: Number(view.turn.built?.[1]) } : null;
}

/** A supply as single markers, the small ones first. */
export function markersOf(supply: number[] | undefined): number[] {
  return (supply ?? []).flatMap((count, at) => Array.from({ length: count }, () => at + 1));
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Whether a seat is the reader's own and the view is from there. In a replay, it may be from any seat. */
export function isOwn(play: Play<View>, seat: number): boolean {
  return seat === play.facing && (play.seats[seat]?.is_you ?? false);
}

/** Who sits there: "you" for the reader. */
export function who(play: Play<View>, seat: number): string {
  return isOwn(play, seat) ? say("campanile.ui.you") : nameOf(play.seats, seat);
}

export function styleName(style: Style): string {
  return capital(say(`name.${style}`));
}

/** The last step, if it was an action of that kind, with its fields. */
export function lastOf(play: Play<View>, kind: string): Record<string, unknown> | null {
  const last = play.last;
  return last?.kind === "act" && last.words.values["kind"] === kind ? last.words.values : null;
}
