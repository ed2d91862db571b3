/** What there is to see at a place. */
import type { UlyssesView } from "../../../net/shapes";
import { SIDES, hasPlace, type Side } from "./vocabulary";

export interface Marks {
  ship: boolean;
  plague: boolean;
  disks: Side[];
  goal: "none" | "mine" | "reached"; // of mine
  reached: number[]; // the seats that have revealed it
  remembered: number[]; // the seats whose hidden goal I know this to be
}

export function marksOf(view: UlyssesView, place: number): Marks {
  const disks = SIDES.filter((side) => view[side] === place);
  const plague = hasPlace(view.plagued, place);
  const marks: Marks = { ship: view.ship === place, plague, disks, goal: "none", reached: [], remembered: [] };
  view.goals.forEach((slots, seat) => {
    for (const slot of slots) {
      if (slot.goal !== place) continue;
      if (seat === view.who) marks.goal = slot.shown ? "reached" : "mine";
      if (slot.shown) marks.reached.push(seat);
      else if (seat !== view.who) marks.remembered.push(seat);
    }
  });
  return marks;
}
