/** The player's cards: stacked by kind, or single while the player chooses which of them pay for a plan. */
import { useEffect, useRef } from "preact/hooks";
import { nameOf, say } from "../../../i18n/say";
import { Icon } from "../../../ui/drawings/icon";
import { memo } from "../../../ui/render/memo";
import { SrOnly } from "../../../ui/render/sr-only";
import { CARD_ICONS } from "../icons";
import { cardsLaid, lackOf, type Plan, pay, price } from "../model/plan";
import { offersFor, planOf, setPlan, type UlyssesSnapshot } from "../model/plan-store";
import { type Cards, handOf, KINDS, type Kind, total } from "../model/vocabulary";
import { cardsInWords } from "../names";

export function Hand({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const hand = handOf(snapshot.view.hand);
  const plan = planOf(snapshot);
  const offer = plan && offersFor(snapshot)[plan.action]!;
  const isPaying = offer && price(plan, offer) > 0;
  const lacksCards = offer && lackOf(plan, offer) === "cards";
  const cards = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (lacksCards) cards.current?.scrollIntoView({ block: "nearest" }); // show the cards that the player has to tap
  }, [lacksCards]);
  return (
    <section class="hand" aria-label={say("web-ulysses-hand", { count: total(hand) })}>
      <Title hand={hand} />
      {isPaying ? (
        <ul ref={cards} class="kinds single">
          {KINDS.flatMap((kind) => singleCards(snapshot, plan, kind, hand[kind]!))}
        </ul>
      ) : (
        <Stacks hand={hand} lays={plan ? cardsLaid(plan) : {}} />
      )}
    </section>
  );
}

const Title = memo(({ hand }: { hand: Cards }) => (
  <h2>
    {say("web-ulysses-hand", { count: total(hand) })}
    <SrOnly words={cardsInWords(hand)} />
  </h2>
));

const Stacks = memo(({ hand, lays }: { hand: Cards; lays: Cards }) => (
  <ul class="kinds">
    {KINDS.map(
      (kind) => hand[kind]! > 0 && <Stack key={kind} kind={kind} count={hand[kind]!} lays={lays[kind] ?? 0} />,
    )}
  </ul>
));

const Stack = memo(({ kind, count, lays }: { kind: Kind; count: number; lays: number }) => (
  <li class={`kind-card ${kind} ${count > 1 ? "many" : ""} ${lays ? "laid" : ""}`} data-card={kind}>
    <CardFace kind={kind} />
    <b class="how-many">{count}</b>
    {lays > 0 && (
      <span class="tag">
        {say("web-ulysses-laid")} {lays > 1 && lays}
      </span>
    )}
  </li>
));

function CardFace({ kind }: { kind: Kind }) {
  return (
    <>
      <Icon path={CARD_ICONS[kind]} />
      <span class="kind">{nameOf("ulysses-card", kind)}</span>
    </>
  );
}

/** Draw the cards of a kind one by one: first those that the plan lays, then those that pay, then the rest. */
function singleCards(snapshot: UlyssesSnapshot, plan: Plan, kind: Kind, count: number) {
  const offer = offersFor(snapshot)[plan.action]!;
  const [lays, pays] = [cardsLaid(plan)[kind] ?? 0, plan.paid[kind] ?? 0];
  const isFull = total(plan.paid) >= price(plan, offer);
  const change = (by: 1 | -1) => setPlan(snapshot, pay(isFull && by === 1 ? withoutLastPaid(plan) : plan, kind, by));
  return Array.from({ length: count }, (_, i) => {
    const isLaid = i < lays;
    const isPaid = !isLaid && i < lays + pays;
    const key = `${kind} ${i}`;
    if (isLaid) {
      return (
        <li key={key} class={`kind-card ${kind} laid`}>
          <CardFace kind={kind} />
          <span class="tag">{say("web-ulysses-laid")}</span>
        </li>
      );
    }
    return (
      <li key={key}>
        <button
          class={`kind-card ${kind} ${isPaid ? "paid" : ""}`}
          aria-pressed={isPaid}
          data-card={kind}
          onClick={() => change(isPaid ? -1 : 1)}
        >
          <CardFace kind={kind} />
          {isPaid && <span class="tag">{say("web-ulysses-paid")}</span>}
        </button>
      </li>
    );
  });
}

/** Take a card out of the payment: enough are chosen, and a newly chosen one replaces it. */
function withoutLastPaid(plan: Plan): Plan {
  const last = KINDS.findLast((kind) => plan.paid[kind]);
  return last ? pay(plan, last, -1) : plan;
}
