/** How to say what went wrong. */

import { ApiProblem } from "./api";
import { capital, has, said, say } from "../words/words.svelte";

/** In the reader's language if there is a sentence for it, otherwise the server's own in English. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return say("lobby.problem");
  const { words, code, sentence } = error.problem;
  if (words) return capital(said(words));
  return capital(has(`refusal.${code}`) ? say(`refusal.${code}`) : sentence);
}
