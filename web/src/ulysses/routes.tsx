/** The routes between the places; those that lead on from the ship are drawn stronger. */
import { steady } from "../look/steady";
import type { Chart } from "./chart";

export const Routes = steady(({ chart, ship }: { chart: Chart; ship: number }) => (
  <g class="routes" aria-hidden="true">
    {chart.routes.map(({ key, ends, path }) => (
      <path key={key} class={ends.includes(ship) ? "sea-route near" : "sea-route"} d={path} />
    ))}
  </g>
));
