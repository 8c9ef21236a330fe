/** A game without pictures: a list of what is legal. It stands in until a game has its own parts. */

import type { GameView } from "../../games";
import type { Legal } from "../../messages";
import { capital, say } from "../../words.svelte";
import type { Choice, GameParts, Play, PromptView } from "../contract";
import Nothing from "./Nothing.svelte";

class PlainChoice implements Choice {
  readonly chosen: Legal | null = null;
  constructor(private readonly play: Play) {}

  get prompt(): PromptView {
    const others = this.play.legal.slice(0, 40).map((legal) => ({ label: legal.action, action: legal.action }));
    return { steps: [], at: 0, sentence: capital(say(`phase.${this.play.view.turn.phase}`)), more: "", primary: null, others };
  }
  clear(): void {}
  key(): boolean {
    return false;
  }
}

export const parts: GameParts<GameView, PlainChoice> = {
  choose: (play) => new PlainChoice(play),
  Board: Nothing,
  Hand: Nothing,
  Side: Nothing,
  Lines: Nothing,
  Text: Nothing,
  Scoring: Nothing,
  points: () => null,
  hasSecrets: false,
  sideName: "table.side",
  keys: [],
};
