/** The size of signs and names on the map. They grow a little with its scale, and are never too small to see, read or tap. */
import { stepped } from "../../../ui/map/viewport";

/** Pixels per unit of the map below which there is room for few names only. */
export const FAR = 0.42;

/** Grow in steps, because the browser lays out a text again whenever its size changes. */
function sizeAt(k: number): number {
  return Math.min(1.3, stepped(k, FAR) * 2);
}

export function signSize(k: number): number {
  return Math.max(0.55, sizeAt(k));
}

export function nameSize(k: number): number {
  return Math.max(0.83, sizeAt(k));
}
