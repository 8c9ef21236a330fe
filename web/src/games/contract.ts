/** What a game's folder gives to the pages, and what it is given. A game draws and chooses; what is legal comes from the server. */

import type { Component } from "svelte";

import type { GameView } from "./views";
import type { Entry, HintChoice, Legal, SeatView } from "../server/messages";

/** A position as somebody sees it: at a live table, in a replay, or in a diagram of the rules. Read it anew, it changes. */
export interface Play<V extends GameView = GameView> {
  readonly view: V;
  /** Empty unless you decide now. */
  readonly legal: Legal[];
  readonly seats: SeatView[];
  /** The seat whose view it is; null: a spectator's. */
  readonly facing: number | null;
  readonly toAct: number | null;
  readonly ply: number;
  /** The step that led here, to be animated; null: nothing to show. */
  readonly last: Entry | null;
  /** All steps so far, where they are known: a result is told from them. */
  readonly entries?: readonly Entry[];
  /** The action that a hint speaks of, to be marked on the board. */
  readonly hint: HintChoice | null;
  readonly isSending: boolean;
  /** Decide: send a legal action's text. */
  act(action: string): void;
}

/** A button of the prompt. */
export interface Offer {
  label: string;
  action: string;
}

/** What the prompt says: what to do now, in words, and the one button that commits. */
export interface PromptView {
  /** The decisions of a turn, `["build", "bet", "take"]` in words; empty: there are none to tell apart. */
  steps: string[];
  /** Which of them it is now. */
  at: number;
  /** The sentence that says what to do now, or what committing would do. */
  sentence: string;
  /** What may help, below it. */
  more: string;
  /** What has been chosen, ready to commit. */
  primary: Offer | null;
  /** What can be done besides, such as "no bet". */
  others: Offer[];
}

/** What somebody has chosen so far, in a game's own terms. Made anew for each table; cleared when the position changes. */
export interface Choice {
  readonly prompt: PromptView;
  /** The legal action that is previewed now, with its fields. */
  readonly chosen: Legal | null;
  clear(): void;
  /** A key was pressed that nothing else wanted. True: it meant something here. */
  key(event: KeyboardEvent): boolean;
}

export interface PartProps<V extends GameView, C extends Choice> {
  play: Play<V>;
  choice: C;
}

export interface GameParts<V extends GameView = GameView, C extends Choice = Choice> {
  /** What can be chosen from, and how. */
  choose(play: Play<V>): C;
  /** The board: towers, field, market. */
  Board: Component<PartProps<V, C>>;
  /** The own hand, below the board on a desk, in the hand bar on a phone. */
  Hand: Component<PartProps<V, C>>;
  /** What the right rail shows above the log: the scoring to come, regions. */
  Side: Component<PartProps<V, C>>;
  /** A player's lines in their panel: chips, markers, tiles. */
  Lines: Component<PartProps<V, C> & { seat: number }>;
  /** The position as text, for whoever does not see the board: tables and sentences. */
  Text: Component<PartProps<V, C>>;
  /** The result, step by step: how the points came about. */
  Scoring: Component<PartProps<V, C>>;
  /** The points that a seat has now, as far as they are known; null: none before the end. */
  points(view: V, seat: number): number | null;
  /** Whether hands are hidden, so that people around one screen need a curtain. */
  hasSecrets: boolean;
  /** The catalogue's key for the name of `Side`. */
  sideName: string;
  /** Keys of this game for the list of keys: [key, catalogue key]. */
  keys: [string, string][];
}
