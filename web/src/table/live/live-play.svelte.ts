/** A live table as a game sees it. */

import type { Play } from "../../games/contract";
import type { GameView } from "../../games/views";
import type { Entry, HintChoice, Legal, SeatView } from "../../server/messages";
import type { Table } from "./table.svelte";

export class LivePlay implements Play {
  /** The table has a view: its game has begun. */
  constructor(private readonly table: Table) {}

  get view(): GameView {
    return this.table.position!.view!;
  }
  get legal(): Legal[] {
    return this.table.isYours ? (this.table.position?.legal ?? []) : [];
  }
  get seats(): SeatView[] {
    return this.table.seats;
  }
  get facing(): number | null {
    return this.table.position?.facing ?? null;
  }
  get toAct(): number | null {
    return this.table.position?.to_act ?? null;
  }
  get ply(): number {
    return this.table.position?.ply ?? 0;
  }
  get last(): Entry | null {
    return this.table.last;
  }
  get entries(): readonly Entry[] {
    return this.table.played;
  }
  get hint(): HintChoice | null {
    return this.table.hint?.choices[this.table.hintAt] ?? null;
  }
  get isSending(): boolean {
    return this.table.sending > 0;
  }
  act(action: string): void {
    this.table.act(action);
  }
}
