/** Something that is asked of the server from a form: whether it is under way, what went wrong, what has been done. */

import { tick } from "svelte";

import { sentenceOf } from "../server/problem";
import { focusMain } from "../layout/focus";

export class FormRequest {
  isBusy = $state(false);
  problem = $state("");

  /** Do it, once at a time. True: it has been done. */
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
