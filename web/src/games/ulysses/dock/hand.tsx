/** The player's cards: stacked by kind (a tap says what a card is), or single while the player chooses which of them pay for a plan. */
import { useEffect, useRef } from "preact/hooks";
import { nameOf, say } from "../../../i18n/say";
import { type Step, withCounts } from "../../../table/choices/plan";
import { choicesIn, planIn, setPlan, stepsIn } from "../../../table/choices/plan-store";
import { Icon } from "../../../ui/drawings/icon";
import { memo } from "../../../ui/render/memo";
import { SrOnly } from "../../../ui/render/sr-only";
import { CARD_ICONS } from "../icons";
import type { UlyssesSnapshot } from "../model/game-plan";
import { cardsLaid, cardsPaid, lackOf, priceOf } from "../model/laying";
import { type Cards, handOf, KINDS, type Kind, total } from "../model/vocabulary";
import { cardsInWords } from "../names";

export function Hand({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const hand = handOf(snapshot.view.hand);
  const steps = stepsIn(snapshot);
  const lacksCards = lackOf(steps) === "card";
  const cards = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (lacksCards) cards.current?.scrollIntoView({ block: "nearest" }); // show the cards that the player has to tap
  }, [lacksCards]);
  return (
    <section class="hand" aria-label={say("web-ulysses-hand", { count: total(hand) })}>
      <Title hand={hand} />
      {priceOf(steps) > 0 ? (
        <ul ref={cards} class="kinds single">
          {KINDS.flatMap((kind) => singleCards(snapshot, steps, kind, hand[kind]!))}
        </ul>
      ) : (
        <Stacks hand={hand} lays={cardsLaid(steps)} />
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
  <li data-card={kind}>
    <button
      class={`kind-card ${kind} ${count > 1 ? "many" : ""} ${lays ? "laid" : ""}`}
      data-about={`card ${kind}`}
      data-tells
    >
      <CardFace kind={kind} />
      <b class="how-many">{count}</b>
      {lays > 0 && (
        <span class="tag">
          {say("web-ulysses-laid")} {lays > 1 && lays}
        </span>
      )}
    </button>
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
function singleCards(snapshot: UlyssesSnapshot, steps: Step[], kind: Kind, count: number) {
  const [lays, pays] = [cardsLaid(steps)[kind] ?? 0, cardsPaid(steps)[kind] ?? 0];
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
          data-about={`card ${kind}`}
          onClick={() => pay(snapshot, steps, kind, isPaid ? -1 : 1)}
        >
          <CardFace kind={kind} />
          {isPaid && <span class="tag">{say("web-ulysses-paid")}</span>}
        </button>
      </li>
    );
  });
}

/** Add a card to the payment, or take one out. If enough are chosen already, the new card replaces the last one. */
function pay(snapshot: UlyssesSnapshot, steps: Step[], kind: Kind, by: 1 | -1): void {
  const [choices, plan] = [choicesIn(snapshot), planIn(snapshot)];
  const at = steps.findIndex(({ part }) => part.name === "pay");
  if (!choices || !plan) return;
  const { part, counts, isDone } = steps[at]!;
  const last = isDone && by === 1 ? counts.findLastIndex((count) => count > 0) : -1;
  const paid = part.options.map(({ what }, i) => counts[i]! + (what === kind ? by : 0) - (i === last ? 1 : 0));
  setPlan(snapshot, withCounts(choices, plan, at, paid));
}
