/** The cards that a plan lays and pays, and what it lacks. */
import {
  chosenIn,
  countsByName,
  leastOf,
  type Plan,
  remaining,
  type Step,
  stepFor,
  stepNamed,
  total,
} from "../../../table/choices/plan";
import { type Cards, SIDES, type Side } from "./vocabulary";

export function cardsLaid(steps: readonly Step[]): Cards {
  return countsByName(stepNamed(steps, "lay"));
}

export function cardsPaid(steps: readonly Step[]): Cards {
  return countsByName(stepNamed(steps, "pay"));
}

/** Return how many cards must pay. */
export function priceOf(steps: readonly Step[]): number {
  const step = stepNamed(steps, "pay");
  return step ? leastOf(step.part) : 0;
}

/** Return the most cards that a step can lay. Those that pay are not left for it. */
export function mostLaid({ part }: Step, others: readonly Step[]): number {
  return total(part.options.map((option) => remaining(part, option, others)));
}

/** Return the fewest and the most Zeus cards among `count` cards. */
export function zeusRange({ part }: Step, others: readonly Step[], count: number): [number, number] {
  const left = (isZeus: boolean) =>
    part.options
      .filter((option) => (option.stands_in ?? false) === isZeus)
      .map((each) => remaining(part, each, others));
  return [Math.max(0, count - total(left(false))), Math.min(count, total(left(true)))];
}

/** Return counts for laying `count` cards. `zeus` of them are Zeus if possible. */
export function countsFor(step: Step, others: readonly Step[], count: number, zeus: number): number[] {
  const [low, high] = zeusRange(step, others, count);
  const used = Math.max(low, Math.min(high, zeus));
  return step.part.options.map((option) => (option.stands_in ? used : count - used));
}

const ASKED = ["goal", "colour", "place", "side", "card"]; // in the order of the dock from top to bottom

/** Return the kind of thing that the plan lacks before it can be sent. */
export function lackOf(steps: readonly Step[]): string | undefined {
  const lacks = steps.filter((step) => !step.isDone).map(({ part }) => part.of);
  return ASKED.find((kind) => lacks.includes(kind));
}

/** Return the number of cards on each side, with those of the plan. */
export function tally(laidCards: readonly (readonly number[])[], side?: Side, steps: readonly Step[] = []): number[] {
  const planned = total(Object.values(cardsLaid(steps)));
  return laidCards.map((row, number) => total(row) + (SIDES[number] === side ? planned : 0));
}

/** Return the side for which a plan lays cards. */
export function sideOf(plan: Plan, steps: readonly Step[]): Side | undefined {
  if (plan.verb === "object") return "red";
  if (plan.verb === "black") return "black";
  return chosenIn(stepFor(steps, "side"))?.what as Side | undefined;
}
