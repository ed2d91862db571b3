/** The ship of Ulysses, and how it sails. It looks west when it rests. */
import { effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { ShipDrawing } from "../../../ui/drawings/ship-drawing";
import type { MapPoint } from "../../../ui/map/viewport";
import { memo } from "../../../ui/render/memo";
import { pace } from "../../../ui/settings";
import { type MapData, type Place, wayBetween } from "../model/map-data";
import { SHIP, type ShipOffset, shipOffsetAt } from "./ship-offsets";

const SAILS = 1400; // milliseconds, at the usual pace
const RING = "M-18.4 4.9A19 19 0 1 1 18.4 4.9M6.5 17.9A19 19 0 0 1-6.5 17.9"; // with room for the letters at its foot

/** Follows `at`: along the route if there is one, at once if not. `scale` is that of the map, which does not make the ship larger. */
export const Ship = memo(({ mapData, at, scale }: { mapData: MapData; at: number; scale: ReadonlySignal<number> }) => {
  const group = useRef<SVGGElement>(null);
  const vessel = useRef<SVGGElement>(null);
  const was = useRef(at);
  const berth = useMemo(() => signal(restingAt(mapData.places[at]!)), []);
  useLayoutEffect(() => effect(() => moor(group.current!, vessel.current!, berth.value, scale.value)), []);
  useLayoutEffect(() => {
    const [from, here] = [mapData.places[was.current]!, mapData.places[at]!];
    was.current = at;
    const way = from === here || pace.value === 0 ? undefined : wayBetween(mapData, from.number, at);
    if (way) return sail(berth, way.path, way.backward, shipOffsetAt(from.word), shipOffsetAt(here.word));
    berth.value = restingAt(here);
    return undefined;
  }, [at, mapData]);
  const drawing = useMemo(() => <ShipDrawing />, []); // it is the same wherever it lies
  return (
    <g ref={group} class="ship" aria-hidden="true">
      <path class="moored" d={RING} />
      <g ref={vessel} class="ship-drawing">
        {drawing}
      </g>
    </g>
  );
});

/** Where the ship is on the map, how far beside that it is drawn, and which way it looks: -1 for the west. */
interface Berth extends MapPoint, Pick<ShipOffset, "dx" | "dy"> {
  heading: number;
}

function restingAt({ x, y, word }: Place): Berth {
  return { x, y, ...shipOffsetAt(word), heading: -1 };
}

/** A ring around its place tells where it is, the ship lies beside. */
function moor(group: SVGGElement, vessel: SVGGElement, { x, y, dx, dy, heading }: Berth, scale: number): void {
  group.style.translate = `${x * scale}px ${y * scale}px`;
  vessel.style.transform = `translate(${dx}px, ${dy}px) scale(${heading * SHIP}, ${SHIP})`;
}

function sail(berth: Signal<Berth>, d: string, backward: boolean, left: ShipOffset, found: ShipOffset): () => void {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const length = path.getTotalLength();
  const point = (part: number) => path.getPointAtLength(length * (backward ? 1 - part : part));
  const heading = point(1).x < point(0).x ? -1 : 1;
  const between = (a: number, b: number, part: number) => a + (b - a) * part;
  const put = (part: number) => {
    const { x, y } = point(part);
    berth.value = { x, y, dx: between(left.dx, found.dx, part), dy: between(left.dy, found.dy, part), heading };
  };
  const began = performance.now();
  const lasts = SAILS * pace.value;
  let frame = 0;
  const step = (now: number) => {
    const time = Math.min(1, Math.max(0, (now - began) / lasts));
    put(time * time * (3 - 2 * time));
    if (time < 1) frame = requestAnimationFrame(step);
  };
  step(began);
  return () => {
    cancelAnimationFrame(frame);
    put(1);
  };
}
