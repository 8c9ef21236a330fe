/** Cards of Five Towers as the server writes them, `C12`: a style and a value. */

export const STYLES = ["C", "S", "T", "M", "D"] as const;
export type TowerStyle = (typeof STYLES)[number];

export interface Card {
  style: TowerStyle;
  value: number;
}

export function readCard(text: string): Card {
  return { style: text.charAt(0) as TowerStyle, value: Number(text.slice(1)) };
}

/** A market as it lies: cards keep their places while others are taken. `before`: how it lay until now; null: an empty place. */
export function laidOut(before: (string | null)[], market: string[], size: number): (string | null)[] {
  const rest = [...market];
  const kept = before.map((text) => {
    const at = text === null ? -1 : rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0 ? text : null;
  });
  if (before.length === size && rest.length === 0) return kept;
  return [...market, ...Array.from({ length: size - market.length }, () => null)];
}

/** The values of a style among cards, the highest first. */
export function valuesOf(cards: string[], style: TowerStyle): number[] {
  return cards
    .map(readCard)
    .filter((card) => card.style === style)
    .map((card) => card.value)
    .toSorted((a, b) => b - a);
}
