/** What the server says about the games: numbers of players, options and bots. It is asked once. */

import { GAMES } from "../games/registry";
import { get } from "../server/api";
import type { ArchitectInfo, GameInfo, GameList } from "../server/messages";

export const gameList: { games: GameInfo[]; architects: ArchitectInfo[] } = $state({
  games: [],
  architects: [],
});

let asked: Promise<void> | null = null;

/** Ask, unless that was done already. Raises ApiProblem; the next call then asks again. */
export function fetchGames(): Promise<void> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function ask(): Promise<void> {
  const { games, architects } = await get<GameList>("/api/games");
  gameList.architects = architects;
  gameList.games = games.toSorted((a, b) => GAMES.indexOf(a.name) - GAMES.indexOf(b.name));
}

/** What the server said about a game; undefined if there is no such game, or no answer yet. */
export function infoOf(game: string): GameInfo | undefined {
  return gameList.games.find((info) => info.name === game);
}

/** Whom a bot may play as. */
export function architectsOf(bot: string): string[] {
  return gameList.architects.filter((one) => one.bot === bot).map((one) => one.id);
}
