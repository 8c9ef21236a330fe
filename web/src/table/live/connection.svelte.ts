/** A table's WebSocket. It reconnects by itself, says what it has seen, and sends again what wasn't answered. */

import type { FromClient, FromServer } from "../../server/messages";

export type Line = "connecting" | "open" | "lost";

/** What somebody asks for. It is sent as a request under a name, so that sending it twice does no harm. */
type Command = Exclude<FromClient, { type: "hello" }>;
type WithoutRequest<T> = T extends unknown ? Omit<T, "request"> : never;
export type NewCommand = WithoutRequest<Command>;

/** Who listens to a connection. */
export interface Listener {
  /** The number of the last step that has arrived; null before any has. */
  lastNumber(): number | null;
  hear(message: FromServer): void;
}

const SOONEST = 250;
const LATEST = 8000;
/** If nothing is answered for this long, the line is dead, whatever the browser thinks of it. */
const PATIENCE = 7000;
/** Refusals after which asking again is pointless. */
const LASTING = ["no-such-table", "banned", "banned-address", "unreadable-table", "table-crowded"];

/** Commands that nobody has to wait for. */
const UNHURRIED = ["hint", "say"];

export class Connection {
  line: Line = $state("connecting");
  /** When the line was lost last, by this browser's time. */
  lostAt = $state(0);
  /** How many commands are under way that would change the table. */
  sending = $state(0);

  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Command>();
  private pause = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private isGreeted = false;
  private isEnded = false;
  private sent = 0;
  /** Tells this page's commands apart from those of other pages. */
  private readonly page = crypto.randomUUID().slice(0, 8);

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.giveUp);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Send, now or as soon as the line is back. Returns the request's name. */
  send(asked: NewCommand): string {
    const command = { ...asked, request: `${this.page}-${this.sent++}` } as Command;
    this.unanswered.set(command.request, command);
    this.count();
    if (this.isGreeted && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(command));
      this.watch();
    }
    return command.request;
  }

  /** Connect again, because the reader is somebody else now. */
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

  private change(line: Line): void {
    if (this.line === "open") this.lostAt = performance.now();
    this.line = line;
  }

  private count(): void {
    this.sending = [...this.unanswered.values()].filter(({ type }) => !UNHURRIED.includes(type)).length;
  }

  private open(): void {
    this.change("connecting");
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.table)}/live`,
    );
    this.socket = socket;
    this.isGreeted = false;
    socket.onopen = () => {
      const seen = this.listener.lastNumber();
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
    if (message.type === "step") this.forgetActionsBefore(message.snapshot.ply);
    if (
      (message.type === "done" || message.type === "refused" || message.type === "hint") &&
      message.request !== null
    ) {
      this.unanswered.delete(message.request);
      this.count();
    }
    if (message.type === "refused" && (!this.isGreeted || LASTING.includes(message.problem.code)))
      return this.turnAway(message.problem.code, message);
    this.listener.hear(message);
    if (this.unanswered.size > 0) this.watch();
  }

  /** The game has gone on, and whoever sees that may go on too, even if the answer comes a little later. */
  private forgetActionsBefore(ply: number): void {
    for (const [request, command] of this.unanswered)
      if (command.type === "act" && command.ply < ply) this.unanswered.delete(request);
    this.count();
  }

  private greet(socket: WebSocket): void {
    this.isGreeted = true;
    this.pause = SOONEST;
    this.change("open");
    for (const command of this.unanswered.values()) socket.send(JSON.stringify(command));
  }

  /** Turned away: there is no such table, it can't be read, it's too crowded, or the server cannot answer yet. */
  private turnAway(code: string, message: FromServer): void {
    if (LASTING.includes(code)) {
      this.end();
      this.listener.hear(message);
    } else {
      this.giveUp();
    }
  }

  /** Reconnect if no answer comes in time. Hints may take longer. */
  private watch(): void {
    clearTimeout(this.doubt);
    const isUrgent =
      !this.isGreeted || [...this.unanswered.values()].some((command) => command.type !== "hint");
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
    this.change("lost");
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
