/** Through whose eyes a finished game is seen. */

import type { GameView } from "../games/views";

/** A seat's own view; a spectator's; or all hands at once. */
export type Sight = number | "watch" | "open";

/** What an address says, `seat=2`, `seat=open`; null: nothing that can be. */
export function sightOf(text: string | null, players: number): Sight | null {
  if (text === "open" || text === "watch") return text;
  const seat = text === null || text === "" ? NaN : Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < players ? seat : null;
}

/** A spectator's view with every hand face up, each as its owner saw it. `own`: the same position, seat by seat. */
export function opened(watched: GameView, own: GameView[]): GameView {
  switch (watched.game) {
    case "campanile-1996":
    case "campanile-2009": {
      const hands = watched.hands.map((hand, seat) => ({ ...hand, ...revealed(own[seat], seat) }));
      return { ...watched, hands, seat: watched.turn.player };
    }
    case "campos": {
      const cards = watched.cards.map((held, seat) => {
        const view = own[seat];
        return view?.game === "campos" ? (view.cards[seat] ?? held) : held;
      });
      return { ...watched, cards, seat: watched.turn.player };
    }
    case "five-towers":
      return watched; // nothing is hidden there
  }
}

/** A hand that everybody knows, since they see it. */
function revealed(view: GameView | undefined, seat: number): { cards: string; known: string } | undefined {
  if (view?.game !== "campanile-1996" && view?.game !== "campanile-2009") return undefined;
  const cards = view.hands[seat]?.cards;
  return cards === null || cards === undefined ? undefined : { cards, known: cards };
}
