/** The plan being made: chosen on the map and in the dock alike, sent only when it is confirmed. */
import { signal } from "@preact/signals";
import type { UlyssesView, Update } from "../../../net/shapes";
import type { Snapshot } from "../../../table/snapshot";
import { showError } from "../../../ui/controls/notices";
import { mapDataOf } from "./map-data";
import { type Action, type Offers, offersOf, proposals } from "./offers";
import { begin, type Plan } from "./plan";
import { handOf, hasPlace, SIDES } from "./vocabulary";

export type UlyssesSnapshot = Snapshot<UlyssesView>;

const made = signal<{ plan: Plan; about: string } | undefined>(undefined);

/** A plan lasts as long as the choice it was made for: not a move longer, but a word in the chat does not end it. */
export function planOf(snapshot: UlyssesSnapshot): Plan | undefined {
  const found = made.value;
  return found && snapshot.canAct && found.about === choiceOf(snapshot.update) ? found.plan : undefined;
}

const choices = new WeakMap<Update, string>();
function choiceOf(update: Update): string {
  const known = choices.get(update) ?? update.legal.join();
  choices.set(update, known);
  return known;
}

export function setPlan(snapshot: UlyssesSnapshot, plan: Plan): void {
  made.value = { plan, about: choiceOf(snapshot.update) };
}

export function dropPlan(): void {
  made.value = undefined;
}

export function startPlan(snapshot: UlyssesSnapshot, action: Action, target = ""): void {
  const offer = offersFor(snapshot)[action];
  if (offer) setPlan(snapshot, begin(action, offer, handOf(snapshot.view.hand), target));
}

const offers = new WeakMap<Update, Offers>();
export function offersFor(snapshot: UlyssesSnapshot): Offers {
  if (!snapshot.canAct) return {};
  let found = offers.get(snapshot.update);
  if (!found) {
    found = offersOf(snapshot.update.legal);
    // The list is cut where there are many ways to pay: any plague on the board can be lifted if one can.
    if (found.remove)
      found.remove.targets = mapDataOf(snapshot.game)
        .places.filter((p) => hasPlace(snapshot.view.plagued, p.number))
        .map((p) => p.word);
    offers.set(snapshot.update, found);
  }
  return found;
}

/** Sends a move, once. */
export function send(snapshot: UlyssesSnapshot, move: string): void {
  if (snapshot.table.waiting.value === 0) snapshot.table.play(move).catch(showError);
}

/** What a tap on a place does: `move` is sent at once, a deed begins or changes a plan. */
export type Tap = { move: string } | { action: Action; target: string };

/** The places that can be tapped to some end now, by word. */
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

/** Deeds that aim at a place. */
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
