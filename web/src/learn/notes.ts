/** What is explained in a first game, and when: as soon as it happens for the first time. */

import type { GameView } from "../games/views";
import type { Entry } from "../server/messages";

/** What a note may look at: what everybody at the table sees. */
export interface Moment {
  view: GameView;
  entries: Entry[];
  /** The learner's seat. */
  own: number;
  isYours: boolean;
}

export interface Note {
  /** Its sentences are `learn.coach.<text>` and `learn.coach.<text>.title`. */
  text: string;
  /** Whether it is time to say it. */
  when: (moment: Moment) => boolean;
  /** Whether what it asks for has been done: then nobody has to press "go on". */
  until?: (moment: Moment) => boolean;
}

const kindOf = (entry: Entry) => entry.words.values["kind"];
const acts = (moment: Moment, seat: number) =>
  moment.entries.filter((entry) => entry.kind === "act" && entry.seat === seat);
const did = (kind: string) => (moment: Moment) =>
  acts(moment, moment.own).some((entry) => kindOf(entry) === kind);
const count = (moment: Moment, kind: string) =>
  acts(moment, moment.own).filter((entry) => kindOf(entry) === kind).length;
const isTo = (phase: string) => (moment: Moment) => moment.isYours && moment.view.turn.phase === phase;
const isOver = ({ view }: Moment) => view.turn.phase === "over";
const hasOtherPlayed = (moment: Moment) => acts(moment, 1 - moment.own).length > 0;
const hasBet = (moment: Moment) => did("bet")(moment) || did("pass-bet")(moment);

/** How many markers the learner still has. */
function markersLeft({ view, own }: Moment): number {
  if (view.game !== "campanile-1996" && view.game !== "campanile-2009") return 0;
  return (view.supply[own] ?? []).reduce((sum, some) => sum + some, 0);
}

const WELCOME_AND_BUILD: Note[] = [
  { text: "campanile.welcome", when: () => true, until: did("build") },
  { text: "campanile.build", when: isTo("build"), until: did("build") },
];
const RANKS_AND_MARKERS: Note[] = [
  { text: "campanile.bot", when: hasOtherPlayed },
  { text: "campanile.ranks", when: (moment) => isTo("build")(moment) && count(moment, "build") >= 1 },
  {
    text: "campanile.markers",
    when: (moment) => isTo("build")(moment) && (markersLeft(moment) <= 6 || count(moment, "build") >= 3),
  },
];
const OVER: Note = { text: "campanile.over", when: isOver };

const CAMPANILE_2009: Note[] = [
  ...WELCOME_AND_BUILD,
  { text: "campanile.bet-2009", when: isTo("bet"), until: hasBet },
  { text: "campanile.take", when: isTo("take"), until: did("take") },
  ...RANKS_AND_MARKERS,
  {
    text: "campanile.intermezzo",
    when: ({ view }) => view.game === "campanile-2009" && view.scored && view.turn.phase !== "over",
  },
  {
    text: "campanile.finito",
    when: ({ view }) => view.game === "campanile-2009" && view.deck <= 10 && view.turn.phase !== "over",
  },
  OVER,
];

const CAMPANILE_1996: Note[] = [
  ...WELCOME_AND_BUILD,
  { text: "campanile.bet-1996", when: isTo("bet"), until: hasBet },
  ...RANKS_AND_MARKERS,
  {
    text: "campanile.piles",
    when: ({ view }) =>
      view.game === "campanile-1996" &&
      view.turn.phase !== "over" &&
      view.piles.some((pile) => pile.cards <= 3),
  },
  OVER,
];

const isRemoving = ({ view }: Moment) => view.game === "campos" && view.turn.phase.startsWith("remove");

const CAMPOS: Note[] = [
  { text: "campos.welcome", when: () => true, until: did("place") },
  { text: "campos.place", when: isTo("place"), until: did("place") },
  {
    text: "campos.second",
    when: isTo("place-or-play"),
    until: (moment) => count(moment, "place") + count(moment, "play") >= 2,
  },
  { text: "campos.bot", when: hasOtherPlayed },
  { text: "campos.regions", when: (moment) => isTo("place")(moment) && count(moment, "place") >= 1 },
  { text: "campos.card", when: ({ view }) => view.game === "campos" && view.played.length > 0 },
  { text: "campos.remove", when: isRemoving, until: did("remove") },
  {
    text: "campos.hurry",
    when: (moment) => isRemoving(moment) && moment.view.game === "campos" && moment.view.area.length <= 10,
  },
  { text: "campos.over", when: isOver },
];

const hasSpecial = ({ view }: Moment) =>
  view.game === "five-towers" && view.market.some((card) => /^[A-Z](0|8|9)$/.test(card));

const FIVE_TOWERS: Note[] = [
  {
    text: "five-towers.welcome",
    when: () => true,
    until: (moment) => did("bid")(moment) || did("pass")(moment),
  },
  {
    text: "five-towers.bid",
    when: isTo("bid"),
    until: (moment) => did("bid")(moment) || did("pass")(moment),
  },
  { text: "five-towers.bot", when: hasOtherPlayed },
  {
    text: "five-towers.tear",
    when: isTo("tear"),
    until: (moment) => did("tear")(moment) || did("tear-nothing")(moment),
  },
  { text: "five-towers.build", when: isTo("build"), until: did("build") },
  {
    text: "five-towers.special",
    when: (moment) => isTo("bid")(moment) && hasOtherPlayed(moment) && hasSpecial(moment),
  },
  { text: "five-towers.score", when: (moment) => isTo("bid")(moment) && did("build")(moment) },
  {
    text: "five-towers.second-pile",
    when: ({ view }) => view.game === "five-towers" && view.second_pile && view.turn.phase !== "over",
  },
  { text: "five-towers.over", when: isOver },
];

export const NOTES: Record<string, Note[]> = {
  "campanile-2009": CAMPANILE_2009,
  "campanile-1996": CAMPANILE_1996,
  campos: CAMPOS,
  "five-towers": FIVE_TOWERS,
};
