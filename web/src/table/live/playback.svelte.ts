/** Shows steps one after the other, so that everybody can follow what the others do. */

import type { ClockView, Entry, Snapshot, Step, Welcome } from "../../server/messages";
import type { Log } from "./log.svelte";

/** How long another player's action stays before the next is shown, in ms. */
const STEP_MS = 420;
/** If more steps than this are waiting, nobody could follow them anyway, and there is no pause. */
const MOST_STEPS = 8;

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
    /** Whether the reader wants reduced motion: then there are no pauses. */
    private readonly isCalm: () => boolean,
    /** Called when another ply is shown. */
    private readonly onPly: () => void,
  ) {}

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** The number of the last step that has arrived, shown or not. */
  get lastNumber(): number | null {
    return this.queue.at(-1)?.step.entry.number ?? this.log.entries.at(-1)?.number ?? null;
  }

  /** Begin, or go on after the connection was lost: what was missed is shown at once. */
  begin(welcome: Welcome): void {
    const known = this.log.entries.concat(this.queue.map(({ step }) => step.entry));
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

  /** Show nothing more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  /** Show a step, and wait a moment before the next, so that it can be seen. */
  private take({ step, at }: Heard): void {
    this.log.add(step.entry);
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

  private show(snapshot: Snapshot, at: number, last: Entry | null): void {
    if (snapshot.ply !== this.snapshot?.ply) this.onPly();
    this.snapshot = snapshot;
    this.last = last;
    this.clockAt = at;
  }
}
