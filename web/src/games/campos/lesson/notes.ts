/** What is explained in a first game. What happens suddenly stands before what can wait. */

import { count, did, hasOtherPlayed, isTo, ownActions } from "../../../learn/moments";
import type { Moment, Note } from "../../contract";
import type { CamposView } from "../../views";

const isRemoving = ({ view }: Moment<CamposView>): boolean => view.turn.phase.startsWith("remove");

export const NOTES: Note<CamposView>[] = [
  { text: "campos.welcome", when: (moment) => ownActions(moment) === 0 },
  { text: "campos.place", when: isTo("place"), until: did("place") },
  {
    text: "campos.second",
    when: isTo("place-or-play"),
    until: (moment) => count(moment, "place") + count(moment, "play") >= 2,
  },
  { text: "campos.remove", when: isRemoving, until: did("remove") },
  { text: "campos.hurry", when: (moment) => isRemoving(moment) && moment.view.area.length <= 10 },
  { text: "campos.card", when: (moment) => !isRemoving(moment) && moment.view.played.length > 0 },
  { text: "campos.bot", when: (moment) => isTo("place")(moment) && hasOtherPlayed(moment) },
  { text: "campos.regions", when: (moment) => isTo("place")(moment) && count(moment, "place") >= 1 },
];
