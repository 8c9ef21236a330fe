/** The rules, section by section. */

import type { Section } from "../../contract";

export const SECTIONS: Section[] = [
  { id: "idea", text: "five-towers.goal", rules: [] },
  { id: "setup", text: "five-towers.setup", rules: ["Setup"] },
  { id: "rounds", text: "five-towers.rounds", rules: ["Rounds", "Rounds 3, Recycle"] },
  { id: "rounds-1-bid", text: "five-towers.bid", rules: ["Rounds 1, Bid"], figure: "market" },
  { id: "rounds-2a-tear-down", text: "five-towers.tear", rules: ["Rounds 2a, Tear down"] },
  { id: "rounds-2b-build", text: "five-towers.build", rules: ["Rounds 2b, Build"] },
  { id: "placing", text: "five-towers.placing", rules: ["Placing"], figure: "placing" },
  { id: "score", text: "five-towers.score", rules: ["Score"], figure: "score" },
  { id: "end", text: "five-towers.end", rules: ["Pile", "End"] },
  { id: "choices", text: "five-towers.ours", title: "learn.ours.title", rules: [] },
];
