/** The player's current plan. The map and the dock both change it; it is sent when the player confirms. */
import { signal } from "@preact/signals";
import type { UlyssesView, Update } from "../../../net/shapes";
import type { Snapshot } from "../../../table/snapshot";
import { showError } from "../../../ui/controls/notices";
import { mapDataOf } from "./map-data";
import { type Action, type Offers, offersOf, proposals } from "./offers";
import { newPlan, type Plan } from "./plan";
import { handOf, hasPlace, SIDES } from "./vocabulary";

export type UlyssesSnapshot = Snapshot<UlyssesView>;

const current = signal<{ plan: Plan; legalKey: string } | undefined>(undefined);

/** Return the current plan. It lasts while the legal moves are the same: a move ends it, a chat message does not. */
export function planOf(snapshot: UlyssesSnapshot): Plan | undefined {
  const stored = current.value;
  return stored && snapshot.canAct && stored.legalKey === legalKeyOf(snapshot.update) ? stored.plan : undefined;
}

const legalKeys = new WeakMap<Update, string>();
function legalKeyOf(update: Update): string {
  const key = legalKeys.get(update) ?? update.legal.join();
  legalKeys.set(update, key);
  return key;
}

export function setPlan(snapshot: UlyssesSnapshot, plan: Plan): void {
  current.value = { plan, legalKey: legalKeyOf(snapshot.update) };
}

export function dropPlan(): void {
  current.value = undefined;
}

export function startPlan(snapshot: UlyssesSnapshot, action: Action, target = ""): void {
  const offer = offersFor(snapshot)[action];
  if (offer) setPlan(snapshot, newPlan(action, offer, handOf(snapshot.view.hand), target));
}

const offersByUpdate = new WeakMap<Update, Offers>();
export function offersFor(snapshot: UlyssesSnapshot): Offers {
  if (!snapshot.canAct) return {};
  let offers = offersByUpdate.get(snapshot.update);
  if (!offers) {
    offers = offersOf(snapshot.update.legal);
    // The list is cut if there are many ways to pay. If one plague can be removed, each plague on the board can.
    if (offers.remove)
      offers.remove.targets = mapDataOf(snapshot.game)
        .places.filter((p) => hasPlace(snapshot.view.plagued, p.number))
        .map((p) => p.word);
    offersByUpdate.set(snapshot.update, offers);
  }
  return offers;
}

/** Send a move, unless another one is on its way. */
export function send(snapshot: UlyssesSnapshot, move: string): void {
  if (snapshot.table.waiting.value === 0) snapshot.table.play(move).catch(showError);
}

/** What a tap on a place does: a `move` is sent at once, an `action` starts or changes a plan. */
export type Tap = { move: string } | { action: Action; target: string };

/** Return what a tap does now, for each place that can be tapped. The keys are the words of the places. */
export function tapsOf(snapshot: UlyssesSnapshot): Map<string, Tap> {
  const taps = new Map<string, Tap>();
  const [plan, offered] = [planOf(snapshot), offersFor(snapshot)];
  if (plan) {
    if (hasPlaceTarget(plan.action))
      for (const target of offered[plan.action]?.targets ?? []) taps.set(target, { action: plan.action, target });
    return taps;
  }
  if (!snapshot.canAct) return taps;
  for (const place of proposals(snapshot.update.legal)) taps.set(place, { move: `propose ${place}` });
  for (const action of ["object", "black"] as const)
    for (const target of offered[action]?.targets ?? []) taps.set(target, { action, target });
  for (const side of SIDES) {
    const place = mapDataOf(snapshot.game).places[snapshot.view[side]]?.word;
    if (place && offered.support?.targets.includes(side)) taps.set(place, { action: "support", target: side });
  }
  return taps;
}

/** Return whether the target of the action is a place. */
export function hasPlaceTarget(action: Action): boolean {
  return action === "plague" || action === "remove" || action === "object" || action === "black";
}

export function doTap(snapshot: UlyssesSnapshot, tap: Tap): void {
  const plan = planOf(snapshot);
  if ("move" in tap) send(snapshot, tap.move);
  else if (plan?.action === tap.action)
    setPlan(snapshot, { ...plan, target: tap.target, paid: plan.action === "remove" ? plan.paid : {} });
  else startPlan(snapshot, tap.action, tap.target);
}
