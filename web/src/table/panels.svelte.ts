/** Which part of a table, and which dialog, the reader is looking at. The server knows nothing of it. */

import type { Table } from "./live/table.svelte";

/** What a phone shows one at a time; a desktop shows all of it. */
export const VIEWS = ["board", "side", "players", "log"] as const;
export type View = (typeof VIEWS)[number];

export class Panels {
  view: View = $state("board");
  talk: "log" | "chat" = $state("log");
  dialog: "menu" | "keys" | null = $state(null);
  /** Around one screen: who has said that they are here. */
  present: number | null = $state(null);
  private wantsResult = $state(true);
  /** The id of the last chat message that was read. */
  private read = $state(-1);

  constructor(
    private readonly table: Table,
    private readonly isPhone: () => boolean,
    private readonly countsOnBoard: () => boolean = () => false,
  ) {}

  /** After the game: whether the result is shown, or the board. While that counts the points, the result waits. */
  get isResult(): boolean {
    return this.wantsResult && !(this.table.isCounting && this.countsOnBoard());
  }
  set isResult(isWanted: boolean) {
    this.wantsResult = isWanted;
    this.table.count.end(); // whoever asks for the result skips the count
  }

  /** Whether the chat is visible. */
  get isChatShown(): boolean {
    return this.talk === "chat" && (!this.isPhone() || this.view === "log");
  }

  get unread(): number {
    const own = this.table.own;
    return this.table.chat.entries.filter(
      (chat) => chat.id > this.read && (chat.seat === null || !own.includes(chat.seat)),
    ).length;
  }

  /** Marks the whole chat as read. */
  readAll(): void {
    this.read = this.table.chat.entries.at(-1)?.id ?? -1;
  }

  show(view: View): void {
    this.view = view;
  }

  showTalk(talk: "log" | "chat"): void {
    this.talk = talk;
    this.view = "log";
  }
}
