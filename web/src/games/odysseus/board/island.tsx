/** The islands of the map, their disks and names. */
import { useRef } from "preact/hooks";
import { memo } from "../../../ui/render/memo";
import { DiskShape } from "../disk";
import type { MapData } from "../model/map-data";
import { type IslandContents, islandSentences, UNKNOWN } from "../state-text";
import { type IslandName, RADIUS } from "./island-names";
import { outlineOf } from "./island-outline";

interface Props {
  mapData: MapData;
  island: number;
  contents: IslandContents;
  size: number;
  reach: number; // radius in which a tap means this island
  isTabStop: boolean; // the Tab key enters the map here
  isEnd: boolean; // the ship would end here now
  isOpen: boolean; // its description is open
  isChosen: boolean; // the player plans to start the ship here
  awaitsDisk: boolean; // a player is choosing a disk for it
}

export function IslandDrawing({
  mapData,
  island,
  contents,
  size,
  reach,
  isTabStop,
  isEnd,
  isOpen,
  isChosen,
  awaitsDisk,
}: Props) {
  const { word, x, y } = mapData.islands[island]!;
  const { disk, worth } = contents;
  const firstDisk = useRef<number | undefined>(disk); // it is drawn without an animation
  if (disk !== firstDisk.current) firstDisk.current = undefined;
  const classes = [
    "ody-island",
    isEnd ? "end" : "",
    isChosen ? "chosen" : "",
    isOpen ? "open" : "",
    awaitsDisk ? "awaits" : "",
  ];
  return (
    <g class={classes.join(" ")} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`}>
      <circle class="halo" r={68 / size} />
      <path class="shoal" d={outlineOf(word, RADIUS + 9)} />
      <path class="land" d={outlineOf(word, RADIUS)} />
      <path class="cut" d={outlineOf(word, RADIUS - 8)} />
      {disk !== UNKNOWN && (
        <g transform="scale(0.42)" key={disk} class={disk === firstDisk.current ? "" : "laid"} aria-hidden="true">
          <DiskShape number={disk} word={mapData.adventures[disk]!} worth={worth} />
        </g>
      )}
      <circle
        class="touch"
        r={reach / size}
        role="button"
        tabindex={isTabStop ? 0 : -1} // SVG only knows the lower-case name
        aria-label={islandSentences(mapData, island, contents)}
        aria-pressed={isChosen || isOpen}
        data-point={island}
        data-island={word}
        data-about={disk === UNKNOWN ? undefined : `adventure ${mapData.adventures[disk]}`}
      />
    </g>
  );
}

/** The names of the islands, over all islands. They are large enough to be read on a small map too. */
export const IslandNames = memo(({ names }: { names: IslandName[] }) => (
  <>
    {names.map(({ point, text, x, y, fontSize }) => (
      <text key={point} class="ody-name" x={x} y={y} font-size={fontSize} aria-hidden="true">
        {text}
      </text>
    ))}
  </>
));
