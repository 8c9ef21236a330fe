/** Hexagons with a corner on top, for ornaments: where they are, and what surrounds three of them. */

type Cell = readonly [q: number, r: number];
type Point = readonly [x: number, y: number];

export interface PaperTile {
  /** The colours of its three cells. */
  colours: string;
  q: number;
  r: number;
  orientation: number;
}

/** Edge i lies between corner i and the next one. */
const NEIGHBOURS: Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

function centre([q, r]: Cell, size: number): Point {
  return [size * Math.sqrt(3) * (q + r / 2), size * 1.5 * r];
}

function corners(cell: Cell, size: number): Point[] {
  const [x, y] = centre(cell, size);
  return NEIGHBOURS.map((_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)] as const;
  });
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function cellsOf({ q, r, orientation }: PaperTile): Cell[] {
  const triangle: Cell[] =
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
  const turns = orientation >> 1;
  return [0, 1, 2].map((i) => triangle[(i + turns) % 3]!);
}

/** The paths of a tile: its three fields, each with its colour, and the cut around them. */
export function drawn(
  tile: PaperTile,
  size: number,
): { fields: { colour: string; path: string }[]; cut: string } {
  const cells = cellsOf(tile);
  const fields = cells.map((cell, i) => ({
    colour: tile.colours[i]!,
    path: `M${corners(cell, size).map(written).join("L")}z`,
  }));
  return { fields, cut: cells.map((cell) => edges(cell, cells, size)).join("") };
}

/** The edges of a cell that are not shared with another one of the tile. */
function edges(cell: Cell, tile: Cell[], size: number): string {
  const at = corners(cell, size);
  const isOuter = ([q, r]: Cell): boolean =>
    !tile.some((other) => other[0] === cell[0] + q && other[1] === cell[1] + r);
  return NEIGHBOURS.map((step, i) =>
    isOuter(step) ? `M${written(at[i]!)}L${written(at[(i + 1) % 6]!)}` : "",
  ).join("");
}
