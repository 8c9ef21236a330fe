/** The sections of a game's rules, as an address names them. */

import type { Section } from "../games/contract";

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
  if (wanted === "") return null;
  const isMeant = (section: Section) =>
    section.id === wanted || section.rules.some((rule) => slug(rule) === wanted);
  return sections.find(isMeant) ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % that encodes nothing
  }
}
