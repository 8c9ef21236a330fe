/** Questions that the notes of a first game ask about a moment in it. */

import type { Moment } from "../games/contract";
import type { Entry } from "../server/messages";

const kindOf = (entry: Entry): unknown => entry.words.values["kind"];

const actionsOf = (moment: Moment, seat: number): Entry[] =>
  moment.entries.filter((entry) => entry.kind === "act" && entry.seat === seat);

/** How many decisions the learner has made. */
export const ownActions = (moment: Moment): number => actionsOf(moment, moment.own).length;

/** How often the learner has done something. */
export const count = (moment: Moment, kind: string): number =>
  actionsOf(moment, moment.own).filter((entry) => kindOf(entry) === kind).length;

/** Whether the learner has done one of these. */
export const did =
  (...kinds: string[]) =>
  (moment: Moment): boolean =>
    kinds.some((kind) => count(moment, kind) > 0);

/** Whether it's the learner's decision, in this phase. */
export const isTo =
  (phase: string) =>
  (moment: Moment): boolean =>
    moment.isYours && moment.view.turn.phase === phase;

export const isOver = ({ view }: Moment): boolean => view.turn.phase === "over";

export const hasOtherPlayed = (moment: Moment): boolean => actionsOf(moment, 1 - moment.own).length > 0;
