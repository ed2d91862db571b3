/** A plan as this game shows it: a card, a space, and what a tap on a space means. */
import {
  chosenIn,
  newPlan,
  type Plan,
  possibleChoice,
  type Step,
  stepFor,
  stepsOf,
  withOption,
} from "../../../table/choices/plan";
import { choicesIn, choose, planIn, setPlan, stepsIn } from "../../../table/choices/plan-store";
import type { OdysseusSnapshot } from "../state-text";

const PLAYS = ["play", "down"]; // verbs that play a card of the hand

/** Return the current plan. Zeus' decisions ask only one thing, so they are planned from the start. */
export function openPlan(snapshot: OdysseusSnapshot): Plan | undefined {
  const only = ["start", "disk"].find((verb) => possibleChoice(choicesIn(snapshot), verb));
  return planIn(snapshot) ?? (only ? newPlan(only) : undefined);
}

export function canPlay(snapshot: OdysseusSnapshot, card: string): boolean {
  const choices = choicesIn(snapshot);
  const isOption = (step?: Step) => step?.part.options.some(({ what }) => what === card) ?? false;
  return choices !== null && PLAYS.some((verb) => isOption(stepFor(stepsOf(choices, newPlan(verb)), "card")));
}

/** Plan to play a card: as planned already, or face up if that is possible. */
export function chooseCard(snapshot: OdysseusSnapshot, what: string): void {
  const plan = planIn(snapshot);
  const verb = PLAYS.find((each) => possibleChoice(choicesIn(snapshot), each))!;
  choose(snapshot, "card", { what }, plan && PLAYS.includes(plan.verb) ? plan : newPlan(verb));
}

/** Plan the same card and space with another verb. */
export function changeVerb(snapshot: OdysseusSnapshot, plan: Plan, verb: string): void {
  const choices = choicesIn(snapshot);
  if (!choices) return;
  const chosen = stepsOf(choices, plan).map((step) => ({ kind: step.part.of, what: chosenIn(step)?.what ?? "" }));
  const changed = chosen.reduce((next, { kind, what }) => withOption(choices, next, kind, what), newPlan(verb));
  setPlan(snapshot, changed);
}

/** Return the spaces that the plan can be about. */
export function spacesOffered(snapshot: OdysseusSnapshot): string[] {
  return stepFor(stepsIn(snapshot), "space")?.part.options.map(({ what }) => what) ?? [];
}

/** Handle a tap on a space: it completes the plan, or starts one. Return false if the tap means nothing now. */
export function chooseSpace(snapshot: OdysseusSnapshot, space: string): boolean {
  const verb = PLAYS.find((each) => possibleChoice(choicesIn(snapshot), each));
  const plan = planIn(snapshot) ?? (verb ? newPlan(verb) : undefined);
  const steps = stepsIn(snapshot, plan);
  const target = stepFor(steps, "space")?.part.options.find(({ what }) => what === space);
  const taken = stepFor(steps, "taken")?.part.options.find(({ at }) => at === space);
  if (target) choose(snapshot, "space", target, plan);
  else if (taken) choose(snapshot, "taken", taken, plan);
  return target !== undefined || taken !== undefined;
}
