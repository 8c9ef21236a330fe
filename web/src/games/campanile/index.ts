/** Campanile, both editions: five towers, what is bet on them, and cards to raise them. */

import type { GameParts } from "../contract";
import Board from "./Board.svelte";
import { CampanileChoice } from "./choice.svelte";
import FlagPreview from "./Side.svelte";
import Hand from "./Hand.svelte";
import Lines from "./Lines.svelte";
import PositionText from "./Text.svelte";
import Scoring from "./Scoring.svelte";
import { pointsOf, type View } from "./model/styles";

export const parts: GameParts<View, CampanileChoice> = {
  choose: (play) => new CampanileChoice(play),
  Board,
  Hand,
  Side: FlagPreview,
  Lines,
  Text: PositionText,
  Scoring,
  points: pointsOf,
  hasSecrets: true,
  sideName: "campanile.ui.flags",
  keys: [
    ["1 2 3", "campanile.ui.key.number"],
    ["P", "campanile.ui.key.pass"],
  ],
};
