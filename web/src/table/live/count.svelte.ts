/** Whether the count at the end of a game is still to be shown. It's shown once in each browser, and to nobody who wants reduced motion. */

const KEY = "steeple-counted";
const MOST_TABLES = 100;

export class Count {
  isDue: boolean = $state(false);

  constructor(private readonly table: string) {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.isDue = !isCalm && !counted().includes(table);
  }

  /** It has been shown, or skipped. */
  end(): void {
    this.isDue = false;
    try {
      const others = counted().filter((id) => id !== this.table);
      localStorage.setItem(KEY, JSON.stringify([...others, this.table].slice(-MOST_TABLES)));
    } catch {
      // then it's kept until the page is left
    }
  }
}

/** The tables whose count has been shown in this browser. */
function counted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return []; // the browser keeps nothing, or something that isn't ours
  }
}
