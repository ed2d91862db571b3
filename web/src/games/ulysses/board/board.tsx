/** The map of Ulysses. The player can pan and zoom it, walk it with the arrow keys, and tap its places. */
import { effect, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { route } from "../../../browser/route";
import { language } from "../../../i18n/language";
import { say } from "../../../i18n/say";
import { chosenIn, stepFor } from "../../../table/choices/plan";
import { planIn, stepsIn } from "../../../table/choices/plan-store";
import { type PanZoom, usePanZoom } from "../../../ui/map/pan-zoom";
import { type MapSheet, REACH, scaleToTellApart } from "../../../ui/map/viewport";
import { ZoomButtons } from "../../../ui/map/zoom-buttons";
import { lazy } from "../../../ui/render/lazy";
import { memo, useStable } from "../../../ui/render/memo";
import { useRenderSteps } from "../../../ui/render/steps";
import { Discussion, isDiscussionOpen } from "../dock/discussion";
import { doTap, type Tap, tapsOf, type UlyssesSnapshot } from "../model/game-plan";
import { type MapData, mapDataOf, type Place, stepsFrom } from "../model/map-data";
import { contentsOf } from "../model/place-contents";
import { HEIGHT, WIDTH } from "../model/projection";
import { placeLabel } from "../names";
import { Disks } from "./disks";
import { PlaceCard } from "./place-card";
import { namesWithRoom } from "./place-labels";
import { type PlaceAppearance, PlaceNames, Places, PlaceWords } from "./places";
import { Routes } from "./routes";
import { Ship } from "./ship";
import { FAR, nameSize, signSize } from "./symbol-size";
import "./map.css";
import "./places.css";

/** The coastline is most of this game's code, so it is fetched separately and the rest does not wait for it. */
const Sea = lazy(
  () => import("./map-background").then((module) => memo(module.Sea)),
  () => null,
);
queueMicrotask(() => Sea.fetch().catch(() => undefined)); // prefetch once all modules have run; if that fails, drawing it fetches again

/** The map is built in steps: the sea, the routes, some places at a time, some names at a time. */
const PLACES_PER_STEP = 8;
const NAMES_PER_STEP = 13;
const FIRST_PLACES_STEP = 3;

/** The place that the map must show next, or -1. A goal card sets it, the map resets it. */
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
  const [tabStop, setTabStop] = useState(view.ship); // the place that the Tab key focuses
  const [tapped, setTapped] = useState(-1); // the place whose card is open after a tap
  const [hovered, setHovered] = useState(-1); // the place under the mouse
  const plan = planIn(snapshot);
  const target = chosenIn(stepFor(stepsIn(snapshot, plan), "place"))?.what;
  const taps = useMemo(() => tapsOf(snapshot), [snapshot.canAct && snapshot.update, plan]);
  const steps = useMemo(() => stepsFrom(mapData, view.ship), [mapData, view.ship]);
  const near = mapData.places[view.ship]!.near;
  const panZoom = usePanZoom(map, {
    sheet: () => sheetOf(mapData),
    keepInView: [view.ship, ...near],
    onTap: tap,
    onFocus: setTabStop,
  });

  const firstNamesStep = FIRST_PLACES_STEP + Math.ceil(mapData.places.length / PLACES_PER_STEP);
  const lastStep = firstNamesStep + Math.ceil(mapData.places.length / NAMES_PER_STEP) - 1;
  const step = useRenderSteps(lastStep); // step 0 is the empty map, to measure its size
  const { who, ship, plagued, goals, blue, red, black } = view; // what a place shows; few moves change any of it
  const newAppearances = useMemo(() => {
    const drawn = mapData.places.slice(0, Math.max(0, step - FIRST_PLACES_STEP + 1) * PLACES_PER_STEP);
    return drawn.map((place) =>
      appearanceOf(view, place, {
        isTabStop: place.number === tabStop,
        isNear: near.includes(place.number),
        tap: taps.get(place.word),
        target,
      }),
    );
  }, [mapData, step, tabStop, taps, target, who, ship, plagued, goals, blue, red, black]);
  const appearances = useStable(newAppearances);
  useLayoutEffect(() => effect(() => fitSigns(map.current!, mapData, panZoom.scale.value)), [mapData, step]);
  useLayoutEffect(
    () => effect(() => showNames(map.current!, mapData, appearances, panZoom.scale.value)),
    [mapData, appearances, step, language.value],
  );
  const requested = requestedPlace.value;
  useEffect(() => {
    if (requested < 0) return;
    requestedPlace.value = -1;
    panZoom.show(requested, true);
    panZoom.makeRoomAbove(requested);
    setTapped(requested);
  }, [requested]);

  const aim = mapData.places.findIndex(({ word }) => word === target);
  useEffect(() => void (aim >= 0 && panZoom.show(aim)), [aim]); // what the plan is about stays in sight

  function tap(number: number): void {
    const action = taps.get(mapData.places[number]?.word ?? "");
    setTapped(action || number === tapped ? -1 : number);
    if (number >= 0) setTabStop(number);
    if (number >= 0 && !action && number !== tapped) panZoom.makeRoomAbove(number);
    if (action) doTap(snapshot, action);
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || tapped < 0) return;
    setTapped(-1);
    event.preventDefault();
  }

  function hover(event: PointerEvent): void {
    const place = (event.target as Element).closest<SVGElement>(".place");
    setHovered(place && event.pointerType === "mouse" ? Number(place.dataset.point) : -1);
  }

  const named =
    step < lastStep ? appearances.slice(0, Math.max(0, step - firstNamesStep + 1) * NAMES_PER_STEP) : appearances;
  const card = hovered >= 0 ? hovered : tapped;
  return (
    <div class="ulysses-board" aria-busy={step < lastStep}>
      <div
        ref={map}
        class="map sheet"
        data-whole={panZoom.isWhole.value ? "yes" : "no"}
        onKeyDown={closeOnEscape}
        onPointerOver={hover}
        onPointerLeave={() => setHovered(-1)}
      >
        <svg aria-hidden="true" focusable="false">
          <rect class="around" width="100%" height="100%" fill="url(#ulysses-scroll)" />
        </svg>
        <div class="moved">{step > 0 && <Sea hasCoast={mapData.hasCoast} />}</div>
        <div class="moved held">
          {/* Several layers: to redraw one element, a browser goes through all elements of the same layer. */}
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
      {step === lastStep && (
        <PlaceWords
          map={map}
          mapData={mapData}
          appearances={appearances}
          steps={steps}
          names={snapshot.names}
          you={view.who}
        />
      )}
      {isDiscussionOpen(snapshot) && isTvMode() && (
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
          corner={cardCorner(panZoom, mapData.places[card]!)}
          onClose={card === tapped ? () => setTapped(-1) : undefined}
        />
      )}
    </div>
  );
}

/** Return the corner in which a card does not hide the place. The top right corner belongs to the zoom buttons. */
function cardCorner(panZoom: PanZoom, place: Place): string {
  const [{ width, height }, { x, y, k }] = [panZoom.box.peek(), panZoom.viewport.peek()];
  if (y + place.y * k > height / 2) return "above";
  return x + place.x * k > width / 2 ? "" : "right";
}

interface PlaceContext {
  isTabStop: boolean;
  isNear: boolean; // a neighbour of the ship
  tap: Tap | undefined;
  target: string | undefined; // the target of the plan
}

function appearanceOf(
  view: UlyssesSnapshot["view"],
  { number, word }: Place,
  { isTabStop, isNear, tap, target }: PlaceContext,
): PlaceAppearance {
  const contents = contentsOf(view, number);
  const isOccupied = contents.ship || contents.plague || contents.goal !== "none" || contents.disks.length > 0;
  return {
    contents,
    canTap: tap !== undefined,
    isChosen: target === word,
    move: tap?.move,
    isTabStop,
    keepsName: isOccupied || isNear || tap !== undefined,
  };
}

/** The map scale that each sign and name was last fitted to. */
const fittedScales = new WeakMap<Element, number>();

function fitSigns(map: HTMLElement, { places }: MapData, k: number): void {
  const sign = signSize(k);
  // Set the style of each element. An inherited property on the map would make the browser recalculate every element in it.
  const fitAll = (kind: string, scale: number) =>
    map.querySelectorAll<SVGElement>(kind).forEach((drawn) => {
      if (fittedScales.get(drawn) === k) return; // while the map is built, each step adds only a few
      fittedScales.set(drawn, k);
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
  map.dataset.far = k < FAR ? "yes" : "no"; // without letters beside the signs
}

/** Hide the names that have no room. Those of places that matter now come first. */
function showNames(map: HTMLElement, { places }: MapData, appearances: readonly PlaceAppearance[], k: number): void {
  const names = appearances.map(({ contents, keepsName }, i) => {
    const place = places[i]!;
    return { place, label: placeLabel(place), isShip: contents.ship, keepsName };
  });
  const lesser = k < FAR ? [] : names.filter(({ keepsName }) => !keepsName);
  const shown = namesWithRoom([...names.filter(({ keepsName }) => keepsName), ...lesser], places, k);
  for (const drawn of map.querySelectorAll<SVGElement>(".place-name"))
    drawn.classList.toggle("crowded", !shown.has(Number(drawn.dataset.at)));
}

/** Return whether this is TV mode. It has no dock, so the map shows the discussion. */
function isTvMode(): boolean {
  return route.value.page === "table" && route.value.screen;
}
