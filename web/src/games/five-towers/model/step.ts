/** The step that led to a position as a move of a card, so that it can be animated. */

import type { FiveTowersView } from "../../views";
import type { Play } from "../../contract";
import type { TowerStyle } from "./cards";

export interface CardStep {
  kind: "build" | "tear";
  seat: number;
  style: TowerStyle;
  value: number;
}

/** A card that has just been built or torn down; null: nothing moved. */
export function cardStep(play: Play<FiveTowersView>): CardStep | null {
  const entry = play.last;
  if (!entry || entry.kind !== "act" || entry.seat === null) return null;
  const { kind, style, value } = entry.words.values;
  if (kind !== "build" && kind !== "tear") return null;
  return { kind, seat: entry.seat, style: style as TowerStyle, value: Number(value) };
}

/** That step, if it was at this tower. */
export function stepAt(step: CardStep | null, seat: number, style: TowerStyle): CardStep | null {
  return step?.seat === seat && step.style === style ? step : null;
}
