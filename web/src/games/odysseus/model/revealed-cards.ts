/** Face-down cards at the end of a round. */
import type { OdysseusView } from "../../../net/shapes";

/** How strong a space is with the cards that were turned up on it, once they are gone: nobody has said it. */
export const UNKNOWN_STRENGTH = -1;

export interface RevealedCard {
  space: number;
  kind: number;
}

/** The table as it was, with the face-down cards up and the course that they gave. */
export function withRevealedCards(before: OdysseusView, after: OdysseusView, cards: RevealedCard[]): OdysseusView {
  const spaces = before.spaces.map((row) => [...row]);
  for (const { space, kind } of cards) spaces[space]![kind]! += 1;
  const stillLie = after.spaces.some((row) => row.some(Boolean));
  const strengths = stillLie
    ? after.strengths
    : before.strengths.map((strength, i) => (cards.some(({ space }) => space === i) ? UNKNOWN_STRENGTH : strength));
  return { ...before, spaces, strengths, down_at: [], down_kind: [], course: after.route, began: after.began };
}
