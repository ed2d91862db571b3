/** The map of Odysseus. Only one island is in the tab order; from there arrow keys and the numbers of the lines lead to others. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../../../i18n/say";
import type { GameInfo } from "../../../net/shapes";
import { chosenIn, newPlan, possibleChoice, stepFor } from "../../../table/choices/plan";
import { choicesIn, choose, stepsIn } from "../../../table/choices/plan-store";
import { pointOfEvent, usePanZoom } from "../../../ui/map/pan-zoom";
import { type Box, type MapSheet, REACH, scaleToTellApart } from "../../../ui/map/viewport";
import { ZoomButtons } from "../../../ui/map/zoom-buttons";
import { useMemoizedList, useStable } from "../../../ui/render/memo";
import { islandByKey, islandsAlong, type MapData, mapDataOf, spaced, stretched } from "../model/map-data";
import {
  hasSailed,
  islandContents,
  islandWords,
  type OdysseusSnapshot,
  phaseOf,
  plannedCourse,
  routeOf,
} from "../state-text";
import { IslandDrawing, IslandNames, LEGIBLE_SCALE } from "./island";
import { Course, Lines, Steps } from "./lines";
import { MARGIN, MapBorder } from "./map-border";
import type { Staged } from "./round-end-animation";
import { Ship } from "./ship";

const NEAR = 0.3; // pixels per unit of the map, on a screen too small for the whole map
const MAX_ZOOM = 5; // factor of the scale that shows the whole map
export const LAST_STEP = 7; // the board is built in steps
const ISLANDS_PER_STEP = 6;
const ISLAND_RADIUS = 66; // units of the map, to the outer edge of the shoals
const MAX_GAP = 230; // units of the map: moving islands farther apart would change the map too much

/** Return the map fitted to a frame. On a small screen close islands move apart, so that the whole map can be shown and a finger still
hits the right island. */
function mapDataIn(game: GameInfo, box: Box): MapData {
  const mapData = stretched(mapDataOf(game), box.width / box.height, MARGIN);
  return spaced(mapData, Math.min(MAX_GAP, (2 * REACH) / wholeMapScale(mapData, box)), ISLAND_RADIUS);
}

/** Return the pixels per unit that show the whole map. */
function wholeMapScale(mapData: MapData, box: Box): number {
  return Math.min(box.width / (mapData.width + 2 * MARGIN), box.height / (mapData.height + 2 * MARGIN));
}

function sheetOf(mapData: MapData, box: Box): MapSheet {
  const [width, height] = [mapData.width + 2 * MARGIN, mapData.height + 2 * MARGIN];
  const apart = scaleToTellApart(mapData.islands);
  const [legible, near] = [Math.max(apart, LEGIBLE_SCALE), Math.max(apart, NEAR)];
  const closest = MAX_ZOOM * wholeMapScale(mapData, box);
  return {
    x: -MARGIN,
    y: -MARGIN,
    width,
    height,
    points: mapData.islands,
    closest,
    edge: 64,
    legible,
    near,
    buttons: "below",
  };
}

/** `step` tells how much of the map is built, up to `LAST_STEP`. Step 0 is the empty map, to measure its size. */
export function IslandMap({ snapshot, voyage, step }: Staged & { step: number }) {
  const { view } = snapshot;
  const map = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(-1); // the island whose description is open
  const tabStop = selected >= 0 ? selected : Math.max(0, view.ship);
  const start = hasSailed(snapshot) ? view.began : view.ship;
  const planned = plannedCourse(snapshot);
  const course = start >= 0 ? (planned ?? routeOf(snapshot)) : [];
  const end = course.length ? islandsAlong(mapDataOf(snapshot.game), start, course).at(-1)! : -1;
  const tap = (island: number) => {
    setSelected(island === selected ? -1 : island);
    if (island >= 0 && possibleChoice(choicesIn(snapshot), "start"))
      choose(snapshot, "island", { what: mapData.islands[island]!.word }, newPlan("start"));
  };
  const panZoom = usePanZoom(map, {
    sheet: (box) => sheetOf(mapDataIn(snapshot.game, box), box),
    keepInView: islandsToKeepInView(snapshot),
    onTap: tap,
    onFocus: setSelected,
  });
  const mapData = useMemo(() => mapDataIn(snapshot.game, panZoom.box.value), [snapshot.game, panZoom.box.value]);
  const scale = panZoom.drawn.value;
  const size = Math.min(1.2, Math.max(1, 0.3 / scale)); // islands are larger where the map is small
  const pressKey = (event: KeyboardEvent) => {
    const next =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : islandByKey(mapData, pointOfEvent(event), event.key);
    if (next !== undefined) panZoom.walk(map.current!, next);
    else if (event.key === "Escape") setSelected(-1);
    else return;
    event.preventDefault();
  };
  const hasCompleted =
    view.ship >= 0 &&
    !voyage &&
    hasSailed(snapshot) &&
    snapshot.update.events.some((event) => event.name === "completes");
  const chosen = chosenIn(stepFor(stepsIn(snapshot), "island"))?.what;
  useEffect(() => setSelected(-1), [view.round]);
  const drawn = mapData.islands.slice(0, step < LAST_STEP ? Math.max(0, step - 3) * ISLANDS_PER_STEP : undefined);
  const appearances = useStable(
    drawn.map(({ word }, i) => ({
      island: i,
      contents: islandContents(snapshot, i),
      size,
      reach: Math.max(ISLAND_RADIUS, REACH / scale),
      isTabStop: i === tabStop,
      isEnd: i === end && !hasSailed(snapshot),
      isOpen: i === selected,
      isChosen: word === chosen,
      awaitsDisk: phaseOf(snapshot) === "disk" && view.began === i,
    })),
  );
  const islands = useMemoizedList(mapData, appearances, (appearance) => (
    <IslandDrawing key={mapData.islands[appearance.island]!.word} mapData={mapData} {...appearance} />
  ));
  return (
    <div class="ody-sea" onKeyDown={pressKey}>
      <div ref={map} class="sheet" data-whole={panZoom.isWhole.value ? "yes" : "no"}>
        <div class="moved">
          <svg role="group" aria-label={say("web-odysseus-map")} aria-describedby="ody-map-keys">
            {step > 1 && <MapBorder width={mapData.width} height={mapData.height} />}
            {step > 2 && course.length > 0 && (
              <Course
                mapData={mapData}
                start={start}
                colours={course}
                kind={planned ? "planned" : hasSailed(snapshot) ? "past" : ""}
              />
            )}
            {step > 2 && <Lines mapData={mapData} from={selected >= 0 ? selected : view.ship} size={size} />}
            {islands}
            {step === LAST_STEP && <IslandNames mapData={mapData} size={size} scale={scale} />}
            {step === LAST_STEP && <Steps mapData={mapData} start={start} colours={course} />}
            {hasCompleted && (
              <circle
                key={snapshot.update.seq}
                class="ody-burst"
                cx={mapData.islands[view.ship]!.x}
                cy={mapData.islands[view.ship]!.y}
                r="70"
              />
            )}
            {view.ship >= 0 && <Ship mapData={mapData} at={view.ship} voyage={voyage} size={size * 0.92} />}
          </svg>
        </div>
      </div>
      <p id="ody-map-keys" class="for-ears">
        {say("web-odysseus-map-keys")}
      </p>
      {selected >= 0 && <IslandInfo snapshot={snapshot} island={selected} />}
      <ZoomButtons panZoom={panZoom} />
    </div>
  );
}

/** Return the ship's island, the one where it would end now, and the ship's neighbours. */
function islandsToKeepInView(snapshot: OdysseusSnapshot): number[] {
  const { ship } = snapshot.view;
  if (ship < 0) return [];
  const mapData = mapDataOf(snapshot.game);
  return [
    ...new Set([
      ship,
      islandsAlong(mapData, ship, hasSailed(snapshot) ? [] : (plannedCourse(snapshot) ?? routeOf(snapshot))).at(-1)!,
      ...mapData.islands[ship]!.neighbours,
    ]),
  ];
}

/** The description of an island, over the map. */
function IslandInfo({ snapshot, island }: { snapshot: OdysseusSnapshot; island: number }) {
  const isLow = mapDataOf(snapshot.game).islands[island]!.y > mapDataOf(snapshot.game).height / 2;
  return <p class={`ody-info ${isLow ? "above" : ""}`}>{islandWords(snapshot, island)}</p>;
}
