/** A plan: a deed with its aim and its cards, and the move in notation that it stands for. */
import type { Action, Offer } from "./offers";
import { type Cards, KINDS, type Kind, SIDES, type Side, total } from "./vocabulary";

export interface Plan {
  action: Action;
  target: string; // "" until it is chosen
  count: number;
  zeus: number;
  paid: Cards;
  goal: string;
}

/** What a plan begins with: the only aim there is, the fewest cards, Zeus only where he must. */
export function begin(action: Action, offer: Offer, hand: Cards, target = ""): Plan {
  const only = offer.targets.length === 1 ? offer.targets[0]! : "";
  const plan: Plan = {
    action,
    target: target || only,
    count: 0,
    zeus: 0,
    paid: {},
    goal: offer.goals.length === 1 ? offer.goals[0]! : "",
  };
  if (isBid(action)) return withCount(plan, leastOf(plan, offer), hand);
  if (action === "build") return withCount(plan, price(plan, offer), hand);
  return { ...plan, zeus: offer.byCard ? 0 : 1 };
}

export function isBid(action: Action): boolean {
  return action === "object" || action === "support" || action === "black";
}

/** Deeds for which one card is played, or Zeus in its place. */
export function isSingle(action: Action): boolean {
  return action === "pandora" || action === "plague" || action === "wind";
}

export function price(plan: Plan, offer: Offer): number {
  if (plan.action === "object" || plan.action === "black") return offer.prices[plan.target] ?? 0; // plague costs extra
  return Object.values(offer.prices)[0] ?? 0;
}

/** The fewest cards that this bid takes; wherever a disk is put, it takes as many. */
export function leastOf(plan: Plan, offer: Offer): number {
  return offer.least[plan.target] ?? Math.min(...Object.values(offer.least));
}

/** The kind of card that is laid. */
export function laidKind(action: Action): Kind | undefined {
  if (isBid(action)) return "objection";
  if (action === "build") return "temple";
  return isSingle(action) ? (action as Kind) : undefined;
}

/** What is laid, as cards. */
export function laid(plan: Plan): Cards {
  const kind = laidKind(plan.action);
  if (!kind) return {};
  const count = isSingle(plan.action) ? 1 : plan.count;
  return { [kind]: count - plan.zeus, zeus: plan.zeus };
}

/** What of the hand is neither laid nor paid. */
export function left(plan: Plan, hand: Cards): Cards {
  const used = laid(plan);
  return Object.fromEntries(
    KINDS.map((kind) => [kind, (hand[kind] ?? 0) - (used[kind] ?? 0) - (plan.paid[kind] ?? 0)]),
  );
}

/** The most cards that can be laid: of the kind itself and Zeus, without what pays. */
export function most(plan: Plan, hand: Cards): number {
  return free(plan, hand, laidKind(plan.action)!) + free(plan, hand, "zeus");
}

function free(plan: Plan, hand: Cards, kind: Kind): number {
  return (hand[kind] ?? 0) - (plan.paid[kind] ?? 0);
}

/** So many cards, with as many Zeus as before where that goes. */
export function withCount(plan: Plan, count: number, hand: Cards): Plan {
  return withZeus({ ...plan, count }, plan.zeus, hand);
}

export function withZeus(plan: Plan, zeus: number, hand: Cards): Plan {
  const [low, high] = zeusRange(plan, hand);
  return { ...plan, zeus: Math.max(low, Math.min(high, zeus)) };
}

export function zeusRange(plan: Plan, hand: Cards): [number, number] {
  const low = Math.max(0, plan.count - free(plan, hand, laidKind(plan.action)!));
  return [low, Math.min(plan.count, free(plan, hand, "zeus"))];
}

/** One more card of a kind to pay with. */
export function pay(plan: Plan, kind: Kind, by: 1 | -1): Plan {
  return { ...plan, paid: { ...plan.paid, [kind]: Math.max(0, (plan.paid[kind] ?? 0) + by) } };
}

export type Lack = "goal" | "colour" | "place" | "cards";

/** What a plan still wants before it can be sent, from the top of the dock to its bottom. */
export function lackOf(plan: Plan, offer: Offer): Lack | undefined {
  if (offer.goals.length && !plan.goal) return "goal";
  if (!plan.target && offer.targets.some(Boolean)) return plan.action === "exchange" ? "colour" : "place";
  return total(plan.paid) !== price(plan, offer) ? "cards" : undefined;
}

/** The plan in notation. What it lacks is missing there too. */
export function write(plan: Plan): string {
  const words: string[] = [plan.action];
  if (plan.target) words.push(plan.target);
  if (plan.zeus && isSingle(plan.action)) words.push("zeus");
  if (plan.zeus && plan.action === "build") words.push(`zeus=${plan.zeus}`);
  const paid = KINDS.flatMap((kind) => Array<string>(plan.paid[kind] ?? 0).fill(kind));
  if (paid.length) words.push("discard", ...paid);
  if (plan.goal) words.push("return", plan.goal);
  if (isBid(plan.action)) words.push(String(plan.count), ...(plan.zeus ? [`zeus=${plan.zeus}`] : []));
  return words.join(" ");
}

/** The cards on each side when this bid is laid. */
export function tally(laidCards: readonly (readonly number[])[], plan: Plan | undefined): number[] {
  const sums = laidCards.map((row) => row.reduce((a, b) => a + b, 0));
  const side = plan && sideOf(plan);
  if (side) sums[SIDES.indexOf(side)]! += plan.count;
  return sums;
}

export function sideOf(plan: Plan): Side | undefined {
  if (plan.action === "object") return "red";
  if (plan.action === "black") return "black";
  return plan.action === "support" ? (plan.target as Side) : undefined;
}
