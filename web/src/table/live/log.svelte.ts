/** What has happened at a table, step by step. */

import type { Entry, LogPage } from "../../server/messages";

export class Log {
  /** The latest ones. Earlier ones are fetched when somebody wants to see them. */
  entries: Entry[] = $state.raw([]);
  /** The actions that haven't been undone, if `entries` don't reach back to the first. */
  private standing: Entry[] = $state.raw([]);

  constructor(
    private readonly table: string,
    /** Asks the server over HTTP; null if it refuses. */
    private readonly ask: <T>(path: string) => Promise<T | null>,
  ) {}

  /** Whether there are earlier entries. */
  get hasEarlier(): boolean {
    return (this.entries[0]?.number ?? 1) > 1;
  }

  /** All entries, or if the first ones are missing, at least every action that wasn't undone. */
  get played(): Entry[] {
    const first = this.entries[0]?.number ?? 1;
    return this.hasEarlier
      ? [...this.standing.filter((entry) => entry.number < first), ...this.entries]
      : this.entries;
  }

  add(entry: Entry): void {
    this.entries = [...this.entries, entry];
  }

  /** Begin with these entries. If the first ones are missing, the actions that weren't undone are fetched too. */
  begin(entries: Entry[]): void {
    this.entries = entries;
    if (this.hasEarlier && this.standing.length === 0) void this.fetchStanding();
  }

  /** Fetch the page before the first entry that is there. */
  async showEarlier(): Promise<void> {
    const first = this.entries[0]?.number ?? 1;
    const page = await this.ask<LogPage>(`/api/tables/${this.table}/log?before=${first}`);
    if (page && this.entries[0]?.number === first) this.entries = [...page.entries, ...this.entries];
  }

  private async fetchStanding(): Promise<void> {
    this.standing = (await this.ask<LogPage>(`/api/tables/${this.table}/actions`))?.entries ?? [];
  }
}
