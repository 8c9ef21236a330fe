/** What a choice would change: sizes of regions and what cards could do then. Nothing here decides anything. */

import type { CamposView } from "../../views";
import type { Legal } from "../../../server/messages";
import { COLOURS, keyOf, type Colour, type ColouredCell } from "./hexes";
import { largestRegions, sizesOf, type Regions, type Sizes } from "./regions";

export interface Preview {
  regions: Regions;
  sizes: Sizes;
  /** Colours whose largest region would change its size. */
  changed: Colour[];
}

/** A card `RB:G`: red larger than blue, green is scored. */
export interface CardParts {
  more: Colour;
  less: Colour;
  scored: Colour;
}

export function partsOfCard(card: string): CardParts {
  return { more: card[0] as Colour, less: card[1] as Colour, scored: card[3] as Colour };
}

export const cellsIn = (view: CamposView): ColouredCell[] => view.area.flatMap((laid) => laid.cells);

export function sizesNow(view: CamposView): Sizes {
  const sizes: Sizes = { R: 0, G: 0, B: 0, Y: 0 };
  for (const colour of COLOURS) sizes[colour] = view.largest[colour] ?? 0;
  return sizes;
}

export function previewOf(view: CamposView, chosen: Legal | null): Preview | null {
  const cells = chosen ? cellsAfter(view, chosen) : null;
  if (!cells) return null;
  const regions = largestRegions(cells);
  const sizes = sizesOf(regions);
  const now = sizesNow(view);
  return { regions, sizes, changed: COLOURS.filter((colour) => sizes[colour] !== now[colour]) };
}

function cellsAfter(view: CamposView, { fields }: Legal): ColouredCell[] | null {
  if (fields.kind === "place") return [...cellsIn(view), ...fields.cells];
  if (fields.kind !== "remove") return null;
  const gone = new Set(fields.cells.map(([q, r]) => keyOf(q, r)));
  return cellsIn(view).filter(([q, r]) => !gone.has(keyOf(q, r)));
}

/** How many more cells a card needs to be fulfilled; 0: it is. */
export function missing(card: string, sizes: Sizes): number {
  const { more, less } = partsOfCard(card);
  return Math.max(0, sizes[less] - sizes[more] + 1);
}
