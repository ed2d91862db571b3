/** Face-down cards at the end of a round. */
import type { OdysseusView } from "../wire/shapes";

export interface Turned {
  space: number;
  kind: number;
}

/** The table as it was, with the face-down cards up and the course that they gave. */
export function withTurned(before: OdysseusView, after: OdysseusView, cards: Turned[]): OdysseusView {
  const spaces = before.spaces.map((row) => [...row]);
  for (const { space, kind } of cards) spaces[space]![kind]! += 1;
  return { ...before, spaces, down_at: [], down_kind: [], course: after.route, began: after.began };
}
