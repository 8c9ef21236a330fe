/** What has been shown at a table, turn by turn, and which of it is marked on the board. */

import type { GameParts } from "../../games/contract";
import { type Turn, turnsOf, undoneIn } from "../../games/turns";
import type { Entry } from "../../server/messages";
import type { Table } from "./table.svelte";

export class Story {
  /** The line of the log that somebody points at. */
  pointed: readonly Entry[] | null = $state.raw(null);

  /** All that has been shown, the latest last. */
  readonly turns: Turn[] = $derived.by(() => this.inTurns(this.table.log.entries));
  /** The numbers of the actions that were undone. */
  readonly undone: Set<number> = $derived.by(() => undoneIn(this.table.log.entries));
  /** What the others did since your turn, until the end of your next one. Whoever only watches is told the last turn. */
  readonly since: Turn[] = $derived.by(() => {
    const { snapshot } = this.table;
    const own = snapshot?.facing ?? null;
    const turns = this.inTurns(this.standing);
    if (own === null) return turns.slice(-1);
    const isGoingOn = snapshot?.to_act === own && turns.at(-1)?.seat === own;
    const others = isGoingOn ? turns.slice(0, -1) : turns;
    return others.slice(others.findLastIndex(({ seat }) => seat === own) + 1);
  });
  /** What is marked on the board. */
  readonly marked: readonly Entry[] = $derived.by(() => {
    const pinned = this.pinned?.ply === this.table.snapshot?.ply ? this.pinned?.steps : null;
    return this.pointed ?? pinned ?? this.lately;
  });

  /** The actions that weren't undone. */
  private readonly standing: Entry[] = $derived.by(() =>
    this.table.snapshot?.status === "playing"
      ? this.table.log.entries.filter((entry) => entry.kind === "act" && !this.undone.has(entry.number))
      : [],
  );
  /** What the others did since your last action. */
  private readonly lately: Entry[] = $derived.by(() => {
    const own = this.table.snapshot?.facing ?? null;
    if (own === null) return this.since.flatMap(({ steps }) => steps);
    return this.standing.slice(this.standing.findLastIndex(({ seat }) => seat === own) + 1);
  });

  /** What stays marked until the next action. */
  private pinned: { ply: number | undefined; steps: readonly Entry[] } | null = $state.raw(null);

  constructor(
    private readonly table: Table,
    private readonly parts: () => GameParts | null,
  ) {}

  pin(steps: readonly Entry[]): void {
    this.pinned = { ply: this.table.snapshot?.ply, steps };
  }

  private inTurns(entries: readonly Entry[]): Turn[] {
    const parts = this.parts();
    return parts ? turnsOf(entries, parts) : [];
  }
}
