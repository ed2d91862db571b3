/** What a game implements to be played at a table. The frame around it is the same for all games. */
import type { FunctionComponent } from "preact";
import type { Event, GameInfo } from "../net/shapes";
import type { EndingUi } from "./ending/ending-ui";
import type { Snapshot } from "./snapshot";
import type { Flight } from "./story/flight";

export interface GameUi<View> {
  /** The board. It fills its container. */
  Board: FunctionComponent<Snapshot<View>>;
  /** What the panel of a player shows below the name. */
  Seat: FunctionComponent<Snapshot<View> & { seat: number }>;
  /** The player's hand, and what they can do now or whom the game waits for. */
  Dock: FunctionComponent<Snapshot<View>>;
  /** Whose decision it is and what they decide, in a sentence. */
  prompt?: (snapshot: Snapshot<View>) => string;
  /** The state of the game in sentences, for the tab "In words" and screen readers. */
  describe: (snapshot: Snapshot<View>) => string[];
  /** What flies over the page when an event is drawn. */
  flights?: (event: Event, snapshot: Snapshot<View>) => Flight[];
  /** A picture of what an event is about, for the card of a great moment. */
  Emblem?: FunctionComponent<Snapshot<View> & { event: Event }>;
  /** The map and the signs of the ending, fetched when a game is over. Without it the ending is told in words. */
  ending?: (game: GameInfo) => Promise<EndingUi>;
}
