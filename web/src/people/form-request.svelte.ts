/** A request that a form sends to the server: whether it's under way, and what went wrong. */

import { tick } from "svelte";

import { sentenceOf } from "../server/problem";
import { focusMain } from "../layout/focus";

export class FormRequest {
  isBusy = $state(false);
  problem = $state("");

  /** Send it, unless one is under way already. Returns whether it succeeded. */
  async run(asking: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = "";
    try {
      await asking();
      return true;
    } catch (error) {
      this.problem = sentenceOf(error);
      return false;
    } finally {
      this.isBusy = false;
      await tick();
      focusMain(); // the form may be gone, and the focus with it
    }
  }
}
