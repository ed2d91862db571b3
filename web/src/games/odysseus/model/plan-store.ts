/** The plan of the person before the screen. It lasts as long as the same choice is open. */
import { signal } from "@preact/signals";
import type { OdysseusSnapshot } from "../state-text";
import { mapDataOf } from "./map-data";
import { completed, type Offers, offersOf, type Plan, spacesFor } from "./offers";

const made = signal<{ plan: Plan; choice: string } | undefined>(undefined);
let sorted: { legal: readonly string[]; offers: Offers } | undefined;

/** What I may do in this picture. */
export function offersIn(snapshot: OdysseusSnapshot): Offers {
  const { legal } = snapshot.update;
  if (sorted?.legal !== legal)
    sorted = { legal, offers: completed(offersOf(legal), lying(snapshot), mapDataOf(snapshot.game).spaces) };
  return sorted.offers;
}

/** All cards on the spaces, as moves name them. */
function lying(snapshot: OdysseusSnapshot): string[] {
  const { kinds, spaces } = mapDataOf(snapshot.game);
  const up = snapshot.view.spaces.flatMap((row, space) =>
    row.flatMap((count, kind) => (count ? [`${kinds[kind]} ${spaces[space]}`] : [])),
  );
  return [...up, ...snapshot.view.down_at.map((_, i) => `down${i + 1}`)];
}

export function planIn(snapshot: OdysseusSnapshot): Plan | undefined {
  return snapshot.canAct && made.value?.choice === choiceOf(snapshot) ? made.value.plan : undefined;
}

export function setPlan(snapshot: OdysseusSnapshot, plan: Plan | undefined): void {
  made.value = plan && { plan, choice: choiceOf(snapshot) };
}

/** A line of chat is an update too: the same moves at the same table are the same choice. */
function choiceOf(snapshot: OdysseusSnapshot): string {
  return `${snapshot.table.id} ${snapshot.update.legal.join()}`;
}

/** A space was tapped: it completes the plan, or begins one. Says whether it meant anything. */
export function chooseSpace(snapshot: OdysseusSnapshot, space: string): boolean {
  const offers = offersIn(snapshot);
  const plan = planIn(snapshot) ?? { action: "play" };
  if (!snapshot.canAct || (plan.action !== "play" && plan.action !== "power")) return false;
  if (spacesFor(plan, offers).includes(space)) setPlan(snapshot, { ...plan, space });
  else if (offers.power !== "card" || plan.action !== "power" || plan.card) return false;
  else {
    const there = Object.keys(offers.takes).filter((card) => card.endsWith(` ${space}`));
    if (!there.length) return false;
    setPlan(snapshot, { ...plan, card: there[0] });
  }
  return true;
}
