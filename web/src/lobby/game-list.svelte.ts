/** What the server says about the games: for how many players, with which options and bots. It is asked once. */

import { GAMES } from "../games/registry";
import { get } from "../server/api";
import type { GameInfo, GameList } from "../server/messages";

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
  known.games = games.toSorted((a, b) => GAMES.indexOf(a.name) - GAMES.indexOf(b.name));
}

/** What is known about a game; undefined: nothing yet, or there is no such game. */
export function infoOf(game: string): GameInfo | undefined {
  return known.games.find((info) => info.name === game);
}
