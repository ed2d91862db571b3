/** What goes over the wire. Made by `make types` from the server's own definitions: do not edit. */

export type Command = Join | Leave | Begin | Play | Undo | Say | Away | Back | Vote | Close | Rematch;
export type Message = Update | Answer | Refused | Presence | Trouble | Alive;

/**
 * The connection works though nothing has happened. Sent with every ping, since browsers hide pings from pages.
 */
export interface Alive {
  type: "alive";
}
/**
 * The command was carried out: it is line `seq` of the table's log.
 */
export interface Answer {
  id: string;
  seq: number;
  type: "answer";
}
/**
 * Let a bot play for you until you send `back`.
 */
export interface Away {
  do: "away";
  id: string;
}
/**
 * Take over from the bot and play yourself again.
 */
export interface Back {
  do: "back";
  id: string;
}
/**
 * Start the game; bots take the free seats.
 */
export interface Begin {
  do: "begin";
  id: string;
}
export interface Clause {
  id: string;
  text: string;
}
/**
 * Seconds for each decision, and a bank of seconds for the whole game, used after them. 0 seconds: no clock.
 */
export interface Clock {
  bank?: number;
  seconds?: number;
}
/**
 * Close the table before the game; only the host can.
 */
export interface Close {
  do: "close";
  id: string;
}
/**
 * Take a seat: the given one, or any free one.
 */
export interface Join {
  do: "join";
  entropy?: string;
  id: string;
  seat?: number | null;
}
/**
 * Give up your seat: before the game it is free again, during the game a bot keeps it.
 */
export interface Leave {
  do: "leave";
  id: string;
}
/**
 * Play a whole move in the game's notation. `seq` is the last update that you have seen.
 */
export interface Play {
  do: "play";
  id: string;
  move: string;
  seq: number;
}
/**
 * Undo your last move. `seq` is the last update that you have seen.
 */
export interface Undo {
  do: "undo";
  id: string;
  seq: number;
}
/**
 * Send a chat message.
 */
export interface Say {
  do: "say";
  id: string;
  text: string;
}
/**
 * Vote on giving a player's seat to a bot.
 */
export interface Vote {
  do: "vote";
  id: string;
  out?: boolean;
  seat: number;
}
/**
 * Open a new table with the same settings, after the game.
 */
export interface Rematch {
  do: "rematch";
  id: string;
}
export interface EnterTable {
  invite: string;
}
/**
 * Something that happened, as the id of a message and its parameters.
 */
export interface Event {
  args: {
    [k: string]: unknown;
  };
  name: string;
}
/**
 * A game, its board, and the names of the numbers in its views, as in the `hello` of the bot protocol.
 */
export interface GameInfo {
  board: {
    [k: string]: unknown;
  };
  name: string;
  names: {
    [k: string]: unknown;
  };
  seats: number[];
  version: number;
}
export interface Log {
  game: string;
  lines: LogLine[];
}
/**
 * The events of one line of the table's log, as the viewer sees them.
 */
export interface LogLine {
  events: Event[];
  seq: number;
}
export interface Me {
  name: string;
  token?: string;
}
/**
 * Everything the viewer may know now; it replaces all earlier updates. `events` tell what happened since.
 */
export interface Update {
  events: Event[];
  legal: string[];
  seq: number;
  table: TableInfo;
  type: "update";
  undo: boolean;
  view: {
    [k: string]: unknown;
  } | null;
  you: number;
}
/**
 * What everybody may know about a table, apart from the game itself.
 */
export interface TableInfo {
  actor: number;
  board: string;
  clock: Clock;
  commitment: string;
  entropy: string[];
  game: string;
  host: number;
  id: string;
  left: number | null;
  pace: number;
  patience: number;
  public: boolean;
  rematch: string;
  seats: SeatInfo[];
  seed: string;
  status: "closed" | "open" | "over" | "playing";
  why: string;
  winners: number[];
}
export interface SeatInfo {
  away: boolean;
  bank: number;
  here: boolean;
  kind: "bot" | "free" | "person";
  level: string;
  name: string;
  votes: number;
}
/**
 * The command or request was refused: the kind of reason, the reason, and the clause of the rules, if any.
 */
export interface Refused {
  args?: {
    [k: string]: unknown;
  };
  clause?: string;
  code: string;
  id: string;
  name?: string;
  reason: string;
  type: "refused";
}
/**
 * Whether each seat's player is connected.
 */
export interface Presence {
  here: boolean[];
  type: "here";
}
/**
 * The table is interrupted; the next update means that it continues.
 */
export interface Trouble {
  code: string;
  name: string;
  reason: string;
  type: "trouble";
}
export interface MutePlayer {
  mute?: boolean;
  seat: number;
}
export interface NewName {
  name: string;
}
export interface NewPerson {
  bearer?: boolean;
  name: string;
}
export interface NewTable {
  board?: string;
  /**
   * @maxItems 6
   */
  bots?: (("drifter" | "navigator" | "olympian" | "sailor") | null)[];
  clock?: Clock;
  game: "odysseus" | "ulysses";
  id?: string;
  level?: "drifter" | "navigator" | "olympian" | "sailor";
  pace?: number;
  patience?: number;
  public?: boolean;
  seats: number;
}
/**
 * All that `who` knows and would remember (O3). Islands, seats, gods, adventures and kinds are numbers.
 */
export interface OdysseusView {
  actor: number;
  aphrodite: number;
  began: number;
  chosen: number;
  circuit: number;
  course: number[];
  dealt: number;
  disks: number[];
  done: number[];
  down_at: number[];
  down_kind: number[];
  down_owner: number;
  drawer: number;
  due: number;
  first: number;
  gods: number[];
  hand: number[];
  hand_sizes: number[];
  idle: number;
  kept: number[];
  kept_sizes: number[];
  last: number;
  may_down: number;
  passes: number;
  phase: number;
  points: number[];
  poseidon: number;
  power: number;
  power_spent: number;
  ready: number[];
  reserve: number[];
  returned: number[];
  round: number;
  route: number[];
  seats: number;
  ship: number;
  spaces: number[][];
  spent: number[][];
  stack: number;
  strengths: number[];
  tasks: number[];
  traded: number[];
  turned: never[][];
  user: number;
  waits: boolean[];
  who: number;
  winners: number;
}
export interface Opened {
  id: string;
  invite: string;
}
/**
 * A code, link or invitation: the secret word, the time it expires, and a QR code of its link.
 */
export interface Pass {
  qr?: string;
  until: number;
  word: string;
}
/**
 * The rules page of a game.
 */
export interface RulesText {
  intro: string;
  sections: Section[];
  title: string;
}
export interface Section {
  clauses: Clause[];
  id: string;
  intro: string;
  title: string;
}
/**
 * Sign in on another device, with a code or personal link made on the first.
 */
export interface SignIn {
  bearer?: boolean;
  code: string;
}
/**
 * A goal card as somebody sees it. `maybe` is what everybody thinks possible: nine bits, a place each.
 */
export interface Slot {
  colour: number;
  goal: number;
  knows: number;
  maybe: number;
  shown: boolean;
}
export interface TableList {
  tables: TableSummary[];
}
/**
 * A table in a list.
 */
export interface TableSummary {
  changed: number;
  clock: Clock;
  free: number;
  game: string;
  id: string;
  names: string[];
  seats: number;
  status: string;
  yours: boolean;
}
/**
 * Take a seat that its owner hands over.
 */
export interface TakeSeat {
  handover: string;
  id: string;
}
/**
 * All that `who` knows and would remember (U3.1, U3.2, U3.4). Places, seats and kinds are numbers.
 */
export interface UlyssesView {
  active: number;
  actor: number;
  agreed: number;
  asked: number;
  bids: number[];
  black: number;
  blue: number;
  cause: number;
  discards: number[];
  drawer: number;
  due: number;
  exchanged: boolean;
  goals: Slot[][];
  hand: number[];
  hand_sizes: number[];
  kept: number[];
  kept_sizes: number[];
  laid: number;
  laid_cards: number[][];
  leader: number;
  lowest: number;
  needed: number;
  needs: number[];
  out: number;
  owed: number;
  pandora_used: boolean;
  phase: number;
  pile: number;
  piles: number[];
  plagued: number;
  purpose: number;
  red: number;
  seats: number;
  ship: number;
  shuffled: number[];
  sides: number[];
  spent: number[][];
  target: number;
  temples: number[];
  turn: number;
  under: Slot[][];
  who: number;
  winner: number;
}
