/** What is explained in a first game. */

import { ownActions } from "../../../learn/moments";
import type { Note } from "../../contract";
import type { OddEvenView } from "../../views";

export const NOTES: Note<OddEvenView>[] = [
  { text: "odd-even.welcome", when: (moment) => ownActions(moment) === 0 },
];
