/** The ship of Ulysses, as a vase painter would have it, and how it sails. */
import { useEffect, useRef } from "preact/hooks";
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
    if (!way) return moor(group.current!, here.x, here.y, 1);
    return sail(group.current!, way.path, way.backward);
  }, [at, chart]);
  return (
    <g ref={group} class="ship" aria-hidden="true">
      <g class="ship-drawing">
        <Drawing />
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
  const heading = point(1).x < point(0).x ? 1 : -1; // the drawing looks west
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

/** A galley with a ram, an eye, a high stern, oars and a striped sail; the middle of its keel is at 0, 0. */
function Drawing() {
  return (
    <>
      <path class="u-oar" d="M-13-3-18 5M-7-3-12 5M-1-3-6 5M5-3 0 5M11-3 6 5" />
      <path class="hull" d="M-34-1C-30-3-27-4-25-7L-24-15-21-14-20-9C-8-7 8-7 19-10 24-12 27-17 27-24 29-27 33-27 34-23 32-24 31-23 31-21 33-12 28-3 20-1 5 2-14 2-22 0-26 1-30 1-34-1Z" />
      <path class="spar" d="M1-8V-41M-13-37H16" />
      <path class="sail" d="M-12-36C-15-28-14-20-10-14-3-11 7-11 13-14 15-20 16-28 15-36Z" />
      <path class="stripe" d="M-12-36C-13-28-12-20-8-14M-3-36C-4-28-4-20-2-12M6-36C7-28 7-20 5-12M-14-28H15M-13-20H14" />
      <circle class="eye" cx="-23" cy="-5" r="1.7" />
      <path class="rigging" d="M1-41-21-12M1-41 27-20" />
      <path class="deck" d="M-20-6.5C-8-4.500 8-4.500 20-7.500" />
    </>
  );
}
