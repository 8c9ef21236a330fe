/** How the game is taught. */

import type { Lesson } from "../../contract";
import type { OddEvenView } from "../../views";
import Cover from "./Cover.svelte";
import Figure from "./Figure.svelte";
import { NOTES } from "./notes";

export function lessonOf(): Lesson<OddEvenView> {
  return { notes: NOTES, Cover, Figure };
}
