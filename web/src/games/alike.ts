/** Legal actions that the server lists together, one by one. */

import type { ActionFields } from "./views";
import type { Legal } from "../server/messages";

/** An action and all that are like it. Their fields are those of the first, with what differs. */
export function* combinations(legal: Legal): Generator<Legal> {
  if (!legal.alike) return yield legal;
  const { text, ways } = legal.alike;
  const names = Object.keys(ways).map((joined) => joined.split(" "));
  for (const values of product(Object.values(ways))) {
    const pairs = values.flatMap((way, i) => way.map((value, k) => [names[i]![k]!, value] as const));
    const differing = Object.fromEntries(pairs);
    const action = text.replace(/\{(\w+)\}/g, (_, name: string) => String(differing[name]));
    yield { action, fields: { ...legal.fields, ...differing } as ActionFields, alike: null };
  }
}

function* product<T>(lists: T[][], before: T[] = []): Generator<T[]> {
  const [first, ...others] = lists;
  if (!first) return yield before;
  for (const one of first) yield* product(others, [...before, one]);
}
