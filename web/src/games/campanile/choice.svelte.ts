/** What a player has chosen so far in a turn: a card and floors, a tower and a marker, or a card from the display. */

import type { Legal } from "../../server/messages";
import { nameOf, saidOf } from "../../words/seat-names";
import { settings } from "../../people/settings.svelte";
import { capital, say } from "../../words/words.svelte";
import type { Choice, Offer, Play, PromptView } from "../contract";
import { finitoSentence, mayFinitoCome } from "./model/finito";
import { outcome } from "./model/preview";
import { builtOf, is2009, isOwn, type Style, type View } from "./model/styles";

interface Picked {
  /** A card in the hand (build), a tower (bet), or a card in the display (take). */
  style?: Style;
  /** Which card it was, if several are the same. */
  place?: number;
  floors?: number;
  value?: number;
  /** The tower that a marker moves away from. */
  from?: Style;
  /** No bet. */
  pass?: boolean;
}

/** What is being dragged. */
export type Carried = "card" | "marker" | "display";

/** A second tap this soon is an accidental double tap: it doesn't commit. */
const TREMBLE_MS = 250;

export class CampanileChoice implements Choice {
  carried: Carried | null = $state(null);
  /** What was picked, and at which ply. At any other ply it doesn't count. */
  private kept: { ply: number; picked: Picked } = $state.raw({ ply: -1, picked: {} });
  private pickedAt = 0;

  private readonly shown = $derived.by(() => this.look());
  private readonly found = $derived.by(() => this.play.legal.find((legal) => this.fits(legal)) ?? null);

  constructor(private readonly play: Play<View>) {}

  get picked(): Picked {
    return this.kept.ply === this.play.ply ? this.kept.picked : {};
  }
  get chosen(): Legal | null {
    return this.found;
  }
  get prompt(): PromptView {
    return this.shown;
  }
  /** What you have to decide now; null: nothing. */
  get phase(): "build" | "bet" | "take" | null {
    const phase = this.play.view.turn.phase;
    return this.play.legal.length > 0 && phase !== "over" ? phase : null;
  }
  /** The floors that the picker shows as chosen. Nobody has to undo a choice that they didn't make, so there is no default. */
  get floors(): number | null {
    return this.picked.floors ?? null;
  }
  /** The value of the marker that would be placed: the one that was chosen, or the only one there is. */
  get value(): number | null {
    const values = this.values;
    const wanted = this.picked.value;
    if (wanted !== undefined && values.includes(wanted)) return wanted;
    return values.length === 1 ? (values[0] ?? null) : null;
  }
  /** The values that may be bet now, on the chosen tower if there is one. */
  get values(): number[] {
    const tower = this.picked.style;
    const values = this.play.legal.flatMap(({ fields }) =>
      fields.kind === "bet" && (!tower || fields.style === tower) ? [fields.value] : [],
    );
    return [...new Set(values)].toSorted();
  }
  /** The towers that a 2-marker may be moved away from. */
  get sources(): Style[] {
    return [
      ...new Set(this.play.legal.flatMap(({ fields }) => (fields.kind === "move" ? [fields.from] : []))),
    ];
  }

  /** Whether a tower can be chosen now. */
  isTarget(style: Style): boolean {
    return this.play.legal.some(({ fields }) => {
      if (fields.kind === "build") return fields.style === style;
      if (fields.kind === "move")
        return this.picked.from !== undefined && fields.from === this.picked.from && fields.to === style;
      return fields.kind === "bet" && this.picked.from === undefined && fields.style === style;
    });
  }

  isChosen(style: Style): boolean {
    return this.phase !== "take" && this.picked.style === style;
  }

  /** A tower was tapped, or something was dropped on it. */
  tower(style: Style): void {
    if (this.phase === null || this.phase === "take") return;
    if (this.isTarget(style)) this.pick({ style, place: undefined, pass: undefined });
    else this.tryOn(style);
  }

  card(style: Style, place: number): void {
    if (this.phase === "build") this.pick({ style, place });
    else if (this.phase) this.play.act(`${style}1`); // it's not time for a card: the server says what is due
  }

  raise(floors: number): void {
    if (this.phase !== "build") return;
    this.pick({ floors });
  }

  marker(value: number): void {
    if (this.phase !== "bet") return;
    if (this.values.includes(value)) this.pick({ value, from: undefined, pass: undefined });
    else this.tryValue(value);
  }

  /** Move a marker from there; null: place one from the supply. */
  source(from: Style | null): void {
    this.pick({ from: from ?? undefined, style: undefined, pass: undefined });
  }

  take(style: Style, place: number): void {
    if (this.phase === "take") this.pick({ style, place });
    else if (this.phase) this.play.act(`=${style}`);
  }

  clear(): void {
    this.kept = { ply: -1, picked: {} };
  }

  key(event: KeyboardEvent): boolean {
    if (this.phase === null || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") return this.clearsSomething();
    if (/^[123]$/.test(event.key)) return this.takesNumber(Number(event.key));
    return event.key.toLowerCase() === "p" && this.passes();
  }

  // --- What is chosen ---

  /** Only what was picked before and is picked again commits; a first tap never does, whatever else is chosen. */
  private pick(changes: Picked): void {
    if (this.play.isSending) return;
    const { picked } = this;
    const isTremble = performance.now() - this.pickedAt < TREMBLE_MS;
    const isAgain = Object.entries(changes).every(([key, value]) => picked[key as keyof Picked] === value);
    this.kept = { ply: this.play.ply, picked: { ...picked, ...changes } };
    this.pickedAt = performance.now();
    const { chosen } = this;
    if (chosen && (settings.oneTap || (isAgain && !isTremble))) this.play.act(chosen.action);
  }

  private fits({ fields }: Legal): boolean {
    const { style, from, pass } = this.picked;
    if (fields.kind === "pass-bet") return pass === true;
    if (!style) return false;
    if (fields.kind === "build" && "floors" in fields)
      return fields.style === style && fields.floors === this.floors;
    if (fields.kind === "bet")
      return from === undefined && fields.style === style && fields.value === this.value;
    if (fields.kind === "move") return fields.from === from && fields.to === style;
    return fields.kind === "take" && fields.style === style;
  }

  /** Send an illegal action, so that the server says which rule it breaks. */
  private tryOn(style: Style): void {
    const { view } = this.play;
    const floors = builtOf(view)?.floors ?? 1;
    if (this.phase === "build") this.play.act(`${style}${this.floors ?? 1}`);
    else if (this.picked.from) this.play.act(`${this.picked.from}>${style}`);
    else this.play.act(is2009(view) ? `+${style}` : `+${style}${this.value ?? floors}`);
  }

  /** Send an illegal marker for the chosen tower, or for one that could be chosen. */
  private tryValue(value: number): void {
    const bets = this.play.legal.flatMap(({ fields }) => (fields.kind === "bet" ? [fields.style] : []));
    const style = this.picked.style ?? bets[0] ?? builtOf(this.play.view)?.style;
    if (style && !is2009(this.play.view)) this.play.act(`+${style}${value}`); // in 2009 a bet's text names no value
  }

  private clearsSomething(): boolean {
    const hasSome = Object.values(this.picked).some((value) => value !== undefined);
    this.clear();
    return hasSome;
  }

  private takesNumber(number: number): boolean {
    if (this.phase === "build") this.raise(number);
    else if (this.phase === "bet") this.marker(number);
    else return false;
    return true;
  }

  /** A letter is easily pressed by mistake, so it only chooses. */
  private passes(): boolean {
    if (!this.play.legal.some(({ fields }) => fields.kind === "pass-bet")) return false;
    if (!this.play.isSending) this.kept = { ply: this.play.ply, picked: { pass: true } };
    return true;
  }

  // --- What the prompt says ---

  private look(): PromptView {
    const { view } = this.play;
    const steps = is2009(view) ? ["build", "bet", "take"] : ["build", "bet"];
    const at = steps.indexOf(view.turn.phase);
    const base = { steps: steps.map((step) => this.stepName(step)), at, primary: null, others: [] };
    if (view.turn.phase === "over")
      return { ...base, steps: [], at: 0, sentence: say("campanile.ui.over"), more: "" };
    if (!this.phase) return { ...base, ...this.waiting() };
    return { ...base, ...this.asking(this.phase) };
  }

  private stepName(step: string): string {
    const game = this.play.view.game;
    return step === "bet" && game === "campanile-1996"
      ? say("campanile.ui.step.bet-and-draw")
      : say(`campanile.ui.step.${step}`);
  }

  private waiting(): { sentence: string; more: string } {
    const { seats, view, last } = this.play;
    const seat = this.play.toAct ?? view.turn.player;
    const sentence = say(`campanile.ui.wait.${view.turn.phase}`, { name: nameOf(seats, seat) });
    const isAct = last?.kind === "act" && last.seat !== null;
    const more = isAct ? capital(saidOf(last.words, seats, last.seat)) : "";
    return { sentence: isOwn(this.play, seat) ? say("campanile.ui.wait.own") : sentence, more };
  }

  private asking(phase: "build" | "bet" | "take"): Omit<PromptView, "steps" | "at"> {
    const chosen = this.chosen;
    const others = chosen?.fields.kind === "pass-bet" ? [] : this.offersOf("pass-bet");
    if (chosen) return { ...this.confirming(chosen), others };
    if (phase === "build") return { ...this.askingBuild(), primary: null, others };
    if (phase === "take")
      return {
        sentence: say("campanile.ui.ask.take"),
        more: mayFinitoCome(this.play.view)
          ? finitoSentence(this.play.view)
          : say("campanile.ui.ask.take.more"),
        primary: null,
        others,
      };
    return this.askingBet(others);
  }

  private askingBuild(): { sentence: string; more: string } {
    const style = this.picked.style;
    if (style)
      return {
        sentence: say("campanile.ui.ask.floors", { style }),
        more: say("campanile.ui.ask.floors.more"),
      };
    return { sentence: say("campanile.ui.ask.build"), more: say("campanile.ui.ask.build.more") };
  }

  private askingBet(others: Offer[]): Omit<PromptView, "steps" | "at"> {
    const { view, legal } = this.play;
    const floors = builtOf(view)?.floors ?? 0;
    const { from, style } = this.picked;
    const styles = [...new Set(legal.flatMap(({ fields }) => (fields.kind === "bet" ? [fields.style] : [])))];
    if (from) {
      const to = legal.flatMap(({ fields }) =>
        fields.kind === "move" && fields.from === from ? [fields.to] : [],
      );
      return {
        sentence: say("campanile.ui.ask.move", { from, styles: to }),
        more: "",
        primary: null,
        others,
      };
    }
    if (styles.length === 0) {
      const more = say(this.sources.length > 0 ? "campanile.ui.ask.none.move" : "campanile.ui.ask.none.more");
      return {
        sentence: say("campanile.ui.ask.none", { game: view.game, floors }),
        more,
        primary: this.sources.length > 0 ? null : (others[0] ?? null),
        others: this.sources.length > 0 ? others : [],
      };
    }
    const values = this.values;
    if (style)
      return {
        sentence: say("campanile.ui.ask.value", { game: view.game, style, values }),
        more: say("campanile.ui.ask.value.more", { floors }),
        primary: null,
        others,
      };
    const key = values.length > 1 ? "campanile.ui.ask.bet.any" : "campanile.ui.ask.bet";
    const more = is2009(view)
      ? say("campanile.ui.ask.bet.more", { floors })
      : say("campanile.ui.ask.bet.draw", { pile: floors, style: view.piles[floors - 1]?.top ?? "" });
    return {
      sentence: say(key, { game: view.game, value: values[0], values, styles }),
      more,
      primary: null,
      others,
    };
  }

  private confirming(chosen: Legal): { sentence: string; more: string; primary: Offer } {
    const fields = chosen.fields;
    return {
      sentence: capital(say(`campanile.ui.sure.${fields.kind}`, { ...fields })),
      more: outcome(this.play, chosen),
      primary: {
        label: capital(say(`campanile.ui.do.${fields.kind}`, { ...fields })),
        action: chosen.action,
      },
    };
  }

  private offersOf(kind: string): Offer[] {
    return this.play.legal
      .filter(({ fields }) => fields.kind === kind)
      .map(({ action }) => ({ label: say("campanile.ui.do.pass-bet"), action }));
  }
}
