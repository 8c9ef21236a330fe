/** A player's towers as sentences, for readers who can't see them. */

import type { FiveTowersView } from "../../views";
import { capital, inARow, say } from "../../../words/words.svelte";
import type { Play } from "../../contract";
import { STYLES } from "./cards";

/** One tower: "candy 14, 11, 6". */
export function towerInWords(values: number[], style: string): string {
  return say("five-towers.ui.tower.short", { style, values, count: values.length });
}

/** All five towers of a seat, and whose they are. */
export function towersInWords(play: Play<FiveTowersView>, seat: number): string {
  const towers = inARow(STYLES.map((style, at) => towerInWords(play.view.towers[seat]?.[at] ?? [], style)));
  return capital(say("five-towers.ui.towers.look", { name: play.seats[seat]?.name ?? "", towers }));
}
