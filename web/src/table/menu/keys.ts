/** Keys at a table: the table's own first, then the game's. */

import { tick } from "svelte";

import { settings } from "../../people/settings.svelte";
import type { Choice } from "../../games/contract";
import type { Table } from "../live/table.svelte";
import type { Panels } from "../panels.svelte";

/** Whether somebody is typing, so that letters are just letters. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null
  );
}

/** Whether Enter already does something where the focus is. */
function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, [role=button], [tabindex]:not([tabindex='-1'])") !== null
  );
}

/** Clear or close whatever is nearest. */
function escape(table: Table, panels: Panels, choice: Choice | null): void {
  if (table.problem) table.forgive();
  else if (table.hints.shown) table.hints.close();
  else if (choice?.chosen || panels.view === "board") choice?.clear();
  else panels.show("board");
}

function commit(event: KeyboardEvent, table: Table, choice: Choice): void {
  const primary = choice.prompt.primary;
  if (event.key !== "Enter" || !primary || isPressable(event.target)) return;
  event.preventDefault();
  table.act(primary.action);
}

/** Focus something as soon as it is drawn. */
function focusOn(find: () => HTMLElement | null): void {
  void tick().then(() => find()?.focus());
}

/** What the table's own keys do; those for the log and the chat also move the focus there. */
function ofTable(key: string, table: Table, panels: Panels): (() => void) | undefined {
  const undo = table.snapshot?.undo;
  const focus = (id: string): void => focusOn(() => document.getElementById(id));
  return {
    u: () => (undo?.free || undo?.ask) && table.connection.sending === 0 && table.undo(),
    h: () => table.isYours && table.snapshot?.has_hints && table.hints.ask(),
    l: () => (panels.showTalk("log"), focus("talk-log")),
    c: () => (panels.showTalk("chat"), focus("chat-text")),
    "?": () => (panels.dialog = "keys"),
  }[key] as (() => void) | undefined;
}

export function press(event: KeyboardEvent, table: Table, panels: Panels, choice: Choice | null): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || panels.dialog) return;
  if (event.key === "Escape") {
    if (isTyping(event.target)) (event.target as HTMLElement).blur();
    escape(table, panels, choice);
    return;
  }
  if (isTyping(event.target) || (event.key.length === 1 && !settings.shortcuts)) return;
  if (event.key !== "Tab") table.catchUp();
  const own =
    event.shiftKey && event.key !== "?" ? undefined : ofTable(event.key.toLowerCase(), table, panels);
  if (own) {
    event.preventDefault();
    own();
  } else if (choice?.key(event)) {
    event.preventDefault();
    if (event.key.toLowerCase() === "p") focusOn(() => document.querySelector<HTMLElement>("#prompt .pri"));
  } else if (choice) {
    commit(event, table, choice);
  }
}
