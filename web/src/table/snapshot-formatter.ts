/** The scribe of a table: for who looks at it, with the names that its seats have here. */
import { Scribe } from "../i18n/event-formatter";
import type { Seen } from "./game-ui";

export function scribeOf(seen: Seen<unknown>): Scribe {
  return new Scribe(seen.game.name, seen.names, seen.you);
}
