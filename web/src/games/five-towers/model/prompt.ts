/** What the prompt says at each moment of a round. */

import type { Bid, FiveTowersBuild, FiveTowersView, Tear } from "../../views";
import type { Legal } from "../../../server/messages";
import { countOf, nameOf } from "../../../words/seat-names";
import { capital, say } from "../../../words/words.svelte";
import type { Offer, Play, PromptView } from "../../contract";
import { STYLES } from "./cards";

type Said = Omit<PromptView, "steps" | "at">;
type FivePlay = Play<FiveTowersView>;

const PHASES = ["bid", "tear", "build"] as const;

export function promptOf(play: FivePlay, chosen: Legal | null): PromptView {
  const { phase } = play.view.turn;
  if (phase === "over") return { steps: [], at: 0, ...over(play) };
  const steps = PHASES.map((step) => say(`five-towers.ui.step.${step}`));
  return { steps, at: PHASES.indexOf(phase), ...now(play, chosen) };
}

function now(play: FivePlay, chosen: Legal | null): Said {
  if (play.legal.length === 0) return waiting(play);
  switch (chosen?.fields.kind) {
    case "bid":
      return bidding(play, chosen.fields, chosen.action);
    case "pass":
      return passing(play, chosen.action);
    case "tear":
      return tearing(play, chosen.fields, chosen.action);
    case "tear-nothing":
      return tearingNothing(play, chosen.action);
    case "build":
      return building(play, chosen.fields as FiveTowersBuild, chosen.action);
    default:
      return asking(play);
  }
}

function plain(sentence: string, more = ""): Said {
  return { sentence, more, primary: null, others: [] };
}

function asking(play: FivePlay): Said {
  const { phase, left } = play.view.turn;
  if (phase === "bid") return plain(say("five-towers.ui.bid"), highest(play));
  if (phase === "build")
    return plain(say("five-towers.ui.build", { left }), say("five-towers.ui.build.more"));
  const isFree = nothing(play).length > 0;
  const isAny = play.legal.some((legal) => legal.fields.kind === "tear");
  const key = !isFree
    ? "five-towers.ui.tear.must"
    : isAny
      ? "five-towers.ui.tear"
      : "five-towers.ui.tear.cannot";
  return { ...plain(say(key, { left }), say("five-towers.ui.then", { left })), others: nothing(play) };
}

// --- What committing would do ---

function bidding(play: FivePlay, { cards }: Bid, action: string): Said {
  const { view } = play;
  const next = cards + 1;
  const more =
    cards >= view.market_size
      ? say("five-towers.ui.bid.top")
      : view.spoken === view.players - 1
        ? say("five-towers.ui.bid.last")
        : say("five-towers.ui.bid.next", { next });
  return {
    ...plain(say("five-towers.ui.bid.chosen", { cards }), more),
    primary: { label: say("five-towers.ui.bid.button", { cards }), action },
  };
}

function passing(play: FivePlay, action: string): Said {
  return {
    ...plain(say("five-towers.ui.pass.chosen"), highest(play)),
    primary: { label: say("five-towers.ui.pass"), action },
  };
}

function tearing(play: FivePlay, { style, value }: Tear, action: string): Said {
  const { view } = play;
  const seat = view.turn.player;
  const beneath = view.towers[seat]?.[STYLES.indexOf(style)]?.at(-2) ?? null;
  const values = { style, value, beneath, cost: (view.torn[seat] ?? 0) + 1 };
  return {
    sentence: capital(say("five-towers.ui.tear.chosen", values)),
    more: say("five-towers.ui.tear.beneath", values),
    primary: { label: say("five-towers.ui.tear.button"), action },
    others: nothing(play),
  };
}

function tearingNothing(play: FivePlay, action: string): Said {
  const { left } = play.view.turn;
  return {
    ...plain(say("five-towers.ui.tear.nothing.chosen"), say("five-towers.ui.then", { left })),
    primary: { label: say("five-towers.ui.tear.nothing"), action },
  };
}

function building(play: FivePlay, { style, value, on }: FiveTowersBuild, action: string): Said {
  const left = play.view.turn.left - 1;
  const isRoof = value === 0;
  return {
    ...plain(
      capital(
        say(isRoof ? "five-towers.ui.roof.chosen" : "five-towers.ui.build.chosen", { style, value, on }),
      ),
      isRoof ? say("five-towers.ui.roof.more") : say("five-towers.ui.build.left", { left }),
    ),
    primary: { label: say(isRoof ? "five-towers.ui.roof.button" : "five-towers.ui.build.button"), action },
  };
}

/** Tearing down nothing, if that is possible. */
function nothing(play: FivePlay): Offer[] {
  const found = play.legal.find((legal) => legal.fields.kind === "tear-nothing");
  return found ? [{ label: say("five-towers.ui.tear.nothing"), action: found.action }] : [];
}

// --- When there is nothing to decide ---

function waiting(play: FivePlay): Said {
  const { phase, player, left } = play.view.turn;
  const name = play.seats[player]?.name ?? "";
  return plain(say(`five-towers.ui.wait.${phase}`, { name, left }), phase === "bid" ? highest(play) : "");
}

function highest(play: FivePlay): string {
  const { bid } = play.view;
  if (!bid) return say("five-towers.ui.bid.none");
  return say("five-towers.ui.bid.highest", { cards: bid.cards, name: play.seats[bid.seat]?.name ?? "" });
}

function over(play: FivePlay): Said {
  const reason = play.view.end ? capital(say(`end.five-towers.${play.view.end}`)) : "";
  if (play.isCounting) return plain(reason);
  const points = Math.max(...play.view.score.map((score) => score.points));
  const winners = play.view.score.flatMap((score, seat) => (score.points === points ? [seat] : []));
  const names = winners.map((seat) => nameOf(play.seats, seat));
  return plain(say("five-towers.ui.won", { names, winners: countOf(play.seats, winners), points }), reason);
}
