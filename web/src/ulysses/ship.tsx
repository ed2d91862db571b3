/** The ship of Ulysses, and how it sails. It looks west when it rests. */
import { useEffect, useRef } from "preact/hooks";
import { Vessel } from "../look/vessel";
import { pace } from "../look/wishes";
import { wayBetween, type Chart } from "./chart";

const SAILS = 1400; // milliseconds, at the usual pace

/** Follows `at`: along the route if there is one, at once if not. */
export function Ship({ chart, at }: { chart: Chart; at: number }) {
  const group = useRef<SVGGElement>(null);
  const was = useRef(at);
  useEffect(() => {
    const [from, here] = [was.current, chart.places[at]!];
    was.current = at;
    const way = from === at || pace.value === 0 ? undefined : wayBetween(chart, from, at);
    if (!way) return moor(group.current!, here.x, here.y, -1);
    return sail(group.current!, way.path, way.backward);
  }, [at, chart]);
  return (
    <g ref={group} class="ship" aria-hidden="true">
      <g class="ship-drawing">
        <Vessel />
      </g>
    </g>
  );
}

function moor(group: SVGGElement, x: number, y: number, heading: number): void {
  group.style.transform = `translate(${x}px, ${y}px) scale(var(--s)) scaleX(${heading})`;
}

function sail(group: SVGGElement, d: string, backward: boolean): () => void {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const length = path.getTotalLength();
  const point = (part: number) => path.getPointAtLength(length * (backward ? 1 - part : part));
  const heading = point(1).x < point(0).x ? -1 : 1;
  const began = performance.now();
  const lasts = SAILS * pace.value;
  let frame = 0;
  const step = (now: number) => {
    const time = Math.min(1, Math.max(0, (now - began) / lasts));
    const { x, y } = point(time * time * (3 - 2 * time));
    moor(group, x, y, heading);
    if (time < 1) frame = requestAnimationFrame(step);
  };
  step(began);
  return () => {
    cancelAnimationFrame(frame);
    moor(group, point(1).x, point(1).y, heading);
  };
}
