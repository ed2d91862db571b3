/** The discussion of the gods: three sides with their cards, their supporters, and the cards needed to lead. */
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { sayReason } from "../../../i18n/refusal";
import { joinList, nameOf, say } from "../../../i18n/say";
import type { Choice } from "../../../net/shapes";
import { choiceOf, chosenIn, possibleChoices, reasonAgainst, stepFor } from "../../../table/choices/plan";
import { choicesIn, decide, planIn, stepsIn } from "../../../table/choices/plan-store";
import { GivesUp } from "../../../table/help/gives-up";
import { showReason } from "../../../ui/controls/notices";
import { CountUp } from "../../../ui/render/count-up";
import { memo } from "../../../ui/render/memo";
import { startPlan, targetsOf, type UlyssesSnapshot } from "../model/game-plan";
import { sideOf, tally } from "../model/laying";
import { mapDataOf, type Place } from "../model/map-data";
import { hasSeat, NONE, SIDES, type Side } from "../model/vocabulary";
import { placeLabel } from "../names";
import { RegionSign, SideSign } from "../signs";

/** The discussion in the dock. Outside of a discussion, and before the first one, it is hidden and not removed: then the parts that
two discussions share are neither created nor laid out again. */
export function DiscussionPanel({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const last = useRef<{ snapshot: UlyssesSnapshot; drawn: VNode } | undefined>(undefined);
  const old = last.current?.snapshot;
  const hidden = old ?? snapshot;
  const now = isDiscussionOpen(snapshot) ? snapshot : hidden.canAct ? { ...hidden, canAct: false } : hidden; // a hidden panel has no buttons
  if (now !== old) last.current = { snapshot: now, drawn: <Discussion snapshot={now} /> };
  return <div class={isDiscussionOpen(snapshot) ? "talk" : "talk put-away"}>{last.current!.drawn}</div>;
}

export function Discussion({ snapshot }: { snapshot: UlyssesSnapshot }) {
  return (
    <section class="discussion" aria-label={say("web-ulysses-discussion")}>
      <ol class="sides">
        {SIDES.map((side, number) => (
          <SideColumn key={side} snapshot={snapshot} side={side} number={number} />
        ))}
      </ol>
      <div class="round">
        <SidelessPlayers snapshot={snapshot} />
        {!planIn(snapshot) && <FreeMoves snapshot={snapshot} />}
        {!planIn(snapshot) && freeChoices(snapshot).map((choice) => <GivesUp key={choice.verb} choice={choice} />)}
      </div>
    </section>
  );
}

function SideColumn({ snapshot, side, number }: { snapshot: UlyssesSnapshot; side: Side; number: number }) {
  const { view } = snapshot;
  const plan = planIn(snapshot);
  const steps = stepsIn(snapshot, plan);
  const isPlanned = plan !== undefined && sideOf(plan, steps) === side;
  const target = chosenIn(stepFor(steps, "place"))?.what;
  const { places } = mapDataOf(snapshot.game);
  const proposed: Place | undefined = places[view[side]];
  const place = proposed ?? (isPlanned ? places.find((each) => each.word === target) : undefined);
  const leads = view.leader === number && proposed !== undefined;
  const cards = tally(view.laid_cards)[number]!;
  const planned = tally(view.laid_cards, isPlanned ? side : undefined, steps)[number]!;
  const need = leads ? undefined : view.needs[number]!;
  const backers = view.sides.flatMap((its, seat) => (its === number ? [backerOf(snapshot, seat)] : []));
  return (
    <li
      data-side={side}
      class={`stance ${side} ${leads ? "leads" : ""} ${isPlanned ? "planned" : ""} ${proposed ? "" : "vacant"}`}
    >
      <Stance side={side} place={place} cards={cards} planned={planned} need={need} backers={backers} />
      {snapshot.canAct && !plan && <SideButton snapshot={snapshot} side={side} isOnMap={proposed !== undefined} />}
    </li>
  );
}

interface StanceProps {
  side: Side;
  place: Place | undefined;
  cards: number;
  planned: number; // cards, with those of the plan
  need: number | undefined; // more cards to lead; undefined for the side that leads
  backers: Backer[];
}

/** Memoised, because a bid changes only one side. */
const Stance = memo(({ side, place, cards, planned, need, backers }: StanceProps) => (
  <>
    <div class={place && planned > cards ? "head grows" : "head"} data-about={`side ${side}`}>
      <SideSign side={side} words={nameOf("side", side)} />
      <span class="side-name" aria-hidden="true">
        {nameOf("side", side)}
      </span>
    </div>
    {place ? (
      <>
        <div class="where">
          <RegionSign colour={place.colour} /> <span>{placeLabel(place)}</span>
        </div>
        <div class="sum" role="img" aria-label={say("web-ulysses-side-cards", { cards })}>
          <CountUp value={cards} />
          {planned > cards && <b class="then"> → {planned}</b>}
        </div>
        <div class="standing">{need === undefined ? say("web-ulysses-leads") : say("web-ulysses-needs", { need })}</div>
        <ul class="backers">
          {backers.map((backer) => (
            <BackerLine key={backer.seat} {...backer} />
          ))}
        </ul>
      </>
    ) : (
      <div class="standing">{say("web-ulysses-side-empty")}</div>
    )}
  </>
));

interface Backer {
  seat: number;
  name: string;
  bid: number;
  hasPassed: boolean;
  isAsked: boolean; // the game waits for this player
}

function backerOf({ view, names }: UlyssesSnapshot, seat: number): Backer {
  return {
    seat,
    name: names[seat]!,
    bid: view.bids[seat]!,
    hasPassed: hasSeat(view.out, seat),
    isAsked: view.actor === seat,
  };
}

const BackerLine = memo(({ name, bid, hasPassed, isAsked }: Backer) => (
  <li class={`${hasPassed ? "out" : ""} ${isAsked ? "asked" : ""}`}>
    <span class="name" dir="auto">
      {name}
    </span>{" "}
    <b>{String(bid)}</b>
    {hasPassed && <span class="for-ears"> {say("web-ulysses-stands-passed")}</span>}
  </li>
));

/** What the player can do for this side. A tap on a greyed button says why that is not possible. */
function SideButton({ snapshot, side, isOnMap }: { snapshot: UlyssesSnapshot; side: Side; isOnMap: boolean }) {
  const action = actionFor(side, isOnMap, phaseOf(snapshot) === "bid");
  if (!action) return null;
  const target = action === "support" ? side : "";
  const targets = targetsOf(snapshot, action);
  const can = target ? targets.includes(target) : targets.length > 0;
  return (
    <button
      class="bid"
      aria-disabled={!can}
      data-deed={`${action} ${side}`}
      title={aboutVerb(snapshot, action)}
      onClick={() =>
        can
          ? startPlan(snapshot, action, "side", target)
          : showReason(reasonAgainst(choicesIn(snapshot), action, target))
      }
    >
      {say(`web-ulysses-deed-${action}`, { side: nameOf("side", side) })}
    </button>
  );
}

function actionFor(side: Side, isOnMap: boolean, isBidding: boolean): string | undefined {
  if (isBidding) return isOnMap ? "support" : "black";
  return side === "red" ? "object" : undefined;
}

/** The moves that cost nothing. */
function FreeMoves({ snapshot }: { snapshot: UlyssesSnapshot }) {
  return (
    <>
      {freeChoices(snapshot).map(({ verb }) => (
        <MoveButton key={verb} snapshot={snapshot} verb={verb} />
      ))}
    </>
  );
}

function freeChoices(snapshot: UlyssesSnapshot): Choice[] {
  return possibleChoices(choicesIn(snapshot)).filter((choice) => !choice.then);
}

/** A verb that asks for nothing else. */
export function MoveButton({ snapshot, verb }: { snapshot: UlyssesSnapshot; verb: string }) {
  const words = choiceOf(choicesIn(snapshot), verb)?.words;
  return (
    <button class="main" data-move={words} title={aboutVerb(snapshot, verb)} onClick={() => decide(snapshot, verb)}>
      {say(`web-ulysses-do-${verb}`)}
    </button>
  );
}

/** Return what a verb does, as a sentence for a tooltip. */
export function aboutVerb(snapshot: UlyssesSnapshot, verb: string): string | undefined {
  const choice = choiceOf(choicesIn(snapshot), verb);
  return choice && sayReason(choice.does);
}

/** The players who support no side: agreed, undecided or passed. */
function SidelessPlayers({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const { view } = snapshot;
  const sideless = view.sides.map((side, seat) => ({ side, seat })).filter(({ side }) => side >= SIDES.length);
  const namesIf = (isWanted: (seat: number) => boolean) =>
    sideless.filter(({ seat }) => isWanted(seat)).map(({ seat }) => snapshot.names[seat] ?? "");
  const passed = namesIf((seat) => hasSeat(view.out, seat));
  const agreed = namesIf((seat) => !hasSeat(view.out, seat) && hasSeat(view.agreed, seat));
  const undecided = namesIf((seat) => !hasSeat(view.out, seat) && !hasSeat(view.agreed, seat));
  return (
    <p class="others">
      {agreed.length > 0 && (
        <span>{say("web-ulysses-agreed", { names: joinList(agreed), count: agreed.length })} </span>
      )}
      {undecided.length > 0 && (
        <span>{say("web-ulysses-undecided", { names: joinList(undecided), count: undecided.length })} </span>
      )}
      {passed.length > 0 && <span>{say("web-ulysses-passed", { names: joinList(passed), count: passed.length })}</span>}
    </p>
  );
}

export function phaseOf(snapshot: UlyssesSnapshot): string {
  return (snapshot.game.names.phases as string[])[snapshot.view.phase] ?? "";
}

export function isDiscussionOpen(snapshot: UlyssesSnapshot): boolean {
  return snapshot.view.blue !== NONE;
}
