/** The legal actions, sorted once for each position: there may be more than a thousand placements. */

import type { Play, Remove } from "../../views";
import type { Legal } from "../../../server/messages";
import { combinations } from "../../alike";
import { cellsOf, coloured, heart, keyOf, type Cell, type Colour, type Point } from "./hexes";

/** Three cells where a tile may lie, and how it may be turned there. */
export interface Spot {
  key: string;
  at: Point;
  cells: Cell[];
  /** The tile's anchor. */
  q: number;
  r: number;
  /** Whether a tile points down (0) or up (1) there. */
  side: number;
  /** The actions' texts, by orientation. */
  ways: Map<number, string>;
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
    if (fields.kind === "place") for (const placement of combinations(one)) addPlace(options, placement);
    else if (fields.kind === "remove") addRemoval(options, fields, one);
    else if (fields.kind === "play") options.cards.set(fields.card, { fields, legal: one });
  }
  return options;
}

function addPlace(options: Options, { action, fields }: Legal): void {
  if (fields.kind !== "place") return;
  const { tile, q, r, orientation } = fields;
  const ofTile = options.spots.get(tile) ?? new Map<string, Spot>();
  options.spots.set(tile, ofTile);
  const side = orientation % 2;
  const key = spotKey(q, r, side);
  let spot = ofTile.get(key);
  if (!spot) {
    const cells = cellsOf(q, r, side);
    spot = { key, at: heart(cells), cells, q, r, side, ways: new Map() };
    ofTile.set(key, spot);
  }
  spot.ways.set(orientation, action);
}

/** A tile on a spot, turned in some way, as a legal action; null: that isn't one. */
export function placing(tile: string, spot: Spot, orientation: number): Legal | null {
  const action = spot.ways.get(orientation);
  if (action === undefined) return null;
  const { q, r } = spot;
  const cells = coloured(tile, q, r, orientation).map(([a, b, colour]): [number, number, Colour] => [
    a,
    b,
    colour,
  ]);
  return { action, fields: { kind: "place", tile, q, r, orientation, cells }, alike: null };
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
