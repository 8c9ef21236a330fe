/** A small area with regions of every colour, for the cover and for the figure about regions. */

import type { Lying } from "./Tiles.svelte";

export const REGIONS: Lying[] = [
  { colours: "RBY", at: [0, 0], turn: 0 },
  { colours: "GGB", at: [1, 1], turn: 1 },
  { colours: "YYG", at: [3, 0], turn: 2 },
  { colours: "RGB", at: [1, -1], turn: 3 },
  { colours: "RRB", at: [-2, 1], turn: 3 },
  { colours: "BBY", at: [3, -1], turn: 3 },
  { colours: "RRB", at: [0, -2], turn: 4 },
];
