/** Odd or Even: what the pages need of it. */

import type { GameParts } from "../contract";
import type { OddEvenView } from "../views";
import Board from "./Board.svelte";
import { OddEvenChoice } from "./choice.svelte";
import Hand from "./Hand.svelte";
import Lines from "./Lines.svelte";
import { opened, startsTurn, tell } from "./replay";
import Scoring from "./Scoring.svelte";
import Side from "./Side.svelte";
import Text from "./Text.svelte";

export const parts: GameParts<OddEvenView, OddEvenChoice> = {
  choose: (play) => new OddEvenChoice(play),
  Board,
  Hand,
  Side,
  Lines,
  Text,
  Scoring,
  points: (view, seat) => view.points[seat] ?? null,
  hasSecrets: false,
  passes: [],
  startsTurn,
  tell,
  opened,
  sideName: "odd-even.ui.points",
  keys: [],
};
