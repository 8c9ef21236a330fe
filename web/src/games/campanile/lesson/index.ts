/** How the game is taught. */

import type { Lesson } from "../../contract";
import type { View } from "../model/styles";
import Cover from "./Cover.svelte";
import Figure from "./Figure.svelte";
import { NOTES } from "./notes";
import { SECTIONS } from "./sections";
import Sign from "./Sign.svelte";

export function lessonOf(game: string): Lesson<View> {
  return { sections: SECTIONS[game] ?? [], notes: NOTES[game] ?? [], Cover, Figure, Sign };
}
