/** The ship of Ulysses and its animation. At rest it heads west. */
import { effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { ShipDrawing } from "../../../ui/drawings/ship-drawing";
import type { MapPoint } from "../../../ui/map/viewport";
import { memo } from "../../../ui/render/memo";
import { isStill, pace } from "../../../ui/settings";
import { type MapData, type Place, routeBetween } from "../model/map-data";
import { SHIP_SCALE, type ShipOffset, shipOffsetAt } from "./ship-offsets";

const SAIL_TIME = 1400; // milliseconds, at the normal pace
const RING = "M-18.4 4.9A19 19 0 1 1 18.4 4.9M6.5 17.9A19 19 0 0 1-6.5 17.9"; // open at the bottom, where the letters stand

/** Move the ship to `at`: along the route if there is one, else at once. `scale` is the map's; the ship does not grow with it. */
export const Ship = memo(({ mapData, at, scale }: { mapData: MapData; at: number; scale: ReadonlySignal<number> }) => {
  const group = useRef<SVGGElement>(null);
  const hull = useRef<SVGGElement>(null);
  const lastPlace = useRef(at);
  const position = useMemo(() => signal(positionAt(mapData.places[at]!)), []);
  useLayoutEffect(() => effect(() => applyPosition(group.current!, hull.current!, position.value, scale.value)), []);
  useLayoutEffect(() => {
    const [from, to] = [mapData.places[lastPlace.current]!, mapData.places[at]!];
    lastPlace.current = at;
    const route = from === to || isStill.value ? undefined : routeBetween(mapData, from.number, at);
    if (route) return sail(position, route.path, route.backward, shipOffsetAt(from.word), shipOffsetAt(to.word));
    position.value = positionAt(to);
    return undefined;
  }, [at, mapData]);
  const drawing = useMemo(() => <ShipDrawing />, []); // it never changes
  return (
    <g ref={group} class="ship" aria-hidden="true">
      <path class="ring" d={RING} />
      <g ref={hull} class="ship-drawing">
        {drawing}
      </g>
    </g>
  );
});

/** The ship's point on the map, the offset of the drawing from it, and its heading: -1 for west, 1 for east. */
interface ShipPosition extends MapPoint, Pick<ShipOffset, "dx" | "dy"> {
  heading: number;
}

function positionAt({ x, y, word }: Place): ShipPosition {
  return { x, y, ...shipOffsetAt(word), heading: -1 };
}

/** A ring marks the ship's place; the ship itself lies beside it. */
function applyPosition(
  group: SVGGElement,
  hull: SVGGElement,
  { x, y, dx, dy, heading }: ShipPosition,
  scale: number,
): void {
  group.style.translate = `${x * scale}px ${y * scale}px`;
  hull.style.transform = `translate(${dx}px, ${dy}px) scale(${heading * SHIP_SCALE}, ${SHIP_SCALE})`;
}

/** Animate the ship along a path. Return a function that ends the animation, with the ship at the end of the path. */
function sail(
  position: Signal<ShipPosition>,
  d: string,
  backward: boolean,
  start: ShipOffset,
  end: ShipOffset,
): () => void {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const length = path.getTotalLength();
  const point = (part: number) => path.getPointAtLength(length * (backward ? 1 - part : part));
  const heading = point(1).x < point(0).x ? -1 : 1;
  const between = (a: number, b: number, part: number) => a + (b - a) * part;
  const put = (part: number) => {
    const { x, y } = point(part);
    position.value = { x, y, dx: between(start.dx, end.dx, part), dy: between(start.dy, end.dy, part), heading };
  };
  const began = performance.now();
  const duration = SAIL_TIME * pace.value;
  let frame = 0;
  const step = (now: number) => {
    const time = Math.min(1, Math.max(0, (now - began) / duration));
    put(time * time * (3 - 2 * time));
    if (time < 1) frame = requestAnimationFrame(step);
  };
  step(began);
  return () => {
    cancelAnimationFrame(frame);
    put(1);
  };
}
