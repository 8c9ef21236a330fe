/** A finished game, and where in it the reader is. */

import { ApiProblem, get } from "../server/api";
import type { GameParts } from "../games/contract";
import { folderOf, partsOf } from "../games/registry";
import type { GameView } from "../games/views";
import type { Entry, LogPage, Problem, ReplayView, SeatView, Welcome } from "../server/messages";
import { type Turn, turnsOf } from "../games/turns";
import { named } from "../words/seat-names";
import { say } from "../words/words.svelte";
import { type Viewpoint, viewpointOf } from "./viewpoint";

/** How long a position stays at speed 1, in ms. */
const PAUSE = 1300;

export const SPEEDS = [0.5, 1, 2, 4];

/** What draws the game can't be loaded: the line was cut, or there is a new version of the pages. */
const UNLOADED: Problem = {
  code: "not-loaded",
  sentence: "the game couldn't be loaded",
  rule: null,
  words: { key: "table.failed.more", values: {} },
};

export class Replay {
  welcome: Welcome | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** What draws the game; null before the server has said which one it is. */
  parts: GameParts | null = $state.raw(null);
  views: GameView[] = $state.raw([]);
  line: Entry[] = $state.raw([]);
  viewpoint: Viewpoint = $state("watch");
  ply = $state(0);
  /** Whether the reader has just gone one step forward, so that the step is animated. */
  isStep = $state(false);
  isPlaying = $state(false);
  speed = $state(1);
  /** The line of the log that somebody points at. */
  pointed: readonly Entry[] | null = $state.raw(null);

  readonly seats: SeatView[] = $derived(named(this.welcome?.snapshot.seats ?? []));
  readonly turns: Turn[] = $derived(this.parts ? turnsOf(this.line, this.parts) : []);
  /** What changed the game, by ply. */
  readonly turningPoints: Map<number, string[]> = $derived(
    new Map(
      this.line.flatMap(({ ply, turning_points: turningPoints }) =>
        turningPoints.length > 0 ? [[ply, turningPoints.map((name) => this.wordsOf(name))] as const] : [],
      ),
    ),
  );

  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly byViewpoint = new Map<Viewpoint, Promise<GameView[]>>();

  constructor(readonly id: string) {}

  get last(): number {
    return Math.max(0, this.views.length - 1);
  }
  get view(): GameView | null {
    return this.views[this.ply] ?? null;
  }
  /** The action that led to where the reader is. */
  get entry(): Entry | null {
    return this.line[this.ply - 1] ?? null;
  }
  get isAtEnd(): boolean {
    return this.views.length > 0 && this.ply === this.last;
  }
  /** The seat whose view it is. */
  get facing(): number | null {
    return this.view?.seat ?? null;
  }

  /** Ask the server for everything. `seat`, `ply`: what the address says. */
  async load(seat: string | null, ply: string | null): Promise<void> {
    this.problem = null;
    try {
      const welcome = await get<Welcome>(`/api/tables/${this.id}`);
      const own = welcome.snapshot.seats.findIndex((one) => one.is_you);
      const parts = await partsOf(welcome.game);
      const usual: Viewpoint = own >= 0 ? own : parts.hasSecrets ? "open" : "watch";
      const viewpoint = viewpointOf(seat, welcome.players) ?? usual;
      this.parts = parts;
      const views = await this.fetch(viewpoint, welcome.players);
      this.line = (await get<LogPage>(`/api/tables/${this.id}/actions`)).entries;
      this.views = views;
      this.viewpoint = viewpoint;
      this.welcome = welcome;
      this.go(ply === null || ply === "" ? 0 : Number(ply));
    } catch (error) {
      this.fail(error);
    }
  }

  /** Show the same position from another viewpoint. */
  async look(viewpoint: Viewpoint): Promise<void> {
    if (!this.welcome) return;
    try {
      const views = await this.fetch(viewpoint, this.welcome.players);
      this.isStep = false;
      this.views = views;
      this.viewpoint = viewpoint;
    } catch (error) {
      this.fail(error);
    }
  }

  private wordsOf(turning: string): string {
    return say(`turning.${folderOf(this.welcome?.game ?? "")}.${turning}`);
  }

  private fail(error: unknown): void {
    this.problem = error instanceof ApiProblem ? error.problem : UNLOADED;
    if (this.problem === UNLOADED) console.error(error);
  }

  private fetch(viewpoint: Viewpoint, players: number): Promise<GameView[]> {
    const known = this.byViewpoint.get(viewpoint);
    if (known) return known;
    const asked = viewpoint === "open" ? this.fetchOpen(players) : this.fetchOne(viewpoint);
    this.byViewpoint.set(viewpoint, asked);
    asked.catch(() => this.byViewpoint.delete(viewpoint)); // so that it can be asked for again
    return asked;
  }

  private async fetchOne(viewpoint: number | "watch"): Promise<GameView[]> {
    const which = viewpoint === "watch" ? "" : `?seat=${viewpoint}`;
    return (await get<ReplayView>(`/api/tables/${this.id}/views${which}`)).views;
  }

  private async fetchOpen(players: number): Promise<GameView[]> {
    const [watched, ...own] = await Promise.all([
      this.fetch("watch", players),
      ...Array.from({ length: players }, (_, seat) => this.fetch(seat, players)),
    ]);
    const { opened } = this.parts!;
    return watched!.map((view, ply) =>
      opened(
        view,
        own.map((views) => views[ply]!),
      ),
    );
  }

  // --- Moving through the game ---

  /** Go to a position, or to the first or last one if there is none with that number. */
  go(ply: number): void {
    const to = Math.min(Math.max(0, Number.isFinite(ply) ? Math.trunc(ply) : 0), this.last);
    this.isStep = to === this.ply + 1;
    this.ply = to;
    this.pointed = null; // what was pointed at belongs to where the reader was
  }

  step(by: 1 | -1): void {
    this.go(this.ply + by);
  }

  /** Go to the nearest beginning of a turn, forward or back; after the last one comes the end. */
  turn(by: 1 | -1): void {
    const starts = [...this.turns.map(({ steps }) => steps[0]!.ply - 1), this.last];
    const to = by > 0 ? starts.find((ply) => ply > this.ply) : starts.findLast((ply) => ply < this.ply);
    if (to !== undefined) this.go(to);
  }

  /** Let it run by itself, or stop it. At the end it starts over. */
  toggle(): void {
    if (this.isPlaying) return this.stop();
    if (this.isAtEnd) this.go(0);
    this.isPlaying = true;
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (!this.isPlaying) return;
    clearTimeout(this.timer);
    this.wait();
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.step(1);
      if (this.isAtEnd) this.stop();
      else this.wait();
    }, PAUSE / this.speed);
  }
}
