/** Which games there are, for how many, with what options and bots: asked of the server once. */

import { get } from "../server/api";
import type { GameInfo, GameList } from "../server/messages";

/** The order in which they are shown; the server's own is by name. */
const ORDER = ["campanile-2009", "campanile-1996", "campos", "five-towers"];

export const known: { games: GameInfo[] } = $state({ games: [] });

let asked: Promise<void> | null = null;

/** Ask, unless it has been asked. Raises ApiProblem, and may then be asked again. */
export function learn(): Promise<void> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function ask(): Promise<void> {
  const { games } = await get<GameList>("/api/games");
  known.games = games.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
}

/** What is known about a game; undefined: nothing yet, or there is no such game. */
export function infoOf(game: string): GameInfo | undefined {
  return known.games.find((info) => info.name === game);
}

export { ORDER as GAMES };
