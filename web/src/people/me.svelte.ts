/** Who the reader is to the server. */

import { ApiProblem, get, post } from "../server/api";
import type { Me, Problem } from "../server/messages";
import { forget } from "./alerts/push";
import { said, say } from "../words/words.svelte";

interface Known {
  name: string | null;
  isAccount: boolean;
  isOperator: boolean;
  isKnown: boolean;
  /** Why the server refuses everything; empty: it doesn't. */
  ban: string;
}

export const me: Known = $state({ name: null, isAccount: false, isOperator: false, isKnown: false, ban: "" });

/** Whether a refusal means that this reader is banned. If so, every page says it. */
export function isBan({ code, words, sentence }: Problem): boolean {
  if (code !== "banned" && code !== "banned-address") return false;
  me.ban = words ? said(words) : sentence;
  return true;
}

function setMe(found: Me): void {
  if (me.name !== null && found.name === null) void forget().catch(() => undefined); // somebody has signed out
  me.name = found.name;
  me.isAccount = found.is_account;
  me.isOperator = found.is_operator;
  me.isKnown = true;
}

let asking: Promise<void> | null = null;

/** Ask the server who this is. Several parts of a page need to know: they wait for one answer. */
export function fetchMe(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  try {
    setMe(await get<Me>("/api/me"));
    me.ban = "";
  } catch (error) {
    if (error instanceof ApiProblem) isBan(error.problem);
    throw error;
  }
}

/** Make sure that the reader has a name: without one, they become a guest. */
export async function beSomebody(): Promise<void> {
  if (!me.isKnown) await fetchMe();
  if (me.name === null) setMe(await post<Me>("/api/me", { name: guestName() }));
}

/** Take a name, as a guest. */
export async function beGuest(name: string): Promise<void> {
  setMe(await post<Me>("/api/me", { name }));
}

export { setMe };

function guestName(): string {
  return say("lobby.guest", { number: 10 + Math.floor(Math.random() * 90) });
}
