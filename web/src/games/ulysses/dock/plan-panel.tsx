/** The panel of a plan: its target, its cost, and the sentence for the log. It is sent when the player confirms. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { EventFormatter } from "../../../i18n/event-formatter";
import { nameOf, say } from "../../../i18n/say";
import { notify } from "../../../ui/controls/notices";
import { mapDataOf } from "../model/map-data";
import type { Offer } from "../model/offers";
import {
  isBid,
  isSingle,
  lackOf,
  maxCount,
  minCount,
  moveOf,
  type Plan,
  price,
  withCount,
  withZeus,
  zeusRange,
} from "../model/plan";
import { dropPlan, hasPlaceTarget, offersFor, send, setPlan, type UlyssesSnapshot } from "../model/plan-store";
import { handOf, KINDS, total } from "../model/vocabulary";
import { Stepper } from "./stepper";
import { CardOrZeus, ExchangePicker, type Props, TargetPicker } from "./target-pickers";

export function PlanPanel({ snapshot, plan }: { snapshot: UlyssesSnapshot; plan: Plan }) {
  const offer = offersFor(snapshot)[plan.action]!;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), [plan.action]); // before the paint: a later focus would undo a press of Tab
  const props = { snapshot, plan, offer };
  const owed = price(plan, offer);
  const title = say(`web-ulysses-deed-${plan.action}`, { side: nameOf("side", plan.target || "black") });
  return (
    <div ref={panel} class="planning" role="group" tabIndex={-1} aria-label={title}>
      <div class="what">
        <h2>{title}</h2>
        {(isBid(plan.action) || plan.action === "build") && <CardCounts {...props} />}
      </div>
      {hasPlaceTarget(plan.action) && <TargetPicker {...props} />}
      {plan.action === "exchange" && <ExchangePicker {...props} />}
      {isSingle(plan.action) && <CardOrZeus {...props} />}
      {owed > 0 && <p class="owed">{say("web-ulysses-owed", { owed, chosen: total(plan.paid) })}</p>}
    </div>
  );
}

/** The plan as a sentence, and the button that sends it. It is at the bottom, below the hand in which the player taps cards to pay. */
export function ConfirmBar({ snapshot, plan }: { snapshot: UlyssesSnapshot; plan: Plan }) {
  const offer = offersFor(snapshot)[plan.action]!;
  const lack = lackOf(plan, offer);
  return (
    <div class="confirming">
      <p class="sentence" aria-live="polite">
        {lack ? say(`web-ulysses-lack-${lack}`) : sentence(snapshot, plan, offer)}
      </p>
      <button
        class="main"
        aria-disabled={lack !== undefined}
        data-move={lack ? undefined : moveOf(plan)}
        onClick={() => (lack ? notify(say(`web-ulysses-lack-${lack}`)) : send(snapshot, moveOf(plan)))}
      >
        {say("web-ulysses-confirm")}
      </button>
      <button data-test="cancel" onClick={dropPlan}>
        {say("web-ulysses-cancel")}
      </button>
    </div>
  );
}

/** Return the plan as the log will say it. */
function sentence(snapshot: UlyssesSnapshot, plan: Plan, offer: Offer): string {
  const mapData = mapDataOf(snapshot.game);
  const paid = KINDS.flatMap((kind) => Array<string>(plan.paid[kind] ?? 0).fill(kind));
  const temples = (snapshot.view.temples[snapshot.you] ?? 0) + 1;
  const args: Record<string, unknown> = { seat: snapshot.you, zeus: plan.zeus, cards: plan.count, temples };
  if (price(plan, offer) > 0) args.paid = paid;
  if (hasPlaceTarget(plan.action)) args.place = plan.target;
  if (plan.action === "support") args.side = plan.target;
  if (plan.action === "exchange") {
    const given = mapData.places.find((place) => place.word === plan.goal)?.colour;
    Object.assign(args, { colour: plan.target, goal: plan.goal, given });
  }
  return new EventFormatter("ulysses", snapshot.names, snapshot.you).sentence({ name: plan.action, args });
}

/** The number of cards, and how many of them are Zeus. A temple has a fixed price, so there the player chooses only Zeus. */
function CardCounts({ snapshot, plan, offer }: Props) {
  const hand = handOf(snapshot.view.hand);
  const [low, high] = zeusRange(plan, hand);
  return (
    <div class="steppers">
      {isBid(plan.action) && (
        <Stepper
          name={say("web-ulysses-cards")}
          value={plan.count}
          low={minCount(plan, offer)}
          high={maxCount(plan, hand)}
          on={(count) => setPlan(snapshot, withCount(plan, count, hand))}
        />
      )}
      {high > 0 && (
        <Stepper
          name={say("web-ulysses-zeus-among")}
          value={plan.zeus}
          low={low}
          high={high}
          on={(zeus) => setPlan(snapshot, withZeus(plan, zeus, hand))}
        />
      )}
    </div>
  );
}
