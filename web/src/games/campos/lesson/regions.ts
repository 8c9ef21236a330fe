/** A small area of Campos with regions of every colour, drawn where the game is presented and where regions are explained. */

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
