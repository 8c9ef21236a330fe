/** What a choice would change, worked out from the numbers shown. The rules stay on the server. */

import type { Stake, Tower } from "../../views";
import type { Legal } from "../../../server/messages";
import { say } from "../../../words/words.svelte";
import type { Play } from "../../contract";
import { STYLES, styleName, type Style, towerOf, type View, who } from "./styles";

/** What a chosen action would do to one tower. */
export interface Ghost {
  /** Floors that would be added. */
  floors: number;
  /** The stakes as they would be. */
  stakes: GhostStake[];
}

export interface GhostStake extends Stake {
  /** The value of a marker that would be added, or moved away. */
  comes: number | null;
  goes: number | null;
}

export function ghostOf(tower: Tower, chosen: Legal | null, seat: number | null): Ghost {
  const stakes: GhostStake[] = tower.stakes.map((stake) => ({ ...stake, comes: null, goes: null }));
  const fields = chosen?.fields;
  const ghost: Ghost = { floors: 0, stakes };
  if (!fields || seat === null) return ghost;
  if (fields.kind === "build" && "floors" in fields && fields.style === tower.style)
    ghost.floors = fields.floors;
  if (fields.kind === "bet" && fields.style === tower.style) come(stakes, seat, fields.value);
  if (fields.kind === "move" && fields.to === tower.style) come(stakes, seat, 2);
  if (fields.kind === "move" && fields.from === tower.style) go(stakes, seat, 2);
  return ghost;
}

function come(stakes: GhostStake[], seat: number, value: number): void {
  const own = stakes.find((stake) => stake.seat === seat);
  if (own) own.comes = value;
  else stakes.push({ seat, markers: [], influence: 0, pays: 0, comes: value, goes: null });
}

function go(stakes: GhostStake[], seat: number, value: number): void {
  const own = stakes.find((stake) => stake.seat === seat);
  if (own) own.goes = value;
}

/** A sentence about what committing would change: how high the tower would be, or who would lead under it. */
export function outcome(play: Play<View>, chosen: Legal): string {
  const fields = chosen.fields;
  if (fields.kind === "build" && "floors" in fields)
    return standing(play.view, fields.style as Style, fields.height);
  if (fields.kind === "bet") return leading(play, fields.style, fields.value);
  if (fields.kind === "move") return leading(play, fields.to, 2);
  return "";
}

function standing(view: View, style: Style, height: number): string {
  const others = STYLES.filter((other) => other !== style).map((other) => towerOf(view, other));
  const level = others.filter((tower) => tower.height === height).map((tower) => tower.style);
  const higher = others.filter((tower) => tower.height > height).length;
  const values = { style, height, level, rank: say(`campanile.ui.rank.${higher + 1}`) };
  if (level.length > 0) return say("campanile.ui.then.level", values);
  return higher === 0 ? say("campanile.ui.then.highest", values) : say("campanile.ui.then.height", values);
}

function leading(play: Play<View>, style: Style, value: number): string {
  const stakes = towerOf(play.view, style).stakes;
  const own = (stakes.find((stake) => stake.seat === play.facing)?.influence ?? 0) + value;
  const others = stakes
    .filter((stake) => stake.seat !== play.facing)
    .toSorted((one, other) => other.influence - one.influence);
  const best = others[0];
  const values = {
    style,
    own,
    tower: styleName(style),
    name: best ? who(play, best.seat) : "",
    best: best?.influence ?? 0,
  };
  if (!best) return say("campanile.ui.then.alone", values);
  if (own > best.influence) return say("campanile.ui.then.lead", values);
  return own === best.influence
    ? say("campanile.ui.then.even", values)
    : say("campanile.ui.then.behind", values);
}
