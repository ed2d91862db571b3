/** The sea: a map that can be moved, walked by keyboard and tapped. */
import { effect, signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { REACH, tellable, type Sheet } from "../look/camera";
import { useHelm } from "../look/helm";
import { Zoom } from "../look/zoom";
import { route } from "../route";
import { say } from "../say/say";
import { chartOf, stepsFrom, type Chart } from "./chart";
import { Discussion, isOpen } from "./discussion";
import { marksOf } from "./marks";
import { placeInWords } from "./names";
import { PlaceCard } from "./place-card";
import { PlaceLetters, PlaceMark, PlaceName } from "./place";
import { doTap, planOf, tapsOf, type Ulysses } from "./plan";
import { HEIGHT, WIDTH } from "./project";
import { Sea } from "./sea";
import { Ship } from "./ship";
import "./map.css";
import "./places.css";

/** A place somebody wants to see: set by the goal cards, taken by the map. */
export const sought = signal(-1);

function sheetOf({ places }: Chart): Sheet {
  return { x: 0, y: 0, width: WIDTH, height: HEIGHT, points: places, closest: 2.6, edge: 64, legible: 0.4, near: tellable(places) };
}

export function Board(seen: Ulysses) {
  const { view, game } = seen;
  const chart = chartOf(game);
  const map = useRef<SVGSVGElement>(null);
  const moved = useRef<SVGGElement>(null);
  const [stop, setStop] = useState(view.ship); // where the keyboard is
  const [looked, setLooked] = useState(-1); // whose card is open: tapped, or under the mouse
  const [hovered, setHovered] = useState(-1);
  const sea = useMemo(() => <Sea />, []);
  const taps = tapsOf(seen);
  const plan = planOf(seen);
  const steps = stepsFrom(chart, view.ship);
  const near = chart.places[view.ship]!.near;
  const helm = useHelm(map, moved, { sheet: () => sheetOf(chart), matters: [view.ship, ...near], tap, come: setStop });

  useEffect(() => effect(() => fitSigns(map.current!, helm.scale.value)), []);
  const wanted = sought.value;
  useEffect(() => {
    if (wanted < 0) return;
    sought.value = -1;
    helm.show(wanted, true);
    setLooked(wanted);
  }, [wanted]);

  function tap(number: number): void {
    const found = taps.get(chart.places[number]?.word ?? "");
    setLooked(found || number === looked ? -1 : number);
    if (number >= 0) setStop(number);
    if (found) doTap(seen, found);
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape" || looked < 0) return;
    setLooked(-1);
    event.preventDefault();
  }

  const card = hovered >= 0 ? hovered : looked;
  return (
    <div class="ulysses-board">
      <svg
        ref={map}
        class="map sheet"
        role="group"
        aria-label={say("web-ulysses-map")}
        data-whole={helm.isWhole.value ? "yes" : "no"}
        onKeyDown={leave}
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
                onHover={(isOn) => setHovered(isOn ? place.number : -1)}
              />
            );
          })}
          {chart.places.map((place) => (
            <PlaceLetters key={place.word} place={place} marks={marksOf(view, place.number)} />
          ))}
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
      <Zoom helm={helm} />
      {card >= 0 && <PlaceCard seen={seen} chart={chart} place={chart.places[card]!} steps={steps[card]!} onClose={() => setLooked(-1)} />}
    </div>
  );
}

/** Signs and names grow a little with the map, but are never too small to see, to read and to tap. */
function fitSigns(map: SVGSVGElement, k: number): void {
  const size = Math.min(1.3, k / 0.6);
  const sign = Math.max(0.55, size);
  map.style.setProperty("--s", String(sign / k));
  map.style.setProperty("--t", String(Math.max(0.83, size) / k));
  map.style.setProperty("--reach", `${REACH * Math.max(1, 1 / sign)}px`);
  map.dataset.far = k < 0.42 ? "yes" : "no";
}

/** On the screen for all there is no dock: the discussion stands on the map. */
function isScreen(): boolean {
  return route.value.page === "table" && route.value.screen;
}
