/** A new table while somebody is putting it together. */

import type {
  GameInfo,
  LiveClockOutput,
  NewTable,
  OptionInfo,
  SeatChoice,
  TableRow,
} from "../../server/messages";
import { say } from "../../words/words.svelte";
import { type ClockDraft, lastChoices, type How, keep, type SeatDraft } from "../last-choices";

type Options = Record<string, string | boolean>;

export class Draft {
  seats: SeatDraft[] = $state([]);
  clock: ClockDraft = $state(lastChoices().clock);
  substitute = $state(lastChoices().substitute);
  order = $state(lastChoices().order);
  isListed = $state(lastChoices().isListed);
  hasMemory = $state(lastChoices().hasMemory);
  /** Chosen so far, by game. */
  private options: Record<string, Options> = $state(lastChoices().options);
  private how: How = "bots";

  /** Choose who sits there, for this way of playing: the same as last time, or you and one more. */
  suit(how: How): void {
    this.how = how;
    this.seats = lastChoices().seats[how] ?? [{ kind: "me", bot: "level:2", name: "" }, this.another(1)];
  }

  /** Change the number of seats to one that the game allows, as close as possible to what was chosen. */
  fit(info: GameInfo): void {
    const [least = 2, most = 2] = [info.seats[0], info.seats.at(-1)];
    this.resize(Math.min(most, Math.max(least, this.seats.length)));
  }

  resize(players: number): void {
    const seats = this.seats.slice(0, players);
    while (seats.length < players) seats.push(this.another(seats.length));
    this.seats = seats;
  }

  /** Give a seat to somebody. You have only one: if you take somebody's, they get your old one. */
  seat(number: number, who: Partial<SeatDraft>): void {
    const before = this.seats[number];
    const mine = this.seats.findIndex((seat) => seat.kind === "me");
    if (!before) return;
    if (who.kind === "me" && mine >= 0 && mine !== number) this.seats[mine] = { ...before };
    this.seats[number] = { ...before, ...who };
  }

  /** The level of all bots; null: they differ, or there are none. */
  get level(): string | null {
    const levels = new Set(this.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot));
    return levels.size === 1 ? ([...levels][0] ?? null) : null;
  }

  set level(bot: string | null) {
    if (bot !== null) this.seats = this.seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot } : seat));
  }

  has(kind: SeatDraft["kind"]): boolean {
    return this.seats.some((seat) => seat.kind === kind);
  }

  /** The options that exist with this number of players. */
  optionsOf(info: GameInfo): OptionInfo[] {
    return info.options.filter((option) => option.seats === null || option.seats.includes(this.seats.length));
  }

  option(info: GameInfo, option: OptionInfo): string | boolean {
    const chosen = this.options[info.name]?.[option.name];
    return chosen !== undefined && option.values.includes(chosen) ? chosen : option.default;
  }

  choose(info: GameInfo, option: OptionInfo, value: string | boolean): void {
    this.options[info.name] = { ...this.options[info.name], [option.name]: value };
  }

  /** What the server is asked for. It's kept for the next table. */
  wanted(info: GameInfo): NewTable {
    const { seats, substitute, order } = this;
    const options = Object.fromEntries(
      this.optionsOf(info).map((option) => [option.name, this.option(info, option)]),
    );
    this.remember(info.name);
    const isListed = this.isListed && this.has("open");
    const clock = this.clockWanted;
    const hasMemory = this.hasMemory || !info.has_memory;
    return {
      game: info.name,
      players: seats.length,
      seats: seats.map(choiceOf),
      options,
      clock,
      substitute,
      order,
      is_listed: isListed,
      has_memory: hasMemory,
    };
  }

  get clockWanted(): TableRow["clock"] {
    const { kind, minutes, increment, days } = this.clock;
    if (kind === "live") return { kind, seconds: minutes * 60, increment } satisfies LiveClockOutput;
    return kind === "days" ? { kind, days } : { kind: "none" };
  }

  private remember(game: string): void {
    const { substitute, order, isListed, hasMemory } = this;
    const seats = { ...lastChoices().seats, [this.how]: $state.snapshot(this.seats) };
    const clock = $state.snapshot(this.clock);
    const bot = this.level ?? lastChoices().bot;
    keep({
      game,
      bot,
      substitute,
      order,
      isListed,
      hasMemory,
      clock,
      seats,
      options: $state.snapshot(this.options),
    });
  }

  private another(number: number): SeatDraft {
    const kind = ({ bots: "bot", screen: "here", friends: "open" } as const)[this.how];
    return { kind, bot: this.level ?? lastChoices().bot, name: kind === "here" ? personHere(number) : "" };
  }
}

/** What somebody at this screen is called until they say otherwise. */
export function personHere(seat: number): string {
  return say("lobby.new.person", { number: seat + 1 });
}

function choiceOf(seat: SeatDraft, number: number): SeatChoice {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  if (seat.kind === "here") return { kind: "here", name: seat.name.trim() || personHere(number) };
  return { kind: seat.kind };
}
