/** A table as the server describes it. It works out nothing that the server says. */

import { settings } from "../../people/settings.svelte";
import { isBan } from "../../people/me.svelte";
import { ApiProblem, get } from "../../server/api";
import type {
  BotFailure,
  ClockView,
  FromServer,
  Snapshot,
  Presence,
  Problem,
  SeatView,
  Thinking,
  Welcome,
} from "../../server/messages";
import { named, nameOf } from "../../words/seat-names";
import { Chat } from "./chat.svelte";
import { Count } from "./count.svelte";
import { Connection, type NewCommand } from "./connection.svelte";
import { Hints } from "./hints.svelte";
import { Log } from "./log.svelte";
import { Playback } from "./playback.svelte";

export class Table {
  /** What does not change; null before the first answer. */
  welcome: Welcome | null = $state.raw(null);
  presence: Presence | null = $state.raw(null);
  thinking: Thinking | null = $state.raw(null);
  /** Why the last command was refused; it goes away by itself, or with `forgive`. */
  problem: Problem | null = $state.raw(null);
  rematch: string | null = $state(null);
  isClosing = $state(false);
  /** There is no such table. */
  isGone = $state(false);
  /** The server can't read what it has stored about the table. */
  isUnreadable = $state(false);
  /** Too many people are watching. */
  isCrowded = $state(false);
  /** A bot's turn failed on the server. */
  botFailure: BotFailure | null = $state.raw(null);

  readonly hints = new Hints((command) => this.send(command));
  readonly chat = new Chat((command) => this.send(command));
  readonly count: Count;
  readonly log: Log;
  readonly playback: Playback;
  readonly connection: Connection;

  constructor(readonly id: string) {
    this.count = new Count(id);
    this.log = new Log(id, (path) => this.ask(path));
    this.playback = new Playback(
      this.log,
      () => settings.pace,
      () => this.hints.close(),
    );
    this.connection = new Connection(id, {
      lastNumber: () => this.playback.lastNumber,
      hear: (message) => this.hear(message),
    });
  }

  /** Whether the game is over and its points are still to be counted. */
  get isCounting(): boolean {
    return this.snapshot?.status === "over" && this.count.isDue;
  }

  /** The final scores, once they have been counted. */
  get scores(): number[] | null {
    return this.isCounting ? null : (this.snapshot?.scores ?? null);
  }

  /** What is shown now. */
  get snapshot(): Snapshot | null {
    return this.playback.snapshot;
  }

  /** The seats, with names that people can read. */
  readonly seats: SeatView[] = $derived.by(() => named(this.snapshot?.seats ?? []));

  get clock(): ClockView | null {
    return this.snapshot?.clock ?? null;
  }

  /** Your seats. */
  get own(): number[] {
    return (this.snapshot?.seats ?? []).flatMap((seat, number) => (seat.is_you ? [number] : []));
  }

  /** Whether it's your decision. */
  get isYours(): boolean {
    return !this.playback.isBehind && (this.snapshot?.legal.length ?? 0) > 0;
  }

  /** Whether the server waits for you, even if the page still shows what the others did before. */
  get isAwaited(): boolean {
    return (this.playback.newest?.legal.length ?? 0) > 0;
  }

  name(seat: number | null): string {
    return nameOf(this.seats, seat);
  }

  // --- Commands ---

  act(action: string): void {
    if (this.snapshot && this.connection.sending === 0)
      this.send({ type: "act", ply: this.snapshot.ply, action });
  }

  /** You are about to do something: if it's your turn, what is still waiting is shown at once. */
  catchUp(): void {
    if (this.playback.isBehind && this.isAwaited) this.playback.hurry();
  }

  undo(): void {
    this.send({ type: "undo" });
  }

  answer(agrees: boolean): void {
    this.send({ type: "answer", agrees });
  }

  leave(seat: number): void {
    this.send({ type: "leave", seat });
  }

  comeBack(seat: number): void {
    this.send({ type: "return", seat });
  }

  unseat(seat: number): void {
    this.send({ type: "unseat", seat });
  }

  accept(): void {
    this.send({ type: "accept" });
  }

  decline(): void {
    this.send({ type: "decline" });
  }

  forgive(): void {
    this.problem = null;
  }

  /** A request over HTTP was refused. */
  blame(problem: Problem): void {
    this.problem = problem;
  }

  end(): void {
    this.playback.stop();
    this.connection.end();
  }

  private send(command: NewCommand): string {
    this.problem = null;
    return this.connection.send(command);
  }

  /** Ask over HTTP. If the server refuses, the reader is told, and the answer is null. */
  private async ask<T>(path: string): Promise<T | null> {
    try {
      return await get<T>(path);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      this.problem = error.problem;
      return null;
    }
  }

  // --- What the server says ---

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.greet(message);
      case "step":
        if (this.playback.follow(message)) this.settle();
        if (message.entry.kind === "agree") this.connection.renew(); // the welcome says what is agreed now
        return;
      case "said":
        return this.chat.hear(message.chat);
      case "presence":
        this.presence = message;
        return;
      case "clocks":
        return this.playback.setClock(message.clock);
      case "thinking":
        this.thinking = message;
        return;
      case "bot-failure":
        this.thinking = null;
        this.botFailure = message;
        return;
      case "hint":
        return this.hints.hear(message, this.snapshot?.ply);
      case "done":
        return; // the connection has counted it
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

  private greet(welcome: Welcome): void {
    this.chat.entries = welcome.chats;
    this.welcome = welcome;
    this.isClosing = false;
    this.settle();
    this.playback.begin(welcome);
  }

  /** The game goes on: nobody is thinking, and what had failed is over. */
  private settle(): void {
    this.thinking = null;
    this.botFailure = null;
  }

  private refuse(request: string | null, problem: Problem): void {
    this.hints.refuse(request);
    if (problem.code === "no-such-table") this.isGone = true;
    if (problem.code === "unreadable-table") this.isUnreadable = true;
    if (problem.code === "table-crowded") this.isCrowded = true;
    if (!isBan(problem)) this.problem = problem;
  }
}
