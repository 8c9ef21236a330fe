/** How the game is taught. */

import type { Lesson } from "../../contract";
import type { FiveTowersView } from "../../views";
import Cover from "./Cover.svelte";
import Figure from "./Figure.svelte";
import { NOTES } from "./notes";

export function lessonOf(): Lesson<FiveTowersView> {
  return { notes: NOTES, Cover, Figure };
}
