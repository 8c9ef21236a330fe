/** Requests to the server over HTTP. */

import type { Problem, TableLink } from "./messages";

/** A request that the server refused or didn't answer, and why. */
export class ApiProblem extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

const AWAY: Problem = {
  code: "no-answer",
  sentence: "the server does not answer",
  rule: null,
  words: { key: "refusal.no-answer", values: {} },
};

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, headers: { "Content-Type": "application/json" } };
  if (body !== undefined) options.body = typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new ApiProblem(AWAY, 0);
  }
  if (!answer.ok) throw new ApiProblem(await problemOf(answer), answer.status);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return AWAY;
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const del = (path: string): Promise<void> => ask<void>("DELETE", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);

/** Where a table's page is. */
export const tablePath = (table: TableLink): string => `/t/${table.id}`;
