/** What a player has chosen so far: a tile, how it's turned and where it goes; or a tile to remove; or a card. */

import type { CamposView } from "../views";
import type { Legal } from "../../server/messages";
import { settings } from "../../people/settings.svelte";
import type { Choice, Play, PromptView } from "../contract";
import {
  coloured,
  keyOf,
  SIDE,
  triangleAt,
  turned,
  type Cell,
  type ColouredCell,
  type Point,
} from "./model/hexes";
import { beyond, nearest, optionsOf, placing, type Options, type Removal, type Spot } from "./model/options";
import { previewOf, type Preview } from "./model/preview";
import { promptOf } from "./model/prompt";

interface Picked {
  /** The ply and step where it was picked. It doesn't count anywhere else, even if an undo leads back to that ply. */
  stamp: string;
  slot: number;
  /** How each of the player's two tiles is turned. */
  turns: [number, number];
  spot: string | null;
  removal: string | null;
  card: string | null;
}

/** What the hand needs to know about the field while a tile is dragged over it. */
export interface Lens {
  /** The point of the drawing under a point of the window; null: it isn't on the field. */
  worldAt(x: number, y: number): Point | null;
  readonly scale: number;
  zoom(factor: number): void;
  fit(): void;
}

/** A tile that is dragged from the hand, and where the pointer is. */
export interface Drag {
  slot: number;
  x: number;
  y: number;
}

const NUDGES = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} satisfies Record<string, Point>;
const WAYS: Record<string, Point> = {
  ArrowLeft: NUDGES.left,
  ArrowRight: NUDGES.right,
  ArrowUp: NUDGES.up,
  ArrowDown: NUDGES.down,
};
/** From the middle of a free cell, its corners are within reach, and nothing farther away. */
const REACH = SIDE * 1.1;

export class CamposChoice implements Choice {
  lens = $state.raw<Lens | null>(null);
  drag = $state.raw<Drag | null>(null);
  private kept = $state.raw<Picked | null>(null);

  constructor(readonly play: Play<CamposView>) {}

  readonly options: Options = $derived.by(() => optionsOf(this.play.legal));
  readonly isYours: boolean = $derived.by(() => this.play.legal.length > 0);
  readonly preview: Preview | null = $derived.by(() => previewOf(this.play.view, this.chosen));
  readonly prompt: PromptView = $derived.by(() => promptOf(this));

  readonly chosen: Legal | null = $derived.by(() => {
    const { card, removal } = this.picked;
    if (card !== null) return this.options.cards.get(card)?.legal ?? null;
    if (removal !== null) return this.options.removals.get(removal)?.legal ?? null;
    return this.spot && this.tile !== null ? placing(this.tile, this.spot, this.turn) : null;
  });

  /** What is chosen in this position. */
  private get picked(): Picked {
    const kept = this.kept;
    const stamp = `${this.play.ply}/${this.play.last?.number}`;
    if (kept?.stamp === stamp) return kept;
    return { stamp, slot: 0, turns: [0, 0], spot: null, removal: null, card: null };
  }

  /** The player's own tiles; none for a spectator. */
  get tiles(): string[] {
    const seat = this.play.facing;
    return seat === null ? [] : (this.play.view.tiles[seat] ?? []);
  }
  get slot(): number {
    return this.picked.slot;
  }
  get tile(): string | null {
    return this.tiles[this.slot] ?? null;
  }
  get turn(): number {
    return this.turnOf(this.slot);
  }
  get card(): string | null {
    return this.picked.card;
  }
  get removal(): Removal | null {
    return this.options.removals.get(this.picked.removal ?? "") ?? null;
  }
  /** Where the chosen tile may go. */
  get spots(): Map<string, Spot> {
    return this.options.spots.get(this.tile ?? "") ?? new Map();
  }
  get spot(): Spot | null {
    return this.spots.get(this.picked.spot ?? "") ?? null;
  }

  turnOf(slot: number): number {
    return this.picked.turns[slot === 1 ? 1 : 0];
  }

  // --- Choosing ---

  clear(): void {
    this.drag = null;
    this.pick({ spot: null, removal: null, card: null });
  }

  takeTile(slot: number): void {
    if (!this.tiles[slot]) return;
    const { spot } = this.picked;
    this.pick({ slot, card: null });
    if (spot !== null) this.layAt(spot, slot);
  }

  /** Turn the tile: in the hand by a sixth of a turn, on a spot to the next rotation that's legal there. */
  turnTile(isRight: boolean): void {
    let turn = turned(this.turn, isRight);
    const ways = this.spot?.ways;
    for (let tries = 0; ways && !ways.has(turn) && tries < 6; tries++) turn = turned(turn, isRight);
    this.setTurn(turn);
  }

  chooseSpot(key: string): void {
    this.layAt(key, this.slot);
    this.commitIfQuick();
  }

  chooseRemoval(key: string): void {
    if (this.picked.removal === key) return this.commit();
    this.pick({ removal: key, card: null });
    this.commitIfQuick();
  }

  /** Choose a card. If it can't be played now, the server says why. */
  chooseCard(card: string): void {
    if (!this.isYours) return;
    if (!this.options.cards.has(card)) return this.play.act(card);
    if (this.picked.card === card) return this.commit();
    this.pick({ card, spot: null, removal: null });
    this.commitIfQuick();
  }

  commit(): void {
    if (this.chosen && !this.play.isSending) this.play.act(this.chosen.action);
  }

  private commitIfQuick(): void {
    if (settings.oneTap) this.commit();
  }

  private pick(changes: Partial<Picked>): void {
    this.kept = { ...this.picked, ...changes };
  }

  private setTurn(turn: number): void {
    const turns: [number, number] = [...this.picked.turns];
    turns[this.slot === 1 ? 1 : 0] = turn;
    this.pick({ turns });
  }

  private layAt(key: string, slot: number): void {
    const spot = this.options.spots.get(this.tiles[slot] ?? "")?.get(key);
    if (!spot) return this.pick({ spot: null });
    this.pick({ slot, spot: key, removal: null, card: null });
    if (!spot.ways.has(this.turn)) this.turnTile(true);
  }

  // --- The field ---

  /** The field was tapped. */
  tapAt(point: Point, cell: Cell): void {
    if (!this.isYours) return;
    if (this.options.removals.size > 0) this.tapTile(cell);
    else if (this.covers(cell)) this.turnTile(true);
    else this.tapFree(point);
  }

  /** Whether the ghost lies on a cell. */
  covers(cell: Cell): boolean {
    return this.spot?.cells.some(([q, r]) => q === cell[0] && r === cell[1]) ?? false;
  }

  /** The spot nearest to a point, if one is close enough. `side`: only spots where tiles point that way. */
  spotNear(point: Point, side: number | null = null): Spot | null {
    const spots = [...this.spots.values()];
    return nearest(side === null ? spots : spots.filter((spot) => spot.side === side), point, REACH);
  }

  private tapFree(point: Point): void {
    if (this.tile === null) return;
    const spot = this.spotNear(point);
    if (spot) return this.chooseSpot(spot.key);
    const { q, r, side } = triangleAt(point);
    const turn = this.turn % 2 === side ? this.turn : turned(this.turn, true);
    this.play.act(`${this.tile}@${q},${r},${turn}`); // the server says why not
  }

  private tapTile(cell: Cell): void {
    const laid = this.play.view.area.find((one) =>
      one.cells.some(([q, r]) => q === cell[0] && r === cell[1]),
    );
    if (!laid) return this.clear();
    const key = keyOf(laid.q, laid.r);
    if (this.options.removals.has(key)) this.chooseRemoval(key);
    else this.play.act(`x${key}`); // the server says why not
  }

  /** Move the ghost while it is dragged. This never commits; only dropping a tile from the hand can. */
  carryTo(key: string): void {
    this.layAt(key, this.slot);
  }

  /** The tile as it would lie on a spot. */
  ghostAt(spot: Spot): ColouredCell[] {
    const turn = spot.ways.has(this.turn) ? this.turn : turned(this.turn, true);
    return this.tile === null ? [] : coloured(this.tile, spot.q, spot.r, turn);
  }

  // --- Dragging a tile from the hand ---

  dragTo(slot: number, x: number, y: number): void {
    if (!this.drag) this.pick({ slot, spot: null, card: null });
    this.drag = { slot, x, y };
  }

  /** The spot over which the tile is held. */
  get dragSpot(): Spot | null {
    const point = this.drag && this.lens?.worldAt(this.drag.x, this.drag.y);
    return point ? this.spotNear(point, this.turn % 2) : null;
  }

  drop(): void {
    const spot = this.dragSpot;
    this.drag = null;
    if (spot) this.chooseSpot(spot.key);
  }

  // --- Keys ---

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const way = WAYS[event.key];
    if (way)
      return !isElsewhere(event.target, "aside, dialog, button, a, [role=tablist]") && this.moveTo(way);
    switch (event.key) {
      case "1":
      case "2":
        if (!this.tiles[Number(event.key) - 1]) return false;
        this.takeTile(Number(event.key) - 1);
        return true;
      case "r":
      case "R":
        if (this.tile === null) return false;
        this.turnTile(!event.shiftKey);
        return true;
      case "Enter":
        if (!this.chosen || isElsewhere(event.target, "button, a, summary")) return false;
        this.commit();
        return true;
      case "Escape":
        return this.leave();
      default:
        return this.look(event.key);
    }
  }

  private look(key: string): boolean {
    if (!this.lens) return false;
    if (key === "+" || key === "=") this.lens.zoom(1.25);
    else if (key === "-") this.lens.zoom(0.8);
    else if (key === "0") this.lens.fit();
    else return false;
    return true;
  }

  private leave(): boolean {
    if (!this.chosen && !this.drag) return false;
    this.clear();
    return true;
  }

  /** Move the chosen tile to the next place on one side. */
  nudge(way: keyof typeof NUDGES): void {
    this.moveTo(NUDGES[way]);
  }

  /** Move the cursor to the next legal spot or tile in a direction. */
  private moveTo(way: Point): boolean {
    if (this.options.removals.size > 0) return this.moveRemoval(way);
    if (this.spots.size === 0) return false;
    const next = this.spot ? beyond(this.spots.values(), this.spot.at, way) : first(this.spots.values());
    if (next) this.layAt(next.key, this.slot);
    return true;
  }

  private moveRemoval(way: Point): boolean {
    const all = this.options.removals;
    const next = this.removal ? beyond(all.values(), this.removal.at, way) : first(all.values());
    if (next) this.pick({ removal: next.key, card: null });
    return true;
  }
}

/** Whether a key is meant for something else that has the focus. */
function isElsewhere(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Where the cursor starts: the topmost, and of those the leftmost. */
function first<T extends { at: Point }>(things: Iterable<T>): T | null {
  return [...things].reduce<T | null>(
    (best, next) => (!best || next.at.y * 1000 + next.at.x < best.at.y * 1000 + best.at.x ? next : best),
    null,
  );
}
