/** The plan of the person before the screen. It lasts as long as the same choice is open. */
import { signal } from "@preact/signals";
import type { Seen } from "../table/face";
import type { OdysseusView } from "../wire/shapes";
import { deedsOf, spacesFor, type Deeds, type Plan } from "./deeds";

const made = signal<{ plan: Plan; choice: string } | undefined>(undefined);
let sorted: { legal: readonly string[]; deeds: Deeds } | undefined;

/** What I may do in this picture. */
export function deedsIn(seen: Seen<OdysseusView>): Deeds {
  if (sorted?.legal !== seen.update.legal) sorted = { legal: seen.update.legal, deeds: deedsOf(seen.update.legal) };
  return sorted.deeds;
}

export function planIn(seen: Seen<OdysseusView>): Plan | undefined {
  return seen.canAct && made.value?.choice === choiceOf(seen) ? made.value.plan : undefined;
}

export function setPlan(seen: Seen<OdysseusView>, plan: Plan | undefined): void {
  made.value = plan && { plan, choice: choiceOf(seen) };
}

/** A line of chat is an update too: the same moves at the same table are the same choice. */
function choiceOf(seen: Seen<OdysseusView>): string {
  return `${seen.table.id} ${seen.update.legal.join()}`;
}

/** A space was tapped: it completes the plan, or begins one. Says whether it meant anything. */
export function tapSpace(seen: Seen<OdysseusView>, space: string): boolean {
  const deeds = deedsIn(seen);
  const plan = planIn(seen) ?? { deed: "play" };
  if (!seen.canAct || (plan.deed !== "play" && plan.deed !== "power")) return false;
  if (spacesFor(plan, deeds).includes(space)) setPlan(seen, { ...plan, space });
  else if (deeds.power !== "card" || plan.deed !== "power" || plan.card) return false;
  else {
    const there = Object.keys(deeds.takes).filter((card) => card.endsWith(` ${space}`));
    if (!there.length) return false;
    setPlan(seen, { ...plan, card: there[0] });
  }
  return true;
}
