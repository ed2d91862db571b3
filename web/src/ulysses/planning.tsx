/** A plan being made: what it aims at, what it costs, and the sentence it will be. Nothing is sent before it is confirmed. */
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../look/notice";
import { nameOf, say } from "../say/say";
import { Scribe } from "../say/scribe";
import { chartOf, type Place } from "./chart";
import { RegionSign } from "./mark";
import { attempt, isBid, isSingle, lackOf, leastOf, most, price, withCount, withZeus, write, zeusRange, type Offer, type Plan } from "./moves";
import { label } from "./names";
import { dropPlan, isAimed, offersFor, send, setPlan, type Ulysses } from "./plan";
import { Stepper } from "./stepper";
import { COLOURS, KINDS, handOf, total } from "./words";

interface Props {
  seen: Ulysses;
  plan: Plan;
  offer: Offer;
}

export function Planning({ seen, plan }: { seen: Ulysses; plan: Plan }) {
  const offer = offersFor(seen)[plan.deed]!;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [plan.deed]);
  const props = { seen, plan, offer };
  const owed = price(plan, offer);
  const title = say(`web-ulysses-deed-${plan.deed}`, { side: nameOf("side", plan.aim || "black") });
  return (
    <div ref={panel} class="planning" role="group" tabIndex={-1} aria-label={title}>
      <h3>{title}</h3>
      {isAimed(plan.deed) && <Aim {...props} />}
      {plan.deed === "exchange" && <Exchange {...props} />}
      {(isBid(plan.deed) || plan.deed === "build") && <Bid {...props} />}
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
  const args: Record<string, unknown> = { seat: seen.you, zeus: plan.zeus, cards: plan.count, temples: (seen.view.temples[seen.you] ?? 0) + 1 };
  if (price(plan, offer) > 0) args.paid = paid;
  if (isAimed(plan.deed)) args.place = plan.aim;
  if (plan.deed === "support") args.side = plan.aim;
  if (plan.deed === "exchange") {
    const given = chart.places.find((place) => place.word === plan.goal)?.colour;
    Object.assign(args, { colour: plan.aim, goal: plan.goal, given });
  }
  return new Scribe("ulysses", seen.names, seen.you).sentence({ name: plan.deed, args });
}

/** Which place: a few as buttons, many as a list; or by a tap on the map. */
function Aim({ seen, plan, offer }: Props) {
  const { places } = chartOf(seen.game);
  const choose = (aim: string) => setPlan(seen, { ...plan, aim, paid: plan.deed === "remove" ? plan.paid : {} });
  const found = offer.aims.map((aim) => places.find((place) => place.word === aim)!);
  if (found.length > 8) {
    const sorted = [...found].sort((a, b) => label(a).localeCompare(label(b)));
    return (
      <label class="aim">
        {say("web-ulysses-where")}{" "}
        <select value={plan.aim} data-test="where" onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{say("web-ulysses-choose")}</option>
          {sorted.map((place) => (
            <option key={place.word} value={place.word}>
              {label(place)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const others = plan.deed === "remove" ? [] : seen.view.ship >= 0 ? barred(seen, plan, offer) : [];
  return (
    <Choice name={say("web-ulysses-where")}>
      {found.map((place) => (
        <Option key={place.word} place={place} isChosen={plan.aim === place.word} aim={place.word} on={() => choose(place.word)} />
      ))}
      {others.map((place) => (
        <button key={place.word} aria-disabled="true" onClick={() => send(seen, attempt(plan.deed, place.word))}>
          <RegionSign colour={place.colour} /> {label(place)}
        </button>
      ))}
    </Choice>
  );
}

/** Neighbours of the ship where this disk cannot go. */
function barred(seen: Ulysses, plan: Plan, offer: Offer): Place[] {
  const { places } = chartOf(seen.game);
  if (plan.deed === "plague") return [];
  return places[seen.view.ship]!.near.map((near) => places[near]!).filter((place) => !offer.aims.includes(place.word));
}

function Exchange({ seen, plan, offer }: Props) {
  const { places } = chartOf(seen.game);
  return (
    <>
      <Choice name={say("web-ulysses-give-back")}>
        {offer.goals.map((goal) => (
          <Option key={goal} place={places.find((place) => place.word === goal)!} isChosen={plan.goal === goal} aim={goal} on={() => setPlan(seen, { ...plan, goal })} />
        ))}
      </Choice>
      <Choice name={say("web-ulysses-draw-from")}>
        {COLOURS.map((colour, number) => {
          const can = offer.aims.includes(colour);
          const count = (seen.view.piles[number] ?? 0) + (seen.view.under[number]?.length ?? 0);
          return (
            <button
              key={colour}
              aria-pressed={plan.aim === colour}
              aria-disabled={!can}
              data-aim={can ? colour : undefined}
              onClick={() => (can ? setPlan(seen, { ...plan, aim: colour }) : send(seen, attempt("exchange", colour)))}
            >
              <RegionSign colour={colour} /> {say("web-ulysses-pile", { colour: nameOf("colour", colour), count })}
            </button>
          );
        })}
      </Choice>
    </>
  );
}

function Choice(props: { name: string; children: preact.ComponentChildren }) {
  return (
    <div class="options" role="group" aria-label={props.name}>
      <span class="of">{props.name}</span>
      {props.children}
    </div>
  );
}

function Option(props: { place: Place; isChosen: boolean; aim: string; on: () => void }) {
  return (
    <button aria-pressed={props.isChosen} data-aim={props.aim} onClick={props.on}>
      <RegionSign colour={props.place.colour} /> {label(props.place)}
    </button>
  );
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

/** By its own card, or by Zeus. */
function ByWhat({ seen, plan, offer }: Props) {
  if (!offer.byZeus) return null;
  return (
    <Choice name={say("web-ulysses-by")}>
      {[0, 1].map((zeus) => {
        const can = zeus ? offer.byZeus : offer.byCard;
        return (
          <button
            key={zeus}
            aria-pressed={plan.zeus === zeus}
            aria-disabled={!can}
            data-by={zeus ? "zeus" : "card"}
            onClick={() => (can ? setPlan(seen, { ...plan, zeus }) : send(seen, attempt(plan.deed, plan.aim || offer.aims[0]!)))}
          >
            {nameOf("ulysses-card", zeus ? "zeus" : plan.deed)}
          </button>
        );
      })}
    </Choice>
  );
}
