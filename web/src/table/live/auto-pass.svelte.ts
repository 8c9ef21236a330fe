/** Passes by itself when nothing else is legal, so that nobody has to press a button. */

import { settings } from "../../people/settings.svelte";
import type { Table } from "./table.svelte";
import { say } from "../../words/words.svelte";

const PAUSE_MS = 700;
/** Longer the first time, because there is more to read. */
const FIRST_MS = 2500;

export class AutoPass {
  private hasPassed = false;

  constructor(
    private readonly table: Table,
    /** Kinds of actions that only pass in this game. */
    private readonly passes: () => readonly string[],
    /** Whether the player sees the table: nothing happens behind a curtain. */
    private readonly isSeen: () => boolean,
  ) {
    $effect(() => {
      const action = this.action;
      if (action === null) return;
      const timer = setTimeout(
        () => {
          this.hasPassed = true;
          table.act(action);
        },
        this.hasPassed ? PAUSE_MS : FIRST_MS,
      );
      return () => clearTimeout(timer);
    });
  }

  /** The pass that is about to be played. One that was just undone isn't played again. */
  private get action(): string | null {
    const { table } = this;
    const [only, ...others] = table.isYours ? (table.snapshot?.legal ?? []) : [];
    if (!only || others.length > 0 || only.alike || !this.passes().includes(only.fields.kind)) return null;
    const isWanted =
      settings.autoPass &&
      this.isSeen() &&
      table.connection.line === "open" &&
      table.connection.sending === 0;
    return isWanted && table.playback.last?.kind !== "undo" ? only.action : null;
  }

  /** What to tell the player about it. */
  get note(): string {
    if (this.action === null) return "";
    return this.hasPassed ? say("table.passing") : say("table.passing.first");
  }
}
