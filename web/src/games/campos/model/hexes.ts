/** Where hexagons lie in a drawing. A cell is (q, r); r goes down, q to the right. */

export type Colour = "R" | "G" | "B" | "Y";
export type Cell = readonly [q: number, r: number];
export type ColouredCell = readonly [q: number, r: number, colour: Colour];
export interface Point {
  x: number;
  y: number;
}

export const COLOURS: readonly Colour[] = ["R", "G", "B", "Y"];

/** From the middle of a hexagon to a corner, in the drawing's units. */
export const SIDE = 40;

/** Neighbour i lies beyond the edge between corner i and corner i + 1. */
const NEIGHBOURS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const keyOf = (q: number, r: number): string => `${q},${r}`;

export function neighbours(q: number, r: number): Cell[] {
  return NEIGHBOURS.map(([a, b]) => [q + a, r + b] as const);
}

export function middle(q: number, r: number, side = SIDE): Point {
  return { x: side * Math.sqrt(3) * (q + r / 2), y: side * 1.5 * r };
}

/** The point where the cells of a tile meet. */
export function heart(cells: readonly (Cell | ColouredCell)[], side = SIDE): Point {
  const points = cells.map(([q, r]) => middle(q, r, side));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

/** The cell that a point lies on. */
export function cellAt(point: Point, side = SIDE): Cell {
  const r = point.y / (1.5 * side);
  const q = point.x / (Math.sqrt(3) * side) - r / 2;
  return rounded(q, r);
}

function rounded(q: number, r: number): Cell {
  const s = -q - r;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(s)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (da > db && da > dc) return [-b - c, b];
  return db > dc ? [a, -a - c] : [a, b];
}

function corner({ x, y }: Point, i: number, side: number): string {
  const angle = (Math.PI / 180) * (60 * i - 30);
  return `${(x + side * Math.cos(angle)).toFixed(1)} ${(y + side * Math.sin(angle)).toFixed(1)}`;
}

/** A hexagon as a path. */
export function hexagon(at: Point, side = SIDE): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => corner(at, i, side)).join("L")}z`;
}

/** The border of a set of cells as a path, edge by edge; `inset` draws it within. */
export function border(cells: readonly (Cell | ColouredCell)[], side = SIDE, inset = 0): string {
  const own = new Set(cells.map(([q, r]) => keyOf(q, r)));
  let path = "";
  for (const [q, r] of cells) {
    const at = middle(q, r, side);
    neighbours(q, r).forEach(([a, b], i) => {
      if (!own.has(keyOf(a, b)))
        path += `M${corner(at, i, side - inset)}L${corner(at, (i + 1) % 6, side - inset)}`;
    });
  }
  return path;
}

/** The cells of a tile in the order of its name's letters, as the server numbers orientations. */
export function cellsOf(q: number, r: number, orientation: number): Cell[] {
  const turns = orientation >> 1;
  const list: Cell[] =
    orientation % 2
      ? [
          [q, r],
          [q + 1, r - 1],
          [q + 1, r],
        ]
      : [
          [q, r],
          [q + 1, r],
          [q, r + 1],
        ];
  return [0, 1, 2].map((i) => list[(i + turns) % 3]!);
}

/** A tile with its colours, to be drawn. */
export function coloured(tile: string, q: number, r: number, orientation: number): ColouredCell[] {
  return cellsOf(q, r, orientation).map(([a, b], i) => [a, b, tile[i] as Colour] as const);
}

/** The orientation after a sixth of a turn to the right, or back. */
export function turned(orientation: number, isRight: boolean): number {
  return isRight ? sixthRight(orientation) : [0, 1, 2, 3, 4].reduce(sixthRight, orientation);
}

function sixthRight(orientation: number): number {
  return orientation % 2 ? orientation - 1 : ((orientation + 2) % 6) + 1;
}

/** The three cells around the corner that is nearest to a point: the anchor and whether the tile points up (1) or down (0). */
export function triangleAt(point: Point): { q: number; r: number; side: number } {
  const [q, r] = cellAt(point);
  const near = [
    [q, r, 0],
    [q - 1, r, 0],
    [q, r - 1, 0],
    [q, r, 1],
    [q - 1, r, 1],
    [q - 1, r + 1, 1],
  ] as const;
  const found = near.map(([a, b, side]) => ({
    q: a,
    r: b,
    side,
    far: distance(point, heart(cellsOf(a, b, side))),
  }));
  return found.reduce((best, next) => (next.far < best.far ? next : best));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
