/** Plays at random by choices alone, with the page's own code: `node random-player.ts` reads choices, one line each, and writes
a move for each of them. tests/web/test_choices.py lets it play whole games. */
import { createInterface } from "node:readline";
import type { Choices } from "../../src/net/shapes";
import {
  leastOf,
  mostOf,
  moveOf,
  newPlan,
  type Plan,
  possibleChoices,
  remaining,
  type Step,
  stepsOf,
  total,
  withCounts,
} from "../../src/table/choices/plan.ts";

const MOST_TRIES = 1000;

let random = 1;

/** Return a number from 0 to limit - 1, the same in each run. */
function below(limit: number): number {
  random = (random * 48271) % 2147483647;
  return random % limit;
}

/** Return counts for a step, as a player could choose them. */
function randomCounts({ part }: Step, others: readonly Step[]): number[] {
  const most = part.options.map((option) => remaining(part, option, others));
  const wanted = leastOf(part) + below(Math.min(mostOf(part), total(most)) - leastOf(part) + 1);
  const counts = part.options.map(() => 0);
  while (total(counts) < wanted && total(counts) < total(most)) {
    const i = below(counts.length);
    if (counts[i]! < most[i]!) counts[i]!++;
  }
  return counts;
}

function withRandomStep(choices: Choices, plan: Plan): Plan {
  const steps = stepsOf(choices, plan);
  const at = below(steps.length);
  const others = steps.filter((_, i) => i !== at);
  return withCounts(choices, plan, at, randomCounts(steps[at]!, others));
}

/** Return a whole move. Each step may be chosen again, in any order, as by a player who changes their mind. */
function randomMove(choices: Choices): string {
  const verbs = possibleChoices(choices);
  let plan = newPlan(verbs[below(verbs.length)]!.verb);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const move = moveOf(choices, plan);
    if (move && below(3) === 0) return move;
    if (stepsOf(choices, plan).length) plan = withRandomStep(choices, plan);
  }
  throw new Error(`no move: ${JSON.stringify(plan)} of ${JSON.stringify(choices)}`);
}

createInterface({ input: process.stdin }).on("line", (line) => console.log(randomMove(JSON.parse(line))));
