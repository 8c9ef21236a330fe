/** What sentences can call: the same functions as on the server, see words.py there. */

import { type FluentFunction, FluentNumber, FluentType, type FluentValue, type Scope } from "@fluent/bundle";

const TYPES = { and: "conjunction", or: "disjunction" } as const;
type Joined = keyof typeof TYPES;

/** A list as a value of a sentence. */
export class Items extends FluentType<string[]> {
  constructor(
    items: string[],
    private readonly joined: Joined = "and",
  ) {
    super(items);
  }

  toString({ bundle }: Scope): string {
    return new Intl.ListFormat(bundle.locales, { type: TYPES[this.joined] }).format(this.value);
  }
}

/** A number as a value of a sentence. */
export class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/** A number below 0 has a minus, where browsers write a hyphen. */
export function withMinus(written: string): string {
  return written.replace("-", "−");
}

/** A day as a value of a sentence. */
class Day extends FluentType<Date> {
  toString({ bundle }: Scope): string {
    return new Intl.DateTimeFormat(bundle.locales, { dateStyle: "long", timeZone: "UTC" }).format(this.value);
  }
}

/** `DATE($until)`: a day, which is given as 2026-11-16. */
export const date: FluentFunction = ([value]) => new Day(new Date(String(value)));

/** `LIST($names, type: "or")` */
export const join: FluentFunction = ([value], named) => new Items(itemsOf(value), joinedBy(named));

/** `NAME` and `SPELL`, which look names up with `say`. */
export function names(say: (key: string) => string): Record<"NAME" | "SPELL", FluentFunction> {
  return {
    NAME: ([value], named) =>
      new Items(
        itemsOf(value).map((item) => find(say, named, item)),
        joinedBy(named),
      ),
    SPELL: ([value], named) =>
      new Items(
        itemsOf(value).map((item) => Array.from(item, (letter) => find(say, named, letter)).join("-")),
        joinedBy(named),
      ),
  };
}

/** `name.R` if the item is R; a number after the letter stays: C12 is `name.C` and then 12. */
function find(say: (key: string) => string, named: Record<string, FluentValue>, item: string): string {
  const code = item.replace(/\d+$/, "");
  const rest = item.slice(code.length);
  const name = say(`${String(named.kind ?? "name")}.${code}`);
  return rest ? `${name} ${rest}` : name;
}

function itemsOf(value: FluentValue | undefined): string[] {
  return value instanceof Items ? value.value : [String(value)];
}

function joinedBy(named: Record<string, FluentValue>): Joined {
  return named.type === "or" ? "or" : "and";
}
