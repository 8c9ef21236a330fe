/** The rules as they are written in `docs/rules/<language>/<game>.md`. The build turns each page into this tree. */

import type { Language } from "../people/settings.svelte";

export type Inline = string | { strong: Inline[] } | { em: Inline[] } | { href: string; text: Inline[] };

export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "heading"; text: Inline[] }
  | { kind: "list"; isNumbered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "example"; blocks: Block[] }
  /** A drawing of the game's lesson, by its name; `label` says what it shows. */
  | { kind: "figure"; name: string; label: string };

export interface Section {
  /** The places in the page: `#turn-2-bet`. The first is the section's own; a refusal may name any of them. */
  ids: string[];
  title: string;
  blocks: Block[];
}

export interface RulesText {
  title: string;
  /** What the game is about. */
  lead: Block[];
  sections: Section[];
}

const pages = import.meta.glob<RulesText>("../../../docs/rules/*/*.md", { import: "default" });

/** The rules of a game in a language. Throws for an unknown game. */
export async function rulesOf(game: string, language: Language): Promise<RulesText> {
  const load = pages[`../../../docs/rules/${language}/${game}.md`];
  if (!load) throw new Error(`no rules of ${game} in ${language}`);
  return load();
}

/** The name of a place in the rules, as part of an address: `Turn 2, Bet` is `turn-2-bet`. */
export function slug(rule: string): string {
  return rule
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The section that an address means, `#turn-2-bet` or `#Turn%202,%20Bet`. */
export function sectionOf(sections: Section[], hash: string): Section | null {
  const wanted = slug(decoded(hash.replace(/^#/, "")));
  return sections.find((section) => section.ids.includes(wanted)) ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % that encodes nothing
  }
}
