/** The games, in the order in which they are shown, and the folder that draws each. */

import type { GameParts, Lesson } from "./contract";

/** One line per game; the editions of a game share a folder, which is named after their family. */
const FOLDERS: Record<string, string> = {
  "campanile-2009": "campanile",
  "campanile-1996": "campanile",
  campos: "campos",
  "five-towers": "five-towers",
};

/** Each is loaded when it is first needed. Only here is the type of a game's view erased. */
const parts = import.meta.glob<{ parts: unknown }>("./*/index.ts");
const lessons = import.meta.glob<{ lessonOf: (game: string) => unknown }>("./*/lesson/index.ts");

export const GAMES = Object.keys(FOLDERS);

/** The folder of a game, or the game's own name if these pages don't know it. The catalogues use the same name. */
export function folderOf(game: string): string {
  return FOLDERS[game] ?? game;
}

/** Another edition of the same game, if there is one. */
export function otherEdition(game: string): string | undefined {
  return GAMES.find((other) => other !== game && folderOf(other) === folderOf(game));
}

/** One edition of each game first, the others after them. */
export function editionsLast(): string[] {
  const isFirst = (game: string): boolean =>
    GAMES.find((other) => folderOf(other) === folderOf(game)) === game;
  return [...GAMES.filter(isFirst), ...GAMES.filter((game) => !isFirst(game))];
}

/** What tables and replays need of a game. Throws for an unknown game. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = parts[`./${folderOf(game)}/index.ts`];
  if (!load) throw new Error(`no such game: ${game}`);
  return (await load()).parts as GameParts;
}

/** How a game is taught. Throws for an unknown game. */
export async function lessonOf(game: string): Promise<Lesson> {
  const load = lessons[`./${folderOf(game)}/lesson/index.ts`];
  if (!load) throw new Error(`no such game: ${game}`);
  return (await load()).lessonOf(game) as Lesson;
}
