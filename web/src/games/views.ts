// Written by scripts/types from the server's protocol/ and each game's schema.py: change those.
// Schema 05b03d2ffbabcaae262bf31d46bfdce43c82b69298ea0ea76463747ba13b7871
export type ActionFields =
  | CampanileBuild
  | Bet
  | PassBet
  | Take
  | Move
  | Place
  | Play
  | Remove
  | Bid
  | Pass
  | Tear
  | TearNothing
  | FiveTowersBuild;
export type GameView = Campanile1996View | Campanile2009View | CamposView | FiveTowersView;

/**
 * A build; `height` is that of the tower afterwards.
 */
export interface CampanileBuild {
  floors: number;
  height: number;
  kind: "build";
  style: "R" | "Y" | "B" | "N" | "E";
}
/**
 * A bet; in 1996 also the card that's drawn then, and from which pile.
 */
export interface Bet {
  draws: ("R" | "Y" | "B" | "N" | "E") | null;
  kind: "bet";
  pile: number | null;
  style: "R" | "Y" | "B" | "N" | "E";
  value: number;
}
/**
 * No bet; in 1996 also the card that's drawn then, and from which pile.
 */
export interface PassBet {
  draws: ("R" | "Y" | "B" | "N" | "E") | null;
  kind: "pass-bet";
  pile: number | null;
}
/**
 * A card is taken from the display.
 */
export interface Take {
  kind: "take";
  style: "R" | "Y" | "B" | "N" | "E";
}
export interface Move {
  from: "R" | "Y" | "B" | "N" | "E";
  kind: "move";
  to: "R" | "Y" | "B" | "N" | "E";
}
/**
 * A tile is placed.
 */
export interface Place {
  cells: [number, number, "R" | "G" | "B" | "Y"][];
  kind: "place";
  orientation: number;
  q: number;
  r: number;
  tile: string;
}
/**
 * An objective card: `more` (`size`) is larger than `less` (`other`), and `scored` gives `points`.
 */
export interface Play {
  card: string;
  kind: "play";
  less: "R" | "G" | "B" | "Y";
  more: "R" | "G" | "B" | "Y";
  other: number;
  points: number;
  scored: "R" | "G" | "B" | "Y";
  size: number;
}
/**
 * A tile is removed.
 */
export interface Remove {
  cells: [number, number, "R" | "G" | "B" | "Y"][];
  kind: "remove";
  orientation: number;
  q: number;
  r: number;
  tile: string;
}
/**
 * A bid to build this number of cards.
 */
export interface Bid {
  cards: number;
  kind: "bid";
}
/**
 * No bid.
 */
export interface Pass {
  kind: "pass";
}
/**
 * The top card of a tower is torn down.
 */
export interface Tear {
  kind: "tear";
  style: "C" | "S" | "T" | "M" | "D";
  value: number;
}
/**
 * Nothing is torn down.
 */
export interface TearNothing {
  kind: "tear-nothing";
}
/**
 * A card is put on a tower. `on`: the value beneath it, None if it begins the tower.
 */
export interface FiveTowersBuild {
  kind: "build";
  on: number | null;
  style: "C" | "S" | "T" | "M" | "D";
  value: number;
}
/**
 * Campanile 1996.
 */
export interface Campanile1996View {
  game: "campanile-1996";
  hands: Hand[];
  left_over: number;
  options: {
    [k: string]: string | boolean;
  };
  piles: Pile[];
  players: number;
  points: number[];
  seat: number | null;
  supply: number[][];
  towers: Tower[];
  turn: CampanileTurn;
}
/**
 * A hand: how many cards, which of them everybody knows, and for its owner all of them.
 */
export interface Hand {
  cards: string | null;
  known: string;
  size: number;
}
/**
 * A pile: its face-up card, and its number of cards including that one.
 */
export interface Pile {
  cards: number;
  top: ("R" | "Y" | "B" | "N" | "E") | null;
}
/**
 * A tower, and the stakes under it in its order.
 */
export interface Tower {
  cards: number;
  flag: number[];
  height: number;
  rank: number;
  stakes: Stake[];
  style: "R" | "Y" | "B" | "N" | "E";
}
/**
 * A player's markers under a tower, and what the next scoring would pay for them.
 */
export interface Stake {
  influence: number;
  markers: number[];
  pays: number;
  seat: number;
}
/**
 * Whose decision it is, and what has been built this turn, `R2`.
 */
export interface CampanileTurn {
  built: string | null;
  phase: "over" | "build" | "bet" | "take";
  player: number;
}
/**
 * Campanile 2009. `display`: one letter per card.
 */
export interface Campanile2009View {
  chips: number[][];
  deck: number;
  display: string;
  game: "campanile-2009";
  hands: Hand[];
  options: {
    [k: string]: string | boolean;
  };
  players: number;
  scored: boolean;
  seat: number | null;
  supply: number[][];
  towers: Tower[];
  turn: CampanileTurn;
}
/**
 * Whose decision it is, and which.
 */
export interface CamposTurn {
  phase: "over" | "place" | "place-or-play" | "remove" | "remove-or-play";
  player: number;
}
/**
 * Campos. `largest`: the size of the largest region of each colour.
 */
export interface CamposView {
  area: Laid[];
  bag: string[];
  cards: Objectives[];
  deck: number;
  game: "campos";
  largest: {
    [k: string]: number;
  };
  options: {
    [k: string]: string | boolean;
  };
  played: string[];
  players: number;
  points: number[];
  seat: number | null;
  tiles: string[][];
  turn: CamposTurn;
}
/**
 * A tile as it lies. `cells`: q, r and colour of each.
 */
export interface Laid {
  cells: [number, number, "R" | "G" | "B" | "Y"][];
  orientation: number;
  q: number;
  r: number;
  tile: string;
}
/**
 * A hand of objective cards: how many, and for its owner which.
 */
export interface Objectives {
  cards: Objective[] | null;
  size: number;
}
/**
 * One of the viewer's own cards, `RB:G`: whether it could be played now, and for how many points.
 */
export interface Objective {
  card: string;
  fulfilled: boolean;
  points: number;
}
/**
 * Whose decision it is, and how many cards the builder still has to build.
 */
export interface FiveTowersTurn {
  left: number;
  phase: "over" | "bid" | "tear" | "build";
  player: number;
}
/**
 * Five Towers. `towers`: for each player and style, the values from the ground up.
 */
export interface FiveTowersView {
  bid: HighestBid | null;
  discard: string[];
  end: ("second-pile" | "no-discard") | null;
  first: number;
  game: "five-towers";
  market: string[];
  market_size: number;
  options: {
    [k: string]: string | boolean;
  };
  pile: string[];
  players: number;
  score: Score[];
  seat: number | null;
  second_pile: boolean;
  spoken: number;
  torn: number[];
  towers: number[][][];
  turn: FiveTowersTurn;
}
/**
 * Who has bid most, and how many cards.
 */
export interface HighestBid {
  cards: number;
  seat: number;
}
/**
 * A player's points as they are now, and how they add up.
 */
export interface Score {
  highest: number;
  points: number;
  torn: number;
  towers: number[];
}
