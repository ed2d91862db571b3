/** The sea: a map that can be moved, walked by keyboard and tapped. */
import { effect, signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { route } from "../route";
import { say } from "../say/say";
import { chartOf, stepsFrom, towards } from "./chart";
import { Discussion, isOpen } from "./discussion";
import { useHelm, type Helm } from "./gestures";
import { marksOf } from "./marks";
import { placeInWords } from "./names";
import { PlaceCard } from "./place-card";
import { PlaceMark, PlaceName } from "./place";
import { doTap, planOf, tapsOf, type Ulysses } from "./plan";
import { Sea } from "./sea";
import { Ship } from "./ship";
import "./map.css";
import "./places.css";

/** A place somebody wants to see: set by the goal cards, taken by the map. */
export const sought = signal(-1);

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function Board(seen: Ulysses) {
  const { view, game } = seen;
  const chart = chartOf(game);
  const map = useRef<SVGSVGElement>(null);
  const moved = useRef<SVGGElement>(null);
  const helm = useHelm(map, () => chart.places[view.ship]!);
  const [stop, setStop] = useState(view.ship); // where the keyboard is
  const [looked, setLooked] = useState(-1); // whose card is open: tapped, or under the mouse
  const [hovered, setHovered] = useState(-1);
  const sea = useMemo(() => <Sea />, []);

  useEffect(() => {
    const { x, y } = chart.places[view.ship]!;
    helm.follow(x, y);
  }, [view.ship]);
  useEffect(() => effect(() => place(helm, map.current!, moved.current!)), []);
  const wanted = sought.value;
  useEffect(() => {
    if (wanted < 0) return;
    sought.value = -1;
    const { x, y } = chart.places[wanted]!;
    helm.show(x, y, true);
    setLooked(wanted);
  }, [wanted]);

  const taps = tapsOf(seen);
  const plan = planOf(seen);
  const steps = stepsFrom(chart, view.ship);
  const near = chart.places[view.ship]!.near;

  function tap(number: number): void {
    if (helm.dragged) return;
    const found = taps.get(chart.places[number]!.word);
    setLooked(found ? -1 : number === looked ? -1 : number);
    if (found) doTap(seen, found);
  }

  function key(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow) focus(map.current!, chart.places[towards(chart, stop, ...arrow)]!.word);
    else if (event.key === "Enter" || event.key === " ") {
      helm.dragged = false;
      tap(stop);
    } else if (event.key === "+" || event.key === "=") helm.zoom(1.3);
    else if (event.key === "-") helm.zoom(1 / 1.3);
    else if (event.key === "0") helm.all();
    else if (event.key === "Escape" && looked >= 0) setLooked(-1);
    else return;
    event.preventDefault();
  }

  function hear(number: number, event: "tap" | "focus" | "enter" | "leave"): void {
    const { x, y } = chart.places[number]!;
    if (event === "tap") tap(number);
    if (event === "enter") setHovered(number);
    if (event === "leave") setHovered(-1);
    if (event === "focus") {
      setStop(number);
      // for keys alone: a place that moves away from under the mouse is never clicked
      if (map.current!.querySelector(":focus-visible")) helm.show(x, y);
    }
  }

  const card = hovered >= 0 ? hovered : looked;
  return (
    <div class="ulysses-board">
      <svg
        ref={map}
        class="map"
        role="group"
        aria-label={say("web-ulysses-map")}
        data-whole={helm.isWhole.value ? "yes" : "no"}
        onPointerDown={helm.down}
        onPointerMove={helm.move}
        onPointerUp={helm.up}
        onPointerCancel={helm.up}
        onKeyDown={key}
        onClick={(event) => !helm.dragged && !(event.target as Element).closest(".place") && setLooked(-1)}
      >
        <rect class="around" width="100%" height="100%" fill="url(#ulysses-scroll)" />
        <g ref={moved}>
          {sea}
          <g class="routes" aria-hidden="true">
            {chart.routes.map(({ key: id, ends, path }) => (
              <path key={id} class={ends.includes(view.ship) ? "sea-route near" : "sea-route"} d={path} />
            ))}
          </g>
          {chart.places.map((place) => {
            const found = taps.get(place.word);
            return (
              <PlaceMark
                key={place.word}
                place={place}
                marks={marksOf(view, place.number)}
                words={placeInWords(chart, view, seen.names, place, steps[place.number]!).join(" ")}
                can={found !== undefined}
                chosen={plan?.aim === place.word}
                move={found && "move" in found ? found.move : undefined}
                isStop={place.number === stop}
                on={(event) => hear(place.number, event)}
              />
            );
          })}
          <Ship chart={chart} at={view.ship} />
          {chart.places.map((place) => (
            <PlaceName
              key={place.word}
              place={place}
              marks={marksOf(view, place.number)}
              matters={near.includes(place.number) || taps.has(place.word)}
            />
          ))}
        </g>
      </svg>
      {isOpen(seen) && isScreen() && (
        <div class="on-screen">
          <Discussion seen={seen} />
        </div>
      )}
      <Controls helm={helm} home={() => chart.places[view.ship]!} />
      {card >= 0 && <PlaceCard seen={seen} chart={chart} place={chart.places[card]!} steps={steps[card]!} onClose={() => setLooked(-1)} />}
    </div>
  );
}

/** Puts the map where the camera looks. Without drawing it anew: a finger is faster than that. */
function place(helm: Helm, map: SVGSVGElement, moved: SVGGElement): void {
  const { x, y, k } = helm.camera.value;
  const size = Math.min(1.3, k / 0.6); // signs and names grow a little with the map, but never too small to see and to read
  moved.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
  map.style.setProperty("--s", String(Math.max(0.55, size) / k));
  map.style.setProperty("--t", String(Math.max(0.83, size) / k));
  map.dataset.far = k < 0.42 ? "yes" : "no";
}

function focus(map: SVGSVGElement, word: string): void {
  map.querySelector<SVGGElement>(`[data-place="${CSS.escape(word)}"]`)?.focus();
}

function Controls({ helm, home }: { helm: Helm; home: () => { x: number; y: number } }) {
  return (
    <div class="controls">
      <button aria-label={say("web-ulysses-nearer")} title={say("web-ulysses-nearer")} onClick={() => helm.zoom(1.4)}>
        <Sign d="M10 3V17M3 10H17" />
      </button>
      <button aria-label={say("web-ulysses-farther")} title={say("web-ulysses-farther")} onClick={() => helm.zoom(1 / 1.4)}>
        <Sign d="M3 10H17" />
      </button>
      {helm.isWhole.value ? (
        <button aria-label={say("web-ulysses-to-ship")} title={say("web-ulysses-to-ship")} onClick={() => helm.near(home().x, home().y)}>
          <Sign d="M10 2V6M10 14V18M2 10H6M14 10H18M10 5A5 5 0 1 1 10 15 5 5 0 1 1 10 5" />
        </button>
      ) : (
        <button aria-label={say("web-ulysses-whole")} title={say("web-ulysses-whole")} onClick={helm.all}>
          <Sign d="M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12" />
        </button>
      )}
    </div>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={d} fill="none" stroke="currentColor" stroke-width="2" />
    </svg>
  );
}

/** On the screen for all there is no dock: the discussion stands on the map. */
function isScreen(): boolean {
  return route.value.page === "table" && route.value.screen;
}
