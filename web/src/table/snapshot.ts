/** What the page draws of a table at the moment. */
import { EventFormatter } from "../i18n/event-formatter";
import { seatNames } from "../i18n/seat-names";
import type { GameInfo, Update } from "../net/shapes";
import type { TableStore } from "./store/table-store";

/** One picture of the game: everything a part needs to draw itself. */
export interface Snapshot<View> {
  table: TableStore;
  update: Update; // the one that is drawn
  view: View;
  game: GameInfo;
  you: number; // my seat, -1 for a spectator
  names: string[]; // how the seats are called
  canAct: boolean; // it is my decision, and this picture is the newest
}

/** What is shown of a table at the moment. Who reads it is drawn anew with each move; who is given the table alone, and asks when it is needed, is not. */
export function snapshotOf(table: TableStore): Snapshot<unknown> {
  const update = table.shown.value!;
  const names = seatNames(update.table.seats);
  const canAct = table.isCurrent.value && update.legal.length > 0;
  return { table, update, view: update.view, game: table.game.value!, you: update.you, names, canAct };
}

/** Words for events, with the names of this table's seats, for the player at this browser. */
export function formatterOf(snapshot: Snapshot<unknown>): EventFormatter {
  return new EventFormatter(snapshot.game.name, snapshot.names, snapshot.you);
}
