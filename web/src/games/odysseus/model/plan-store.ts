/** The plan of the person before the screen. It lasts as long as the same choice is open. */
import { signal } from "@preact/signals";
import { chartOf } from "./map-data";
import { completed, deedsOf, spacesFor, type Deeds, type Plan } from "./offers";
import type { Sight } from "../state-text";

const made = signal<{ plan: Plan; choice: string } | undefined>(undefined);
let sorted: { legal: readonly string[]; deeds: Deeds } | undefined;

/** What I may do in this picture. */
export function deedsIn(seen: Sight): Deeds {
  const { legal } = seen.update;
  if (sorted?.legal !== legal) sorted = { legal, deeds: completed(deedsOf(legal), lying(seen), chartOf(seen.game).spaces) };
  return sorted.deeds;
}

/** All cards on the spaces, as moves name them. */
function lying(seen: Sight): string[] {
  const { kinds, spaces } = chartOf(seen.game);
  const up = seen.view.spaces.flatMap((row, space) => row.flatMap((count, kind) => (count ? [`${kinds[kind]} ${spaces[space]}`] : [])));
  return [...up, ...seen.view.down_at.map((_, i) => `down${i + 1}`)];
}

export function planIn(seen: Sight): Plan | undefined {
  return seen.canAct && made.value?.choice === choiceOf(seen) ? made.value.plan : undefined;
}

export function setPlan(seen: Sight, plan: Plan | undefined): void {
  made.value = plan && { plan, choice: choiceOf(seen) };
}

/** A line of chat is an update too: the same moves at the same table are the same choice. */
function choiceOf(seen: Sight): string {
  return `${seen.table.id} ${seen.update.legal.join()}`;
}

/** A space was tapped: it completes the plan, or begins one. Says whether it meant anything. */
export function tapSpace(seen: Sight, space: string): boolean {
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
