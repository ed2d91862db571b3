/** A flight: cards or signs that fly over the page from one element to another. Each game says what flies for which event. */
import type { VNode } from "preact";

export interface Flight {
  /** CSS selectors, the best first. The first one with an element that can be seen counts. */
  from: readonly string[];
  to: readonly string[];
  /** What is on the card; null for its back. */
  face: VNode | null;
  count?: number;
}

/** Return the selector of a player's panel. */
export function panelOf(seat: number): string {
  return `.plate:nth-child(${seat + 1})`;
}

export function firstVisible(selectors: readonly string[]): Element | undefined {
  const found = selectors.map((selector) => document.querySelector(selector));
  return found.find((element) => element?.checkVisibility() && element.getBoundingClientRect().width > 0) ?? undefined;
}
