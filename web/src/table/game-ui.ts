/** What a game shows of itself at a table. The frame is the same for all games; ulysses/ and odysseus/ fill it. */
import type { FunctionComponent } from "preact";
import type { Snapshot } from "./snapshot";

export interface GameUi<View> {
  /** The sea: fills the box it is given. */
  Board: FunctionComponent<Snapshot<View>>;
  /** What a player's plate shows beside the name. */
  Seat: FunctionComponent<Snapshot<View> & { seat: number }>;
  /** What I hold and what I can do now, or what we wait for. */
  Dock: FunctionComponent<Snapshot<View>>;
  /** The state in sentences, for those who listen. */
  describe: (snapshot: Snapshot<View>) => string[];
}
