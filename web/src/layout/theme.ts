/** Light or dark: what the reader has chosen holds for the page and for the browser's own bar around it. */

import type { Theme } from "../people/settings.svelte";

/** One element for each scheme; their colours are those of the page's top bar. */
const bars = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
const colours = new Map(bars.map((bar) => [bar.media.includes("dark") ? "dark" : "light", bar.content]));

/** Show the pages in a theme; "system": in the browser's. */
export function show(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const bar of bars) {
    const own = bar.media.includes("dark") ? "dark" : "light";
    bar.content = colours.get(theme === "system" ? own : theme) ?? bar.content;
  }
}
