/** The rules, section by section. */

import type { Section } from "../../contract";

export const SECTIONS: Section[] = [
  { id: "idea", text: "campos.goal", rules: [], figure: "tile" },
  { id: "setup", text: "campos.setup", rules: ["Setup"] },
  { id: "assembly-1", text: "campos.assembly", rules: ["Assembly 1", "Assembly", "Assembly, Dismantling"] },
  {
    id: "assembly-2",
    text: "campos.card",
    rules: ["Assembly 2", "Assembly 2, Regions", "Regions", "Assembly 2, Dismantling 2", "Dismantling 2"],
    figure: "regions",
  },
  { id: "turning", text: "campos.turning", rules: [] },
  { id: "dismantling-1", text: "campos.dismantling", rules: ["Dismantling 1", "Dismantling"] },
  { id: "dismantling-i", text: "campos.block", rules: ["Dismantling (i)"], figure: "slide" },
  { id: "dismantling-ii", text: "campos.slide", rules: ["Dismantling (ii)"], figure: "path" },
  { id: "end", text: "campos.end", rules: ["End"] },
  { id: "bounds", text: "campos.bounds", rules: ["Bounds"] },
  { id: "choices", text: "campos.ours", title: "learn.ours.title", rules: [] },
];
