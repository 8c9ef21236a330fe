/** What was agreed on before the game, in words. */

import type { Welcome } from "../server/messages";
import { capital, has, say } from "../words/words.svelte";

/** The options of this table, except those that need no words. */
export function optionsOf(welcome: Welcome): string[] {
  return Object.entries(welcome.options)
    .filter(([name, value]) => has(`table.option.${name}.${value}`))
    .map(([name, value]) => say(`table.option.${name}.${value}`));
}

/** What is out of the ordinary here, in a word or two. */
export function chipsOf(welcome: Welcome): string[] {
  return Object.entries(welcome.options)
    .filter(([name, value]) => has(`table.chip.${name}.${value}`))
    .map(([name, value]) => say(`table.chip.${name}.${value}`));
}

export function clockOf(welcome: Welcome): string {
  const clock = welcome.clock;
  if (clock.kind === "live")
    return say("table.clock.live", { minutes: clock.seconds / 60, increment: clock.increment });
  return clock.kind === "days" ? say("table.clock.by-days", { days: clock.days }) : say("table.clock.none");
}

/** Who plays for somebody who is away. */
export function substituteOf(welcome: Welcome): string {
  return capital(say(`bot.${welcome.substitute}`));
}
