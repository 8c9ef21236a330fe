/** How the game is taught. */

import type { Lesson } from "../../contract";
import type { View } from "../model/styles";
import Cover from "./Cover.svelte";
import Figure from "./Figure.svelte";
import { NOTES } from "./notes";

export function lessonOf(game: string): Lesson<View> {
  return { notes: NOTES[game] ?? [], Cover, Figure };
}
