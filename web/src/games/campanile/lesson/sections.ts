/** The rules of both editions, section by section. */

import type { Section } from "../../contract";
import FlagGrid from "./FlagGrid.svelte";

const EDITION_2009: Section[] = [
  { id: "idea", text: "campanile.goal", rules: [], figure: "skyline" },
  { id: "setup", text: "campanile-2009.setup", rules: ["Setup"] },
  { id: "turn", text: "campanile-2009.turn", rules: ["Turn"] },
  { id: "turn-1-build", text: "campanile.build", rules: ["Turn 1, Build"], figure: "build" },
  { id: "turn-2-bet", text: "campanile-2009.bet", rules: ["Turn 2, Bet"], figure: "bet-2009" },
  { id: "turn-3-take", text: "campanile-2009.take", rules: ["Turn 3, Take"] },
  { id: "intermezzo", text: "campanile-2009.intermezzo", rules: ["Intermezzo"] },
  { id: "scoring", text: "campanile.ranks", rules: ["Scoring"], figure: "influence" },
  { id: "flags", text: "campanile-2009.flags", rules: [], Grid: FlagGrid },
  { id: "end", text: "campanile-2009.end", rules: ["End"] },
  {
    id: "option-move_marker",
    text: "campanile-2009.variants",
    title: "learn.variants.title",
    rules: ["Option move_marker"],
  },
  { id: "choices", text: "campanile-2009.ours", title: "learn.ours.title", rules: [] },
];

const EDITION_1996: Section[] = [
  { id: "idea", text: "campanile.goal", rules: [], figure: "skyline" },
  { id: "setup", text: "campanile-1996.setup", rules: ["Setup"] },
  { id: "turn", text: "campanile-1996.turn", rules: ["Turn"] },
  { id: "turn-1-build", text: "campanile.build", rules: ["Turn 1, Build"], figure: "build" },
  { id: "turn-2-bet", text: "campanile-1996.bet", rules: ["Turn 2, Bet"] },
  { id: "turn-3-draw", text: "campanile-1996.draw", rules: ["Turn 3, Draw"], figure: "piles" },
  { id: "scoring", text: "campanile.ranks", rules: ["Scoring"], figure: "influence" },
  { id: "flags", text: "campanile-1996.flags", rules: [], Grid: FlagGrid },
  { id: "end", text: "campanile-1996.end", rules: ["End"] },
  {
    id: "options",
    text: "campanile-1996.variants",
    title: "learn.variants.title",
    rules: ["Option bet", "Option target"],
  },
  { id: "choices", text: "campanile-1996.ours", title: "learn.ours.title", rules: [] },
];

export const SECTIONS: Record<string, Section[]> = {
  "campanile-2009": EDITION_2009,
  "campanile-1996": EDITION_1996,
};
