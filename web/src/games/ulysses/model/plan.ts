/** A plan: an action with its target and cards, and the move that it becomes. */
import type { Action, Offer } from "./offers";
import { type Cards, KINDS, type Kind, SIDES, type Side, total } from "./vocabulary";

export interface Plan {
  action: Action;
  target: string; // "" until the player chooses one
  count: number;
  zeus: number;
  paid: Cards;
  goal: string;
}

/** Return a new plan: the target if there is only one, as few cards as possible, and Zeus only if needed. */
export function newPlan(action: Action, offer: Offer, hand: Cards, target = ""): Plan {
  const only = offer.targets.length === 1 ? offer.targets[0]! : "";
  const plan: Plan = {
    action,
    target: target || only,
    count: 0,
    zeus: 0,
    paid: {},
    goal: offer.goals.length === 1 ? offer.goals[0]! : "",
  };
  if (isBid(action)) return withCount(plan, minCount(plan, offer), hand);
  if (action === "build") return withCount(plan, price(plan, offer), hand);
  return { ...plan, zeus: offer.byCard ? 0 : 1 };
}

export function isBid(action: Action): boolean {
  return action === "object" || action === "support" || action === "black";
}

/** Return whether the action takes one card, or Zeus instead. */
export function isSingle(action: Action): boolean {
  return action === "pandora" || action === "plague" || action === "wind";
}

export function price(plan: Plan, offer: Offer): number {
  if (plan.action === "object" || plan.action === "black") return offer.prices[plan.target] ?? 0; // a plagued place costs extra
  return Object.values(offer.prices)[0] ?? 0;
}

/** Return the fewest cards for this bid. Without a target yet, any target tells: a new disk takes the same number at every place. */
export function minCount(plan: Plan, offer: Offer): number {
  return offer.minCounts[plan.target] ?? Math.min(...Object.values(offer.minCounts));
}

/** Return the kind of card that the action lays. */
export function laidKind(action: Action): Kind | undefined {
  if (isBid(action)) return "objection";
  if (action === "build") return "temple";
  return isSingle(action) ? (action as Kind) : undefined;
}

/** Return the cards that the plan lays. */
export function cardsLaid(plan: Plan): Cards {
  const kind = laidKind(plan.action);
  if (!kind) return {};
  const count = isSingle(plan.action) ? 1 : plan.count;
  return { [kind]: count - plan.zeus, zeus: plan.zeus };
}

/** Return the cards of the hand that are neither laid nor paid. */
export function cardsLeft(plan: Plan, hand: Cards): Cards {
  const used = cardsLaid(plan);
  return Object.fromEntries(
    KINDS.map((kind) => [kind, (hand[kind] ?? 0) - (used[kind] ?? 0) - (plan.paid[kind] ?? 0)]),
  );
}

/** Return the most cards that can be laid: of the kind itself and Zeus, without the cards that pay. */
export function maxCount(plan: Plan, hand: Cards): number {
  return unpaid(plan, hand, laidKind(plan.action)!) + unpaid(plan, hand, "zeus");
}

function unpaid(plan: Plan, hand: Cards, kind: Kind): number {
  return (hand[kind] ?? 0) - (plan.paid[kind] ?? 0);
}

/** Change the number of cards. The number of Zeus cards stays if possible. */
export function withCount(plan: Plan, count: number, hand: Cards): Plan {
  return withZeus({ ...plan, count }, plan.zeus, hand);
}

export function withZeus(plan: Plan, zeus: number, hand: Cards): Plan {
  const [low, high] = zeusRange(plan, hand);
  return { ...plan, zeus: Math.max(low, Math.min(high, zeus)) };
}

export function zeusRange(plan: Plan, hand: Cards): [number, number] {
  const low = Math.max(0, plan.count - unpaid(plan, hand, laidKind(plan.action)!));
  return [low, Math.min(plan.count, unpaid(plan, hand, "zeus"))];
}

/** Add a card to the payment, or remove one. */
export function pay(plan: Plan, kind: Kind, by: 1 | -1): Plan {
  return { ...plan, paid: { ...plan.paid, [kind]: Math.max(0, (plan.paid[kind] ?? 0) + by) } };
}

export type Lack = "goal" | "colour" | "place" | "cards";

/** Return what the plan lacks before it can be sent: the first part, in the order of the dock from top to bottom. */
export function lackOf(plan: Plan, offer: Offer): Lack | undefined {
  if (offer.goals.length && !plan.goal) return "goal";
  if (!plan.target && offer.targets.some(Boolean)) return plan.action === "exchange" ? "colour" : "place";
  return total(plan.paid) !== price(plan, offer) ? "cards" : undefined;
}

/** Return the plan in notation. Parts that the plan lacks are missing there too. */
export function moveOf(plan: Plan): string {
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

/** Return the number of cards on each side, with those of the plan. */
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
