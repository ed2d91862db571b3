/** How large things are on the map: signs and names grow a little with it, but are never too small to see, to read and to tap. */
import { stepped } from "../../../ui/map/viewport";

/** Pixels for a unit of the map: below, there is room for few names. */
export const FAR = 0.42;

/** In steps: words whose size changes are laid out anew. */
function sizeAt(k: number): number {
  return Math.min(1.3, stepped(k, FAR) * 2);
}

export function signSize(k: number): number {
  return Math.max(0.55, sizeAt(k));
}

export function nameSize(k: number): number {
  return Math.max(0.83, sizeAt(k));
}
