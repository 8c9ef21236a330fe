/** Who the reader is to the server. */

import { get, post } from "./api";
import type { Me } from "./messages";
import { say } from "./words.svelte";

export const me: { name: string | null; isAccount: boolean; isKnown: boolean } = $state({ name: null, isAccount: false, isKnown: false });

function take(found: Me): void {
  me.name = found.name;
  me.isAccount = found.is_account;
  me.isKnown = true;
}

/** Ask the server who this is. */
export async function look(): Promise<void> {
  take(await get<Me>("/api/me"));
}

/** Be somebody: whoever has no name yet gets a guest's. */
export async function beSomebody(): Promise<void> {
  if (!me.isKnown) await look();
  if (me.name === null) take(await post<Me>("/api/me", { name: guestName() }));
}

/** Take a name, as a guest. */
export async function beGuest(name: string): Promise<void> {
  take(await post<Me>("/api/me", { name }));
}

export { take };

function guestName(): string {
  return say("lobby.guest", { number: 10 + Math.floor(Math.random() * 90) });
}
