/** A scoring as it happens, tower by tower: Intermezzo while the game goes on, Finito at its end. The server has said what it pays. */

import { untrack } from "svelte";

import type { Tower } from "../../views";
import type { Play } from "../../contract";
import { fromLowest, is2009, pointsOf, sum, type View } from "../model/styles";

const TOWER_MS = 900;
const REST_MS = 2600;

export interface Scoring {
  kind: "intermezzo" | "finito";
  /** The towers that pay, the lowest first. */
  towers: Tower[];
  /** The position that was scored. */
  view: View;
  /** The position that it led to, which already has all points. */
  after: View;
  ply: number;
}

/** The scorings that haven't been shown to their end, the present one first, and how many of its towers have been paid. */
interface Unpaid {
  scorings: Scoring[];
  paid: number;
}

/** Player panels show what has been paid so far, and they know nothing of the board: this is what they look at. */
let unpaid: Unpaid | null = $state.raw(null);

/** What a seat will still be paid, tower by tower, in the scoring that is being shown in this position. */
export function outstanding(view: View, seat: number): number[] {
  if (unpaid?.scorings[0]?.after !== view) return [];
  const { scorings, paid } = unpaid;
  const towers = scorings.flatMap((scoring, at) => scoring.towers.slice(at === 0 ? paid : 0));
  return towers.flatMap(({ stakes }) =>
    stakes.filter((stake) => stake.seat === seat).map(({ pays }) => pays),
  );
}

/** The points that a seat has been paid so far; null: they are not counted before the end. */
export function pointsPaid(view: View, seat: number): number | null {
  const points = pointsOf(view, seat);
  return points === null ? null : points - sum(outstanding(view, seat));
}

/** A seat's chips without those that it will still be paid. */
export function chipsPaid(view: View, seat: number): number[] {
  const chips = is2009(view) ? [...(view.chips[seat] ?? [])] : [];
  for (const value of outstanding(view, seat)) {
    const at = chips.lastIndexOf(value);
    if (at >= 0) chips.splice(at, 1);
  }
  return chips;
}

export class Ringing {
  scoring: Scoring | null = $state.raw(null);
  /** How many towers have been paid. */
  paid = $state(0);

  private before: { view: View; ply: number } | null = null;
  /** What rings after this: Finito may come right after Intermezzo. */
  private following: Scoring[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private play: Play<View> | null = null;

  get tower(): Tower | null {
    return this.scoring?.towers[this.paid] ?? null;
  }

  /** The position that was scored, while its ply is shown; its towers say what they paid. */
  viewAt(ply: number): View | null {
    return this.scoring?.ply === ply ? this.scoring.view : null;
  }

  /** Look at a position; if the step that led to it set off a scoring, show that. */
  see(play: Play<View>): void {
    const { view, ply } = play;
    const before = this.before;
    this.play = play;
    this.before = { view, ply };
    const isStep = before !== null && ply === before.ply + 1 && play.last?.kind === "act";
    const scorings: Scoring[] = [];
    if (isStep && is2009(view) && is2009(before.view) && view.scored && !before.view.scored)
      scorings.push(scored("intermezzo", before.view, view, ply));
    const isLastStep = isStep && view.turn.phase === "over" && before.view.turn.phase !== "over";
    // The count is also due if somebody comes back to a game that has ended meanwhile.
    const isDue = (play.isCounting ?? false) && untrack(() => this.scoring) === null;
    if (isLastStep || isDue) scorings.push(scored("finito", view, view, ply));
    if (scorings.length > 0) this.ring(scorings);
  }

  /** Show the next scoring, or none. */
  skip(): void {
    this.ring(this.following);
    if (!this.scoring && this.play?.isCounting) this.play.endCount?.();
  }

  /** The board is gone: nothing rings any more, and all is paid. */
  end(): void {
    this.ring([]);
  }

  private ring([scoring, ...following]: Scoring[]): void {
    clearTimeout(this.timer);
    this.scoring = scoring ?? null;
    this.following = following;
    if (!scoring) {
      unpaid = null;
      return;
    }
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.pay(isCalm ? scoring.towers.length : 0);
    this.timer = setTimeout(() => this.next(), isCalm ? 2 * REST_MS : TOWER_MS);
  }

  private pay(paid: number): void {
    this.paid = paid;
    unpaid = this.scoring && { scorings: [this.scoring, ...this.following], paid };
  }

  private next(): void {
    if (!this.scoring || this.paid >= this.scoring.towers.length) return this.skip();
    this.pay(this.paid + 1);
    this.timer = setTimeout(() => this.next(), this.paid < this.scoring.towers.length ? TOWER_MS : REST_MS);
  }
}

function scored(kind: Scoring["kind"], view: View, after: View, ply: number): Scoring {
  const towers = fromLowest(view.towers).filter((tower) => sum(tower.stakes.map((stake) => stake.pays)) > 0);
  return { kind, towers, view, after, ply };
}
