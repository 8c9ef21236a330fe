/** What is explained in a first game of either edition. What happens suddenly stands before what can wait. */

import { count, did, hasOtherPlayed, isTo, ownActions } from "../../../learn/moments";
import type { Moment, Note } from "../../contract";
import { is2009, type View } from "../model/styles";

const hasBet = did("bet", "pass-bet");

/** How many markers the learner still has. */
function markersLeft({ view, own }: Moment<View>): number {
  return (view.supply[own] ?? []).reduce((sum, some) => sum + some, 0);
}

const WELCOME_AND_BUILD: Note<View>[] = [
  { text: "campanile.welcome", when: (moment) => ownActions(moment) === 0 },
  { text: "campanile.build", when: isTo("build"), until: did("build") },
];
const RANKS_AND_MARKERS: Note<View>[] = [
  { text: "campanile.bot", when: (moment) => isTo("build")(moment) && hasOtherPlayed(moment) },
  { text: "campanile.ranks", when: (moment) => isTo("build")(moment) && count(moment, "build") >= 1 },
  {
    text: "campanile.markers",
    when: (moment) => isTo("build")(moment) && (markersLeft(moment) <= 6 || count(moment, "build") >= 3),
  },
];

const EDITION_2009: Note<View>[] = [
  ...WELCOME_AND_BUILD,
  { text: "campanile.bet-2009", when: isTo("bet"), until: hasBet },
  { text: "campanile.take", when: isTo("take"), until: did("take") },
  { text: "campanile.intermezzo", when: ({ view }) => is2009(view) && view.scored },
  { text: "campanile.finito", when: ({ view }) => is2009(view) && view.deck <= 10 },
  ...RANKS_AND_MARKERS,
];

const EDITION_1996: Note<View>[] = [
  ...WELCOME_AND_BUILD,
  { text: "campanile.bet-1996", when: isTo("bet"), until: hasBet },
  {
    text: "campanile.piles",
    when: ({ view }) => !is2009(view) && view.piles.some((pile) => pile.cards <= 3),
  },
  ...RANKS_AND_MARKERS,
];

export const NOTES: Record<string, Note<View>[]> = {
  "campanile-2009": EDITION_2009,
  "campanile-1996": EDITION_1996,
};
