/** Bots to choose from. */

/** The levels first, from weak to strong; the others are for trying things out. */
export function byKind(a: string, b: string): number {
  return Number(b.startsWith("level")) - Number(a.startsWith("level")) || a.localeCompare(b);
}
