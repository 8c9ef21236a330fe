/** Calls a player who is looking elsewhere: with the title, the tab's icon, a bell, a buzz, a notification. */

import { settings } from "../../people/settings.svelte";
import type { Table } from "./table.svelte";
import { say } from "../../words/words.svelte";
import { chime } from "./sound";

/** Milliseconds on, off, on. */
const BUZZ = [80, 60, 80];

function setIcon(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isTurn ? "/favicon-turn.svg" : "/favicon.svg";
}

function notify(table: Table, title: string): void {
  if (
    !settings.notify ||
    !document.hidden ||
    !("Notification" in window) ||
    Notification.permission !== "granted"
  )
    return;
  try {
    const note = new Notification(say("table.turn.yours"), {
      body: title,
      tag: table.id,
      icon: "/favicon-turn.svg",
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones don't let a page show one; the title says it too
  }
}

/** Watch a table as long as its page is open. Call this while the page is being set up. */
export function attend(table: Table): void {
  const title = $derived(table.welcome ? say(`title.${table.welcome.game}`) : "Steeple");
  const turn = $derived(table.isAwaited ? (table.playback.newest?.to_act ?? null) : null);
  const isOver = $derived(table.snapshot?.status === "over");

  $effect(() => {
    document.title = turn === null ? `${title} · Steeple` : `● ${say("table.turn.yours")} – ${title}`;
    setIcon(turn !== null);
  });

  let before: number | null | undefined; // undefined: nothing has been shown yet, and what was there on arrival is no news
  $effect(() => {
    if (table.snapshot === null) return;
    const isNews = before !== undefined && turn !== null && turn !== before;
    before = turn;
    if (!isNews) return;
    if (settings.sound) chime();
    if (settings.vibrate) navigator.vibrate?.(BUZZ);
    notify(table, title);
  });

  let wasPlaying = false;
  $effect(() => {
    if (isOver && wasPlaying && settings.sound) chime(440);
    wasPlaying = table.snapshot?.status === "playing";
  });

  $effect(() => () => {
    document.title = "Steeple";
    setIcon(false);
  });
}
