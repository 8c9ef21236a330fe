/** Sentences by key, in the reader's language. The catalogues are the server's own (`steeple/locales`, see words.py there). */

import type { Words } from "../server/messages";
import { change, type Language, settings } from "../people/settings.svelte";

type Sentence = string | { by: string; other: string; [value: string]: string };
type Catalogue = Record<string, Sentence>;
export type Values = Record<string, unknown>;

const CATALOGUES: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import("./locales/en"),
  fr: () => import("./locales/fr"),
  de: () => import("./locales/de"),
  it: () => import("./locales/it"),
};

let catalogue: Catalogue = $state.raw({});

/** Speak a language from now on; by default the one in the settings. */
export async function speak(language: Language = settings.language): Promise<void> {
  catalogue = (await CATALOGUES[language]()).default;
  document.documentElement.lang = language;
  if (language !== settings.language) change({ language });
}

/** Whether there is a sentence with that key. */
export function has(key: string): boolean {
  return key in catalogue;
}

/** A sentence, with the values in their places. A missing key is shown as it is. */
export function say(key: string, values: Values = {}): string {
  const sentence = catalogue[key];
  if (sentence === undefined) return key;
  return chosen(sentence, values).replace(
    /\{(\w+)(?::(\w+)(-)?)?\}/g,
    (_, name: string, kind?: string, spelt?: string) => {
      const value = values[name];
      const parts = Array.isArray(value) ? value : [value];
      if (kind && spelt)
        return parts
          .map((part) => Array.from(String(part), (letter) => named(kind, letter)).join("-"))
          .join(", ");
      return parts.map((part) => (kind ? named(kind, String(part)) : shown(part))).join(", ");
    },
  );
}

/** A sentence that the server has sent, about somebody. */
export function said(words: Words, name = ""): string {
  return say(words.key, { name, ...words.values });
}

function chosen(sentence: Sentence, values: Values): string {
  if (typeof sentence === "string") return sentence;
  const value = values[sentence.by] ?? null;
  return sentence[typeof value === "string" ? value : JSON.stringify(value)] ?? sentence.other;
}

/** `name.R`, if the value is R; a number after the letter stays: C12 is `name.C` and then 12. */
function named(kind: string, value: string): string {
  const code = value.replace(/\d+$/, "");
  const rest = value.slice(code.length);
  const name = say(`${kind}.${code}`);
  return rest ? `${name} ${rest}` : name;
}

function shown(value: unknown): string {
  return typeof value === "number" ? number(value) : String(value ?? "");
}

/** A number as it is written in the reader's language. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(settings.language, options).format(value);
}

/** A share of 1 as a percentage. */
export function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
}

/** A sentence with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}
