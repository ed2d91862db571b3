/** The discussion of the gods: three sides, their cards, who stands where, and what it takes to lead. */
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { steady } from "../../../ui/render/memo";
import { listed, nameOf, say } from "../../../i18n/say";
import { chartOf, type Place } from "../model/map-data";
import { RegionSign, SideSign } from "../signs";
import { sideOf, tally } from "../model/plan";
import { attempt, type Deed } from "../model/offers";
import { label } from "../names";
import { offersFor, planOf, send, startPlan, type Ulysses } from "../model/plan-store";
import { NOBODY, SIDES, has, type Side } from "../model/vocabulary";

/** Between two discussions it is put away and not taken down: what both have is neither made nor laid out again. It is there before the first one too. */
export function Talk({ seen }: { seen: Ulysses }) {
  const last = useRef<{ seen: Ulysses; drawn: VNode } | undefined>(undefined);
  const old = last.current?.seen;
  const away = old ?? seen;
  const now = isOpen(seen) ? seen : away.canAct ? { ...away, canAct: false } : away; // what is put away has nothing to press
  if (now !== old) last.current = { seen: now, drawn: <Discussion seen={now} /> };
  return <div class={isOpen(seen) ? "talk" : "talk put-away"}>{last.current!.drawn}</div>;
}

export function Discussion({ seen }: { seen: Ulysses }) {
  return (
    <section class="discussion" aria-label={say("web-ulysses-discussion")}>
      <ol class="sides">
        {SIDES.map((side, number) => (
          <SideColumn key={side} seen={seen} side={side} number={number} />
        ))}
      </ol>
      <div class="round">
        <Others seen={seen} />
        {!planOf(seen) && <Answers seen={seen} />}
      </div>
    </section>
  );
}

function SideColumn({ seen, side, number }: { seen: Ulysses; side: Side; number: number }) {
  const { view } = seen;
  const plan = planOf(seen);
  const isPlanned = plan !== undefined && sideOf(plan) === side;
  const { places } = chartOf(seen.game);
  const there: Place | undefined = places[view[side]];
  const place = there ?? (isPlanned ? places.find((found) => found.word === plan.aim) : undefined);
  const leads = view.leader === number && there !== undefined;
  const cards = tally(view.laid_cards, undefined)[number]!;
  const planned = tally(view.laid_cards, plan)[number]!;
  const need = leads ? undefined : view.needs[number]!;
  const backers = view.sides.flatMap((its, seat) => (its === number ? [backerOf(seen, seat)] : []));
  return (
    <li class={`stance ${side} ${leads ? "leads" : ""} ${isPlanned ? "planned" : ""} ${there ? "" : "vacant"}`}>
      <Stance side={side} place={place} cards={cards} planned={planned} need={need} backers={backers} />
      {seen.canAct && !plan && <SideButton seen={seen} side={side} isThere={there !== undefined} />}
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
const Stance = steady(({ side, place, cards, planned, need, backers }: Standing) => (
  <>
    <div class={place && planned > cards ? "head grows" : "head"}>
      <SideSign side={side} words={nameOf("side", side)} />
      <span class="side-name" aria-hidden="true">{nameOf("side", side)}</span>
    </div>
    {place ? (
      <>
        <div class="where">
          <RegionSign colour={place.colour} /> <span>{label(place)}</span>
        </div>
        <div class="sum" aria-label={say("web-ulysses-side-cards", { cards })}>
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

function backerOf({ view, names }: Ulysses, seat: number): Backer {
  return { seat, name: names[seat]!, bid: view.bids[seat]!, hasPassed: has(view.out, seat), isAsked: view.actor === seat };
}

const Person = steady(({ name, bid, hasPassed, isAsked }: Backer) => (
  <li class={`${hasPassed ? "out" : ""} ${isAsked ? "asked" : ""}`}>
    <span class="name" dir="auto">
      {name}
    </span>{" "}
    <b>{String(bid)}</b>
    {hasPassed && <span class="for-ears"> {say("web-ulysses-stands-passed")}</span>}
  </li>
));

/** What I can do for this side: the deed, or the reason why not. */
function SideButton({ seen, side, isThere }: { seen: Ulysses; side: Side; isThere: boolean }) {
  const deed = deedFor(side, isThere, phaseOf(seen) === "bid");
  if (!deed) return null;
  const offer = offersFor(seen)[deed];
  const aim = deed === "support" ? side : "";
  const can = offer !== undefined && (deed !== "support" || offer.aims.includes(side));
  const elsewhere = spare(seen);
  return (
    <button
      class="bid"
      aria-disabled={!can}
      data-deed={`${deed} ${side}`}
      onClick={() => (can ? startPlan(seen, deed, aim) : send(seen, attempt(deed, aim || elsewhere)))}
    >
      {say(`web-ulysses-deed-${deed}`, { side: nameOf("side", side) })}
    </button>
  );
}

function deedFor(side: Side, isThere: boolean, isBidding: boolean): Deed | undefined {
  if (isBidding) return isThere ? "support" : "black";
  return side === "red" ? "object" : undefined;
}

/** A neighbour where no disk lies, for asking why none can be put there. */
function spare(seen: Ulysses): string {
  const { places } = chartOf(seen.game);
  const { ship, blue, red } = seen.view;
  return places[places[ship]!.near.find((place) => place !== blue && place !== red) ?? ship]!.word;
}

/** What costs nothing, and is done at once. */
function Answers({ seen }: { seen: Ulysses }) {
  const free = seen.canAct ? ["agree", "pass"].filter((move) => seen.update.legal.includes(move)) : [];
  return (
    <>
      {free.map((move) => (
        <AtOnce key={move} seen={seen} move={move} />
      ))}
    </>
  );
}

export function AtOnce({ seen, move }: { seen: Ulysses; move: string }) {
  return (
    <button class="main" data-move={move} onClick={() => send(seen, move)}>
      {say(`web-ulysses-do-${move}`)}
    </button>
  );
}

/** Those who stand with no side. */
function Others({ seen }: { seen: Ulysses }) {
  const { view } = seen;
  const alone = view.sides.map((side, seat) => ({ side, seat })).filter(({ side }) => side >= SIDES.length);
  const names = (wanted: (seat: number) => boolean) => alone.filter(({ seat }) => wanted(seat)).map(({ seat }) => seen.names[seat] ?? "");
  const passed = names((seat) => has(view.out, seat));
  const agreed = names((seat) => !has(view.out, seat) && has(view.agreed, seat));
  const open = names((seat) => !has(view.out, seat) && !has(view.agreed, seat));
  return (
    <p class="others">
      {agreed.length > 0 && <span>{say("web-ulysses-agreed", { names: listed(agreed), count: agreed.length })} </span>}
      {open.length > 0 && <span>{say("web-ulysses-undecided", { names: listed(open), count: open.length })} </span>}
      {passed.length > 0 && <span>{say("web-ulysses-passed", { names: listed(passed), count: passed.length })}</span>}
    </p>
  );
}

export function phaseOf(seen: Ulysses): string {
  return (seen.game.names.phases as string[])[seen.view.phase] ?? "";
}

export function isOpen(seen: Ulysses): boolean {
  return seen.view.blue !== NOBODY;
}
