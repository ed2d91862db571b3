/** The map. One island at a time is in the order of the Tab key; from there arrows and the numbers of lines lead on. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { REACH, tellable, type Box, type Sheet } from "../../../ui/map/viewport";
import { pointOf, useHelm } from "../../../ui/map/pan-zoom";
import { useDrawn, useShared } from "../../../ui/render/memo";
import { Zoom } from "../../../ui/map/zoom-buttons";
import { say } from "../../../i18n/say";
import type { GameInfo } from "../../../net/shapes";
import { along, chartOf, lineFrom, spaced, stretched, type Chart } from "../model/map-data";
import { deedsIn, planIn, setPlan } from "../model/plan-store";
import { Isle, IsleNames, READABLE } from "./island";
import { Course, Lines, Steps } from "./lines";
import { MARGIN, Ornament } from "./map-border";
import { Sail } from "./ship";
import type { Staged } from "./round-end-animation";
import { hasSailed, islandWords, phaseOf, shoreOf, wayOf, type Sight } from "../state-text";

const NEAR = 0.3; // pixels for a unit, on a screen too small for all of the map
const NEAREST = 5; // times as large as when the whole map is seen
export const ALL = 7; // steps in which the board is put up
const AT_ONCE = 6; // islands
const ISLE = 66; // from its middle to its shoals
const WIDEST = 230; // between two islands that make room for each other: more would be another map

/** All of it is seen at once where a finger can tell its islands apart: on a small screen some of them make room for that. */
function chartIn(game: GameInfo, box: Box): Chart {
  const chart = stretched(chartOf(game), box.width / box.height, MARGIN);
  return spaced(chart, Math.min(WIDEST, (2 * REACH) / wholeIn(chart, box)), ISLE);
}

/** Pixels for a unit when all of it is seen. */
function wholeIn(chart: Chart, box: Box): number {
  return Math.min(box.width / (chart.width + 2 * MARGIN), box.height / (chart.height + 2 * MARGIN));
}

function sheetOf(chart: Chart, box: Box): Sheet {
  const [width, height] = [chart.width + 2 * MARGIN, chart.height + 2 * MARGIN];
  const apart = tellable(chart.islands);
  const [legible, near] = [Math.max(apart, READABLE), Math.max(apart, NEAR)];
  const closest = NEAREST * wholeIn(chart, box);
  return { x: -MARGIN, y: -MARGIN, width, height, points: chart.islands, closest, edge: 64, legible, near, buttons: "below" };
}

/** `step`: how much of it is there already, up to `ALL`. First the empty map, so that it is known how large it is. */
export function Sea({ seen, voyage, step }: Staged & { step: number }) {
  const { view } = seen;
  const map = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(-1); // the island that is looked at
  const here = at >= 0 ? at : Math.max(0, view.ship);
  const start = hasSailed(seen) ? view.began : view.ship;
  const way = start >= 0 ? wayOf(seen) : [];
  const end = way.length ? along(chartOf(seen.game), start, way).at(-1)! : -1;
  const tap = (island: number) => {
    setAt(island === at ? -1 : island);
    if (island >= 0 && deedsIn(seen).starts.length && seen.canAct) setPlan(seen, { deed: "start", what: chart.islands[island]!.word });
  };
  const helm = useHelm(map, { sheet: (box) => sheetOf(chartIn(seen.game, box), box), matters: mattersIn(seen), tap, come: setAt });
  const chart = useMemo(() => chartIn(seen.game, helm.box.value), [seen.game, helm.box.value]);
  const scale = helm.drawn.value;
  const size = Math.min(1.2, Math.max(1, 0.3 / scale)); // islands are larger where the map is small
  const keys = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : lineFrom(chart, pointOf(event), event.key);
    if (next !== undefined) helm.walk(map.current!, next);
    else if (event.key === "Escape") setAt(-1);
    else return;
    event.preventDefault();
  };
  const isDone = view.ship >= 0 && !voyage && hasSailed(seen) && seen.update.events.some((event) => event.name === "completes");
  const chosen = planIn(seen)?.deed === "start" ? planIn(seen)!.what : undefined;
  useEffect(() => setAt(-1), [view.round]);
  const drawn = chart.islands.slice(0, step < ALL ? Math.max(0, step - 3) * AT_ONCE : undefined);
  const sights = useShared(drawn.map(({ word }, i) => ({
    island: i, shore: shoreOf(seen, i), size, reach: Math.max(ISLE, REACH / scale), isHere: i === here, isEnd: i === end && !hasSailed(seen), isOpen: i === at,
    isChosen: word === chosen, awaits: phaseOf(seen) === "disk" && view.began === i,
  })));
  const isles = useDrawn(chart, sights, (sight) => <Isle key={chart.islands[sight.island]!.word} chart={chart} {...sight} />);
  return (
    <div class="ody-sea" onKeyDown={keys}>
      <div ref={map} class="sheet" data-whole={helm.isWhole.value ? "yes" : "no"}>
        <div class="moved">
          <svg role="group" aria-label={say("web-odysseus-map")} aria-describedby="ody-map-keys">
            {step > 1 && <Ornament width={chart.width} height={chart.height} />}
            {step > 2 && way.length > 0 && <Course chart={chart} start={start} colours={way} isPast={hasSailed(seen)} />}
            {step > 2 && <Lines chart={chart} from={at >= 0 ? at : view.ship} size={size} />}
            {isles}
            {step === ALL && <IsleNames chart={chart} size={size} scale={scale} />}
            {step === ALL && <Steps chart={chart} start={start} colours={way} />}
            {isDone && <circle key={seen.update.seq} class="ody-burst" cx={chart.islands[view.ship]!.x} cy={chart.islands[view.ship]!.y} r="70" />}
            {view.ship >= 0 && <Sail chart={chart} at={view.ship} voyage={voyage} size={size * 0.92} />}
          </svg>
        </div>
      </div>
      <p id="ody-map-keys" class="for-ears">
        {say("web-odysseus-map-keys")}
      </p>
      {at >= 0 && <Told seen={seen} island={at} />}
      <Zoom helm={helm} />
    </div>
  );
}

/** The ship, where it would end now, and where a single line leads. */
function mattersIn(seen: Sight): number[] {
  const { ship } = seen.view;
  if (ship < 0) return [];
  const chart = chartOf(seen.game);
  return [...new Set([ship, along(chart, ship, hasSailed(seen) ? [] : wayOf(seen)).at(-1)!, ...chart.islands[ship]!.beyond])];
}

/** What is known of the island that is looked at, over the map. */
function Told({ seen, island }: { seen: Sight; island: number }) {
  const isLow = chartOf(seen.game).islands[island]!.y > chartOf(seen.game).height / 2;
  return <p class={`ody-told ${isLow ? "above" : ""}`}>{islandWords(seen, island)}</p>;
}
