/** Regions of one colour, as they are drawn. The sizes that count come from the server. */

import {
  COLOURS,
  distance,
  heart,
  keyOf,
  middle,
  neighbours,
  type Colour,
  type ColouredCell,
  type Point,
} from "./hexes";

export type Regions = Record<Colour, ColouredCell[]>;
export type Sizes = Record<Colour, number>;

/** The largest region of each colour; of several equally large ones, the one laid first. */
export function largestRegions(cells: readonly ColouredCell[]): Regions {
  const at = new Map(cells.map((cell) => [keyOf(cell[0], cell[1]), cell]));
  const seen = new Set<string>();
  const found: Regions = { R: [], G: [], B: [], Y: [] };
  for (const cell of cells) {
    if (seen.has(keyOf(cell[0], cell[1]))) continue;
    const region = flood(cell, at, seen);
    if (region.length > found[cell[2]].length) found[cell[2]] = region;
  }
  return found;
}

function flood(start: ColouredCell, at: Map<string, ColouredCell>, seen: Set<string>): ColouredCell[] {
  const region = [start];
  seen.add(keyOf(start[0], start[1]));
  for (const [q, r, colour] of region) {
    for (const [a, b] of neighbours(q, r)) {
      const key = keyOf(a, b);
      const next = at.get(key);
      if (!next || next[2] !== colour || seen.has(key)) continue;
      seen.add(key);
      region.push(next);
    }
  }
  return region;
}

/** How close the middles of a badge and of a mark on a tile may come. */
const APART = 34;

/** Where a region's badge lies: on the cell that is nearest to its middle, which may lie outside, and free of marks. */
export function badgeAt(cells: readonly ColouredCell[], avoid: readonly Point[], grow: number): Point {
  const centre = heart(cells);
  const points = cells.map(([q, r]) => middle(q, r));
  const free = points.filter((point) => avoid.every((mark) => distance(point, mark) >= APART * grow));
  return (free.length > 0 ? free : points).reduce((best, next) =>
    distance(next, centre) < distance(best, centre) ? next : best,
  );
}

export function sizesOf(regions: Regions): Sizes {
  const sizes: Sizes = { R: 0, G: 0, B: 0, Y: 0 };
  for (const colour of COLOURS) sizes[colour] = regions[colour].length;
  return sizes;
}
