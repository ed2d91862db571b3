/** A move that is the only possible one, and the pause before the page makes it by itself. */
import type { Choices, TableInfo } from "../../net/shapes";
import { forced } from "../../ui/settings";
import { possibleChoices } from "./plan";

/** Milliseconds of a player who passes without much thought. */
export const PAUSES = { shortest: 1500, longest: 4000 };

/** Return the only possible move, if it asks for nothing. */
export function forcedMove(choices: Choices | null): string | undefined {
  const [only, ...others] = possibleChoices(choices);
  return only && !others.length && !only.then ? only.words : undefined;
}

/** Whether the player wants such moves to be made for them at this table. */
export function isMadeForPlayer({ seats }: TableInfo, you: number): boolean {
  if (forced.value !== "bots") return forced.value === "always";
  return seats.every((seat, number) => number === you || seat.kind === "bot");
}

/** Draw the milliseconds of a pause. It takes no arguments, so that the pause cannot tell the others anything. */
export function drawPause(): number {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  const share = (a! + b!) / 2 / 2 ** 32; // the mean of two: seldom very short or very long
  return PAUSES.shortest + share * (PAUSES.longest - PAUSES.shortest);
}
