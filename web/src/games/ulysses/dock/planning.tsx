/** A plan being made: what it aims at, what it costs, and the sentence it will be. Nothing is sent before it is confirmed. */
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
  leastOf,
  most,
  type Plan,
  price,
  withCount,
  withZeus,
  write,
  zeusRange,
} from "../model/plan";
import { dropPlan, hasPlaceTarget, offersFor, send, setPlan, type UlyssesSnapshot } from "../model/plan-store";
import { handOf, KINDS, total } from "../model/vocabulary";
import { Stepper } from "./stepper";
import { ByWhat, Exchange, type Props, TargetPicker } from "./target-pickers";

export function Planning({ snapshot, plan }: { snapshot: UlyssesSnapshot; plan: Plan }) {
  const offer = offersFor(snapshot)[plan.action]!;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), [plan.action]); // at once: later it would undo a Tab
  const props = { snapshot, plan, offer };
  const owed = price(plan, offer);
  const title = say(`web-ulysses-deed-${plan.action}`, { side: nameOf("side", plan.target || "black") });
  return (
    <div ref={panel} class="planning" role="group" tabIndex={-1} aria-label={title}>
      <div class="what">
        <h2>{title}</h2>
        {(isBid(plan.action) || plan.action === "build") && <Bid {...props} />}
      </div>
      {hasPlaceTarget(plan.action) && <TargetPicker {...props} />}
      {plan.action === "exchange" && <Exchange {...props} />}
      {isSingle(plan.action) && <ByWhat {...props} />}
      {owed > 0 && <p class="owed">{say("web-ulysses-owed", { owed, chosen: total(plan.paid) })}</p>}
    </div>
  );
}

/** What the plan says, and the way to send it. Below everything, since the cards that pay are tapped in the hand. */
export function Confirming({ snapshot, plan }: { snapshot: UlyssesSnapshot; plan: Plan }) {
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
        data-move={lack ? undefined : write(plan)}
        onClick={() => (lack ? notify(say(`web-ulysses-lack-${lack}`)) : send(snapshot, write(plan)))}
      >
        {say("web-ulysses-confirm")}
      </button>
      <button data-test="cancel" onClick={dropPlan}>
        {say("web-ulysses-cancel")}
      </button>
    </div>
  );
}

/** The plan as the log will tell it. */
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

/** How many cards, and how many of them are Zeus. A temple has its price: there only Zeus is to choose. */
function Bid({ snapshot, plan, offer }: Props) {
  const hand = handOf(snapshot.view.hand);
  const [low, high] = zeusRange(plan, hand);
  return (
    <div class="steppers">
      {isBid(plan.action) && (
        <Stepper
          name={say("web-ulysses-cards")}
          value={plan.count}
          low={leastOf(plan, offer)}
          high={most(plan, hand)}
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
