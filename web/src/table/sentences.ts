/** What happened and who is who, in words. */

import type { GameParts } from "../games/contract";
import { folderOf } from "../games/registry";
import type { Entry, HintChoice, Problem } from "../server/messages";
import { tellTurn, type Turn } from "../games/turns";
import { isYou, saidOf } from "../words/seat-names";
import type { Table } from "./live/table.svelte";
import { capital, inARow, number, percent, said, say } from "../words/words.svelte";

/** A step as a sentence. */
export function entrySentence(table: Table, entry: Entry): string {
  const values = entry.words.values;
  const seat = typeof values["seat"] === "number" ? { seat: values["seat"] + 1 } : {}; // people count seats from 1
  return capital(saidOf({ key: entry.words.key, values: { ...values, ...seat } }, table.seats, entry.seat));
}

/** A turn in one sentence, without the full stop. */
export function turnSentence(table: Table, turn: Turn, parts: GameParts): string {
  return capital(tellTurn(turn, table.seats, parts));
}

/** What the others did since your turn. A spectator is told the last turn. */
export function sinceSentence(table: Table, turns: Turn[], parts: GameParts): string {
  if (turns.length === 0) return "";
  const told = inARow(turns.map((turn) => tellTurn(turn, table.seats, parts)));
  return table.own.length > 0 ? say("table.since", { told }) : `${capital(told)}.`;
}

/** Who has won. */
export function headlineOf(table: Table): string {
  const winners = (table.snapshot?.result?.["winners"] ?? []) as number[];
  const names = winners.map((seat) => table.name(seat));
  if (winners.length > 1) return say("table.over.shared", { names });
  return isYou(table.seats, winners[0] ?? null)
    ? say("table.over.you")
    : say("table.over.one", { name: names[0] ?? "" });
}

/** A hint's action as a sentence about the player it is for. */
export function hintSentence(table: Table, choice: HintChoice): string {
  return capital(
    saidOf(
      { key: `${familyOf(table)}.${choice.fields.kind}`, values: { ...choice.fields } },
      table.seats,
      table.snapshot?.facing ?? null,
    ),
  );
}

/** How good a suggested action is; empty if nothing is known. */
export function hintWorth(choice: HintChoice): string {
  if (choice.share === null) return "";
  if (choice.error === null) return say("table.hint.share", { share: percent(choice.share) });
  return say("table.hint.share-error", {
    share: percent(choice.share),
    error: number(100 * choice.error, { maximumFractionDigits: 1 }),
  });
}

/** Why something was refused, as whole sentences: catalogues leave out the last stop. */
export function reason(problem: Problem): string {
  const text = capital(problem.words ? said(problem.words) : problem.sentence);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Editions of a game share their words. */
export function familyOf(table: Table): string {
  return folderOf(table.welcome?.game ?? "");
}

/** How a seat stands: whose decision it is, who plays there, who is away. */
export function seatStatus(table: Table, number: number): string {
  const snapshot = table.snapshot;
  const seat = snapshot?.seats[number];
  if (!snapshot || !seat) return "";
  if (seat.kind === "open") return say("table.seat.open");
  const thinking = table.thinking;
  if (snapshot.to_act === number && thinking?.seat === number && (seat.kind === "bot" || seat.is_away)) {
    if (!thinking.is_compiling) return say("table.seat.thinking");
    return say("table.seat.compiling", { percent: Math.round(100 * (thinking.progress ?? 0)) });
  }
  if (seat.is_gone) return say("table.seat.gone");
  if (seat.is_away)
    return seat.is_you && table.own.length === 1 ? say("table.seat.away-you") : say("table.seat.away");
  if (seat.kind === "person" && !isHere(table, number)) return say("table.seat.absent");
  if (snapshot.to_act === number && snapshot.view)
    return say("table.seat.acts", { phase: snapshot.view.turn.phase });
  if (seat.kind === "bot") return say("table.seat.bot", { level: say(`bot.${seat.bot}`) });
  if (!seat.is_you) return presenceOf(table, number);
  return table.own.length > 1 ? say("table.seat.screen") : say("table.seat.you");
}

/** Somebody else who is connected: at a screen of their own, or at another player's. */
export function presenceOf(table: Table, number: number): string {
  const shares = table.snapshot?.seats[number]?.shares ?? null;
  return shares === null ? say("table.seat.here") : say("table.seat.shares", { name: table.name(shares) });
}

export function isHere(table: Table, number: number): boolean {
  const seat = table.snapshot?.seats[number];
  return table.presence?.seats[number] ?? seat?.is_here ?? false;
}
