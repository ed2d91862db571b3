/** The plan being made: chosen on the map and in the dock alike, sent only when it is confirmed. */
import { signal } from "@preact/signals";
import { complain } from "../../../ui/controls/notices";
import type { Seen } from "../../../table/game-ui";
import type { Update, UlyssesView } from "../../../net/shapes";
import { chartOf } from "./map-data";
import { begin, type Plan } from "./plan";
import { offersOf, proposals, type Deed, type Offers } from "./offers";
import { SIDES, handOf, hasPlace } from "./vocabulary";

export type Ulysses = Seen<UlyssesView>;

const made = signal<{ plan: Plan; about: string } | undefined>(undefined);

/** A plan lasts as long as the choice it was made for: not a move longer, but a word in the chat does not end it. */
export function planOf(seen: Ulysses): Plan | undefined {
  const found = made.value;
  return found && seen.canAct && found.about === choiceOf(seen.update) ? found.plan : undefined;
}

const choices = new WeakMap<Update, string>();
function choiceOf(update: Update): string {
  const known = choices.get(update) ?? update.legal.join();
  choices.set(update, known);
  return known;
}

export function setPlan(seen: Ulysses, plan: Plan): void {
  made.value = { plan, about: choiceOf(seen.update) };
}

export function dropPlan(): void {
  made.value = undefined;
}

export function startPlan(seen: Ulysses, deed: Deed, aim = ""): void {
  const offer = offersFor(seen)[deed];
  if (offer) setPlan(seen, begin(deed, offer, handOf(seen.view.hand), aim));
}

const offers = new WeakMap<Update, Offers>();
export function offersFor(seen: Ulysses): Offers {
  if (!seen.canAct) return {};
  let found = offers.get(seen.update);
  if (!found) {
    found = offersOf(seen.update.legal);
    // The list is cut where there are many ways to pay: any plague on the board can be lifted if one can.
    if (found.remove) found.remove.aims = chartOf(seen.game).places.filter((p) => hasPlace(seen.view.plagued, p.number)).map((p) => p.word);
    offers.set(seen.update, found);
  }
  return found;
}

/** Sends a move, once. */
export function send(seen: Ulysses, move: string): void {
  if (seen.table.waiting.value === 0) seen.table.play(move).catch(complain);
}

/** What a tap on a place does: `move` is sent at once, a deed begins or changes a plan. */
export type Tap = { move: string } | { deed: Deed; aim: string };

/** The places that can be tapped to some end now, by word. */
export function tapsOf(seen: Ulysses): Map<string, Tap> {
  const taps = new Map<string, Tap>();
  const [plan, offered] = [planOf(seen), offersFor(seen)];
  if (plan) {
    if (isAimed(plan.deed)) for (const aim of offered[plan.deed]?.aims ?? []) taps.set(aim, { deed: plan.deed, aim });
    return taps;
  }
  if (!seen.canAct) return taps;
  for (const place of proposals(seen.update.legal)) taps.set(place, { move: `propose ${place}` });
  for (const deed of ["object", "black"] as const) for (const aim of offered[deed]?.aims ?? []) taps.set(aim, { deed, aim });
  for (const side of SIDES) {
    const place = chartOf(seen.game).places[seen.view[side]]?.word;
    if (place && offered.support?.aims.includes(side)) taps.set(place, { deed: "support", aim: side });
  }
  return taps;
}

/** Deeds that aim at a place. */
export function isAimed(deed: Deed): boolean {
  return deed === "plague" || deed === "remove" || deed === "object" || deed === "black";
}

export function doTap(seen: Ulysses, tap: Tap): void {
  const plan = planOf(seen);
  if ("move" in tap) send(seen, tap.move);
  else if (plan?.deed === tap.deed) setPlan(seen, { ...plan, aim: tap.aim, paid: plan.deed === "remove" ? plan.paid : {} });
  else startPlan(seen, tap.deed, tap.aim);
}
