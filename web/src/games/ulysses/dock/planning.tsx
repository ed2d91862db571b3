/** A plan being made: what it aims at, what it costs, and the sentence it will be. Nothing is sent before it is confirmed. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { notify } from "../../../ui/controls/notices";
import { nameOf, say } from "../../../i18n/say";
import { Scribe } from "../../../i18n/event-formatter";
import { Aim, ByWhat, Exchange, type Props } from "./target-pickers";
import { chartOf } from "../model/map-data";
import { isBid, isSingle, lackOf, leastOf, most, price, withCount, withZeus, write, zeusRange, type Plan } from "../model/plan";
import type { Offer } from "../model/offers";
import { dropPlan, isAimed, offersFor, send, setPlan, type Ulysses } from "../model/plan-store";
import { Stepper } from "./stepper";
import { KINDS, handOf, total } from "../model/vocabulary";

export function Planning({ seen, plan }: { seen: Ulysses; plan: Plan }) {
  const offer = offersFor(seen)[plan.deed]!;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), [plan.deed]); // at once: later it would undo a Tab
  const props = { seen, plan, offer };
  const owed = price(plan, offer);
  const title = say(`web-ulysses-deed-${plan.deed}`, { side: nameOf("side", plan.aim || "black") });
  return (
    <div ref={panel} class="planning" role="group" tabIndex={-1} aria-label={title}>
      <div class="what">
        <h2>{title}</h2>
        {(isBid(plan.deed) || plan.deed === "build") && <Bid {...props} />}
      </div>
      {isAimed(plan.deed) && <Aim {...props} />}
      {plan.deed === "exchange" && <Exchange {...props} />}
      {isSingle(plan.deed) && <ByWhat {...props} />}
      {owed > 0 && <p class="owed">{say("web-ulysses-owed", { owed, chosen: total(plan.paid) })}</p>}
    </div>
  );
}

/** What the plan says, and the way to send it. Below everything, since the cards that pay are tapped in the hand. */
export function Confirming({ seen, plan }: { seen: Ulysses; plan: Plan }) {
  const offer = offersFor(seen)[plan.deed]!;
  const lack = lackOf(plan, offer);
  return (
    <div class="confirming">
      <p class="sentence" aria-live="polite">
        {lack ? say(`web-ulysses-lack-${lack}`) : sentence(seen, plan, offer)}
      </p>
      <button
        class="main"
        aria-disabled={lack !== undefined}
        data-move={lack ? undefined : write(plan)}
        onClick={() => (lack ? notify(say(`web-ulysses-lack-${lack}`)) : send(seen, write(plan)))}
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
function sentence(seen: Ulysses, plan: Plan, offer: Offer): string {
  const chart = chartOf(seen.game);
  const paid = KINDS.flatMap((kind) => Array<string>(plan.paid[kind] ?? 0).fill(kind));
  const temples = (seen.view.temples[seen.you] ?? 0) + 1;
  const args: Record<string, unknown> = { seat: seen.you, zeus: plan.zeus, cards: plan.count, temples };
  if (price(plan, offer) > 0) args.paid = paid;
  if (isAimed(plan.deed)) args.place = plan.aim;
  if (plan.deed === "support") args.side = plan.aim;
  if (plan.deed === "exchange") {
    const given = chart.places.find((place) => place.word === plan.goal)?.colour;
    Object.assign(args, { colour: plan.aim, goal: plan.goal, given });
  }
  return new Scribe("ulysses", seen.names, seen.you).sentence({ name: plan.deed, args });
}

/** How many cards, and how many of them are Zeus. A temple has its price: there only Zeus is to choose. */
function Bid({ seen, plan, offer }: Props) {
  const hand = handOf(seen.view.hand);
  const [low, high] = zeusRange(plan, hand);
  return (
    <div class="steppers">
      {isBid(plan.deed) && (
        <Stepper
          name={say("web-ulysses-cards")}
          value={plan.count}
          low={leastOf(plan, offer)}
          high={most(plan, hand)}
          on={(count) => setPlan(seen, withCount(plan, count, hand))}
        />
      )}
      {high > 0 && (
        <Stepper
          name={say("web-ulysses-zeus-among")}
          value={plan.zeus}
          low={low}
          high={high}
          on={(zeus) => setPlan(seen, withZeus(plan, zeus, hand))}
        />
      )}
    </div>
  );
}
