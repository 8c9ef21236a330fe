/** A table as the server tells of it. It decides nothing that the server knows. */

import { ApiProblem, get } from "../../server/api";
import { Connection, type Line, type Wish } from "./connection";
import type {
  ChatEntry,
  ClockView,
  Entry,
  FromServer,
  Hint,
  LogPage,
  Snapshot,
  Presence,
  Problem,
  SeatView,
  Step,
  Thinking,
  Trouble,
  Welcome,
} from "../../server/messages";
import { isBan } from "../../people/me.svelte";
import { named, nameOf } from "../../words/seat-names";

/** How long another's action stays before the next is shown, in ms. */
const STEP_MS = 420;
/** So many may wait to be shown; when there are more, nobody could follow, and they are not waited for. */
const MOST_STEPS = 8;

interface Heard {
  step: Step;
  at: number;
}

type Unnamed<T> = T extends unknown ? Omit<T, "request"> : never;

export class Table {
  line: Line = $state("connecting");
  /** What does not change; null before the first answer. */
  welcome: Welcome | null = $state.raw(null);
  /** What is shown now. The server may be some steps ahead, see `isBehind`. */
  position: Snapshot | null = $state.raw(null);
  /** The step that led to what is shown; null: it was there when the page came. */
  last: Entry | null = $state.raw(null);
  /** The log, from some entry on: those before it come when somebody wants to see them. */
  entries: Entry[] = $state.raw([]);
  /** The actions that stand, where the log doesn't go back to the first of them. */
  private standing: Entry[] = $state.raw([]);
  chats: ChatEntry[] = $state.raw([]);
  presence: Presence | null = $state.raw(null);
  thinking: Thinking | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** Which of the hint's actions is marked on the board. */
  hintAt = $state(0);
  isHinting = $state(false);
  /** Why the last wish was refused; it goes away by itself, or with `forgive`. */
  problem: Problem | null = $state.raw(null);
  rematch: string | null = $state(null);
  isClosing = $state(false);
  /** There is no such table. */
  isGone = $state(false);
  /** What the server keeps of the table makes no sense to it. */
  isUnreadable = $state(false);
  /** Too many people are watching. */
  isCrowded = $state(false);
  /** A turn failed on the server's side. */
  trouble: Trouble | null = $state.raw(null);
  /** How many wishes are under way that would change the table. */
  sending = $state(0);
  /** When the clocks were told, by this browser's time. */
  clockAt = $state(performance.now());
  /** When the line was lost last. */
  lostAt = $state(0);

  /** Steps to be shown, and when they were heard. */
  private queue: Heard[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private under = new Set<string>();
  private names = 0;
  private hintName = "";
  private readonly page = crypto.randomUUID().slice(0, 8);
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    /** Others' actions are shown one after the other; not with reduced motion. */
    private readonly isCalm: () => boolean = () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  ) {
    this.connection = new Connection(
      id,
      () => this.lastNumber(),
      (message) => this.hear(message),
      (line) => this.change(line),
    );
  }

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** With names to be read. */
  readonly seats: SeatView[] = $derived(named(this.position?.seats ?? []));

  get clock(): ClockView | null {
    return this.position?.clock ?? null;
  }

  /** Your seats. */
  get own(): number[] {
    return (this.position?.seats ?? []).flatMap((seat, number) => (seat.is_you ? [number] : []));
  }

  /** Whether it is for you to decide now. */
  get isYours(): boolean {
    const position = this.position;
    return position !== null && !this.isBehind && position.legal.length > 0;
  }

  /** Whether there is more of the log. */
  get hasEarlier(): boolean {
    return (this.entries[0]?.number ?? 1) > 1;
  }

  /** The log, or where it is cut off at least every action that stands. */
  get played(): Entry[] {
    const first = this.entries[0]?.number ?? 1;
    return this.hasEarlier
      ? [...this.standing.filter((entry) => entry.number < first), ...this.entries]
      : this.entries;
  }

  name(seat: number | null): string {
    return nameOf(this.seats, seat);
  }

  // --- Wishes ---

  act(action: string): void {
    if (this.position && this.sending === 0) this.wish({ type: "act", ply: this.position.ply, action });
  }

  undo(): void {
    this.wish({ type: "undo" });
  }

  answer(agrees: boolean): void {
    this.wish({ type: "answer", agrees });
  }

  say(text: string): void {
    this.wish({ type: "say", text });
  }

  leave(seat: number): void {
    this.wish({ type: "leave", seat });
  }

  comeBack(seat: number): void {
    this.wish({ type: "return", seat });
  }

  unseat(seat: number): void {
    this.wish({ type: "unseat", seat });
  }

  accept(): void {
    this.wish({ type: "accept" });
  }

  decline(): void {
    this.wish({ type: "decline" });
  }

  askHint(): void {
    if (this.isHinting) return;
    this.isHinting = true;
    this.hint = null;
    this.hintName = this.wish({ type: "hint" });
  }

  closeHint(): void {
    this.hint = null;
  }

  /** Have the page of the log before what is there. */
  async showEarlier(): Promise<void> {
    const first = this.entries[0]?.number ?? 1;
    const page = await this.ask<LogPage>(`/api/tables/${this.id}/log?before=${first}`);
    if (page && this.entries[0]?.number === first) this.entries = [...page.entries, ...this.entries];
  }

  forgive(): void {
    this.problem = null;
  }

  /** Something was refused that was asked for otherwise than over the line. */
  blame(problem: Problem): void {
    this.problem = problem;
  }

  /** Be welcomed anew, as whoever this is now. */
  renew(): void {
    this.connection.renew();
  }

  end(): void {
    clearTimeout(this.timer);
    this.connection.end();
  }

  private wish(wish: Unnamed<Wish>): string {
    const id = `${this.page}-${this.names++}`;
    this.problem = null;
    if (wish.type !== "hint" && wish.type !== "say") this.under.add(id); // these hinder nothing
    this.sending = this.under.size;
    this.connection.send({ ...wish, request: id } as Wish);
    return id;
  }

  /** Ask over HTTP; null, and the reader is told, if the answer is no. */
  private async ask<T>(path: string): Promise<T | null> {
    try {
      return await get<T>(path);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      this.problem = error.problem;
      return null;
    }
  }

  private change(line: Line): void {
    if (this.line === "open") this.lostAt = performance.now();
    this.line = line;
  }

  // --- What the server says ---

  private lastNumber(): number | null {
    return this.queue.at(-1)?.step.entry.number ?? this.entries.at(-1)?.number ?? null;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.greet(message);
      case "step":
        return this.follow(message);
      case "said":
        if (!this.chats.some((chat) => chat.id === message.chat.id))
          this.chats = [...this.chats, message.chat];
        return;
      case "presence":
        this.presence = message;
        return;
      case "clocks":
        if (this.position)
          this.show({ ...this.position, clock: message.clock }, performance.now(), this.last);
        return;
      case "thinking":
        this.thinking = message;
        return;
      case "trouble":
        this.thinking = null;
        this.trouble = message;
        return;
      case "hint":
        return this.advise(message);
      case "done":
        return this.settle(message.request);
      case "refused":
        return this.refuse(message.request, message.problem);
      case "rematch":
        this.rematch = message.table;
        return;
      case "closing":
        this.isClosing = true;
        return;
    }
  }

  private greet(message: Welcome): void {
    const known = this.entries.concat(this.queue.map(({ step }) => step.entry));
    const seen = known.at(-1)?.number ?? 0;
    const first = message.entries[0]?.number ?? seen + 1;
    this.flush();
    this.entries = first === seen + 1 ? [...known, ...message.entries] : message.entries;
    this.chats = message.chats;
    this.welcome = message;
    this.isClosing = false;
    this.thinking = null;
    this.trouble = null;
    if (this.hasEarlier && this.standing.length === 0) void this.fetchStanding();
    this.show(
      message.snapshot,
      performance.now(),
      this.entries.length > known.length && known.length > 0 ? (this.entries.at(-1) ?? null) : null,
    );
  }

  private async fetchStanding(): Promise<void> {
    this.standing = (await this.ask<LogPage>(`/api/tables/${this.id}/actions`))?.entries ?? [];
  }

  private follow(step: Step): void {
    if (step.entry.number <= (this.lastNumber() ?? 0)) return;
    this.thinking = null;
    this.trouble = null;
    const heard = { step, at: performance.now() };
    if (this.queue.length === 0 && this.timer === undefined) {
      this.take(heard);
    } else {
      this.queue = [...this.queue, heard];
    }
  }

  /** Show a step, and wait a moment before the next, so that it can be seen. */
  private take({ step, at }: Heard): void {
    this.entries = [...this.entries, step.entry];
    this.show(step.snapshot, at, step.entry);
    const isOwn = step.entry.seat !== null && (step.snapshot.seats[step.entry.seat]?.is_you ?? false);
    const isUnseen = isOwn || this.isCalm() || document.hidden || this.queue.length > MOST_STEPS;
    const pause = this.queue.length > 2 ? STEP_MS / 2 : STEP_MS;
    this.timer = setTimeout(() => this.next(), isUnseen ? 0 : pause);
  }

  private next(): void {
    this.timer = undefined;
    const [heard, ...rest] = this.queue;
    if (!heard) return;
    this.queue = rest;
    this.take(heard);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private show(position: Snapshot, at: number, last: Entry | null): void {
    if (position.ply !== this.position?.ply) this.hint = null;
    this.position = position;
    this.last = last;
    this.clockAt = at;
  }

  /** A hint that comes too late is of no use. */
  private advise(hint: Hint): void {
    this.isHinting = false;
    this.settle(hint.request);
    if (hint.ply !== this.position?.ply) return;
    this.hintAt = 0;
    this.hint = hint;
  }

  private refuse(id: string | null, problem: Problem): void {
    if (id !== null) this.settle(id);
    if (id === null || id === this.hintName) this.isHinting = false;
    if (problem.code === "no-such-table") this.isGone = true;
    if (problem.code === "unreadable-table") this.isUnreadable = true;
    if (problem.code === "table-crowded") this.isCrowded = true;
    if (!isBan(problem)) this.problem = problem;
  }

  private settle(id: string): void {
    this.under.delete(id);
    this.sending = this.under.size;
  }
}
