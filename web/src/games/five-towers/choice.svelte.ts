/** What a player has chosen so far: a bid, a top to tear down, a card to build. */

import type { FiveTowersView } from "../views";
import type { Legal } from "../../server/messages";
import { settings } from "../../people/settings.svelte";
import type { Choice, Play, PromptView } from "../contract";
import { laidOut, STYLES, type TowerStyle } from "./model/cards";
import { promptOf } from "./model/prompt";

/** A market card that is being dragged, and the tower it is held over. */
export interface Drag {
  card: string;
  /** Where it lies in the market. */
  place: number;
  x: number;
  y: number;
  over: TowerStyle | null;
}

/** Whether an action builds a 0: `C0`. */
function isRoof(action: string): boolean {
  return /^[A-Z]0$/.test(action);
}

export class FiveTowersChoice implements Choice {
  /** The card under the finger; null: none. */
  drag: Drag | null = $state(null);

  /** The market as it lies: cards keep their places while others are taken. */
  readonly slots = $derived.by(
    () => (this.before = laidOut(this.before, this.play.view.market, this.play.view.market_size)),
  );

  private before: (string | null)[] = [];
  private picked = $state.raw({ ply: -1, action: "" });
  private looked = $state.raw<{ ply: number; seat: number } | null>(null);
  private readonly byText = $derived.by(() => new Map(this.play.legal.map((legal) => [legal.action, legal])));

  constructor(private readonly play: Play<FiveTowersView>) {}

  get prompt(): PromptView {
    return promptOf(this.play, this.chosen);
  }

  /** What was chosen in another position no longer counts. */
  get chosen(): Legal | null {
    return this.picked.ply === this.play.ply ? (this.byText.get(this.picked.action) ?? null) : null;
  }

  /** Whether it's the reader's decision. */
  get isOpen(): boolean {
    return this.byText.size > 0;
  }

  /** The seat whose towers are drawn large: the one asked for, the player's own, or that of the current or last builder. */
  get shown(): number {
    const { view, facing, ply } = this.play;
    if (this.looked && (this.looked.ply === ply || !this.isOpen)) return this.looked.seat;
    if (facing !== null) return facing;
    return view.turn.phase === "bid" ? (view.first + view.players - 1) % view.players : view.turn.player;
  }

  /** Whether the towers that are drawn large are those that can be built on now. */
  get isOwn(): boolean {
    return this.shown === this.play.view.turn.player && this.isOpen;
  }

  isLegal(action: string): boolean {
    return this.byText.has(action);
  }

  isChosen(action: string): boolean {
    return this.chosen?.action === action;
  }

  isHinted(action: string): boolean {
    return this.play.hint?.action === action;
  }

  /** Show somebody's towers, or if they are shown already, the usual ones again. */
  look(seat: number): void {
    this.looked = this.looked && this.shown === seat ? null : { ply: this.play.ply, seat };
  }

  /** Choose an action; choosing it again commits it. An illegal one is sent too, so that the server says why not. */
  tap(action: string): void {
    if (!this.isOpen || this.play.isSending) return;
    if (!this.isLegal(action)) return this.play.act(action);
    if (this.isChosen(action)) return this.commit(action);
    this.choose(action);
  }

  /** Choose a card that was dropped on its tower, or anything else; commit it only if one tap is enough (`oneTap`). A roof closes its tower for ever, so it's always asked about first. */
  choose(action: string): void {
    if (!this.isLegal(action)) return this.tap(action);
    this.looked = null;
    if (settings.oneTap && !isRoof(action)) this.commit(action);
    else this.picked = { ply: this.play.ply, action };
  }

  /** A tower was tapped: tear down its top, or build the card of its style. */
  tapTower(style: TowerStyle): void {
    this.tap(this.play.view.turn.phase === "build" ? this.cardFor(style) : `x${style}`);
  }

  /** Whether tapping a tower does something. */
  isTowerLegal(style: TowerStyle): boolean {
    return (
      this.isOpen && this.isLegal(this.play.view.turn.phase === "build" ? this.cardFor(style) : `x${style}`)
    );
  }

  clear(): void {
    this.picked = { ply: -1, action: "" };
    this.looked = null;
    this.drag = null;
  }

  /** P only chooses: a letter is easily pressed by mistake. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") return this.escape();
    if (!this.isOpen) return false;
    const action = this.keyed(event.key);
    if (action === null) return false;
    if (event.key.toLowerCase() === "p" && this.isLegal(action)) this.picked = { ply: this.play.ply, action };
    else this.tap(action);
    return true;
  }

  private commit(action: string): void {
    if (!this.play.isSending) this.play.act(action);
  }

  private escape(): boolean {
    const isAnything = this.chosen !== null || this.looked !== null || this.drag !== null;
    this.clear();
    return isAnything;
  }

  /** 0–5 and P in the bidding; then 1–5 for a tower or a card, 0 or P for tearing down nothing. */
  private keyed(key: string): string | null {
    const phase = this.play.view.turn.phase;
    const isNone = key === "p" || key === "P";
    if (phase === "bid") return isNone ? "-" : /^[0-5]$/.test(key) ? `!${key}` : null;
    if (phase === "tear" && (isNone || key === "0")) return "x-";
    if (!/^[1-5]$/.test(key)) return null;
    return phase === "tear" ? `x${STYLES[Number(key) - 1]}` : (this.slots[Number(key) - 1] ?? null);
  }

  /** The action that a tap on a tower means while cards are built: the chosen card, a legal one, or one that the server refuses with a reason. */
  private cardFor(style: TowerStyle): string {
    const fits = (text: string) => text.startsWith(style);
    if (this.chosen && fits(this.chosen.action)) return this.chosen.action;
    const cards = this.play.view.market.filter(fits);
    return cards.find((text) => this.isLegal(text)) ?? cards[0] ?? `x${style}`;
  }
}
