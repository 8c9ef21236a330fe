/** What people say at a table. */

import type { ChatEntry } from "../../server/messages";
import type { NewCommand } from "./connection.svelte";

export class Chat {
  entries: ChatEntry[] = $state.raw([]);

  constructor(private readonly send: (command: NewCommand) => string) {}

  say(text: string): void {
    this.send({ type: "say", text });
  }

  /** Add what was said, once. */
  hear(said: ChatEntry): void {
    if (!this.entries.some(({ id }) => id === said.id)) this.entries = [...this.entries, said];
  }
}
