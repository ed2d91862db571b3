/** The map. One island at a time is in the order of the Tab key; from there arrows and line letters lead on. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../say/say";
import { along, chartOf, stretched } from "./chart";
import { deedsIn, planIn, setPlan } from "./plan";
import { useGlass, useSize, type Glass } from "./glass";
import { Isle, IsleName } from "./isle";
import { Course, Lines, Steps } from "./lines";
import { MARGIN, Ornament } from "./ornament";
import { Sail } from "./sail";
import type { Staged } from "./stage";
import { stepped } from "./steps";
import { hasSailed, islandWords, wayOf, type Sight } from "./words";

export function Sea({ seen, voyage }: Staged) {
  const { view } = seen;
  const frame = useRef<HTMLDivElement>(null);
  const room = useSize(frame);
  const chart = useMemo(() => stretched(chartOf(seen.game), room.width / room.height, MARGIN), [seen.game, room]);
  const glass = useGlass(frame, room, { x: -MARGIN, y: -MARGIN, width: chart.width + 2 * MARGIN, height: chart.height + 2 * MARGIN });
  const [at, setAt] = useState(-1); // the island that is looked at
  const here = at >= 0 ? at : Math.max(0, view.ship);
  const start = hasSailed(seen) ? view.began : view.ship;
  const way = start >= 0 ? wayOf(seen) : [];
  const end = way.length ? along(chart, start, way).at(-1)! : -1;
  const size = Math.min(1.2, Math.max(1, 0.3 / glass.scale)); // islands are larger where the map is small
  const pick = (island: number) => {
    setAt(island === at ? -1 : island);
    if (deedsIn(seen).starts.length && seen.canAct) setPlan(seen, { deed: "start", what: chart.islands[island]!.word });
  };
  const keys = (event: KeyboardEvent) => {
    const next = stepped(chart, here, event.key);
    if (event.key === "+" || event.key === "=") glass.nearer();
    else if (event.key === "-") glass.farther();
    else if (event.key === "0") glass.fit();
    else if (event.key === "Escape") setAt(-1);
    else if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    else {
      setAt(next);
      glass.show([chart.islands[next]!.x, chart.islands[next]!.y]);
      frame.current?.querySelector<SVGElement>(`[data-island="${chart.islands[next]!.word}"]`)?.focus();
    }
    event.preventDefault();
  };
  const isDone = view.ship >= 0 && !voyage && hasSailed(seen) && seen.update.events.some((event) => event.name === "completes");
  const chosen = planIn(seen)?.deed === "start" ? planIn(seen)!.what : undefined;
  useEffect(() => setAt(-1), [view.round]);
  return (
    <div class={`ody-sea ${glass.isWhole ? "whole" : ""}`} ref={frame} onKeyDown={keys}>
      <svg viewBox={glass.viewBox} role="group" aria-label={say("web-odysseus-map")} aria-describedby="ody-map-keys">
        <Ornament width={chart.width} height={chart.height} />
        {way.length > 0 && <Course chart={chart} start={start} colours={way} isPast={hasSailed(seen)} />}
        <Lines chart={chart} from={at >= 0 ? at : view.ship} size={size} />
        {chart.islands.map((island, i) => (
          <Isle key={island.word} seen={seen} chart={chart} island={i} size={size} isHere={i === here} isEnd={i === end && !hasSailed(seen)}
            isOpen={i === at} isChosen={island.word === chosen} pick={pick} />
        ))}
        {chart.islands.map(({ word }, i) => (
          <IsleName key={word} seen={seen} chart={chart} island={i} size={size} scale={glass.scale} />
        ))}
        <Steps chart={chart} start={start} colours={way} />
        {isDone && <circle key={seen.update.seq} class="ody-burst" cx={chart.islands[view.ship]!.x} cy={chart.islands[view.ship]!.y} r="70" />}
        {view.ship >= 0 && <Sail chart={chart} at={view.ship} voyage={voyage} size={size * 0.92} />}
      </svg>
      <p id="ody-map-keys" class="for-ears">
        {say("web-odysseus-map-keys")}
      </p>
      {at >= 0 && <Told seen={seen} island={at} />}
      <Buttons glass={glass} />
    </div>
  );
}

/** What is known of the island that is looked at, over the map. */
function Told({ seen, island }: { seen: Sight; island: number }) {
  const isLow = chartOf(seen.game).islands[island]!.y > chartOf(seen.game).height / 2;
  return <p class={`ody-told ${isLow ? "above" : ""}`}>{islandWords(seen, island)}</p>;
}

function Buttons({ glass }: { glass: Glass }) {
  return (
    <div class="ody-zoom">
      <button aria-label={say("web-odysseus-zoom-in")} onClick={glass.nearer}>
        +
      </button>
      <button aria-label={say("web-odysseus-zoom-out")} onClick={glass.farther}>
        −
      </button>
      <button aria-label={say("web-odysseus-zoom-fit")} onClick={glass.fit}>
        ⤢
      </button>
    </div>
  );
}
