/** What the player can do, for any game: a button for each verb, then one for each option of its parts. */
import { sayReason } from "../../i18n/refusal";
import { nameOf, say } from "../../i18n/say";
import { manifestOf } from "../../net/games";
import type { Choice, Choices, Option, Part } from "../../net/shapes";
import {
  mostOf,
  moveOf,
  newPlan,
  type Plan,
  remaining,
  type Step,
  stepsOf,
  total,
  withCounts,
} from "../../table/choices/plan";
import { choicesIn, decide, dropPlan, planIn, send, setPlan } from "../../table/choices/plan-store";
import { ChoiceMeaning } from "../../table/help/gives-up";
import type { Snapshot } from "../../table/snapshot";
import { showReason } from "../../ui/controls/notices";
import { Stepper } from "../../ui/controls/stepper";

const SEAT_LETTERS = "ABCDEF";

interface Props {
  snapshot: Snapshot<unknown>;
  choices: Choices;
}

export function Dock(snapshot: Snapshot<unknown>) {
  const choices = choicesIn(snapshot);
  if (!choices) return null;
  const plan = planIn(snapshot);
  const timely = choices.verbs.filter((choice) => choice.is_timely);
  return (
    <>
      {timely.map((choice) => (
        <VerbButton key={choice.verb} snapshot={snapshot} choice={choice} />
      ))}
      {plan && <PlanPanel snapshot={snapshot} choices={choices} plan={plan} />}
    </>
  );
}

/** A verb without parts is sent at once. A tap on a greyed one says why it is not possible. */
function VerbButton({ snapshot, choice }: { snapshot: Snapshot<unknown>; choice: Choice }) {
  const { verb, reason, words, then } = choice;
  const start = () => (then ? setPlan(snapshot, newPlan(verb)) : decide(snapshot, verb));
  return (
    <button
      aria-disabled={reason !== null}
      aria-pressed={planIn(snapshot)?.verb === verb}
      data-deed={then ? verb : undefined}
      data-move={then || reason ? undefined : words}
      onClick={() => (reason ? showReason(reason) : start())}
    >
      <b>{verb}</b> {sayReason(choice.does)}
    </button>
  );
}

function PlanPanel({ snapshot, choices, plan }: Props & { plan: Plan }) {
  const steps = stepsOf(choices, plan);
  const move = moveOf(choices, plan);
  return (
    <div class="planning">
      <ChoiceMeaning choice={choices.verbs.find((each) => each.verb === plan.verb)} />
      {steps.map((step, at) => (
        <StepChoice
          key={step.part.name}
          name={(option) => optionName(snapshot, step.part, option)}
          step={step}
          others={steps.filter((other) => other !== step)}
          on={(counts) => setPlan(snapshot, withCounts(choices, plan, at, counts))}
        />
      ))}
      {move && (
        <button class="main" data-confirm={move} onClick={() => send(snapshot, move)}>
          {say("web-confirm")}
        </button>
      )}
      <button class="quiet" data-cancel="yes" onClick={dropPlan}>
        {say("web-cancel")}
      </button>
    </div>
  );
}

interface StepProps {
  name: (option: Option) => string;
  step: Step;
  others: Step[];
  on: (counts: number[]) => void;
}

/** One option of several, or a number of each. */
function StepChoice({ name, step: { part, counts }, others, on }: StepProps) {
  const changed = (i: number, count: number) => counts.map((old, j) => (i === j ? count : old));
  const left = mostOf(part) - total(counts);
  return (
    <fieldset>
      <legend>{part.name}</legend>
      {part.options.map((option, i) =>
        mostOf(part) === 1 ? (
          <button
            key={option.words}
            data-choice={option.words}
            aria-pressed={counts[i] === 1}
            disabled={remaining(part, option, others) < 1}
            onClick={() => on(part.options.map((_, j) => Number(i === j)))}
          >
            {name(option)}
          </button>
        ) : (
          <Stepper
            key={option.words}
            name={name(option)}
            value={counts[i]!}
            low={0}
            high={Math.min(remaining(part, option, others), counts[i]! + left)}
            on={(count) => on(changed(i, count))}
          />
        ),
      )}
    </fieldset>
  );
}

/** Return what an option is called in the messages of the game, if they have a name for it. */
function optionName({ game, names }: Snapshot<unknown>, { of: kind }: Part, { what, at }: Option): string {
  if (kind === "seat") return names[SEAT_LETTERS.indexOf(what)] ?? what;
  const name = nameOf(manifestOf(game.name).kinds[kind] ?? kind, what);
  return at ? `${name} (${at})` : name;
}
