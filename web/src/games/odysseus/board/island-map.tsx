/** The map. One island at a time is in the order of the Tab key; from there arrows and the numbers of lines lead on. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../../../i18n/say";
import type { GameInfo } from "../../../net/shapes";
import { pointOfEvent, usePanZoom } from "../../../ui/map/pan-zoom";
import { type Box, type MapSheet, REACH, scaleToTellApart } from "../../../ui/map/viewport";
import { ZoomButtons } from "../../../ui/map/zoom-buttons";
import { useMemoizedList, useStable } from "../../../ui/render/memo";
import { along, lineFrom, type MapData, mapDataOf, spaced, stretched } from "../model/map-data";
import { offersIn, planIn, setPlan } from "../model/plan-store";
import { hasSailed, islandWords, type OdysseusSnapshot, phaseOf, shoreOf, wayOf } from "../state-text";
import { IslandDrawing, IslandNames, READABLE } from "./island";
import { Course, Lines, Steps } from "./lines";
import { MARGIN, MapBorder } from "./map-border";
import type { Staged } from "./round-end-animation";
import { Ship } from "./ship";

const NEAR = 0.3; // pixels for a unit, on a screen too small for all of the map
const NEAREST = 5; // times as large as when the whole map is seen
export const ALL = 7; // steps in which the board is put up
const AT_ONCE = 6; // islands
const ISLE = 66; // from its middle to its shoals
const WIDEST = 230; // between two islands that make room for each other: more would be another map

/** All of it is seen at once where a finger can tell its islands apart: on a small screen some of them make room for that. */
function chartIn(game: GameInfo, box: Box): MapData {
  const mapData = stretched(mapDataOf(game), box.width / box.height, MARGIN);
  return spaced(mapData, Math.min(WIDEST, (2 * REACH) / wholeIn(mapData, box)), ISLE);
}

/** Pixels for a unit when all of it is seen. */
function wholeIn(mapData: MapData, box: Box): number {
  return Math.min(box.width / (mapData.width + 2 * MARGIN), box.height / (mapData.height + 2 * MARGIN));
}

function sheetOf(mapData: MapData, box: Box): MapSheet {
  const [width, height] = [mapData.width + 2 * MARGIN, mapData.height + 2 * MARGIN];
  const apart = scaleToTellApart(mapData.islands);
  const [legible, near] = [Math.max(apart, READABLE), Math.max(apart, NEAR)];
  const closest = NEAREST * wholeIn(mapData, box);
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

/** `step`: how much of it is there already, up to `ALL`. First the empty map, so that it is known how large it is. */
export function IslandMap({ snapshot, voyage, step }: Staged & { step: number }) {
  const { view } = snapshot;
  const map = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(-1); // the island that is looked at
  const here = at >= 0 ? at : Math.max(0, view.ship);
  const start = hasSailed(snapshot) ? view.began : view.ship;
  const way = start >= 0 ? wayOf(snapshot) : [];
  const end = way.length ? along(mapDataOf(snapshot.game), start, way).at(-1)! : -1;
  const tap = (island: number) => {
    setAt(island === at ? -1 : island);
    if (island >= 0 && offersIn(snapshot).starts.length && snapshot.canAct)
      setPlan(snapshot, { action: "start", what: mapData.islands[island]!.word });
  };
  const panZoom = usePanZoom(map, {
    sheet: (box) => sheetOf(chartIn(snapshot.game, box), box),
    keepInView: mattersIn(snapshot),
    onTap: tap,
    onFocus: setAt,
  });
  const mapData = useMemo(() => chartIn(snapshot.game, panZoom.box.value), [snapshot.game, panZoom.box.value]);
  const scale = panZoom.drawn.value;
  const size = Math.min(1.2, Math.max(1, 0.3 / scale)); // islands are larger where the map is small
  const keys = (event: KeyboardEvent) => {
    const next =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : lineFrom(mapData, pointOfEvent(event), event.key);
    if (next !== undefined) panZoom.walk(map.current!, next);
    else if (event.key === "Escape") setAt(-1);
    else return;
    event.preventDefault();
  };
  const isDone =
    view.ship >= 0 &&
    !voyage &&
    hasSailed(snapshot) &&
    snapshot.update.events.some((event) => event.name === "completes");
  const chosen = planIn(snapshot)?.action === "start" ? planIn(snapshot)!.what : undefined;
  useEffect(() => setAt(-1), [view.round]);
  const drawn = mapData.islands.slice(0, step < ALL ? Math.max(0, step - 3) * AT_ONCE : undefined);
  const sights = useStable(
    drawn.map(({ word }, i) => ({
      island: i,
      shore: shoreOf(snapshot, i),
      size,
      reach: Math.max(ISLE, REACH / scale),
      isHere: i === here,
      isEnd: i === end && !hasSailed(snapshot),
      isOpen: i === at,
      isChosen: word === chosen,
      awaits: phaseOf(snapshot) === "disk" && view.began === i,
    })),
  );
  const isles = useMemoizedList(mapData, sights, (sight) => (
    <IslandDrawing key={mapData.islands[sight.island]!.word} mapData={mapData} {...sight} />
  ));
  return (
    <div class="ody-sea" onKeyDown={keys}>
      <div ref={map} class="sheet" data-whole={panZoom.isWhole.value ? "yes" : "no"}>
        <div class="moved">
          <svg role="group" aria-label={say("web-odysseus-map")} aria-describedby="ody-map-keys">
            {step > 1 && <MapBorder width={mapData.width} height={mapData.height} />}
            {step > 2 && way.length > 0 && (
              <Course mapData={mapData} start={start} colours={way} isPast={hasSailed(snapshot)} />
            )}
            {step > 2 && <Lines mapData={mapData} from={at >= 0 ? at : view.ship} size={size} />}
            {isles}
            {step === ALL && <IslandNames mapData={mapData} size={size} scale={scale} />}
            {step === ALL && <Steps mapData={mapData} start={start} colours={way} />}
            {isDone && (
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
      {at >= 0 && <Told snapshot={snapshot} island={at} />}
      <ZoomButtons panZoom={panZoom} />
    </div>
  );
}

/** The ship, where it would end now, and where a single line leads. */
function mattersIn(snapshot: OdysseusSnapshot): number[] {
  const { ship } = snapshot.view;
  if (ship < 0) return [];
  const mapData = mapDataOf(snapshot.game);
  return [
    ...new Set([
      ship,
      along(mapData, ship, hasSailed(snapshot) ? [] : wayOf(snapshot)).at(-1)!,
      ...mapData.islands[ship]!.beyond,
    ]),
  ];
}

/** What is known of the island that is looked at, over the map. */
function Told({ snapshot, island }: { snapshot: OdysseusSnapshot; island: number }) {
  const isLow = mapDataOf(snapshot.game).islands[island]!.y > mapDataOf(snapshot.game).height / 2;
  return <p class={`ody-told ${isLow ? "above" : ""}`}>{islandWords(snapshot, island)}</p>;
}
