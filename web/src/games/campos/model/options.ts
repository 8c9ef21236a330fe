/** The legal actions, sorted once for each position: there may be more than a thousand placements. */

import type { Place, Play, Remove } from "../../views";
import type { Legal } from "../../../server/messages";
import { heart, keyOf, type Cell, type Point } from "./hexes";

/** Three cells where a tile may lie, and how it may be turned there. */
export interface Spot {
  key: string;
  at: Point;
  cells: Cell[];
  /** Whether a tile points down (0) or up (1) there. */
  side: number;
  /** By orientation. */
  ways: Map<number, Legal>;
}

/** A tile that may be removed. */
export interface Removal {
  key: string;
  at: Point;
  fields: Remove;
  legal: Legal;
}

export interface Options {
  /** By tile, then by the spot's key. */
  spots: Map<string, Map<string, Spot>>;
  removals: Map<string, Removal>;
  cards: Map<string, { fields: Play; legal: Legal }>;
}

export const spotKey = (q: number, r: number, side: number): string => `${q},${r},${side}`;

export function optionsOf(legal: readonly Legal[]): Options {
  const options: Options = { spots: new Map(), removals: new Map(), cards: new Map() };
  for (const one of legal) {
    const fields = one.fields;
    if (fields.kind === "place") addPlace(options, fields, one);
    else if (fields.kind === "remove") addRemoval(options, fields, one);
    else if (fields.kind === "play") options.cards.set(fields.card, { fields, legal: one });
  }
  return options;
}

function addPlace(options: Options, fields: Place, legal: Legal): void {
  const ofTile = options.spots.get(fields.tile) ?? new Map<string, Spot>();
  options.spots.set(fields.tile, ofTile);
  const side = fields.orientation % 2;
  const key = spotKey(fields.q, fields.r, side);
  let spot = ofTile.get(key);
  if (!spot) {
    const cells = fields.cells.map(([q, r]) => [q, r] as const);
    spot = { key, at: heart(cells), cells, side, ways: new Map() };
    ofTile.set(key, spot);
  }
  spot.ways.set(fields.orientation, legal);
}

function addRemoval(options: Options, fields: Remove, legal: Legal): void {
  const key = keyOf(fields.q, fields.r);
  options.removals.set(key, { key, at: heart(fields.cells), fields, legal });
}

/** What lies nearest to a point, if it is near enough. */
export function nearest<T extends { at: Point }>(things: Iterable<T>, to: Point, reach: number): T | null {
  let best: T | null = null;
  let far = reach;
  for (const thing of things) {
    const away = Math.hypot(thing.at.x - to.x, thing.at.y - to.y);
    if (away >= far) continue;
    best = thing;
    far = away;
  }
  return best;
}

/** What is nearest in a direction; distance sideways counts double. */
export function beyond<T extends { at: Point }>(things: Iterable<T>, from: Point, way: Point): T | null {
  let best: T | null = null;
  let cost = Infinity;
  for (const thing of things) {
    const [dx, dy] = [thing.at.x - from.x, thing.at.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    const found = ahead + 2 * aside;
    if (ahead < 1 || found >= cost) continue;
    best = thing;
    cost = found;
  }
  return best;
}
