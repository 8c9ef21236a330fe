/** Keeps a phone's screen on while its owner is needed: in a game with a live clock, or when it's their turn. */

import type { Table } from "./table.svelte";

/** Watch a table as long as its page is open. Call this while the page is being set up. */
export function keepAwake(table: Table): void {
  const isLive = $derived(table.welcome?.clock.kind === "live" && table.own.length > 0);
  const isWanted = $derived(table.snapshot?.status === "playing" && (isLive || table.isYours));

  let lock: WakeLockSentinel | null = null;
  let number = 0;

  /** Browsers give the lock back whenever the page is hidden, so it's asked for again. */
  async function hold(): Promise<void> {
    const own = ++number;
    if (!("wakeLock" in navigator) || document.hidden || (lock && !lock.released)) return;
    const found = await navigator.wakeLock.request("screen").catch(() => null); // a battery may be too low for it
    if (own === number) lock = found;
    else void found?.release();
  }

  function release(): void {
    number += 1;
    void lock?.release();
    lock = null;
  }

  $effect(() => {
    if (!isWanted) return;
    const again = (): void => void hold();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      release();
    };
  });
}
