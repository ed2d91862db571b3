import { seatNames } from "../i18n/seat-names";
import type { Seen } from "./game-ui";
import type { LiveTable } from "./store/table-store";

/** What is shown of a table at the moment. Who reads it is drawn anew with each move; who is given the table alone, and asks when it is needed, is not. */
export function seenOf(table: LiveTable): Seen<unknown> {
  const update = table.shown.value!;
  const names = seatNames(update.table.seats);
  const canAct = table.isCurrent.value && update.legal.length > 0;
  return { table, update, view: update.view, game: table.game.value!, you: update.you, names, canAct };
}
