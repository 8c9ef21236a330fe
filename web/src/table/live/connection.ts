/** A table's WebSocket. It comes back by itself, tells what it has seen, and sends again what was not answered. */

import type { FromClient, FromServer } from "../../server/messages";

export type Line = "connecting" | "open" | "lost";

/** What can be sent under a name of its own, so that sending it again does no harm. */
export type Wish = Exclude<FromClient, { type: "hello" }>;

const SOONEST = 250;
const LATEST = 8000;
/** A line on which nothing is answered for so long is dead, whatever the browser thinks of it. */
const PATIENCE = 7000;
/** Refusals after which asking again is of no use. */
const LASTING = ["no-such-table", "banned", "banned-address", "unreadable-table", "table-crowded"];

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Wish>();
  private pause = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private isGreeted = false;
  private isEnded = false;

  constructor(
    private readonly table: string,
    private readonly seen: () => number | null,
    private readonly hear: (message: FromServer) => void,
    private readonly onLine: (line: Line) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.giveUp);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Send, now or as soon as the line is back. */
  send(wish: Wish): void {
    this.waiting.set(wish.request, wish);
    if (!this.isGreeted || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(wish));
    this.watch();
  }

  /** Connect anew: who this is to the server has changed. */
  renew(): void {
    if (this.isEnded) return;
    clearTimeout(this.timer);
    this.hangUp();
    this.open();
  }

  /** Hang up for good. */
  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.giveUp);
    document.removeEventListener("visibilitychange", this.hurry);
    this.hangUp();
  }

  private open(): void {
    this.onLine("connecting");
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.table)}/live`,
    );
    this.socket = socket;
    this.isGreeted = false;
    socket.onopen = () => {
      const seen = this.seen();
      socket.send(JSON.stringify(seen === null ? { type: "hello" } : { type: "hello", seen }));
      this.watch();
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.read(socket, JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.lose(socket);
  }

  private read(socket: WebSocket, message: FromServer): void {
    if (socket !== this.socket) return;
    clearTimeout(this.doubt);
    if (message.type === "welcome") this.greet(socket);
    if (
      (message.type === "done" || message.type === "refused" || message.type === "hint") &&
      message.request !== null
    ) {
      this.waiting.delete(message.request);
    }
    if (message.type === "refused" && (!this.isGreeted || LASTING.includes(message.problem.code)))
      return this.turnAway(message.problem.code, message);
    this.hear(message);
    if (this.waiting.size > 0) this.watch();
  }

  private greet(socket: WebSocket): void {
    this.isGreeted = true;
    this.pause = SOONEST;
    this.onLine("open");
    for (const wish of this.waiting.values()) socket.send(JSON.stringify(wish));
  }

  /** Turned away: there is no such table, it can't be read, it's too crowded, or the server cannot answer yet. */
  private turnAway(code: string, message: FromServer): void {
    if (LASTING.includes(code)) {
      this.end();
      this.hear(message);
    } else {
      this.giveUp();
    }
  }

  /** Doubt the line if nothing comes in answer. A hint takes its time, and is no reason to doubt. */
  private watch(): void {
    clearTimeout(this.doubt);
    const isUrgent = !this.isGreeted || [...this.waiting.values()].some((wish) => wish.type !== "hint");
    if (isUrgent) this.doubt = setTimeout(this.giveUp, PATIENCE);
  }

  private hangUp(): void {
    clearTimeout(this.doubt);
    const socket = this.socket;
    this.socket = null;
    this.isGreeted = false;
    socket?.close();
  }

  private lose(socket: WebSocket): void {
    if (this.isEnded || socket !== this.socket) return;
    this.hangUp();
    this.onLine("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LATEST);
  }

  private giveUp = (): void => {
    if (this.socket) this.lose(this.socket);
  };

  private hurry = (): void => {
    if (this.socket !== null || this.isEnded || document.hidden) return;
    clearTimeout(this.timer);
    this.pause = SOONEST;
    this.open();
  };
}
