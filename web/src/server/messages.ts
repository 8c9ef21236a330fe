// Written by scripts/types from the server's protocol/ and each game's schema.py: change those.
// Schema 05b03d2ffbabcaae262bf31d46bfdce43c82b69298ea0ea76463747ba13b7871
import type { ActionFields, GameView } from "../games/views";
export type FromClient = Hello | Act | Undo | Answer | Leave | Return | Unseat | Accept | Decline | Say | AskHint;
export type FromServer =
  | Welcome
  | Step
  | Said
  | Presence
  | ClockUpdate
  | Thinking
  | BotFailure
  | Done
  | Hint
  | RequestRefused
  | Rematch
  | Closing;
/**
 * What this server keeps, and for how long.
 */
export interface About {
  retention_days: number;
}
/**
 * Accept an invitation.
 */
export interface Accept {
  request: string;
  type: "accept";
}
/**
 * Play an action.
 */
export interface Act {
  action: string;
  ply: number;
  request: string;
  type: "act";
}
/**
 * An action for the seat whose decision it is. `ply` is how many actions had been played when it was
 * chosen.
 */
export interface ActionBody {
  action: string;
  ply: number;
  request: string;
}
/**
 * Tables, the last changed first; `more`: pass it as `before` for the next ones.
 */
export interface AdminTableList {
  more: number | null;
  tables: TableView[];
}
/**
 * A table as operators see it: no cards, no seed.
 */
export interface TableView {
  changed: number;
  created: number;
  game: string;
  host: string;
  id: string;
  seats: SeatLine[];
  status: "open" | "playing" | "over" | "closed";
}
/**
 * Who has a seat.
 */
export interface SeatLine {
  bot: string | null;
  name: string;
  person: string | null;
  seat: number;
}
/**
 * A browser in which you're told.
 */
export interface AlertBrowser {
  browser: string;
  created: number;
  is_this: boolean;
}
/**
 * How you're told that it's your turn. `key`: what a browser subscribes with.
 */
export interface AlertsView {
  browsers: AlertBrowser[];
  key: string;
  quiet: QuietBody | null;
  webhook: WebhookView | null;
}
/**
 * Minutes of the day between which nothing is sent, past midnight if `until` comes first.
 */
export interface QuietBody {
  since: number;
  until: number;
  zone: string;
}
/**
 * Where your alerts go. `is_off`: too many in a row didn't arrive; save the address to try again.
 */
export interface WebhookView {
  is_off: boolean;
  kind: "discord" | "slack" | "ntfy" | "json";
  url: string;
}
/**
 * Actions that differ only in some fields.
 *
 * `ways`: the values of these fields, by the names of those that go together, `tile` or `q r`. Every
 * combination of one entry of each list is legal. `text`: how such an action is written, with a gap for
 * each field: `{tile}@{q},{r},{orientation}`.
 */
export interface AlikeActions {
  text: string;
  ways: {
    [k: string]: (string | number)[][];
  };
}
/**
 * Agree to an undo or not.
 */
export interface Answer {
  agrees: boolean;
  request: string;
  type: "answer";
}
/**
 * Whether you agree to an undo.
 */
export interface AnswerBody {
  agrees: boolean;
}
/**
 * Somebody whom a bot plays as.
 */
export interface ArchitectInfo {
  bot: string;
  id: string;
  name: string;
}
/**
 * Ask what a strong bot would do.
 */
export interface AskHint {
  request: string;
  type: "hint";
}
/**
 * Something that was done. `operator`: a name, a user of the machine such as root@club, or `server`.
 */
export interface AuditEntry {
  action: string;
  at: number;
  details: string;
  game: string | null;
  id: number;
  operator: string;
  subject: string;
  why: string;
}
/**
 * What was done, the latest first; `more`: pass it as `before` for the next ones.
 */
export interface AuditList {
  lines: AuditEntry[];
  more: number | null;
}
/**
 * A bot for an open seat.
 */
export interface BotBody {
  bot: string;
  seat: number;
}
/**
 * The turn of a seat failed on the server's side, a bot's for instance.
 *
 * `tries_again`: by itself, after a while.
 */
export interface BotFailure {
  seat: number | null;
  tries_again: boolean;
  type: "bot-failure";
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
 * Whether you want to be told of your turns at a table.
 */
export interface ChoiceBody {
  is_on: boolean;
}
/**
 * How much time is left, sent again because the server, and with it the clocks, stood still.
 */
export interface ClockUpdate {
  clock: ClockView;
  type: "clocks";
}
/**
 * Milliseconds left for each seat when this was sent; `running`: the seat whose clock runs.
 */
export interface ClockView {
  left: (number | null)[];
  running: number | null;
}
/**
 * The server is stopping. Come back in a moment; nothing is lost.
 */
export interface Closing {
  type: "closing";
}
/**
 * To sign in, or to turn a guest into an account.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * `days` for each turn.
 */
export interface DaysClock {
  days: number;
  kind: "days";
}
/**
 * Decline an invitation; your seat becomes free.
 */
export interface Decline {
  request: string;
  type: "decline";
}
/**
 * Your request has been carried out, durably, as this step.
 */
export interface Done {
  number: number;
  request: string;
  type: "done";
}
/**
 * A step in words, for the log. `ply`: how many actions had been played after it.
 *
 * `turning_points`: what it brought about that nobody decided, such as a scoring; the words are
 * `turning.<family>.<name>`.
 */
export interface Entry {
  action: string | null;
  at: number;
  kind: string;
  number: number;
  ply: number;
  seat: number | null;
  turning_points: string[];
  words: Words;
}
/**
 * A sentence, as a key of the catalogues and the values that fill it.
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
 * The first message. `seen`: the last step that the client knows; None: it knows none.
 */
export interface Hello {
  seen?: number | null;
  type: "hello";
}
/**
 * Undo your last action: at once if nothing was revealed since, else by asking the others.
 */
export interface Undo {
  request: string;
  type: "undo";
}
/**
 * Leave your seat to a bot.
 */
export interface Leave {
  request: string;
  seat: number;
  type: "leave";
}
/**
 * Take your seat back from the bot.
 */
export interface Return {
  request: string;
  seat: number;
  type: "return";
}
/**
 * Free a seat before the start. Only the host can.
 */
export interface Unseat {
  request: string;
  seat: number;
  type: "unseat";
}
/**
 * Chat.
 */
export interface Say {
  request: string;
  text: string;
  type: "say";
}
/**
 * The answer to hello: all that is needed to draw the table, and the entries the client has not seen.
 *
 * If these are too many, they are the last ones, and those before come in pages over HTTP.
 */
export interface Welcome {
  chats: ChatEntry[];
  clock: NoClockOutput | LiveClockOutput | DaysClock;
  commitment: string;
  entries: Entry[];
  game: string;
  has_agreed_hints: boolean;
  has_memory: boolean;
  is_by_lot: boolean;
  is_host: boolean;
  is_listed: boolean;
  options: {
    [k: string]: string | boolean;
  };
  players: number;
  snapshot: Snapshot;
  substitute: string;
  table: string;
  type: "welcome";
}
/**
 * There's no time limit.
 */
export interface NoClockOutput {
  kind: "none";
}
/**
 * `seconds` for the whole game, and `increment` more for each turn.
 */
export interface LiveClockOutput {
  increment: number;
  kind: "live";
  seconds: number;
}
/**
 * The table as this viewer may see it after the last step.
 */
export interface Snapshot {
  clock: ClockView;
  facing: number | null;
  has_hints: boolean;
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
 * A legal action. `alike`: it and all that are like it; None: it is alone.
 *
 * Of the others, fields that aren't in `alike` are the same, or follow from those that are.
 */
export interface Legal {
  action: string;
  alike: AlikeActions | null;
  fields: ActionFields;
}
/**
 * Who has a seat. `is_away`: a bot plays for that person now; `is_returning`: until its turn is over.
 *
 * `is_out`: their time has run out for good, and the bot plays to the end; `is_gone`: they have deleted
 * their account. `is_invited`: the seat is kept for them, but they haven't said yes. `shares`: the first
 * seat of the same person, if it is another: several people around one screen, or one who plays for several.
 */
export interface SeatView {
  architect: string | null;
  bot: string | null;
  is_away: boolean;
  is_gone: boolean;
  is_here: boolean;
  is_invited: boolean;
  is_out: boolean;
  is_returning: boolean;
  is_you: boolean;
  kind: "person" | "bot" | "open";
  name: string;
  shares: number | null;
}
/**
 * What the viewer may undo. `free`: their last action, at once; `ask`: only if the others agree.
 *
 * `asked`: the seat that has asked; `to`: the ply it would go back to; `waiting`: the seats that haven't
 * answered.
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
  snapshot: Snapshot;
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
 * A bot is thinking, or (`is_compiling`) has to be compiled first. `progress`: from 0 to 1.
 */
export interface Thinking {
  is_compiling: boolean;
  progress: number | null;
  seat: number;
  type: "thinking";
}
/**
 * The best actions, best first.
 */
export interface Hint {
  choices: HintChoice[];
  ply: number;
  request: string;
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
 * Your request wasn't carried out. Without `request`: the message couldn't be read that far.
 */
export interface RequestRefused {
  problem: Problem;
  request: string | null;
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
 * Somebody offers another game to the same people. At this table, seats are kept for them.
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
  has_memory: boolean;
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
 * All games, and whom one may meet there.
 */
export interface GameList {
  architects: ArchitectInfo[];
  games: GameInfo[];
}
/**
 * What a guest wants to be called.
 */
export interface GuestName {
  name: string;
}
/**
 * Whether the server is healthy. `stuck`: a task hasn't finished a round for too long.
 */
export interface Health {
  is_compiling: boolean;
  process: number;
  status: "ok" | "stuck";
  tasks: {
    [k: string]: number;
  };
}
/**
 * To sit down at an open seat.
 */
export interface JoinBody {
  seat?: number | null;
}
/**
 * `seconds` for the whole game, and `increment` more for each turn.
 */
export interface LiveClockInput {
  increment?: number;
  kind: "live";
  seconds: number;
}
/**
 * A part of a table's log.
 */
export interface LogPage {
  entries: Entry[];
}
/**
 * Who you are here.
 */
export interface Me {
  is_account: boolean;
  is_operator: boolean;
  name: string | null;
}
/**
 * An address or a network, for how many days, and why: they're told.
 */
export interface NetworkBanBody {
  days?: number | null;
  network: string;
  why: string;
}
/**
 * An address such as 192.0.2.7, or a network such as 192.0.2.0/24.
 */
export interface NetworkBody {
  network: string;
}
/**
 * The old and the new password.
 */
export interface NewPassword {
  new: string;
  old: string;
}
/**
 * A table to open.
 */
export interface NewTable {
  clock?: NoClockInput | LiveClockInput | DaysClock;
  game: string;
  has_hints?: boolean;
  has_memory?: boolean;
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
  seats: SeatChoice[];
  substitute?: string;
}
/**
 * There's no time limit.
 */
export interface NoClockInput {
  kind?: "none";
}
/**
 * Who gets a seat: the host, another person at the host's device, a bot, or anybody who comes.
 */
export interface SeatChoice {
  bot?: string | null;
  kind: "me" | "here" | "bot" | "open";
  name?: string | null;
}
/**
 * People, those who came last first; `more`: pass it as `before` for the next ones.
 */
export interface PersonList {
  more: number | null;
  people: PersonView[];
}
/**
 * Somebody, as operators see them. `tables`: those that aren't over, as host or in a seat.
 */
export interface PersonView {
  ban: SanctionView | null;
  created: number;
  id: string;
  is_account: boolean;
  is_operator: boolean;
  mute: SanctionView | null;
  name: string;
  seen: number;
  tables: number;
}
/**
 * A ban or a mute. `until`: None is for good.
 */
export interface SanctionView {
  created: number;
  kind: "ban" | "mute" | "network";
  name: string | null;
  subject: string;
  until: number | null;
  why: string;
}
/**
 * A browser that wants to be told, as its PushSubscription says.
 */
export interface PushBody {
  auth: string;
  endpoint: string;
  key: string;
  language?: string | null;
}
/**
 * All quotas.
 */
export interface QuotaList {
  quotas: QuotaView[];
}
/**
 * How much of something is allowed. `seconds`: in how long; None: at once, or altogether.
 */
export interface QuotaView {
  most: number;
  name: string;
  seconds: number | null;
}
/**
 * A finished game as a seat saw it, ply by ply; the first view is the deal.
 */
export interface ReplayView {
  actions: string[];
  facing: number | null;
  views: GameView[];
}
/**
 * Only your id for the request, so that sending it again does no harm.
 */
export interface RequestBody {
  request: string;
}
/**
 * The secret of a link, and the new password.
 */
export interface ResetBody {
  password: string;
  token: string;
}
/**
 * The secret of a link that sets a new password, once, and how many hours it's good for.
 */
export interface ResetLink {
  hours: number;
  token: string;
}
/**
 * For how many days, and why: they're told.
 */
export interface SanctionBody {
  days?: number | null;
  why: string;
}
/**
 * All bans and mutes in force.
 */
export interface SanctionList {
  sanctions: SanctionView[];
}
/**
 * One of your seats.
 */
export interface SeatBody {
  seat: number;
}
/**
 * Where you're signed in: this browser, then the one you used last.
 */
export interface SessionList {
  sessions: SessionView[];
}
/**
 * A browser in which you're signed in. `seen`: when you last used it, give or take an hour.
 */
export interface SessionView {
  browser: string;
  created: number;
  id: string;
  is_this: boolean;
  seen: number;
}
/**
 * Whether you're told of your turns at a table. `is_possible`: whether you're told of any.
 */
export interface TableAlerts {
  is_on: boolean;
  is_possible: boolean;
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
  is_deletable: boolean;
  is_host: boolean;
  is_imported: boolean;
  is_invited: boolean;
  is_listed: boolean;
  is_readable: boolean;
  is_your_turn: boolean;
  options: {
    [k: string]: string | boolean;
  };
  places: number[] | null;
  players: number;
  ply: number | null;
  result: {
    [k: string]: unknown;
  } | null;
  seats: SeatView[];
  status: "open" | "playing" | "over" | "closed";
  to_act: number | null;
}
/**
 * Your request has been carried out, durably, as this step.
 */
export interface TakenStep {
  number: number;
}
/**
 * What was said at a table recently.
 */
export interface Talk {
  chats: ChatEntry[];
}
/**
 * What the game is to be played with, instead of what was agreed before.
 */
export interface Terms {
  clock: NoClockOutput | LiveClockOutput | DaysClock;
  has_hints: boolean;
  has_memory: boolean;
  is_listed: boolean;
  options: {
    [k: string]: string | boolean;
  };
  order: "lot" | "given";
  substitute: string;
}
/**
 * Whose seat it is.
 */
export interface UnseatBody {
  seat: number;
  why?: string;
}
/**
 * An address that gets alerts, and how it wants them.
 */
export interface WebhookBody {
  kind: "discord" | "slack" | "ntfy" | "json";
  language?: string;
  url: string;
}
/**
 * Why something is done; it goes into the audit log.
 */
export interface WhyBody {
  why?: string;
}
