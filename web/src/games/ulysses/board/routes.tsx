/** The routes between the places; those that lead on from the ship are drawn stronger. */
import { memo } from "../../../ui/render/memo";
import type { MapData } from "../model/map-data";

/** The ship comes to another place and leaves all routes as they are: those that lead on lie over them, as one line. */
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
