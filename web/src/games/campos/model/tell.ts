/** A turn in a few words. */

import type { Entry } from "../../../server/messages";
import { say } from "../../../words/words.svelte";

export function tell(turn: readonly Entry[]): string[] {
  const tiles = (kind: string): string[] => {
    const found = turn.flatMap(({ words: { values } }) =>
      values["kind"] === kind ? [say("campos.ui.did.tile", values)] : [],
    );
    return found.length > 0 ? [say(`campos.ui.did.${kind}`, { tiles: found })] : [];
  };
  const played = turn.flatMap(({ words: { values } }) =>
    values["kind"] === "play" ? [say("campos.ui.did.play", values)] : [],
  );
  return [...tiles("place"), ...tiles("remove"), ...played];
}
