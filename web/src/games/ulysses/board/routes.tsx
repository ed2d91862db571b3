/** The routes between the places. Those from the ship are drawn stronger. */
import { memo } from "../../../ui/render/memo";
import type { MapData } from "../model/map-data";

/** All routes, and over them the ones from the ship as one path. When the ship moves, only that path changes. */
export const Routes = memo(({ mapData, ship }: { mapData: MapData; ship: number }) => (
  <g class="routes" aria-hidden="true">
    <Paths mapData={mapData} />
    <path
      class="sea-route near"
      d={mapData.routes.flatMap(({ ends, path }) => (ends.includes(ship) ? [path] : [])).join("")}
    />
  </g>
));

const Paths = memo(({ mapData }: { mapData: MapData }) => (
  <>
    {mapData.routes.map(({ key, path }) => (
      <path key={key} class="sea-route" d={path} />
    ))}
  </>
));
