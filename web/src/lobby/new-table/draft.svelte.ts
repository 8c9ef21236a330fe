/** A new table while somebody is putting it together. */

import type {
  GameInfo,
  LiveClockOutput,
  NewTable,
  OptionInfo,
  SeatChoice,
  TableRow,
  Terms,
  Welcome,
} from "../../server/messages";
import { say } from "../../words/words.svelte";
import { type ClockDraft, lastChoices, type How, keep, type SeatDraft } from "../last-choices";

/** Who leaves first when there are fewer seats. */
const LEAVING: SeatDraft["kind"][] = ["bot", "here", "open"];

type Options = Record<string, string | boolean>;

export class Draft {
  seats: SeatDraft[] = $state([]);
  clock: ClockDraft = $state(lastChoices().clock);
  substitute = $state(lastChoices().substitute);
  order = $state(lastChoices().order);
  isListed = $state(lastChoices().isListed);
  hasMemory = $state(lastChoices().hasMemory);
  hasHints = $state(lastChoices().hasHints);
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

  /** Fewer seats: bots go first, then people at this screen, then seats that wait for friends; you never do. */
  resize(players: number): void {
    const seats = [...this.seats];
    while (seats.length > players) {
      const going = LEAVING.map((kind) => seats.findLastIndex((seat) => seat.kind === kind));
      seats.splice(going.find((at) => at >= 0) ?? seats.length - 1, 1);
    }
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

  /** How many seats are for people. */
  get people(): number {
    return this.seats.filter((seat) => seat.kind !== "bot").length;
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
    this.remember(info.name);
    const seats = this.seats.map(choiceOf);
    return { game: info.name, players: seats.length, seats, ...this.terms(info) };
  }

  /** What the game is to be played with. */
  terms(info: GameInfo): Terms {
    const options = this.optionsOf(info).map((option) => [option.name, this.option(info, option)] as const);
    return {
      options: Object.fromEntries(options),
      clock: this.clockWanted,
      substitute: this.substitute,
      order: this.order,
      is_listed: this.isListed && this.has("open"),
      has_memory: this.hasMemory || !info.has_memory,
      has_hints: this.hasHints && this.people > 1,
    };
  }

  /** Begin with what was agreed at a table that is waiting for people. */
  takeOver({ game, options, clock, substitute, ...agreed }: Welcome): void {
    this.seats = agreed.snapshot.seats.map(({ kind, name, bot }) => ({
      kind: kind === "person" ? "here" : kind,
      name,
      bot: bot ?? "level:2",
    }));
    this.options[game] = { ...options };
    this.substitute = substitute;
    this.order = agreed.is_by_lot ? "lot" : "given";
    this.isListed = agreed.is_listed;
    this.hasMemory = agreed.has_memory;
    this.hasHints = agreed.has_agreed_hints;
    const { minutes, increment, days } = this.clock;
    this.clock = { kind: clock.kind, minutes, increment, days };
    if (clock.kind === "live")
      this.clock = { ...this.clock, minutes: clock.seconds / 60, increment: clock.increment };
    if (clock.kind === "days") this.clock.days = clock.days;
  }

  get clockWanted(): TableRow["clock"] {
    const { kind, minutes, increment, days } = this.clock;
    if (kind === "live") return { kind, seconds: minutes * 60, increment } satisfies LiveClockOutput;
    return kind === "days" ? { kind, days } : { kind: "none" };
  }

  private remember(game: string): void {
    const { substitute, order, isListed, hasMemory, hasHints } = this;
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
      hasHints,
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
