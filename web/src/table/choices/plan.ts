/** A plan: a move that the player puts together from the choices that the server sent.

A choice is a verb with parts to choose: a place, cards to pay with. This file knows no game: it walks the parts as
docs/reference/protocol.md describes. The server decides whether the finished move is legal. */
import type { Choice, Choices, Option, Part } from "../../net/shapes";

/** A verb, and how often each option of each part is chosen. A part that is undefined has not been chosen yet. */
export interface Plan {
  readonly verb: string;
  readonly counts: readonly (readonly number[] | undefined)[];
}

/** One part of a plan, with what is chosen so far. */
export interface Step {
  readonly part: Part;
  readonly counts: readonly number[];
  readonly isDone: boolean;
}

export function choiceOf(choices: Choices | null, verb: string): Choice | undefined {
  return choices?.verbs.find((choice) => choice.verb === verb);
}

/** Return the choice for a verb if it is possible now. */
export function possibleChoice(choices: Choices | null, verb: string): Choice | undefined {
  const choice = choiceOf(choices, verb);
  return choice?.reason ? undefined : choice;
}

export function newPlan(verb: string): Plan {
  return { verb, counts: [] };
}

/** Return the parts of a plan in order. The list ends at a part that others depend on, until it is chosen. */
export function stepsOf(choices: Choices, plan: Plan): Step[] {
  const steps: Step[] = [];
  let left = partsAt(choices, choiceOf(choices, plan.verb)?.then);
  while (left.length) {
    const [part, ...rest] = left as [Part, ...Part[]];
    const counts = plan.counts[steps.length] ?? forcedCounts(part, steps);
    const chosen = total(counts);
    const isDone = chosen >= leastOf(part) && chosen <= mostOf(part);
    steps.push({ part, counts, isDone });
    if (!isDone && part.options.some((option) => option.then)) break;
    const following = part.options.flatMap((option, i) => (counts[i] ? partsAt(choices, option.then) : []));
    left = [...following, ...rest];
  }
  return steps;
}

function partsAt(choices: Choices, index = 0): Part[] {
  return choices.parts[index] ?? [];
}

/** Return the only way to choose a part, or nothing chosen. */
function forcedCounts(part: Part, before: readonly Step[]): number[] {
  const most = part.options.map((option) => remaining(part, option, before));
  if (part.options.length === 1 && leastOf(part) === mostOf(part)) return [leastOf(part)];
  return total(most) === leastOf(part) ? most : part.options.map(() => 0);
}

/** Return how often an option can be chosen: a card that another part takes is missing here. */
export function remaining(part: Part, option: Option, others: readonly Step[]): number {
  const held = option.held ?? 1;
  return part.of === "card" ? Math.max(0, held - cardsIn(others, option.what)) : held;
}

/** Return how many cards of a kind these steps take. */
export function cardsIn(steps: readonly Step[], kind: string): number {
  const counts = steps.map(({ part, counts }) =>
    part.of === "card" ? total(part.options.map((option, i) => (option.what === kind ? counts[i]! : 0))) : 0,
  );
  return total(counts);
}

/** Return the plan with another choice for its part number `at`. Parts after it that depend on it are chosen again. */
export function withCounts(choices: Choices, plan: Plan, at: number, counts: readonly number[]): Plan {
  const steps = stepsOf(choices, plan);
  const kept = plan.counts.slice(0, at);
  const isFork = steps[at]?.part.options.some((option) => option.then);
  return { verb: plan.verb, counts: [...kept, counts, ...(isFork ? [] : plan.counts.slice(at + 1))] };
}

/** Return the plan with one option chosen for a part that takes one. */
export function withOption(choices: Choices, plan: Plan, at: number, what: string, where = ""): Plan {
  const part = stepsOf(choices, plan)[at]?.part;
  const counts = part?.options.map((option) => (option.what === what && (option.at ?? "") === where ? 1 : 0));
  return counts ? withCounts(choices, plan, at, counts) : plan;
}

/** Return the plan in notation, or undefined while a part is missing. */
export function moveOf(choices: Choices, plan: Plan): string | undefined {
  const choice = choiceOf(choices, plan.verb);
  const steps = stepsOf(choices, plan);
  if (!choice || !steps.every((step) => step.isDone)) return undefined;
  return [choice.words, ...steps.flatMap(wordsOf)].filter(Boolean).join(" ");
}

function wordsOf({ part, counts }: Step): string[] {
  const words = part.options.flatMap((option, i) => Array<string>(counts[i]!).fill(option.words));
  return [...words, part.end ?? ""];
}

export function leastOf(part: Part): number {
  return part.least ?? 1;
}

export function mostOf(part: Part): number {
  return part.most ?? 1;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
