/** The map of Odysseus. Only one island is in the tab order; from there arrow keys and the numbers of the lines lead to others. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { language } from "../../../i18n/language";
import { nameOf, say } from "../../../i18n/say";
import { chosenIn, newPlan, possibleChoice, stepFor } from "../../../table/choices/plan";
import { choicesIn, choose, stepsIn } from "../../../table/choices/plan-store";
import { pointOfEvent, usePanZoom } from "../../../ui/map/pan-zoom";
import { REACH } from "../../../ui/map/viewport";
import { ZoomButtons } from "../../../ui/map/zoom-buttons";
import { useMemoizedList, useStable } from "../../../ui/render/memo";
import { islandByKey, islandsAlong, mapDataOf } from "../model/map-data";
import {
  hasSailed,
  islandContents,
  islandWords,
  type OdysseusSnapshot,
  phaseOf,
  plannedCourse,
  routeOf,
} from "../state-text";
import { IslandDrawing, IslandNames } from "./island";
import { islandNames } from "./island-names";
import { Course, Lines, Steps } from "./lines";
import { MapBorder } from "./map-border";
import { ISLAND_RADIUS, islandSize, mapDataIn, sheetOf } from "./map-sheet";
import type { Staged } from "./round-end-animation";
import { Ship } from "./ship";

export const LAST_STEP = 7; // the board is built in steps
const ISLANDS_PER_STEP = 6;

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
    sheet: (box) => sheetOf(mapDataIn(mapDataOf(snapshot.game), box), box),
    keepInView: islandsToKeepInView(snapshot),
    onTap: tap,
    onFocus: setSelected,
  });
  const mapData = useMemo(
    () => mapDataIn(mapDataOf(snapshot.game), panZoom.box.value),
    [snapshot.game, panZoom.box.value],
  );
  const scale = panZoom.drawn.value;
  const size = islandSize(scale);
  const names = useMemo(
    () => islandNames(mapData, (word) => nameOf("island", word), size, scale),
    [mapData, size, scale, language.value],
  );
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
            {step > 2 && (
              <Lines mapData={mapData} from={selected >= 0 ? selected : view.ship} size={size} names={names} />
            )}
            {islands}
            {step === LAST_STEP && <IslandNames names={names} />}
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
