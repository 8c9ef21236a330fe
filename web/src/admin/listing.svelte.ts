/** A list that operators look at. It is fetched page by page, and again whenever they have changed something. */

import { get } from "../server/api";
import { sentenceOf } from "../server/problem";

export class Listing<T> {
  rows: T[] = $state.raw([]);
  more: number | null = $state(null);
  isThere = $state(false);
  problem = $state("");
  private asked = 0;

  /** `path`: the address to ask; `take`: picks the rows and the next page out of the answer. */
  constructor(
    private readonly path: () => string,
    private readonly take: (answer: never) => { rows: T[]; more: number | null },
  ) {}

  /** Ask for the first page. */
  async load(): Promise<void> {
    await this.ask(this.path(), []);
  }

  /** Ask for the next page. */
  async next(): Promise<void> {
    const path = this.path();
    await this.ask(`${path}${path.includes("?") ? "&" : "?"}before=${this.more}`, this.rows);
  }

  private async ask(path: string, before: T[]): Promise<void> {
    const mine = ++this.asked;
    try {
      const { rows, more } = this.take(await get<never>(path));
      if (mine !== this.asked) return; // somebody has searched for something else since
      this.rows = [...before, ...rows];
      this.more = more;
      this.problem = "";
      this.isThere = true;
    } catch (error) {
      if (mine === this.asked) this.problem = sentenceOf(error);
    }
  }
}
