/** Five Towers: what the pages need of it. */

import type { FiveTowersView } from "../views";
import type { GameParts } from "../contract";
import Board from "./Board.svelte";
import { FiveTowersChoice } from "./choice.svelte";
import Hand from "./Hand.svelte";
import { pointsOf } from "./model/counting.svelte";
import Lines from "./Lines.svelte";
import { opened, startsTurn } from "./replay";
import Scoring from "./Scoring.svelte";
import Side from "./Side.svelte";
import Text from "./Text.svelte";
import { tell } from "./model/tell";

export const parts: GameParts<FiveTowersView, FiveTowersChoice> = {
  choose: (play) => new FiveTowersChoice(play),
  Board,
  Hand,
  Side,
  Lines,
  Text,
  Scoring,
  points: pointsOf,
  counts: "board",
  hasSecrets: false,
  passes: ["pass", "tear-nothing"],
  startsTurn,
  tell,
  opened,
  sideName: "five-towers.ui.score",
  keys: [
    ["0 – 5", "five-towers.ui.key.bid"],
    ["P", "five-towers.ui.key.pass"],
    ["1 – 5", "five-towers.ui.key.card"],
  ],
};
