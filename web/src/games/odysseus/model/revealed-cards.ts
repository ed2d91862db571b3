/** Face-down cards at the end of a round. */
import type { OdysseusView } from "../../../net/shapes";

/** The strength of a space whose cards were revealed and then removed in the same update: the server does not send it. */
export const UNKNOWN_STRENGTH = -1;

export interface RevealedCard {
  space: number;
  kind: number;
}

/** Return the view before the end of the round, with the face-down cards revealed and the course that they caused. */
export function withRevealedCards(before: OdysseusView, after: OdysseusView, cards: RevealedCard[]): OdysseusView {
  const spaces = before.spaces.map((row) => [...row]);
  for (const { space, kind } of cards) spaces[space]![kind]! += 1;
  const cardsRemain = after.spaces.some((row) => row.some(Boolean));
  const strengths = cardsRemain
    ? after.strengths
    : before.strengths.map((strength, i) => (cards.some(({ space }) => space === i) ? UNKNOWN_STRENGTH : strength));
  const withoutTies = after.route.map((colour) => [colour]); // the server does not send the ties of removed cards
  const leading = cardsRemain ? after.leading : cards.length ? withoutTies : before.leading;
  return { ...before, spaces, strengths, leading, down_at: [], down_kind: [], course: after.route, began: after.began };
}
