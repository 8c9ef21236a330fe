/** What a strong bot would do, for a player who asks. */

import type { Hint, HintChoice } from "../../server/messages";
import type { NewCommand } from "./connection.svelte";

export class Hints {
  shown: Hint | null = $state.raw(null);
  /** Which of the hint's actions is marked on the board. */
  at = $state(0);
  isAsking = $state(false);
  private asked = "";

  constructor(private readonly send: (command: NewCommand) => string) {}

  get choice(): HintChoice | null {
    return this.shown?.choices[this.at] ?? null;
  }

  ask(): void {
    if (this.isAsking) return;
    this.isAsking = true;
    this.shown = null;
    this.asked = this.send({ type: "hint" });
  }

  close(): void {
    this.shown = null;
  }

  /** A hint that comes too late, for another ply, is no use. */
  hear(hint: Hint, ply: number | undefined): void {
    this.isAsking = false;
    if (hint.ply !== ply) return;
    this.at = 0;
    this.shown = hint;
  }

  /** A request was refused; null: the server doesn't say which. */
  refuse(request: string | null): void {
    if (request === null || request === this.asked) this.isAsking = false;
  }
}
