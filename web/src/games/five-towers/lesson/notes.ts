/** What is explained in a first game. What happens suddenly stands before what can wait. */

import { did, hasOtherPlayed, isTo, ownActions } from "../../../learn/moments";
import type { Moment, Note } from "../../contract";
import type { FiveTowersView } from "../../views";

const hasBid = did("bid", "pass");

/** Whether the market has a card with its own rule: a 0, an 8 or a 9. */
const hasSpecial = ({ view }: Moment<FiveTowersView>): boolean =>
  view.market.some((card) => /^[A-Z](0|8|9)$/.test(card));

export const NOTES: Note<FiveTowersView>[] = [
  { text: "five-towers.welcome", when: (moment) => ownActions(moment) === 0 },
  { text: "five-towers.bid", when: isTo("bid"), until: hasBid },
  { text: "five-towers.tear", when: isTo("tear"), until: did("tear", "tear-nothing") },
  { text: "five-towers.build", when: isTo("build"), until: did("build") },
  { text: "five-towers.second-pile", when: (moment) => isTo("bid")(moment) && moment.view.second_pile },
  { text: "five-towers.bot", when: (moment) => isTo("bid")(moment) && hasOtherPlayed(moment) },
  {
    text: "five-towers.special",
    when: (moment) => isTo("bid")(moment) && hasOtherPlayed(moment) && hasSpecial(moment),
  },
  { text: "five-towers.score", when: (moment) => isTo("bid")(moment) && did("build")(moment) },
];
