/** The panel of a plan: its target, its cost, and the sentence for the log. It is sent when the player confirms. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { EventFormatter } from "../../../i18n/event-formatter";
import { nameOf, say } from "../../../i18n/say";
import {
  choiceOf,
  chosenIn,
  leastOf,
  mostOf,
  moveOf,
  type Plan,
  type Step,
  stepNamed,
} from "../../../table/choices/plan";
import { choicesIn, dropPlan, send, stepsIn } from "../../../table/choices/plan-store";
import { ChoiceMeaning } from "../../../table/help/gives-up";
import { notify } from "../../../ui/controls/notices";
import type { UlyssesSnapshot } from "../model/game-plan";
import { cardsLaid, cardsPaid, lackOf, priceOf } from "../model/laying";
import { mapDataOf } from "../model/map-data";
import { KINDS, total } from "../model/vocabulary";
import { CardCounts, CardOrZeus } from "./card-pickers";
import { GoalPicker, PilePicker, PlacePicker, SidePicker } from "./target-pickers";

interface Props {
  snapshot: UlyssesSnapshot;
  plan: Plan;
}

export function PlanPanel({ snapshot, plan }: Props) {
  const steps = stepsIn(snapshot, plan);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), [plan.verb]); // before the paint: a later focus would undo a press of Tab
  const owed = priceOf(steps);
  const target = chosenIn(stepNamed(steps, "target"))?.what;
  const title = titleOf(plan.verb, target);
  const lay = stepNamed(steps, "lay");
  const isOneCard = lay && mostOf(lay.part) === 1 && leastOf(lay.part) === 1 && !lay.part.end;
  return (
    <div ref={panel} class="planning" role="group" tabIndex={-1} aria-label={title}>
      <div class="what">
        <h2>{title}</h2>
        <ChoiceMeaning choice={choiceOf(choicesIn(snapshot), plan.verb)} isPriced={owed === 0 || lay !== undefined} />
        {lay && !isOneCard && <CardCounts snapshot={snapshot} steps={steps} lay={lay} />}
      </div>
      {PICKERS.map(({ kind, Picker }) => {
        const step = steps.find(({ part }) => part.of === kind);
        return step && <Picker key={kind} snapshot={snapshot} step={step} />;
      })}
      {lay && isOneCard && <CardOrZeus snapshot={snapshot} step={lay} />}
      {owed > 0 && <p class="owed">{say("web-ulysses-owed", { owed, chosen: total(cardsPaid(steps)) })}</p>}
    </div>
  );
}

function titleOf(verb: string, target?: string): string {
  if (verb === "support" && target) return say("web-ulysses-deed-support", { side: nameOf("side", target) });
  return say(`ulysses-verb-${verb}`);
}

/** By kind of thing. */
const PICKERS = [
  { kind: "side", Picker: SidePicker },
  { kind: "place", Picker: PlacePicker },
  { kind: "goal", Picker: GoalPicker },
  { kind: "colour", Picker: PilePicker },
];

/** The plan as a sentence, and the button that sends it. It is at the bottom, below the hand in which the player taps cards to pay. */
export function ConfirmBar({ snapshot, plan }: Props) {
  const choices = choicesIn(snapshot);
  const steps = stepsIn(snapshot, plan);
  const move = choices ? moveOf(choices, plan) : undefined;
  const lack = say(`web-ulysses-lack-${lackOf(steps) ?? "card"}`);
  return (
    <div class="confirming">
      <p class="sentence" aria-live="polite">
        {move ? sentence(snapshot, plan, steps) : lack}
      </p>
      <button
        class="main"
        aria-disabled={!move}
        data-move={move}
        onClick={() => (move ? send(snapshot, move) : notify(lack))}
      >
        {say("web-confirm")}
      </button>
      <button data-test="cancel" onClick={dropPlan}>
        {say("web-cancel")}
      </button>
    </div>
  );
}

/** Return the plan as the log will say it. */
function sentence(snapshot: UlyssesSnapshot, plan: Plan, steps: readonly Step[]): string {
  const laid = cardsLaid(steps);
  const temples = (snapshot.view.temples[snapshot.you] ?? 0) + 1;
  const pays = priceOf(steps);
  const args: Record<string, unknown> = { seat: snapshot.you, zeus: laid.zeus ?? 0, cards: total(laid), temples, pays };
  for (const step of steps) if (step.part.of !== "card") args[step.part.of] = chosenIn(step)?.what;
  const paid = cardsPaid(steps);
  if (pays > 0) args.paid = KINDS.flatMap((kind) => Array<string>(paid[kind] ?? 0).fill(kind));
  if (args.goal) args.given = mapDataOf(snapshot.game).places.find((place) => place.word === args.goal)?.colour;
  return new EventFormatter("ulysses", snapshot.names, snapshot.you).sentence({ name: plan.verb, args });
}
