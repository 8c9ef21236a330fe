/** Odd or Even: every legal action is a button of the prompt. */

import type { Choice, Play, PromptView } from "../contract";
import type { Legal } from "../../server/messages";
import type { OddEvenView } from "../views";
import { say } from "../../words/words.svelte";

export class OddEvenChoice implements Choice {
  readonly chosen: Legal | null = null;

  constructor(private readonly play: Play<OddEvenView>) {}

  get prompt(): PromptView {
    const { view, legal, seats } = this.play;
    const phase = legal.length > 0 ? view.turn.phase : "wait";
    return {
      steps: [],
      at: 0,
      sentence: say(`odd-even.ui.${phase}`, { name: seats[view.turn.player]?.name ?? "" }),
      more: "",
      primary: null,
      others: legal.map(({ action }) => ({ label: say(`odd-even.ui.action.${action}`), action })),
    };
  }

  clear(): void {
    // nothing is chosen before it is played
  }

  key(): boolean {
    return false;
  }
}
