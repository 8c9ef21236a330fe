/** A scoring as it happens, tower by tower: Intermezzo while the game goes on, Finito at its end. The server has said what it pays. */

import type { Tower } from "../../views";
import type { Play } from "../../contract";
import { fromLowest, is2009, sum, type View } from "../model/styles";

const TOWER_MS = 900;
const REST_MS = 2600;

export interface Scoring {
  kind: "intermezzo" | "finito";
  /** The towers that pay, the lowest first. */
  towers: Tower[];
  /** The position that was scored. */
  view: View;
  ply: number;
}

export class Ringing {
  scoring: Scoring | null = $state.raw(null);
  /** How many towers have been paid. */
  paid = $state(0);

  private before: { view: View; ply: number } | null = null;
  /** What rings after this: Finito may come right after Intermezzo. */
  private following: Scoring[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

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
    this.before = { view, ply };
    if (!before || ply !== before.ply + 1 || play.last?.kind !== "act") return;
    const isOver = view.turn.phase === "over" && before.view.turn.phase !== "over";
    const scorings: Scoring[] = [];
    if (is2009(view) && is2009(before.view) && view.scored && !before.view.scored)
      scorings.push(scored("intermezzo", before.view, ply));
    if (isOver) scorings.push(scored("finito", view, ply));
    if (scorings.length > 0) this.ring(scorings);
  }

  /** Show the next scoring, or none. */
  skip(): void {
    this.ring(this.following);
  }

  private ring([scoring, ...following]: Scoring[]): void {
    clearTimeout(this.timer);
    this.scoring = scoring ?? null;
    this.following = following;
    if (!scoring) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.paid = isCalm ? scoring.towers.length : 0;
    this.timer = setTimeout(() => this.next(), isCalm ? 2 * REST_MS : TOWER_MS);
  }

  private next(): void {
    if (!this.scoring || this.paid >= this.scoring.towers.length) return this.skip();
    this.paid += 1;
    this.timer = setTimeout(() => this.next(), this.paid < this.scoring.towers.length ? TOWER_MS : REST_MS);
  }
}

function scored(kind: Scoring["kind"], view: View, ply: number): Scoring {
  const towers = fromLowest(view.towers).filter((tower) => sum(tower.stakes.map((stake) => stake.pays)) > 0);
  return { kind, towers, view, ply };
}
