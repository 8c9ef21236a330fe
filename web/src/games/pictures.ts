/** Drawings that are needed before anybody plays a game. They're loaded with the first page. */

import type { Component } from "svelte";

import { folderOf, GAMES } from "./registry";

type Drawing = Record<string, { default: Component<{ game: string }> }>;

const symbols = import.meta.glob<{ default: Component }>("./*/Symbols.svelte", { eager: true });
const thumbnails: Drawing = import.meta.glob("./*/Thumbnail.svelte", { eager: true });
const pictures: Drawing = import.meta.glob("./*/Picture.svelte", { eager: true });
const banners = import.meta.glob<{ default: Component }>("./*/Banner.svelte", { eager: true });

export const SYMBOLS = Object.values(symbols).map((module) => module.default);

const bannersInOrder = GAMES.map((game) => banners[`./${folderOf(game)}/Banner.svelte`]);
/** The wide picture at the top of the lobby: that of the first game that has one. */
export const Banner = bannersInOrder.find(Boolean)?.default;

/** A game's drawings; null for a game that these pages don't know. */
export function picturesOf(
  game: string,
): Record<"Thumbnail" | "Picture", Component<{ game: string }>> | null {
  const folder = folderOf(game);
  const Thumbnail = thumbnails[`./${folder}/Thumbnail.svelte`]?.default;
  const Picture = pictures[`./${folder}/Picture.svelte`]?.default;
  return Thumbnail && Picture ? { Thumbnail, Picture } : null;
}
