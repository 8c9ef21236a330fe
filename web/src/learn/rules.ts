/** The rules of each game, section by section. The sentences are in the catalogues, under `learn.<text>`. */

export type FigureName =
  | "skyline"
  | "build"
  | "bet-2009"
  | "piles"
  | "influence"
  | "tile"
  | "regions"
  | "slide"
  | "path"
  | "market"
  | "placing"
  | "score";

export interface Section {
  /** Where it is in the page: `#turn-2-bet`. */
  id: string;
  /** Begins the keys of its sentences: `.title`, `.1`, `.2`. */
  text: string;
  /** Another key for the title, where several share it. */
  title?: string;
  /** The places in the rules that a refusal may name (`problem.rule`) and that are explained here. */
  rules: string[];
  figure?: FigureName;
  /** The flags are listed here. */
  hasFlags?: boolean;
}

const CAMPANILE_2009: Section[] = [
  { id: "idea", text: "campanile.goal", rules: [], figure: "skyline" },
  { id: "setup", text: "campanile-2009.setup", rules: ["Setup"] },
  { id: "turn", text: "campanile-2009.turn", rules: ["Turn"] },
  { id: "turn-1-build", text: "campanile.build", rules: ["Turn 1, Build"], figure: "build" },
  { id: "turn-2-bet", text: "campanile-2009.bet", rules: ["Turn 2, Bet"], figure: "bet-2009" },
  { id: "turn-3-take", text: "campanile-2009.take", rules: ["Turn 3, Take"] },
  { id: "intermezzo", text: "campanile-2009.intermezzo", rules: ["Intermezzo"] },
  { id: "scoring", text: "campanile.ranks", rules: ["Scoring"], figure: "influence" },
  { id: "flags", text: "campanile-2009.flags", rules: [], hasFlags: true },
  { id: "end", text: "campanile-2009.end", rules: ["End"] },
  {
    id: "option-move_marker",
    text: "campanile-2009.variants",
    title: "learn.variants.title",
    rules: ["Option move_marker"],
  },
  { id: "choices", text: "campanile-2009.ours", title: "learn.ours.title", rules: [] },
];

const CAMPANILE_1996: Section[] = [
  { id: "idea", text: "campanile.goal", rules: [], figure: "skyline" },
  { id: "setup", text: "campanile-1996.setup", rules: ["Setup"] },
  { id: "turn", text: "campanile-1996.turn", rules: ["Turn"] },
  { id: "turn-1-build", text: "campanile.build", rules: ["Turn 1, Build"], figure: "build" },
  { id: "turn-2-bet", text: "campanile-1996.bet", rules: ["Turn 2, Bet"] },
  { id: "turn-3-draw", text: "campanile-1996.draw", rules: ["Turn 3, Draw"], figure: "piles" },
  { id: "scoring", text: "campanile.ranks", rules: ["Scoring"], figure: "influence" },
  { id: "flags", text: "campanile-1996.flags", rules: [], hasFlags: true },
  { id: "end", text: "campanile-1996.end", rules: ["End"] },
  {
    id: "options",
    text: "campanile-1996.variants",
    title: "learn.variants.title",
    rules: ["Option bet", "Option target"],
  },
  { id: "choices", text: "campanile-1996.ours", title: "learn.ours.title", rules: [] },
];

const CAMPOS: Section[] = [
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

const FIVE_TOWERS: Section[] = [
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

export const RULES: Record<string, Section[]> = {
  "campanile-2009": CAMPANILE_2009,
  "campanile-1996": CAMPANILE_1996,
  campos: CAMPOS,
  "five-towers": FIVE_TOWERS,
};

/** A place's name as an address can carry it: `Turn 2, Bet` is `turn-2-bet`. */
export function slug(rule: string): string {
  return rule
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The section that an address means, `#turn-2-bet` or `#Turn%202,%20Bet`. */
export function sectionOf(sections: Section[], hash: string): Section | null {
  const wanted = slug(decoded(hash.replace(/^#/, "")));
  if (wanted === "") return null;
  const isMeant = (section: Section) =>
    section.id === wanted || section.rules.some((rule) => slug(rule) === wanted);
  return sections.find(isMeant) ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a % that is no sign of a code
  }
}
