/** The routes between the places; those that lead on from the ship are drawn stronger. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { steady } from "../look/steady";
import type { Chart } from "./chart";

/** The ship comes to another place and leaves all routes where they are: only those that lead on are marked anew. */
export function Routes({ chart, ship }: { chart: Chart; ship: number }) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const leading = chart.routes.flatMap(({ ends }, i) => (ends.includes(ship) ? [group.current!.children[i]!] : []));
    for (const route of leading) route.classList.add("near");
    return () => leading.forEach((route) => route.classList.remove("near"));
  }, [chart, ship]);
  return (
    <g ref={group} class="routes" aria-hidden="true">
      <Paths chart={chart} />
    </g>
  );
}

const Paths = steady(({ chart }: { chart: Chart }) => (
  <>
    {chart.routes.map(({ key, path }) => (
      <path key={key} class="sea-route" d={path} />
    ))}
  </>
));
