/** How far a lesson has got. It is kept for this tab, so that reloading the page doesn't start it over. */

import type { Moment, Note } from "../games/contract";

export class LessonProgress {
  private done: string[] = $state([]);
  isEnded = $state(false);

  private readonly key: string;

  constructor(
    table: string,
    private readonly notes: Note[],
  ) {
    this.key = `steeple-lesson-${table}`;
    this.done = this.read();
    this.isEnded = this.done.includes("end");
  }

  get all(): number {
    return this.notes.length;
  }

  /** What is to be said now; null: nothing new. */
  note(moment: Moment): Note | null {
    return (
      this.notes.find(
        (note) => !this.done.includes(note.text) && !note.until?.(moment) && note.when(moment),
      ) ?? null
    );
  }

  /** The number of a note, or of the last one that was said. */
  number(note: Note | null, moment: Moment): number {
    if (note === this.notes.at(-1)) return this.all; // it's complete, even if some notes never came up
    const said = this.notes.filter(
      (one) => one !== note && (this.done.includes(one.text) || one.until?.(moment)),
    ).length;
    return note ? said + 1 : said;
  }

  pass(note: Note): void {
    this.done.push(note.text);
    this.keep();
  }

  end(): void {
    this.isEnded = true;
    this.done.push("end");
    this.keep();
  }

  private read(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as string[];
    } catch {
      return []; // the browser doesn't keep anything
    }
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.done));
    } catch {
      // then it's kept until the page is left
    }
  }
}
