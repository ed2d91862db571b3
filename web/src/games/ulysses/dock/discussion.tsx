/** The discussion of the gods: three sides, their cards, who stands where, and what it takes to lead. */
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { joinList, nameOf, say } from "../../../i18n/say";
import { memo } from "../../../ui/render/memo";
import { mapDataOf, type Place } from "../model/map-data";
import { type Action, attempt } from "../model/offers";
import { sideOf, tally } from "../model/plan";
import { offersFor, planOf, send, startPlan, type UlyssesSnapshot } from "../model/plan-store";
import { has, NOBODY, SIDES, type Side } from "../model/vocabulary";
import { label } from "../names";
import { RegionSign, SideSign } from "../signs";

/** Between two discussions it is put away and not taken down: what both have is neither made nor laid out again. It is there before the first one too. */
export function Talk({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const last = useRef<{ snapshot: UlyssesSnapshot; drawn: VNode } | undefined>(undefined);
  const old = last.current?.snapshot;
  const away = old ?? snapshot;
  const now = isOpen(snapshot) ? snapshot : away.canAct ? { ...away, canAct: false } : away; // what is put away has nothing to press
  if (now !== old) last.current = { snapshot: now, drawn: <Discussion snapshot={now} /> };
  return <div class={isOpen(snapshot) ? "talk" : "talk put-away"}>{last.current!.drawn}</div>;
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
        <Others snapshot={snapshot} />
        {!planOf(snapshot) && <Answers snapshot={snapshot} />}
      </div>
    </section>
  );
}

function SideColumn({ snapshot, side, number }: { snapshot: UlyssesSnapshot; side: Side; number: number }) {
  const { view } = snapshot;
  const plan = planOf(snapshot);
  const isPlanned = plan !== undefined && sideOf(plan) === side;
  const { places } = mapDataOf(snapshot.game);
  const there: Place | undefined = places[view[side]];
  const place = there ?? (isPlanned ? places.find((found) => found.word === plan.target) : undefined);
  const leads = view.leader === number && there !== undefined;
  const cards = tally(view.laid_cards, undefined)[number]!;
  const planned = tally(view.laid_cards, plan)[number]!;
  const need = leads ? undefined : view.needs[number]!;
  const backers = view.sides.flatMap((its, seat) => (its === number ? [backerOf(snapshot, seat)] : []));
  return (
    <li class={`stance ${side} ${leads ? "leads" : ""} ${isPlanned ? "planned" : ""} ${there ? "" : "vacant"}`}>
      <Stance side={side} place={place} cards={cards} planned={planned} need={need} backers={backers} />
      {snapshot.canAct && !plan && <SideButton snapshot={snapshot} side={side} isThere={there !== undefined} />}
    </li>
  );
}

interface Standing {
  side: Side;
  place: Place | undefined;
  cards: number;
  planned: number; // cards, with those of the plan
  need: number | undefined; // cards to lead, where it does not
  backers: Backer[];
}

/** One bid changes one side: the others are left as they are. */
const Stance = memo(({ side, place, cards, planned, need, backers }: Standing) => (
  <>
    <div class={place && planned > cards ? "head grows" : "head"}>
      <SideSign side={side} words={nameOf("side", side)} />
      <span class="side-name" aria-hidden="true">
        {nameOf("side", side)}
      </span>
    </div>
    {place ? (
      <>
        <div class="where">
          <RegionSign colour={place.colour} /> <span>{label(place)}</span>
        </div>
        <div class="sum" role="img" aria-label={say("web-ulysses-side-cards", { cards })}>
          <b>{String(cards)}</b>
          {planned > cards && <b class="then"> → {planned}</b>}
        </div>
        <div class="standing">{need === undefined ? say("web-ulysses-leads") : say("web-ulysses-needs", { need })}</div>
        <ul class="backers">
          {backers.map((backer) => (
            <Person key={backer.seat} {...backer} />
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
  isAsked: boolean;
}

function backerOf({ view, names }: UlyssesSnapshot, seat: number): Backer {
  return {
    seat,
    name: names[seat]!,
    bid: view.bids[seat]!,
    hasPassed: has(view.out, seat),
    isAsked: view.actor === seat,
  };
}

const Person = memo(({ name, bid, hasPassed, isAsked }: Backer) => (
  <li class={`${hasPassed ? "out" : ""} ${isAsked ? "asked" : ""}`}>
    <span class="name" dir="auto">
      {name}
    </span>{" "}
    <b>{String(bid)}</b>
    {hasPassed && <span class="for-ears"> {say("web-ulysses-stands-passed")}</span>}
  </li>
));

/** What I can do for this side: the deed, or the reason why not. */
function SideButton({ snapshot, side, isThere }: { snapshot: UlyssesSnapshot; side: Side; isThere: boolean }) {
  const action = deedFor(side, isThere, phaseOf(snapshot) === "bid");
  if (!action) return null;
  const offer = offersFor(snapshot)[action];
  const target = action === "support" ? side : "";
  const can = offer !== undefined && (action !== "support" || offer.targets.includes(side));
  const elsewhere = spare(snapshot);
  return (
    <button
      class="bid"
      aria-disabled={!can}
      data-deed={`${action} ${side}`}
      onClick={() => (can ? startPlan(snapshot, action, target) : send(snapshot, attempt(action, target || elsewhere)))}
    >
      {say(`web-ulysses-deed-${action}`, { side: nameOf("side", side) })}
    </button>
  );
}

function deedFor(side: Side, isThere: boolean, isBidding: boolean): Action | undefined {
  if (isBidding) return isThere ? "support" : "black";
  return side === "red" ? "object" : undefined;
}

/** A neighbour where no disk lies, for asking why none can be put there. */
function spare(snapshot: UlyssesSnapshot): string {
  const { places } = mapDataOf(snapshot.game);
  const { ship, blue, red } = snapshot.view;
  return places[places[ship]!.near.find((place) => place !== blue && place !== red) ?? ship]!.word;
}

/** What costs nothing, and is done at once. */
function Answers({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const free = snapshot.canAct ? ["agree", "pass"].filter((move) => snapshot.update.legal.includes(move)) : [];
  return (
    <>
      {free.map((move) => (
        <AtOnce key={move} snapshot={snapshot} move={move} />
      ))}
    </>
  );
}

export function AtOnce({ snapshot, move }: { snapshot: UlyssesSnapshot; move: string }) {
  return (
    <button class="main" data-move={move} onClick={() => send(snapshot, move)}>
      {say(`web-ulysses-do-${move}`)}
    </button>
  );
}

/** Those who stand with no side. */
function Others({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const { view } = snapshot;
  const alone = view.sides.map((side, seat) => ({ side, seat })).filter(({ side }) => side >= SIDES.length);
  const names = (wanted: (seat: number) => boolean) =>
    alone.filter(({ seat }) => wanted(seat)).map(({ seat }) => snapshot.names[seat] ?? "");
  const passed = names((seat) => has(view.out, seat));
  const agreed = names((seat) => !has(view.out, seat) && has(view.agreed, seat));
  const open = names((seat) => !has(view.out, seat) && !has(view.agreed, seat));
  return (
    <p class="others">
      {agreed.length > 0 && (
        <span>{say("web-ulysses-agreed", { names: joinList(agreed), count: agreed.length })} </span>
      )}
      {open.length > 0 && <span>{say("web-ulysses-undecided", { names: joinList(open), count: open.length })} </span>}
      {passed.length > 0 && <span>{say("web-ulysses-passed", { names: joinList(passed), count: passed.length })}</span>}
    </p>
  );
}

export function phaseOf(snapshot: UlyssesSnapshot): string {
  return (snapshot.game.names.phases as string[])[snapshot.view.phase] ?? "";
}

export function isOpen(snapshot: UlyssesSnapshot): boolean {
  return snapshot.view.blue !== NOBODY;
}
