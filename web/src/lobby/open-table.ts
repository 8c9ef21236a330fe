/** Ways to a table. */

import { post, tablePath } from "../server/api";
import { partsOf } from "../games/registry";
import { beSomebody } from "../people/me.svelte";
import type { NewTable, TableLink } from "../server/messages";
import { go } from "../router.svelte";
import { lastChoices, keep } from "./last-choices";

/** Open a table and go there. Raises ApiProblem. */
export async function open(wanted: NewTable): Promise<void> {
  fetchTable(wanted.game);
  await beSomebody();
  go(tablePath(await post<TableLink>("/api/tables", wanted)));
}

/** Play the last game at once, against one bot of the last level. Raises ApiProblem. */
export async function playNow(): Promise<void> {
  const { game, bot } = lastChoices();
  await open({ game, players: 2, seats: [{ kind: "me" }, { kind: "bot", bot }] });
}

/** Sit down at a table that is waiting for people, and go there. Raises ApiProblem. */
export async function join(table: { id: string; game: string }): Promise<void> {
  fetchTable(table.game);
  await beSomebody();
  await post(`/api/tables/${table.id}/join`, {});
  keep({ game: table.game });
  go(tablePath(table));
}

/** Load what a table of this game needs, before somebody goes there. */
export function fetchTable(game: string): void {
  const later = () => undefined; // the page itself asks again, and says what is wrong
  import("../table/TablePage.svelte").catch(later);
  partsOf(game).catch(later);
}

/** The same, as soon as the browser has nothing else to do. Returns a function that cancels it. */
export function fetchTableIdly(): () => void {
  const work = () => {
    fetchTable(lastChoices().game);
    import("./new-table/NewTablePage.svelte").catch(() => undefined);
  };
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 1500);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(asked);
}
