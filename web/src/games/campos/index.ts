/** Campos: a field of tiles, first laid, then taken apart. */

import type { CamposView } from "../views";
import type { GameParts } from "../contract";
import { CamposChoice } from "./choice.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Lines from "./Lines.svelte";
import OpenHand from "./pieces/OpenHand.svelte";
import { opened, startsTurn } from "./replay";
import Scoring from "./Scoring.svelte";
import Side from "./Side.svelte";
import Text from "./Text.svelte";
import { tell } from "./model/tell";

export const parts: GameParts<CamposView, CamposChoice> = {
  choose: (play) => new CamposChoice(play),
  Board,
  Hand,
  Side,
  Lines,
  Text,
  Scoring,
  points: (view, seat) => view.points[seat] ?? 0,
  counts: "result",
  hasSecrets: true,
  passes: [],
  startsTurn,
  tell,
  opened,
  OpenHand,
  sideName: "campos.ui.regions-short",
  keys: [
    ["1 2", "campos.ui.keys.tile"],
    ["R", "campos.ui.keys.right"],
    ["⇧ R", "campos.ui.keys.left"],
    ["← ↑ → ↓", "campos.ui.keys.move"],
    ["+ −", "campos.ui.keys.zoom"],
    ["0", "campos.ui.keys.fit"],
  ],
};
