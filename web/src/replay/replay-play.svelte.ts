/** A position of a finished game as a game's parts see it: there is nothing to decide. */

import type { Play } from "../games/contract";
import type { GameView } from "../games/views";
import type { Entry, Legal, SeatView } from "../server/messages";
import type { Replay } from "./replay.svelte";

const NOTHING: Legal[] = [];

export class ReplayPlay implements Play {
  readonly legal = NOTHING;
  readonly hint = null;
  readonly isSending = false;

  /** The replay must have its views. */
  constructor(private readonly replay: Replay) {}

  get view(): GameView {
    return this.replay.view!;
  }
  get seats(): SeatView[] {
    return this.replay.seats;
  }
  get facing(): number | null {
    return this.replay.facing;
  }
  get toAct(): number | null {
    const turn = this.view.turn;
    return turn.phase === "over" ? null : turn.player;
  }
  get ply(): number {
    return this.replay.ply;
  }
  get last(): Entry | null {
    return this.replay.isStep ? this.replay.entry : null;
  }
  get marked(): readonly Entry[] {
    const { entry, pointed } = this.replay;
    return pointed ?? (entry ? [entry] : []);
  }
  /** What led here, action by action. */
  get entries(): Entry[] {
    return this.replay.line.slice(0, this.ply);
  }
  act(): void {
    // it has all been decided
  }
}
