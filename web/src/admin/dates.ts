/** Days and moments, as they're written in the reader's language. */

import { settings } from "../people/settings.svelte";

export const day = (at: number): string =>
  new Date(at).toLocaleDateString(settings.language, { dateStyle: "medium" });

export const moment = (at: number): string =>
  new Date(at).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });
