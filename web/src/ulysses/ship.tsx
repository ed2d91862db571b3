/** The ship of Ulysses, and how it sails. It looks west when it rests. */
import { effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Spot } from "../look/camera";
import { steady } from "../look/steady";
import { Vessel } from "../look/vessel";
import { pace } from "../look/wishes";
import { wayBetween, type Chart } from "./chart";

const SAILS = 1400; // milliseconds, at the usual pace

/** Follows `at`: along the route if there is one, at once if not. `scale` is that of the map, which does not make the ship larger. */
export const Ship = steady(({ chart, at, scale }: { chart: Chart; at: number; scale: ReadonlySignal<number> }) => {
  const group = useRef<SVGGElement>(null);
  const was = useRef(at);
  const berth = useMemo(() => signal<Berth>({ ...chart.places[at]!, heading: -1 }), []);
  useLayoutEffect(() => effect(() => moor(group.current!, berth.value, scale.value)), []);
  useLayoutEffect(() => {
    const [from, here] = [was.current, chart.places[at]!];
    was.current = at;
    const way = from === at || pace.value === 0 ? undefined : wayBetween(chart, from, at);
    if (way) return sail(berth, way.path, way.backward);
    berth.value = { ...here, heading: -1 };
    return undefined;
  }, [at, chart]);
  const drawing = useMemo(() => <Vessel />, []); // it is the same wherever it lies
  return (
    <g ref={group} class="ship" aria-hidden="true">
      <g class="ship-drawing">{drawing}</g>
    </g>
  );
});

/** Where the ship is, and which way it looks: -1 for the west. */
interface Berth extends Spot {
  heading: number;
}

function moor(group: SVGGElement, { x, y, heading }: Berth, scale: number): void {
  group.style.translate = `${x * scale}px ${y * scale}px`;
  group.style.transform = `scaleX(${heading})`;
}

function sail(berth: Signal<Berth>, d: string, backward: boolean): () => void {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const length = path.getTotalLength();
  const point = (part: number) => path.getPointAtLength(length * (backward ? 1 - part : part));
  const heading = point(1).x < point(0).x ? -1 : 1;
  const put = ({ x, y }: Spot) => (berth.value = { x, y, heading });
  const began = performance.now();
  const lasts = SAILS * pace.value;
  let frame = 0;
  const step = (now: number) => {
    const time = Math.min(1, Math.max(0, (now - began) / lasts));
    put(point(time * time * (3 - 2 * time)));
    if (time < 1) frame = requestAnimationFrame(step);
  };
  step(began);
  return () => {
    cancelAnimationFrame(frame);
    put(point(1));
  };
}
