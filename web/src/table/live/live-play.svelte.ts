/** A live table as a game sees it. */

import type { Play } from "../../games/contract";
import type { GameView } from "../../games/views";
import type { Entry, HintChoice, Legal, SeatView } from "../../server/messages";
import type { Story } from "./story.svelte";
import type { Table } from "./table.svelte";

export class LivePlay implements Play {
  /** The table must have a view, so its game has begun. */
  constructor(
    private readonly table: Table,
    private readonly story: Story,
  ) {}

  get view(): GameView {
    return this.table.snapshot!.view!;
  }
  get legal(): Legal[] {
    return this.table.isYours ? (this.table.snapshot?.legal ?? []) : [];
  }
  get seats(): SeatView[] {
    return this.table.seats;
  }
  get facing(): number | null {
    return this.table.snapshot?.facing ?? null;
  }
  get toAct(): number | null {
    return this.table.snapshot?.to_act ?? null;
  }
  get ply(): number {
    return this.table.snapshot?.ply ?? 0;
  }
  get last(): Entry | null {
    return this.table.playback.last;
  }
  get marked(): readonly Entry[] {
    return this.story.marked;
  }
  get entries(): readonly Entry[] {
    return this.table.log.played;
  }
  get hint(): HintChoice | null {
    return this.table.hints.shown?.choices[this.table.hints.at] ?? null;
  }
  get isSending(): boolean {
    return this.table.connection.sending > 0;
  }
  get isCounting(): boolean {
    return this.table.isCounting;
  }
  endCount(): void {
    this.table.count.end();
  }
  act(action: string): void {
    this.table.act(action);
  }
}
