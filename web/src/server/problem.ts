/** What is said of something that did not work. */

import { ApiProblem } from "./api";
import { capital, has, said, say } from "../words/words.svelte";

/** In the reader's language as far as there is a sentence; else the server's own English one. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return say("lobby.problem");
  const { words, code, sentence } = error.problem;
  if (words) return capital(said(words));
  return capital(has(`refusal.${code}`) ? say(`refusal.${code}`) : sentence);
}
