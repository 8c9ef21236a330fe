/** The games' parts by name; each is loaded when it is first needed. */

import type { GameParts } from "./contract";

/** One edition of one game. The view's type is the game's own: only here it is forgotten. */
const PARTS: Record<string, () => Promise<{ parts: unknown }>> = {
  "campanile-1996": () => import("./campanile"),
  "campanile-2009": () => import("./campanile"),
  campos: () => import("./campos"),
  "five-towers": () => import("./five-towers"),
};

export const NAMES = Object.keys(PARTS);

/** A game's parts. Raises for a game that there is not. */
export async function partsOf(game: string): Promise<GameParts> {
  const found = PARTS[game];
  if (!found) throw new Error(`no such game: ${game}`);
  return (await found()).parts as GameParts;
}
