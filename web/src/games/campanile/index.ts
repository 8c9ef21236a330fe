/** Campanile, both editions: towers of five styles, bets on them, and cards to raise them. */

import type { GameParts } from "../contract";
import Board from "./Board.svelte";
import { CampanileChoice } from "./choice.svelte";
import Side from "./Side.svelte";
import Hand from "./Hand.svelte";
import Lines from "./Lines.svelte";
import Text from "./Text.svelte";
import { opened, startsTurn } from "./replay";
import Scoring from "./Scoring.svelte";
import { pointsPaid } from "./pieces/ringing.svelte";
import type { View } from "./model/styles";
import { tell } from "./model/tell";

export const parts: GameParts<View, CampanileChoice> = {
  choose: (play) => new CampanileChoice(play),
  Board,
  Hand,
  Side,
  Lines,
  Text,
  Scoring,
  points: pointsPaid,
  counts: "board",
  hasSecrets: true,
  passes: ["pass-bet"],
  startsTurn,
  tell,
  opened,
  sideName: "campanile.ui.flags",
  keys: [
    ["1 2 3", "campanile.ui.key.number"],
    ["P", "campanile.ui.key.pass"],
  ],
};
