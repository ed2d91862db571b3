/** The player's current plan. It lasts while the legal moves are the same. */
import { signal } from "@preact/signals";
import type { OdysseusSnapshot } from "../state-text";
import { mapDataOf } from "./map-data";
import { type Offers, offersOf, type Plan, spacesFor, withUnlistedTakes } from "./offers";

const current = signal<{ plan: Plan; choice: string } | undefined>(undefined);
let cached: { legal: readonly string[]; offers: Offers } | undefined;

/** Return what the player may do in this snapshot. */
export function offersIn(snapshot: OdysseusSnapshot): Offers {
  const { legal } = snapshot.update;
  if (cached?.legal !== legal)
    cached = {
      legal,
      offers: withUnlistedTakes(offersOf(legal), cardsOnSpaces(snapshot), mapDataOf(snapshot.game).spaces),
    };
  return cached.offers;
}

/** Return all cards on the spaces, as moves name them. */
function cardsOnSpaces(snapshot: OdysseusSnapshot): string[] {
  const { kinds, spaces } = mapDataOf(snapshot.game);
  const up = snapshot.view.spaces.flatMap((row, space) =>
    row.flatMap((count, kind) => (count ? [`${kinds[kind]} ${spaces[space]}`] : [])),
  );
  return [...up, ...snapshot.view.down_at.map((_, i) => `down${i + 1}`)];
}

export function planIn(snapshot: OdysseusSnapshot): Plan | undefined {
  return snapshot.canAct && current.value?.choice === choiceKey(snapshot) ? current.value.plan : undefined;
}

export function setPlan(snapshot: OdysseusSnapshot, plan: Plan | undefined): void {
  current.value = plan && { plan, choice: choiceKey(snapshot) };
}

/** Return a key of the open choice. A chat message is an update too, so the key is made of the table and its legal moves. */
function choiceKey(snapshot: OdysseusSnapshot): string {
  return `${snapshot.table.id} ${snapshot.update.legal.join()}`;
}

/** Handle a tap on a space: it completes the plan, or starts one. Return false if the tap means nothing now. */
export function chooseSpace(snapshot: OdysseusSnapshot, space: string): boolean {
  const offers = offersIn(snapshot);
  const plan = planIn(snapshot) ?? { action: "play" };
  if (!snapshot.canAct || (plan.action !== "play" && plan.action !== "power")) return false;
  if (spacesFor(plan, offers).includes(space)) setPlan(snapshot, { ...plan, space });
  else if (offers.power !== "card" || plan.action !== "power" || plan.card) return false;
  else {
    const cards = Object.keys(offers.takes).filter((card) => card.endsWith(` ${space}`));
    if (!cards.length) return false;
    setPlan(snapshot, { ...plan, card: cards[0] });
  }
  return true;
}
