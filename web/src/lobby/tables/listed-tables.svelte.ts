/** A list of tables as the server has it, kept up to date while somebody looks. */

import { get } from "../../server/api";
import { fetchMe, me } from "../../people/me.svelte";
import type { TableList, TableRow } from "../../server/messages";
import { sentenceOf } from "../../server/problem";

const PAUSE = 20_000;

export type Which = "mine" | "open" | "watch" | "over";

const PUBLIC: Which[] = ["open", "watch"];

export class ListedTables {
  /** null: not known yet. */
  tables: TableRow[] | null = $state.raw(null);
  problem = $state("");
  isBusy = $state(false);
  /** Where the next page begins; null: there is none. */
  more: number | null = $state(null);
  private pages = 1;

  constructor(readonly which: Which) {}

  /** Ask now, and again every 20 seconds while the page is visible. Returns a function that stops it. */
  watch(): () => void {
    void this.refresh();
    const isSeen = () => document.visibilityState === "visible";
    const onSight = () => void (isSeen() && this.refresh());
    const timer = setInterval(onSight, PAUSE);
    document.addEventListener("visibilitychange", onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onSight);
    };
  }

  /** Fetch again all pages that are shown. */
  async refresh(): Promise<void> {
    await this.attempt(async () => {
      let list = await this.ask(null);
      const tables = [...list.tables];
      for (let page = 1; page < this.pages && list.more !== null; page++) {
        list = await this.ask(list.more);
        tables.push(...list.tables);
      }
      this.tables = tables;
      this.more = list.more;
    });
  }

  /** Show the next page, too. */
  async showMore(): Promise<void> {
    await this.attempt(async () => {
      const list = await this.ask(this.more);
      const shown = this.tables ?? [];
      const isNew = (table: TableRow) => !shown.some((other) => other.id === table.id);
      this.tables = [...shown, ...list.tables.filter(isNew)];
      this.more = list.more;
      this.pages += 1;
    });
  }

  private async ask(before: number | null): Promise<TableList> {
    if (!me.isKnown) await fetchMe();
    if (me.name === null && !PUBLIC.includes(this.which)) return { tables: [], more: null };
    return get<TableList>(`/api/tables?which=${this.which}${before === null ? "" : `&before=${before}`}`);
  }

  private async attempt(asking: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await asking();
      this.problem = "";
    } catch (error) {
      this.problem = sentenceOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}

/** First the tables where it's your turn, then those in progress, then those waiting for people; otherwise in the server's order. */
export function byUrgency(tables: TableRow[]): TableRow[] {
  const rank = (table: TableRow) => (table.is_your_turn ? 0 : table.status === "playing" ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b));
}
