/**
 * What a game's folder gives to the pages, and what it is given. A game draws and chooses; what is legal comes from the
 * server.
 */

import type { Component } from "svelte";

import type { GameView } from "./views";
import type { Entry, HintChoice, Legal, SeatView } from "../server/messages";

/** A position as somebody sees it, at a live table or in a replay. It changes: read it again each time. */
export interface Play<V extends GameView = GameView> {
  readonly view: V;
  /** Empty unless it's your decision. */
  readonly legal: Legal[];
  readonly seats: SeatView[];
  /** The seat whose view it is; null: a spectator's. */
  readonly facing: number | null;
  readonly toAct: number | null;
  readonly ply: number;
  /** The step that led here, to be animated; null: nothing to show. */
  readonly last: Entry | null;
  /**
   * Actions to be marked on the board where they happened, with the mark of the seat: what the others did since your
   * last action, or a line of the log that somebody points at.
   */
  readonly marked: readonly Entry[];
  /** All steps so far, if they are known. A result is explained with them. */
  readonly entries?: readonly Entry[];
  /** The action that a hint suggests, to be marked on the board. */
  readonly hint: HintChoice | null;
  readonly isSending: boolean;
  /** Whether the game is over and its count is still to be shown; see `counts`. */
  readonly isCounting?: boolean;
  /** The count has been shown to its end. */
  endCount?(): void;
  /** Decide: send a legal action's text. */
  act(action: string): void;
}

/** A button in the prompt. */
export interface Offer {
  label: string;
  action: string;
}

/** What the prompt says: what to do now, in words, and the one button that commits. */
export interface PromptView {
  /** The decisions of a turn, `["build", "bet", "take"]` in words; empty: there are none to tell apart. */
  steps: string[];
  /** Which of them is due now. */
  at: number;
  /** The sentence that says what to do now, or what committing would do. */
  sentence: string;
  /** Further help, below the sentence. */
  more: string;
  /** What has been chosen, ready to commit. */
  primary: Offer | null;
  /** What else can be done, such as "no bet". */
  others: Offer[];
}

/** What somebody has chosen so far, in a game's own terms. Made once for each table; cleared when the position changes. */
export interface Choice {
  readonly prompt: PromptView;
  /** The legal action that is previewed now, with its fields. */
  readonly chosen: Legal | null;
  clear(): void;
  /** Handles a key that nothing else has handled. Returns whether it did something. */
  key(event: KeyboardEvent): boolean;
}

export interface PartProps<V extends GameView, C extends Choice> {
  play: Play<V>;
  choice: C;
}

export interface GameParts<V extends GameView = GameView, C extends Choice = Choice> {
  /** Makes the object that keeps track of what somebody chooses. */
  choose(play: Play<V>): C;
  /** The board: towers, field, market. */
  Board: Component<PartProps<V, C>>;
  /** The player's own hand: below the board on a desktop, in the hand bar on a phone. */
  Hand: Component<PartProps<V, C>>;
  /** What the right rail shows above the log: the scoring to come, regions. */
  Side: Component<PartProps<V, C>>;
  /** A player's lines in their panel: chips, markers, tiles. */
  Lines: Component<PartProps<V, C> & { seat: number }>;
  /** The position as text, in tables and sentences, for readers who can't see the board. */
  Text: Component<PartProps<V, C>>;
  /** The result: how the points came about. */
  Scoring: Component<PartProps<V, C>>;
  /** The points that a seat has so far; null: there are none before the end. */
  points(view: V, seat: number): number | null;
  /** Where the points are counted at the end before winner and totals are shown, by `Board` or `Scoring`. It calls `endCount` when it's done. */
  counts?: "board" | "result";
  /** Whether hands are hidden, so that people around one screen need a curtain. */
  hasSecrets: boolean;
  /** Kinds of actions that only pass. If such an action is the only legal one, the table may play it by itself. */
  passes: readonly string[];
  /** Whether an action begins another turn of the player who has done `turn`, the actions just before it. */
  startsTurn(turn: readonly Entry[], entry: Entry): boolean;
  /** A turn in a few words without the player's name, to be listed after it: "raised red to 7", "took blue". */
  tell(turn: readonly Entry[]): string[];
  /** A spectator's view with every hand face up. `own`: the same position as each seat sees it. */
  opened(watched: V, own: V[]): V;
  /** A hand that lies open in a replay, where `Lines` doesn't show it. */
  OpenHand?: Component<{ view: V; seat: number }>;
  /** The catalogue's key for the name of `Side`. */
  sideName: string;
  /** Keys of this game for the list of keys: [key, catalogue key]. */
  keys: [string, string][];
}

// --- Lessons ---

/** What a note may look at: what everybody at the table sees. */
export interface Moment<V extends GameView = GameView> {
  view: V;
  entries: Entry[];
  /** The learner's seat. */
  own: number;
  isYours: boolean;
}

/**
 * Something that is explained in a first game, as soon as it happens for the first time. It is said until the learner's next decision, so it
 * has to be about what is on the board now. What is said when the game is over is the same in every game.
 */
export interface Note<V extends GameView = GameView> {
  /** Its sentences are `learn.coach.<text>` and `learn.coach.<text>.title`. */
  text: string;
  /** Whether it is time to say it. */
  when: (moment: Moment<V>) => boolean;
  /** Whether what it asks for was done before it could be said: then it never is. */
  until?: (moment: Moment<V>) => boolean;
}

/** How a game is taught: the drawings of its rules (`docs/rules`), and what is said during a first game. */
export interface Lesson<V extends GameView = GameView> {
  notes: Note<V>[];
  /** The game's picture on the page of all lessons. */
  Cover: Component<{ game: string }>;
  /** A drawing of the rules, by its name there. */
  Figure: Component<{ name: string }>;
}
