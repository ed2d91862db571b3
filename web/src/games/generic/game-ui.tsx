/** A game that has no folder here: the position in sentences, and the choices as buttons. */
import type { GameUi } from "../../table/game-ui";
import { Dock } from "./dock";
import { Summary, sentencesOf } from "./summary";

export const gameUi: GameUi<Record<string, unknown>> = {
  Board: Summary,
  Seat: () => null,
  Dock,
  describe: sentencesOf,
};
