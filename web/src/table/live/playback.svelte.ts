/** Shows steps one after the other, so that everybody can follow what the others do. */

import type { ClockView, Entry, Snapshot, Step, Welcome } from "../../server/messages";
import type { Pace } from "../../people/settings.svelte";
import type { Log } from "./log.svelte";

/** How long another player's action stays before the next is shown, in ms. */
const PAUSE_MS: Record<Pace, number> = { slow: 2000, normal: 1000, fast: 450, instant: 0 };
/** If more steps than this are waiting, each stays for a shorter time, so that the page catches up. */
const FEW = 2;

interface Heard {
  step: Step;
  at: number;
}

export class Playback {
  /** What is shown now. The server may be some steps ahead, see `isBehind`. */
  snapshot: Snapshot | null = $state.raw(null);
  /** The step that led to what is shown; null if that was there when the page opened. */
  last: Entry | null = $state.raw(null);
  /** When the clocks last arrived, by this browser's time. */
  clockAt = $state(performance.now());

  /** Steps still to be shown, and when they arrived. */
  private queue: Heard[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly log: Log,
    /** How fast the reader wants to see what the others do. */
    private readonly pace: () => Pace,
    /** Called when another ply is shown. */
    private readonly onPly: () => void,
  ) {}

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** How the table stands by the server's last word, shown or not. */
  get newest(): Snapshot | null {
    return this.queue.at(-1)?.step.snapshot ?? this.snapshot;
  }

  /** What has arrived and isn't shown yet. */
  get coming(): Entry[] {
    return this.queue.map(({ step }) => step.entry);
  }

  /** The number of the last step that has arrived, shown or not. */
  get lastNumber(): number | null {
    return this.queue.at(-1)?.step.entry.number ?? this.log.entries.at(-1)?.number ?? null;
  }

  /** Begin, or go on after the connection was lost: what was missed is shown at once. */
  begin(welcome: Welcome): void {
    const known = this.log.entries.concat(this.coming);
    const seen = known.at(-1)?.number ?? 0;
    const first = welcome.entries[0]?.number ?? seen + 1;
    this.stop();
    this.log.begin(first === seen + 1 ? [...known, ...welcome.entries] : welcome.entries);
    const { entries } = this.log;
    const hasNews = entries.length > known.length && known.length > 0;
    this.show(welcome.snapshot, performance.now(), hasNews ? (entries.at(-1) ?? null) : null);
  }

  /** Show a step, now or after those that are waiting. Returns false if it's known already. */
  follow(step: Step): boolean {
    if (step.entry.number <= (this.lastNumber ?? 0)) return false;
    const heard = { step, at: performance.now() };
    if (this.queue.length === 0 && this.timer === undefined) this.take(heard);
    else this.queue = [...this.queue, heard];
    return true;
  }

  setClock(clock: ClockView): void {
    if (this.snapshot) this.show({ ...this.snapshot, clock }, performance.now(), this.last);
  }

  /** Show at once all that is waiting. */
  hurry(): void {
    const { queue } = this;
    this.stop();
    for (const heard of queue) this.add(heard);
  }

  /** Show nothing more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  /** Show a step, and wait a moment before the next, so that it can be seen. */
  private take(heard: Heard): void {
    this.add(heard);
    this.wait(heard.step);
  }

  private add({ step, at }: Heard): void {
    this.log.add(step.entry);
    this.show(step.snapshot, at, step.entry);
  }

  private wait({ entry, snapshot }: Step): void {
    const isOwn = entry.seat !== null && (snapshot.seats[entry.seat]?.is_you ?? false);
    const isSeen = entry.kind === "act" && !isOwn && !document.hidden;
    const pause = PAUSE_MS[this.pace()] * Math.min(1, FEW / this.queue.length);
    this.timer = setTimeout(() => this.next(), isSeen ? pause : 0);
  }

  private next(): void {
    this.timer = undefined;
    const [heard, ...rest] = this.queue;
    if (!heard) return;
    this.queue = rest;
    this.take(heard);
  }

  private show(snapshot: Snapshot, at: number, last: Entry | null): void {
    if (snapshot.ply !== this.snapshot?.ply) this.onPly();
    this.snapshot = snapshot;
    this.last = last;
    this.clockAt = at;
  }
}
