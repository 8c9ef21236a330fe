/** What the prompt says: what to do now, what the choice would change, or whom everybody is waiting for. */

import type { ActionFields } from "../../views";
import type { Legal } from "../../../server/messages";
import { countOf, nameOf } from "../../../words/seat-names";
import { capital, say } from "../../../words/words.svelte";
import type { PromptView } from "../../contract";
import type { CamposChoice } from "../choice.svelte";
import { missing, partsOfCard, sizesNow, type Preview } from "./preview";

export function promptOf(choice: CamposChoice): PromptView {
  const { play, chosen } = choice;
  const phase = play.view.turn.phase;
  if (phase === "over") return spoken(overSentence(choice), "");
  if (!choice.isYours)
    return spoken(say("campos.ui.waiting", { phase, name: play.seats[play.toAct ?? -1]?.name }), "");
  const steps = stepsOf(phase);
  const at = steps.length > 0 && phase.endsWith("-or-play") ? 1 : 0;
  if (!chosen) return { ...spoken(say("campos.ui.now", { phase }), howTo(phase)), steps, at };
  const primary = { label: commitLabel(chosen.fields), action: chosen.action };
  return { steps, at, sentence: chosenSentence(choice, chosen), more: moreOf(choice), primary, others: [] };
}

function spoken(sentence: string, more: string): PromptView {
  return { steps: [], at: 0, sentence, more, primary: null, others: [] };
}

/** How to do it. On a touch screen there is no R to press. */
function howTo(phase: string): string {
  return matchMedia("(hover: none)").matches
    ? say("campos.ui.how-touch", { phase })
    : say("campos.ui.how", { phase });
}

function stepsOf(phase: string): string[] {
  return phase.startsWith("place")
    ? [say("campos.ui.step.place"), say("campos.ui.step.place-or-play")]
    : [say("campos.ui.step.remove"), say("campos.ui.step.remove-or-play")];
}

function commitLabel(fields: ActionFields): string {
  if (fields.kind === "place") return say("campos.ui.commit.place");
  return fields.kind === "remove" ? say("campos.ui.commit.remove") : say("campos.ui.commit.play");
}

function chosenSentence(choice: CamposChoice, { fields }: Legal): string {
  if (fields.kind === "play") return say("campos.ui.chosen.play", { ...fields });
  const changes = changesOf(choice);
  const values = { n: changes.length, changes };
  return fields.kind === "place"
    ? say("campos.ui.chosen.place", values)
    : say("campos.ui.chosen.remove", values);
}

/** `red 6 → 8`, for each colour that changes. */
export function changesOf(choice: CamposChoice): string[] {
  const now = sizesNow(choice.play.view);
  const preview = choice.preview;
  return (preview?.changed ?? []).map((colour) =>
    capital(say("campos.ui.change", { colour, from: now[colour], to: preview!.sizes[colour] })),
  );
}

/** Which of the player's cards it would fulfil, and which would no longer be fulfilled. */
function moreOf(choice: CamposChoice): string {
  const { preview, chosen } = choice;
  if (!preview) return chosen?.fields.kind === "play" ? say("campos.ui.play-more") : "";
  const { gained, lost } = cardsAfter(choice, preview);
  if (gained.length > 0 && lost.length > 0) return say("campos.ui.gains-and-loses", { gained, lost });
  if (gained.length > 0) return say("campos.ui.gains", { gained });
  if (lost.length > 0) return say("campos.ui.loses", { lost });
  return chosen?.fields.kind === "place" ? say("campos.ui.turn-more") : say("campos.ui.no-cards-change");
}

function cardsAfter(choice: CamposChoice, preview: Preview): { gained: string[]; lost: string[] } {
  const { facing, view } = choice.play;
  const held = (facing === null ? null : view.cards[facing]?.cards) ?? [];
  const words = (card: string): string => say("campos.ui.card-short", { ...partsOfCard(card) });
  return {
    gained: held
      .filter((one) => !one.fulfilled && missing(one.card, preview.sizes) === 0)
      .map((one) => words(one.card)),
    lost: held
      .filter((one) => one.fulfilled && missing(one.card, preview.sizes) > 0)
      .map((one) => words(one.card)),
  };
}

function overSentence({ play }: CamposChoice): string {
  const most = Math.max(...play.view.points);
  const winners = play.view.points.flatMap((points, seat) => (points === most ? [seat] : []));
  const names = winners.map((seat) => nameOf(play.seats, seat));
  return say("campos.ui.over", { n: countOf(play.seats, winners), names, points: most });
}
