/** What is on a place, and whose goal it is. */
import type { UlyssesView } from "../../../net/shapes";
import { hasPlace, SIDES, type Side } from "./vocabulary";

export interface PlaceContents {
  ship: boolean;
  plague: boolean;
  disks: Side[];
  goal: "none" | "mine" | "reached"; // one of the player's goals
  reached: number[]; // seats that have revealed this goal
  remembered: number[]; // seats whose hidden goal this is, as far as the player knows
}

export function contentsOf(view: UlyssesView, place: number): PlaceContents {
  const disks = SIDES.filter((side) => view[side] === place);
  const plague = hasPlace(view.plagued, place);
  const contents: PlaceContents = {
    ship: view.ship === place,
    plague,
    disks,
    goal: "none",
    reached: [],
    remembered: [],
  };
  view.goals.forEach((slots, seat) => {
    for (const slot of slots) {
      if (slot.goal !== place) continue;
      if (seat === view.who) contents.goal = slot.shown ? "reached" : "mine";
      if (slot.shown) contents.reached.push(seat);
      else if (seat !== view.who) contents.remembered.push(seat);
    }
  });
  return contents;
}
