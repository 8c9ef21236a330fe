/** Days and moments, as they're written in the reader's language. */

import { locale } from "../people/settings.svelte";

export const day = (at: number): string => new Date(at).toLocaleDateString(locale(), { dateStyle: "medium" });

export const moment = (at: number): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
