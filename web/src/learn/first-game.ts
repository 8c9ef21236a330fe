/** A table for a first game: a real one, against a weak bot, where the learner moves first. */

import { ApiProblem, post, tablePath } from "../server/api";
import { lessonOf, partsOf } from "../games/registry";
import { beSomebody } from "../people/me.svelte";
import type { NewTable, TableLink } from "../server/messages";
import { go } from "../router.svelte";
import { capital, said } from "../words/words.svelte";

/** Open a table and go there. Raises ApiProblem. `bot`: the level of the opponent. */
export async function beginWith(game: string, { bot = "level:1", isLesson = true } = {}): Promise<void> {
  await beSomebody();
  const seats: NewTable["seats"] = [{ kind: "me" }, { kind: "bot", bot }];
  const request: NewTable = { game, players: 2, seats, order: "given", is_listed: false };
  go(tablePath(await post<TableLink>("/api/tables", request)) + (isLesson ? "?learn" : ""));
}

/** Why the table couldn't be opened, in words. Any error that isn't from the server is thrown again. */
export function reason(error: unknown): string {
  if (!(error instanceof ApiProblem)) throw error;
  return error.problem.words ? capital(said(error.problem.words)) : error.problem.sentence;
}

/** Load what the table needs, before somebody goes there. */
export function prepare(game: string): void {
  const parts = [
    partsOf(game),
    lessonOf(game),
    import("../table/TablePage.svelte"),
    import("./Coach.svelte"),
  ];
  void Promise.all(parts).catch(() => undefined); // the page itself asks again
}
