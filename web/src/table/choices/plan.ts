/** A plan: a move that the player puts together from the choices that the server sent.

A choice is a verb with parts to choose: a place, cards to pay with. This file knows no game: it walks the parts as
docs/reference/protocol.md describes. The server decides whether the finished move is legal. */
import type { Choice, Choices, Option, Part, Reason } from "../../net/shapes";

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

// ---- verbs
export function choiceOf(choices: Choices | null, verb: string): Choice | undefined {
  return choices?.verbs.find((choice) => choice.verb === verb);
}

export function possibleChoices(choices: Choices | null): Choice[] {
  return choices?.verbs.filter((choice) => !choice.reason) ?? [];
}

/** Return the choice for a verb if it is possible now. */
export function possibleChoice(choices: Choices | null, verb: string): Choice | undefined {
  const choice = choiceOf(choices, verb);
  return choice?.reason ? undefined : choice;
}

/** Return why a verb, or one thing that it asks for, is not possible. */
export function reasonAgainst(choices: Choices | null, verb: string, what = ""): Reason | undefined {
  const choice = choiceOf(choices, verb);
  if (!choices || !choice || choice.reason) return choice?.reason ?? undefined;
  const reasons = partsAt(choices, choice.then).map((part) => reasonInPart(part, what));
  return reasons.find((reason) => reason !== undefined);
}

/** Return why a thing is not among the options of a part. */
export function reasonInPart(part: Part, what: string): Reason | undefined {
  const barred = part.barred?.find((each) => each.what.includes(what));
  if (!barred?.by) return barred?.reason;
  return { ...barred.reason, args: { ...barred.reason.args, [barred.by]: what } };
}

// ---- the steps of a plan
export function newPlan(verb: string): Plan {
  return { verb, counts: [] };
}

/** Return the parts of a plan in order. The list ends at a part that decides what follows, until it is chosen. */
export function stepsOf(choices: Choices, plan: Plan): Step[] {
  const steps: Step[] = [];
  let left = partsAt(choices, choiceOf(choices, plan.verb)?.then);
  while (left.length) {
    const [part, ...rest] = left as [Part, ...Part[]];
    const step = stepOf(part, plan.counts[steps.length] ?? firstCounts(part, steps));
    steps.push(step);
    const following = followingOf(step);
    if (!following) break;
    left = [...following.flatMap((then) => partsAt(choices, then)), ...rest];
  }
  return steps;
}

function partsAt(choices: Choices, index = 0): Part[] {
  return choices.parts[index] ?? [];
}

function stepOf(part: Part, counts: readonly number[]): Step {
  const chosen = total(counts);
  return { part, counts, isDone: chosen >= leastOf(part) && chosen <= mostOf(part) };
}

/** Return which lists of parts follow a step, or undefined while that depends on what is chosen. */
function followingOf({ part, counts, isDone }: Step): number[] | undefined {
  if (isDone) return part.options.flatMap(({ then = 0 }, i) => Array<number>(counts[i]!).fill(then));
  const all = new Set(part.options.map(({ then = 0 }) => then));
  return all.size === 1 ? Array<number>(leastOf(part)).fill([...all][0]!) : undefined;
}

/** Return what is chosen at first: the only option, and as few cards to lay as possible. The player taps the cards that pay. */
function firstCounts(part: Part, before: readonly Step[]): number[] {
  const isForced = part.options.length === 1 && leastOf(part) === mostOf(part) && part.of !== "card";
  if (!isForced && part.name !== "lay") return part.options.map(() => 0);
  return fewestCards(
    part,
    part.options.map((option) => remaining(part, option, before)),
  );
}

/** Return counts with the least total. The first options are taken first; cards that stand in for others are the last. */
function fewestCards(part: Part, most: readonly number[]): number[] {
  const counts: number[] = [];
  for (const held of most) counts.push(Math.min(held, leastOf(part) - total(counts)));
  return counts;
}

/** Return how often an option can be chosen: a card that another part takes is missing here. */
export function remaining(part: Part, option: Option, others: readonly Step[]): number {
  const held = option.held ?? 1;
  const cards = others.filter((step) => step.part.of === "card").map((step) => countsByName(step)[option.what] ?? 0);
  return part.of === "card" ? Math.max(0, held - total(cards)) : held;
}

export function stepNamed(steps: readonly Step[], name: string): Step | undefined {
  return steps.find(({ part }) => part.name === name);
}

/** Return the step that asks for a kind of thing: a place, a card. */
export function stepFor(steps: readonly Step[], kind: string): Step | undefined {
  return steps.find(({ part }) => part.of === kind);
}

/** Return the first option that is chosen. */
export function chosenIn(step: Step | undefined): Option | undefined {
  return step?.part.options.find((_, i) => step.counts[i]! > 0);
}

/** Return how many of each thing are chosen, by name. */
export function countsByName(step: Step | undefined): Record<string, number> {
  return Object.fromEntries(step?.part.options.map(({ what }, i) => [what, step.counts[i]!]) ?? []);
}

// ---- choosing
/** Return the plan with another choice for one of its steps. What follows is chosen again if it depends on it. */
export function withCounts(choices: Choices, plan: Plan, at: number, counts: readonly number[]): Plan {
  const steps = stepsOf(choices, plan);
  const before = followingOf(steps[at]!);
  const isSame = String(before) === String(followingOf(stepOf(steps[at]!.part, counts)));
  const earlier = Array.from({ length: at }, (_, i) => plan.counts[i]);
  return { verb: plan.verb, counts: [...earlier, counts, ...(isSame ? plan.counts.slice(at + 1) : [])] };
}

/** Return the plan with one option chosen for the step that asks for this kind of thing. */
export function withOption(choices: Choices, plan: Plan, kind: string, what: string, where = ""): Plan {
  const steps = stepsOf(choices, plan);
  const at = steps.findIndex(({ part }) => part.of === kind);
  const counts = steps[at]?.part.options.map((option) => Number(option.what === what && (option.at ?? "") === where));
  return counts && total(counts) ? withCounts(choices, plan, at, counts) : plan;
}

/** Return the plan in notation, or undefined while a part is missing. */
export function moveOf(choices: Choices, plan: Plan): string | undefined {
  const choice = possibleChoice(choices, plan.verb);
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

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
