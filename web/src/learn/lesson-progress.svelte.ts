/** How far a lesson has got. It is kept for this tab, so that reloading the page doesn't start it over. */

import type { Moment, Note } from "../games/contract";
import { isOver, ownActions } from "./moments";

/** What is said when the game is over; no other note is then. */
const OVER: Note = { text: "over", when: isOver };

export class LessonProgress {
  /** What is said now; null: nothing new. */
  note: Note | null = $state.raw(null);
  /** Its number, or that of the last one that was said. */
  number = $state(0);
  isEnded = $state(false);

  private done: string[];
  /** What the learner had done when `note` was first said. */
  private actions = 0;
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
    return this.notes.length + 1;
  }

  get isLast(): boolean {
    return this.note === OVER;
  }

  /**
   * Find what is to be said now. A note is about one moment: once the learner has done something, it's over, whether or not they
   * have pressed "next".
   */
  look(moment: Moment): void {
    const actions = ownActions(moment);
    if (this.note && actions !== this.actions) this.finish(this.note);
    this.actions = actions;
    this.note = isOver(moment) ? OVER : this.next(moment);
    this.number = this.isLast ? this.all : this.count(moment) + (this.note ? 1 : 0);
  }

  /** The learner has read the note. */
  pass(moment: Moment): void {
    if (this.note) this.finish(this.note);
    this.look(moment);
  }

  end(): void {
    this.isEnded = true;
    this.done.push("end");
    this.keep();
  }

  private next(moment: Moment): Note | null {
    return this.notes.find((note) => !this.isDone(note, moment) && note.when(moment)) ?? null;
  }

  private isDone(note: Note, moment: Moment): boolean {
    return this.done.includes(note.text) || (note.until?.(moment) ?? false);
  }

  private count(moment: Moment): number {
    return this.notes.filter((note) => this.isDone(note, moment)).length;
  }

  private finish(note: Note): void {
    if (!this.done.includes(note.text)) this.done.push(note.text);
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
