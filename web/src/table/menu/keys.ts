/** Keys at a table: the table's own first, then the game's. */

import { tick } from "svelte";

import type { Choice } from "../../games/contract";
import type { Table } from "../live/table.svelte";
import type { Desk } from "../panels.svelte";

/** Whether somebody is writing, so that letters are letters. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null
  );
}

/** Whether Enter means something to what has the focus already. */
function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, [role=button], [tabindex]:not([tabindex='-1'])") !== null
  );
}

/** Clear or close whatever is nearest. */
function escape(table: Table, desk: Desk, choice: Choice | null): void {
  if (table.problem) table.forgive();
  else if (table.hint) table.closeHint();
  else if (choice?.chosen || desk.view === "board") choice?.clear();
  else desk.show("board");
}

function commit(event: KeyboardEvent, table: Table, choice: Choice): void {
  const primary = choice.prompt.primary;
  if (event.key !== "Enter" || !primary || isPressable(event.target)) return;
  event.preventDefault();
  table.act(primary.action);
}

/** What the table's own keys do; the log and the chat take the focus along. */
function ofTable(key: string, table: Table, desk: Desk): (() => void) | undefined {
  const undo = table.position?.undo;
  const focus = (id: string): void => void tick().then(() => document.getElementById(id)?.focus());
  return {
    u: () => (undo?.free || undo?.ask) && table.sending === 0 && table.undo(),
    h: () => table.isYours && table.askHint(),
    l: () => (desk.showTalk("log"), focus("talk-log")),
    c: () => (desk.showTalk("chat"), focus("chat-text")),
    "?": () => (desk.dialog = "keys"),
  }[key] as (() => void) | undefined;
}

export function press(event: KeyboardEvent, table: Table, desk: Desk, choice: Choice | null): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || desk.dialog) return;
  if (event.key === "Escape") {
    if (isTyping(event.target)) (event.target as HTMLElement).blur();
    escape(table, desk, choice);
    return;
  }
  if (isTyping(event.target)) return;
  const own = event.shiftKey && event.key !== "?" ? undefined : ofTable(event.key.toLowerCase(), table, desk);
  if (own) {
    event.preventDefault();
    own();
  } else if (choice?.key(event)) {
    event.preventDefault();
  } else if (choice) {
    commit(event, table, choice);
  }
}
