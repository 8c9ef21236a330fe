// Written by scripts/types from parts.py, bodies.py, messages.py, views.py and fields.py of the server: change those.
// Schema 1062dede71b5ffd6d2a80b95a73157d0a9df0fbf8b3bc12418171345bad1d2db
export type ActionFields =
  | CampanileBuild
  | BetAndDraw
  | Bet
  | PassBetAndDraw
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
export type FromClient = Hello | Act | Undo | Answer | Say | Leave | Return | AskHint;
export type FromServer = Welcome | Step | Said | Presence | Thinking | Done | Hint | Refused | Rematch | Closing;
export type GameView = Campanile1996View | Campanile2009View | CamposView | FiveTowersView;

/**
 * Play an action.
 */
export interface Act {
  action: string;
  id: string;
  ply: number;
  type: "act";
}
/**
 * An action for the seat whose decision it is, over HTTP: `ply` is how many had been played when it was chosen.
 */
export interface ActionBody {
  action: string;
  id: string;
  ply: number;
}
/**
 * A build; `height` is the tower's after it.
 */
export interface CampanileBuild {
  floors: number;
  height: number;
  kind: "build";
  style: "R" | "Y" | "B" | "N" | "E";
}
/**
 * A bet of 1996, and the card that is then drawn.
 */
export interface BetAndDraw {
  draws: "R" | "Y" | "B" | "N" | "E";
  kind: "bet";
  pile: number;
  style: "R" | "Y" | "B" | "N" | "E";
  value: number;
}
/**
 * A bet.
 */
export interface Bet {
  kind: "bet";
  style: "R" | "Y" | "B" | "N" | "E";
  value: number;
}
/**
 * No bet in 1996, and the card that is then drawn.
 */
export interface PassBetAndDraw {
  draws: "R" | "Y" | "B" | "N" | "E";
  kind: "pass-bet";
  pile: number;
}
/**
 * No bet.
 */
export interface PassBet {
  kind: "pass-bet";
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
 * An objective card is played: `more` (of `size`) is larger than `less` (of `other`), and `scored` gives `points`.
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
 * A bid of so many cards.
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
 * A card is put on a tower. `on`: the value beneath it; None: it begins the tower.
 */
export interface FiveTowersBuild {
  kind: "build";
  on: number | null;
  style: "C" | "S" | "T" | "M" | "D";
  value: number;
}
/**
 * Agree or not.
 */
export interface Answer {
  agrees: boolean;
  id: string;
  type: "answer";
}
/**
 * Whether you agree that somebody takes back.
 */
export interface AnswerBody {
  agrees: boolean;
}
/**
 * What would a strong bot do?
 */
export interface AskHint {
  id: string;
  type: "hint";
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
 * A hand: how many cards, those that everybody knows, and for its owner all of them.
 */
export interface Hand {
  cards: string | null;
  known: string;
  size: number;
}
/**
 * A pile: its face-up card, and how many cards it has, that one included.
 */
export interface Pile {
  cards: number;
  top: ("R" | "Y" | "B" | "N" | "E") | null;
}
/**
 * A tower, and the stakes under it in their order.
 */
export interface Tower {
  cards: number;
  height: number;
  rank: number;
  stakes: Stake[];
  style: "R" | "Y" | "B" | "N" | "E";
}
/**
 * A player's markers under a tower, and what the scoring to come would pay for them.
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
 * Campanile 2009. `display`: a letter a card.
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
 * A card of one's own: `RB:G`, whether it could be played now, and for how many points.
 */
export interface Objective {
  card: string;
  fulfilled: boolean;
  points: number;
}
/**
 * Something said at a table.
 */
export interface ChatBody {
  text: string;
}
/**
 * Something said. `seat`: where the speaker sits; None: a spectator.
 */
export interface ChatEntry {
  at: number;
  id: number;
  name: string;
  seat: number | null;
  text: string;
}
/**
 * Milliseconds left for each seat when this was sent; `running`: whose they are that run down.
 */
export interface ClockView {
  left: (number | null)[];
  running: number | null;
}
/**
 * The server stops; come back in a moment. Nothing is lost.
 */
export interface Closing {
  type: "closing";
}
/**
 * To sign in, or to make an account of a guest.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * So many days for each turn.
 */
export interface DaysClock {
  days: number;
  kind: "days";
}
/**
 * What you asked for under this id has been done, durably, as this step.
 */
export interface Done {
  id: string;
  number: number;
  type: "done";
}
/**
 * A step in words, for the log. `ply`: how many actions had been played after it.
 */
export interface Entry {
  action: string | null;
  at: number;
  kind: string;
  number: number;
  ply: number;
  seat: number | null;
  words: Words;
}
/**
 * A sentence by its key in the catalogues, with what it is about.
 */
export interface Words {
  key: string;
  values: {
    [k: string]: unknown;
  };
}
/**
 * An account is deleted only with its password; a guest needs none.
 */
export interface Farewell {
  password?: string | null;
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
 * Five Towers. `towers`: for each player and style the values from the ground up.
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
 * A player's points as they are now, and what they are made of.
 */
export interface Score {
  highest: number;
  points: number;
  torn: number;
  towers: number[];
}
/**
 * The first message. `seen`: the last step that the client has; None: it has nothing.
 */
export interface Hello {
  seen?: number | null;
  type: "hello";
}
/**
 * Take back your last action: at once if nothing came out since, else by asking the others.
 */
export interface Undo {
  id: string;
  type: "undo";
}
/**
 * Chat.
 */
export interface Say {
  id: string;
  text: string;
  type: "say";
}
/**
 * Leave your seat to a bot.
 */
export interface Leave {
  id: string;
  seat: number;
  type: "leave";
}
/**
 * Take your seat back from the bot.
 */
export interface Return {
  id: string;
  seat: number;
  type: "return";
}
/**
 * The answer to hello: all that is needed to draw the table, and the entries the client has not seen.
 */
export interface Welcome {
  chats: ChatEntry[];
  clock: NoClockOutput | LiveClockOutput | DaysClock;
  commitment: string;
  entries: Entry[];
  game: string;
  is_host: boolean;
  options: {
    [k: string]: string | boolean;
  };
  players: number;
  position: Position;
  substitute: string;
  table: string;
  type: "welcome";
}
/**
 * Nobody is in a hurry.
 */
export interface NoClockOutput {
  kind: "none";
}
/**
 * So many seconds for the whole game, and some more for each turn.
 */
export interface LiveClockOutput {
  increment: number;
  kind: "live";
  seconds: number;
}
/**
 * The table as this viewer may see it after the last step.
 */
export interface Position {
  clock: ClockView;
  facing: number | null;
  legal: Legal[];
  number: number;
  ply: number;
  result: {
    [k: string]: unknown;
  } | null;
  scores: number[] | null;
  seats: SeatView[];
  status: "open" | "playing" | "over" | "closed";
  to_act: number | null;
  undo: UndoView;
  view: GameView | null;
}
/**
 * A legal action.
 */
export interface Legal {
  action: string;
  fields: ActionFields;
}
/**
 * Who has a seat. `is_away`: a bot plays for that person now.
 */
export interface SeatView {
  bot: string | null;
  is_away: boolean;
  is_here: boolean;
  is_you: boolean;
  kind: "person" | "bot" | "open";
  name: string;
}
/**
 * What may be taken back. `free`: the viewer's last action, at once; `ask`: only if the others agree.
 *
 * `asked`: the seat that has asked, `to`: the ply it would lead back to, `waiting`: who has not answered.
 */
export interface UndoView {
  ask: boolean;
  asked: number | null;
  free: boolean;
  to: number | null;
  waiting: number[];
}
/**
 * Something happened at the table.
 */
export interface Step {
  entry: Entry;
  position: Position;
  type: "step";
}
/**
 * Somebody said something.
 */
export interface Said {
  chat: ChatEntry;
  type: "said";
}
/**
 * Who is connected.
 */
export interface Presence {
  seats: boolean[];
  spectators: number;
  type: "presence";
}
/**
 * A bot is thinking, or (`is_compiling`) has to be compiled first; `progress` from 0 to 1.
 */
export interface Thinking {
  is_compiling: boolean;
  progress: number | null;
  seat: number;
  type: "thinking";
}
/**
 * The best actions, the best first.
 */
export interface Hint {
  choices: HintChoice[];
  id: string;
  ply: number;
  type: "hint";
}
/**
 * An action, and what a strong bot thinks of it.
 */
export interface HintChoice {
  action: string;
  error: number | null;
  fields: ActionFields;
  points: number | null;
  share: number | null;
  visits: number;
}
/**
 * What you asked for was not done. Without `id`: the message could not be read so far.
 */
export interface Refused {
  id: string | null;
  problem: Problem;
  type: "refused";
}
/**
 * Why something was refused.
 */
export interface Problem {
  code: string;
  rule: string | null;
  sentence: string;
  words: Words | null;
}
/**
 * Somebody has opened a table for another game of the same people.
 */
export interface Rematch {
  table: string;
  type: "rematch";
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  bots: string[];
  family: string;
  legend: string;
  name: string;
  options: OptionInfo[];
  rules: number;
  seats: number[];
  title: string;
}
/**
 * A choice before the game. `seats`: the numbers of players it is for; None: any.
 */
export interface OptionInfo {
  default: string | boolean;
  name: string;
  seats: number[] | null;
  sentence: string;
  values: (string | boolean)[];
}
/**
 * All games.
 */
export interface GameList {
  games: GameInfo[];
}
/**
 * What a guest wants to be called.
 */
export interface GuestName {
  name: string;
}
/**
 * Whether the server can do its work.
 */
export interface Health {
  is_compiling: boolean;
  process: number;
  status: "ok";
}
/**
 * To sit down at an open seat.
 */
export interface JoinBody {
  seat?: number | null;
}
/**
 * So many seconds for the whole game, and some more for each turn.
 */
export interface LiveClockInput {
  increment?: number;
  kind: "live";
  seconds: number;
}
/**
 * Who you are here.
 */
export interface Me {
  is_account: boolean;
  name: string | null;
}
/**
 * Nothing but your own name for what you ask, so that asking again does no harm.
 */
export interface NamedBody {
  id: string;
}
/**
 * The old and the new one.
 */
export interface NewPassword {
  new: string;
  old: string;
}
/**
 * A table to be.
 */
export interface NewTable {
  clock?: NoClockInput | LiveClockInput | DaysClock;
  game: string;
  is_listed?: boolean;
  options?: {
    [k: string]: string | boolean;
  };
  order?: "lot" | "given";
  players: number;
  /**
   * @minItems 2
   * @maxItems 5
   */
  seats: SeatWish[];
  substitute?: string;
}
/**
 * Nobody is in a hurry.
 */
export interface NoClockInput {
  kind?: "none";
}
/**
 * Who is to have a seat: the host, another person at the host's device, a bot, or whoever comes.
 */
export interface SeatWish {
  bot?: string | null;
  kind: "me" | "here" | "bot" | "open";
  name?: string | null;
}
/**
 * A finished game as a seat saw it, ply after ply; the first is the deal.
 */
export interface ReplayView {
  actions: string[];
  facing: number | null;
  views: GameView[];
}
/**
 * One of your seats.
 */
export interface SeatBody {
  seat: number;
}
/**
 * Where a table is.
 */
export interface TableLink {
  id: string;
}
/**
 * Tables, the latest first; `more`: pass it as `before` for the next ones.
 */
export interface TableList {
  more: number | null;
  tables: TableRow[];
}
/**
 * A table in a list.
 */
export interface TableRow {
  changed: number;
  clock: NoClockOutput | LiveClockOutput | DaysClock;
  game: string;
  id: string;
  is_listed: boolean;
  is_your_turn: boolean;
  options: {
    [k: string]: string | boolean;
  };
  players: number;
  result: {
    [k: string]: unknown;
  } | null;
  seats: SeatView[];
  status: "open" | "playing" | "over" | "closed";
}
/**
 * What you asked for has been done, durably, as this step.
 */
export interface TakenStep {
  number: number;
}
/**
 * What was said at a table, the last of it.
 */
export interface Talk {
  chats: ChatEntry[];
}
