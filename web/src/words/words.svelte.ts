/** Sentences by key, in the reader's language. The catalogues are the server's own (`steeple/locales`, see words.py there). */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Words } from "../server/messages";
import { change, type Language, locale, settings } from "../people/settings.svelte";
import { date, Figure, Items, join, names, withMinus } from "./functions";

export type Values = Record<string, unknown>;

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./locales/en"),
  fr: () => import("./locales/fr"),
  de: () => import("./locales/de"),
  it: () => import("./locales/it"),
};

let catalogue: FluentBundle = $state.raw(bundleOf("en", []));

/** Speak a language from now on; by default the one in the settings. */
export async function speak(language: Language = settings.language): Promise<void> {
  catalogue = bundleOf(language, (await CATALOGUES[language]()).default);
  document.documentElement.lang = language;
  if (language !== settings.language) change({ language });
}

function bundleOf(language: Language, parts: readonly string[]): FluentBundle {
  const functions = { DATE: date, LIST: join, ...names((key) => say(key)) };
  const bundle = new FluentBundle(locale(language), { functions, useIsolating: false });
  for (const part of parts) bundle.addResource(new FluentResource(part));
  return bundle;
}

/** A key's message: its name has `_` for `.`, because Fluent's names have no dots. */
function messageOf(key: string): Message | undefined {
  return catalogue.getMessage(key.replaceAll("_", "__").replaceAll(".", "_").replaceAll(":", "-"));
}

/** Whether there is a sentence with that key. */
export function has(key: string): boolean {
  return messageOf(key) !== undefined;
}

/** A sentence, with the values in their places. A missing key is shown as it is. */
export function say(key: string, values: Values = {}): string {
  const pattern = messageOf(key)?.value;
  if (!pattern) return key;
  const given = Object.entries(values).map(([name, value]) => [name, valueOf(value)] as const);
  return catalogue.formatPattern(pattern, Object.fromEntries(given), []);
}

/** A value as sentences take it: as in JSON, where it isn't text or a number. */
function valueOf(value: unknown): FluentVariable {
  if (Array.isArray(value)) return new Items(value.map(String));
  if (typeof value === "number") return new Figure(value);
  return typeof value === "string" ? value : String(value ?? null);
}

/** A sentence that the server has sent, about somebody. */
export function said(words: Words, name = ""): string {
  return say(words.key, { name, ...words.values });
}

/** A number as it is written in the reader's language. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return withMinus(new Intl.NumberFormat(locale(), options).format(value));
}

/** A share of 1 as a percentage. */
export function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
}

/** Sentences in a row. French puts a space that can't break before a semicolon. */
export function inARow(sentences: string[]): string {
  return sentences.join(settings.language === "fr" ? "\u202f; " : "; ");
}

/** A sentence with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}
