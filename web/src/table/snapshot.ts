/** The state of a table at one moment, as the page draws it. */
import { EventFormatter } from "../i18n/event-formatter";
import { seatNames } from "../i18n/seat-names";
import type { GameInfo, Update } from "../net/shapes";
import type { TableSource } from "./store/table-source";
import type { TableStore } from "./store/table-store";

/** Everything that a component needs to draw the game. */
export interface Snapshot<View, Table extends TableSource = TableSource> {
  table: Table;
  update: Update; // the one being drawn, not always the newest
  view: View;
  game: GameInfo;
  you: number; // the player's seat, -1 for a spectator
  names: string[]; // of the seats
  canAct: boolean; // the player has to decide, and this is the newest update
}

/** A snapshot of a table at the server, with its connection, chat and commands. */
export type LiveSnapshot = Snapshot<unknown, TableStore>;

/** Return the current snapshot. The calling component is drawn again with each move. A component that gets only the table, and
calls this in an event handler, is not. */
export function snapshotOf<Table extends TableSource>(table: Table): Snapshot<unknown, Table> {
  const update = table.shown.value!;
  const names = seatNames(update.table.seats);
  const canAct = table.isCurrent.value && update.choices !== null;
  return { table, update, view: update.view, game: table.game.value!, you: update.you, names, canAct };
}

/** Return a formatter with the names of this table's seats, for the player at this browser. */
export function formatterOf(snapshot: Snapshot<unknown>): EventFormatter {
  return new EventFormatter(snapshot.game.name, snapshot.names, snapshot.you);
}
