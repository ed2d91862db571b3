/** The routes between the places; those that lead on from the ship are drawn stronger. */
import { steady } from "../../../ui/render/memo";
import type { Chart } from "../model/map-data";

/** The ship comes to another place and leaves all routes as they are: those that lead on lie over them, as one line. */
export const Routes = steady(({ chart, ship }: { chart: Chart; ship: number }) => (
  <g class="routes" aria-hidden="true">
    <Paths chart={chart} />
    <path class="sea-route near" d={chart.routes.flatMap(({ ends, path }) => (ends.includes(ship) ? [path] : [])).join("")} />
  </g>
));

const Paths = steady(({ chart }: { chart: Chart }) => (
  <>
    {chart.routes.map(({ key, path }) => (
      <path key={key} class="sea-route" d={path} />
    ))}
  </>
));
