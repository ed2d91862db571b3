/** What goes over the wire. Made by `make types` from the server's own definitions: do not edit. */

export type Command = Join | Leave | Begin | Play | Undo | Say | Away | Back | Vote | Close | Rematch;
export type Message = Update | Answer | Refused | Presence | Trouble | Alive;

/**
 * Nothing has happened, and the connection holds. It goes with every ping, which browsers keep to themselves.
 */
export interface Alive {
  type: "alive";
}
/**
 * The command was carried out: it is in line `seq` of the table's book.
 */
export interface Answer {
  id: string;
  seq: number;
  type: "answer";
}
/**
 * A bot plays for me until I am back.
 */
export interface Away {
  do: "away";
  id: string;
}
/**
 * I play again myself.
 */
export interface Back {
  do: "back";
  id: string;
}
/**
 * The game starts; bots take the seats that are free.
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
 * Seconds for each decision, and a bank that is used when they are gone. 0 seconds: no clock.
 */
export interface Clock {
  bank?: number;
  seconds?: number;
}
/**
 * Before the game: there will be none. Only by who opened the table.
 */
export interface Close {
  do: "close";
  id: string;
}
/**
 * On another device: with a code that was made on the first.
 */
export interface Comeback {
  bearer?: boolean;
  code: string;
}
/**
 * Take a seat: this one, or any that is free.
 */
export interface Join {
  do: "join";
  entropy?: string;
  id: string;
  seat?: number | null;
}
/**
 * Give the seat up: before the game it is free again, in the game a bot has it for good.
 */
export interface Leave {
  do: "leave";
  id: string;
}
/**
 * A whole move in the game's words, at the position that the sender has seen.
 */
export interface Play {
  do: "play";
  id: string;
  move: string;
  seq: number;
}
export interface Undo {
  do: "undo";
  id: string;
  seq: number;
}
export interface Say {
  do: "say";
  id: string;
  text: string;
}
/**
 * Whether somebody shall lose his seat to a bot.
 */
export interface Vote {
  do: "vote";
  id: string;
  out?: boolean;
  seat: number;
}
/**
 * The same again, at a new table.
 */
export interface Rematch {
  do: "rematch";
  id: string;
}
export interface Entrance {
  invite: string;
}
/**
 * One sentence of the log, as a message id and its parameters.
 */
export interface Event {
  args: {
    [k: string]: unknown;
  };
  name: string;
}
/**
 * What a game is played with, and what the numbers in its views mean; as a bot's `hello` has it.
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
 * What one line of the book tells the viewer.
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
 * All that the viewer knows now; replaces what he knew. `events` tell how it came about.
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
 * What everybody may know of a table beside the game.
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
 * What was refused, why, and by which clause of the rules, if by one. `code` names the kind of reason.
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
 * Who is connected, by seat.
 */
export interface Presence {
  here: boolean[];
  type: "here";
}
/**
 * The table cannot go on now; the next update says that it does.
 */
export interface Trouble {
  code: string;
  name: string;
  reason: string;
  type: "trouble";
}
export interface Muting {
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
 * Something to hand to somebody: the word itself, when it ends, and as a picture for a camera.
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
 * A seat that its owner hands over.
 */
export interface Taking {
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
