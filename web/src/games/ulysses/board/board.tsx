/** The sea: a map that can be moved, walked by keyboard and tapped. */
import { effect, signal, useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { route } from "../../../browser/route";
import { say } from "../../../i18n/say";
import { type PanZoom, usePanZoom } from "../../../ui/map/pan-zoom";
import { type MapSheet, REACH, scaleToTellApart } from "../../../ui/map/viewport";
import { ZoomButtons } from "../../../ui/map/zoom-buttons";
import { lazy } from "../../../ui/render/lazy";
import { memo, useStable } from "../../../ui/render/memo";
import { useRenderSteps } from "../../../ui/render/steps";
import { Discussion, isOpen } from "../dock/discussion";
import { type MapData, mapDataOf, type Place, stepsFrom } from "../model/map-data";
import { contentsOf } from "../model/place-contents";
import { doTap, planOf, type Tap, tapsOf, type UlyssesSnapshot } from "../model/plan-store";
import { HEIGHT, WIDTH } from "../model/projection";
import { Disks } from "./disks";
import { PlaceCard } from "./place-card";
import { type PlaceAppearance, PlaceNames, Places, PlaceWords } from "./places";
import { Routes } from "./routes";
import { Ship } from "./ship";
import { FAR, nameSize, signSize } from "./symbol-size";
import "./map.css";
import "./places.css";

/** Most of what this game fetches is coast: what can be read does not wait for it. */
const Sea = lazy(
  () => import("./map-background").then((module) => memo(module.Sea)),
  () => null,
);
queueMicrotask(() => Sea.fetch().catch(() => undefined)); // once this file has been read; asked for again when it is shown

/** A map is put up in steps: the sea, the routes, some places at a time, some names at a time. */
const PLACES_AT_ONCE = 8;
const NAMES_AT_ONCE = 13;
const FIRST_PLACES = 3; // the step

/** A place somebody wants to see: set by the goal cards, taken by the map. */
export const requestedPlace = signal(-1);

function sheetOf({ places }: MapData): MapSheet {
  return {
    x: 0,
    y: 0,
    width: WIDTH,
    height: HEIGHT,
    points: places,
    closest: 2.6,
    edge: 64,
    legible: 0.4,
    near: scaleToTellApart(places),
    buttons: "above",
  };
}

export function Board(snapshot: UlyssesSnapshot) {
  const { view, game } = snapshot;
  const mapData = mapDataOf(game);
  const map = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(view.ship); // where the keyboard is
  const [looked, setLooked] = useState(-1); // whose card is open: tapped, or under the mouse
  const [hovered, setHovered] = useState(-1);
  const plan = planOf(snapshot);
  const taps = useMemo(() => tapsOf(snapshot), [snapshot.canAct && snapshot.update, plan]);
  const steps = useMemo(() => stepsFrom(mapData, view.ship), [mapData, view.ship]);
  const near = mapData.places[view.ship]!.near;
  const panZoom = usePanZoom(map, {
    sheet: () => sheetOf(mapData),
    keepInView: [view.ship, ...near],
    onTap: tap,
    onFocus: setStop,
  });

  const firstNames = FIRST_PLACES + Math.ceil(mapData.places.length / PLACES_AT_ONCE);
  const all = firstNames + Math.ceil(mapData.places.length / NAMES_AT_ONCE) - 1;
  const step = useRenderSteps(all); // first the empty map, so that it is known how large it is
  const isFar = useComputed(() => panZoom.scale.value < FAR).value;
  const { who, ship, plagued, goals, blue, red, black } = view; // all that a place shows: a move seldom changes any of it
  const found = useMemo(() => {
    const drawn = mapData.places.slice(0, Math.max(0, step - FIRST_PLACES + 1) * PLACES_AT_ONCE);
    return drawn.map((place) =>
      sightOf(view, place, {
        isStop: place.number === stop,
        isFar,
        isNear: near.includes(place.number),
        tap: taps.get(place.word),
        target: plan?.target,
      }),
    );
  }, [mapData, step, stop, taps, plan, isFar, who, ship, plagued, goals, blue, red, black]);
  const appearances = useStable(found);
  useLayoutEffect(() => effect(() => fitSigns(map.current!, mapData, panZoom.scale.value)), [mapData, step]);
  const wanted = requestedPlace.value;
  useEffect(() => {
    if (wanted < 0) return;
    requestedPlace.value = -1;
    panZoom.show(wanted, true);
    setLooked(wanted);
  }, [wanted]);

  function tap(number: number): void {
    const found = taps.get(mapData.places[number]?.word ?? "");
    setLooked(found || number === looked ? -1 : number);
    if (number >= 0) setStop(number);
    if (found) doTap(snapshot, found);
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape" || looked < 0) return;
    setLooked(-1);
    event.preventDefault();
  }

  function hover(event: PointerEvent): void {
    const place = (event.target as Element).closest<SVGElement>(".place");
    setHovered(place && event.pointerType === "mouse" ? Number(place.dataset.point) : -1);
  }

  const named = step < all ? appearances.slice(0, Math.max(0, step - firstNames + 1) * NAMES_AT_ONCE) : appearances;
  const card = hovered >= 0 ? hovered : looked;
  return (
    <div class="ulysses-board" aria-busy={step < all}>
      <div
        ref={map}
        class="map sheet"
        data-whole={panZoom.isWhole.value ? "yes" : "no"}
        onKeyDown={leave}
        onPointerOver={hover}
        onPointerLeave={() => setHovered(-1)}
      >
        <svg aria-hidden="true" focusable="false">
          <rect class="around" width="100%" height="100%" fill="url(#ulysses-scroll)" />
        </svg>
        <div class="moved">{step > 0 && <Sea />}</div>
        <div class="moved held">
          {/* Sheets over each other: a browser that draws one thing anew goes through all that is on the same sheet. */}
          <svg aria-hidden="true" focusable="false">
            {step > 1 && <Routes mapData={mapData} ship={view.ship} />}
          </svg>
          <svg role="group" aria-label={say("web-ulysses-map")}>
            <Places mapData={mapData} appearances={appearances} />
          </svg>
          <svg aria-hidden="true" focusable="false">
            <Ship mapData={mapData} at={view.ship} scale={panZoom.scale} />
            <Disks mapData={mapData} blue={blue} red={red} black={black} scale={panZoom.scale} />
            <PlaceNames mapData={mapData} appearances={named} />
          </svg>
        </div>
      </div>
      {step === all && (
        <PlaceWords
          map={map}
          mapData={mapData}
          appearances={appearances}
          steps={steps}
          names={snapshot.names}
          you={view.who}
        />
      )}
      {isOpen(snapshot) && isScreen() && (
        <div class="on-screen">
          <Discussion snapshot={snapshot} />
        </div>
      )}
      <ZoomButtons panZoom={panZoom} />
      {card >= 0 && (
        <PlaceCard
          snapshot={snapshot}
          mapData={mapData}
          place={mapData.places[card]!}
          steps={steps[card]!}
          corner={cornerAway(panZoom, mapData.places[card]!)}
          onClose={card === looked ? () => setLooked(-1) : undefined}
        />
      )}
    </div>
  );
}

/** Where a card leaves the place in sight. The buttons of the map have the corner above on the right. */
function cornerAway(panZoom: PanZoom, place: Place): string {
  const [{ width, height }, { x, y, k }] = [panZoom.box.peek(), panZoom.viewport.peek()];
  if (y + place.y * k > height / 2) return "above";
  return x + place.x * k > width / 2 ? "" : "right";
}

interface Around {
  isStop: boolean;
  isFar: boolean; // the map, so that there is room for few names
  isNear: boolean; // to the ship
  tap: Tap | undefined;
  target: string | undefined; // of the plan
}

function sightOf(
  view: UlyssesSnapshot["view"],
  { number, word }: Place,
  { isStop, isFar, isNear, tap, target }: Around,
): PlaceAppearance {
  const contents = contentsOf(view, number);
  const matters = contents.ship || contents.plague || contents.goal !== "none" || contents.disks.length > 0;
  return {
    contents,
    can: tap !== undefined,
    chosen: target === word,
    move: tap && "move" in tap ? tap.move : undefined,
    isStop,
    isKey: !isFar || matters || isNear || tap !== undefined,
  };
}

/** The scale of the map that a sign or a name was told last. */
const fitted = new WeakMap<Element, number>();

function fitSigns(map: HTMLElement, { places }: MapData, k: number): void {
  const sign = signSize(k);
  // One by one: what they inherit from the map would be worked out for all that is in it.
  const fitAll = (kind: string, scale: number) =>
    map.querySelectorAll<SVGElement>(kind).forEach((drawn) => {
      if (fitted.get(drawn) === k) return; // with each step of putting up the map a few are new
      fitted.set(drawn, k);
      const { style, dataset } = drawn;
      const { x, y } = places[Number(dataset.point ?? dataset.at)]!;
      style.translate = `${x * k}px ${y * k}px`;
      style.scale = String(scale);
      drawn.querySelector(".reach")?.setAttribute("r", String(REACH * Math.max(1, 1 / sign)));
    });
  fitAll(".place", sign);
  fitAll(".letters", sign);
  fitAll(".place-name", nameSize(k));
  map.querySelector<SVGElement>(".ship")!.style.scale = String(sign);
  const routes = map.querySelector<SVGElement>(".routes");
  if (routes) routes.style.transform = `scale(${k})`;
  map.dataset.far = k < FAR ? "yes" : "no";
}

/** On the screen for all there is no dock: the discussion stands on the map. */
function isScreen(): boolean {
  return route.value.page === "table" && route.value.screen;
}
