/** What a game shows of itself at a table. The frame is the same for all games; ulysses/ and odysseus/ fill it. */
import type { FunctionComponent } from "preact";
import type { GameInfo, Update } from "../net/shapes";
import type { LiveTable } from "./store/table-store";

/** One picture of the game: everything a part needs to draw itself. */
export interface Seen<View> {
  table: LiveTable;
  update: Update; // the one that is drawn
  view: View;
  game: GameInfo;
  you: number; // my seat, -1 for a spectator
  names: string[]; // how the seats are called
  canAct: boolean; // it is my decision, and this picture is the newest
}

export interface Face<View> {
  /** The sea: fills the box it is given. */
  Board: FunctionComponent<Seen<View>>;
  /** What a player's plate shows beside the name. */
  Seat: FunctionComponent<Seen<View> & { seat: number }>;
  /** What I hold and what I can do now, or what we wait for. */
  Dock: FunctionComponent<Seen<View>>;
  /** The state in sentences, for those who listen. */
  describe: (seen: Seen<View>) => string[];
}
