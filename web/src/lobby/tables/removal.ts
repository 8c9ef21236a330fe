/** Ways to be rid of a table in a list. */

import { del, post } from "../../server/api";
import type { TableRow } from "../../server/messages";

/** `delete`: a finished game for good; `abandon`: a bot plays on; `close`: for everybody; `get-up`: the seat is free again. */
export type RemovalKind = "delete" | "abandon" | "close" | "get-up";

/** What can be done to be rid of a table; null: nothing. */
export function removalOf(table: TableRow): RemovalKind | null {
  if (!table.is_readable) return null;
  if (table.status === "over") return table.is_deletable ? "delete" : null;
  if (table.status === "open" && table.is_host) return "close";
  const own = table.seats.filter((seat) => seat.is_you);
  if (table.status === "open") return own.some((seat) => !seat.is_invited) ? "get-up" : null;
  return own.some((seat) => !seat.is_away) ? "abandon" : null;
}

/** Do it. Raises ApiProblem. */
export async function remove(table: TableRow, kind: RemovalKind): Promise<void> {
  const path = `/api/tables/${table.id}`;
  if (kind === "delete") return del(path);
  if (kind === "close") return post(`${path}/close`);
  for (const [seat, sitting] of table.seats.entries())
    if (sitting.is_you && !sitting.is_away) await post(`${path}/leave`, { seat });
}
