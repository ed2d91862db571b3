/** What moves over the page: cards that fly from a player to where they play them, and a card for the great moments. It is drawn over
everything, takes no clicks, and any click or key ends the card. */
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { manifestOf } from "../../net/games";
import type { Event } from "../../net/shapes";
import { isStill, pace } from "../../ui/settings";
import type { GameUi } from "../game-ui";
import { formatterOf, type Snapshot } from "../snapshot";
import { firstVisible, panelOf } from "./flight";

const LEAST_TIME = 600; // milliseconds of a flight, at the normal pace
const STAGGER = 110; // between the cards of one flight
const MOST_CARDS = 6;
const CARD_TIME = 2400; // that the card of a moment stays

/** A point of the window. */
type Point = readonly [number, number];

interface Flyer {
  key: string;
  from: Point;
  to: Point;
  face: VNode | null;
  delay: number;
  duration: number;
}

interface Moment {
  text: string;
  event: Event;
  at: Point;
}

/** An event, and the milliseconds after which its turn comes among those of its update. */
interface Timed {
  event: Event;
  delay: number;
  duration: number;
}

export function Stage({ gameUi, snapshot }: { gameUi: GameUi<unknown>; snapshot: Snapshot<unknown> }) {
  const [flyers, setFlyers] = useState<Flyer[]>([]);
  const [moment, setMoment] = useState<Moment>();
  const shown = useRef(snapshot.update.seq); // the state in which the page was opened is not played
  const { seq } = snapshot.update;
  useEffect(() => {
    if (shown.current === seq || pace.value === 0) return;
    shown.current = seq;
    const timed = timedEvents(snapshot);
    const great = momentOf(snapshot, timed);
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      // All that is measured is read at once, when the page is about to be laid out anyway.
      const found = isStill.value ? [] : timed.flatMap((each) => flyersOf(gameUi, snapshot, each));
      const at = great && centreOf(document.querySelector(".board"));
      if (!isStill.value) timed.forEach(hop);
      setFlyers((before) => (found.length || before.length ? found : before));
      if (great && at) timer = window.setTimeout(() => setMoment({ ...great, at }), great.delay);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [seq]);
  if (!flyers.length && !moment) return null;
  return (
    <div class="stage" aria-hidden="true">
      {flyers.map((flyer) => (
        <Flying key={flyer.key} flyer={flyer} end={() => setFlyers((all) => all.filter((each) => each !== flyer))} />
      ))}
      {moment && (
        <MomentCard
          key={moment.text}
          gameUi={gameUi}
          snapshot={snapshot}
          moment={moment}
          end={() => setMoment(undefined)}
        />
      )}
    </div>
  );
}

function timedEvents({ update, game }: Snapshot<unknown>): Timed[] {
  const { times } = manifestOf(game.name);
  let delay = 0;
  return update.events.map((event) => {
    const duration = (times[event.name] ?? 0) * pace.value;
    const timed = { event, delay, duration };
    delay += duration;
    return timed;
  });
}

function momentOf(snapshot: Snapshot<unknown>, timed: Timed[]) {
  const { moments } = manifestOf(snapshot.game.name);
  const great = timed.filter(({ event }) => moments[event.name] === "card");
  if (!great.length) return undefined;
  const sentences = formatterOf(snapshot).sentences(great.map(({ event }) => event));
  return { text: sentences.map((each) => each.text).join(" "), event: great[0]!.event, delay: great[0]!.delay };
}

// ---- cards that fly
function flyersOf(gameUi: GameUi<unknown>, snapshot: Snapshot<unknown>, { event, delay, duration }: Timed): Flyer[] {
  const flights = gameUi.flights?.(event, snapshot) ?? [];
  return flights.flatMap((flight, number) => {
    const [from, to] = [centreOf(firstVisible(flight.from)), centreOf(firstVisible(flight.to))];
    if (!from || !to) return [];
    return Array.from({ length: Math.min(MOST_CARDS, flight.count ?? 1) }, (_, i) => ({
      ...{ from, to, face: flight.face },
      key: `${snapshot.update.seq} ${event.name} ${delay} ${number} ${i}`,
      delay: delay + i * STAGGER * pace.value,
      duration: Math.max(LEAST_TIME * pace.value, duration * 0.85),
    }));
  });
}

/** Return the middle of an element, kept inside of the window: a player's panel may be scrolled out of its strip. */
function centreOf(element: Element | null | undefined): Point | undefined {
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const within = (value: number, size: number) => Math.min(size - 16, Math.max(16, value));
  return [within(left + width / 2, innerWidth), within(top + height / 2, innerHeight)];
}

function Flying({ flyer: { from, to, face, delay, duration }, end }: { flyer: Flyer; end: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = ([x, y]: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    const flight = card.current!.animate(
      [
        { transform: at(from, 0.4), opacity: 0 },
        { transform: at(from, 1.1), opacity: 1, offset: 0.2 },
        { transform: at(to, 0.9), opacity: 1, offset: 0.88 },
        { transform: at(to, 0.5), opacity: 0 },
      ],
      { duration, delay, easing: "ease-in-out", fill: "both" },
    );
    flight.onfinish = end;
  }, []);
  return (
    <div ref={card} class={face ? "flying" : "flying back"}>
      {face}
    </div>
  );
}

/** The panel of the player who acts hops a little. */
function hop({ event, delay }: Timed): void {
  const { seat } = event.args;
  if (typeof seat !== "number" || event.name.startsWith("table-")) return;
  document
    .querySelector(panelOf(seat))
    ?.animate([{ transform: "none" }, { transform: "translateY(-4px)", offset: 0.3 }, { transform: "none" }], {
      duration: 350 * pace.value,
      delay,
      easing: "ease-out",
    });
}

// ---- great moments
function MomentCard(props: { gameUi: GameUi<unknown>; snapshot: Snapshot<unknown>; moment: Moment; end: () => void }) {
  const { gameUi, snapshot, moment, end } = props;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const timer = setTimeout(end, CARD_TIME * pace.value);
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, end);
    if (!isStill.value) {
      const steps = [
        { transform: "scale(0.6)", opacity: 0 },
        { transform: "scale(1.05)", opacity: 1 },
        { transform: "none" },
      ];
      card.current!.animate(steps, { duration: 320 * pace.value, easing: "ease-out" });
    }
    return () => {
      clearTimeout(timer);
      for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, end);
    };
  }, []);
  const [left, top] = moment.at;
  return (
    <div ref={card} class="moment-card" style={{ left: `${left}px`, top: `${top}px` }}>
      {gameUi.Emblem && (
        <span class="emblem">
          <gameUi.Emblem {...snapshot} event={moment.event} />
        </span>
      )}
      <p>{moment.text}</p>
    </div>
  );
}
