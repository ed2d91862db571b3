import { useRef } from "preact/hooks";
import { nameOf } from "../../../i18n/say";
import { memo } from "../../../ui/render/memo";
import { DiskShape } from "../disk";
import type { MapData } from "../model/map-data";
import { type Shore, shoreWords, UNKNOWN } from "../state-text";
import { outlineOf } from "./island-outline";

const RADIUS = 52;
const LETTERS = { least: 26, most: 43, pixels: 9 }; // of a name: in units of the map, and on the screen
/** Pixels for a unit of the map: in a smaller one names cannot be read. */
export const READABLE = LETTERS.pixels / LETTERS.most;

interface Props {
  mapData: MapData;
  island: number;
  shore: Shore;
  size: number;
  reach: number; // where a tap means it
  isHere: boolean; // where the Tab key comes in
  isEnd: boolean; // the ship would end here
  isOpen: boolean; // it is being told about
  isChosen: boolean; // the ship is to begin here
  awaits: boolean; // a disk is to be laid here
}

export function IslandDrawing({ mapData, island, shore, size, reach, isHere, isEnd, isOpen, isChosen, awaits }: Props) {
  const { word, x, y } = mapData.islands[island]!;
  const { disk, worth } = shore;
  const first = useRef<number | undefined>(disk); // it lay there when we came
  if (disk !== first.current) first.current = undefined;
  const classes = [
    "ody-isle",
    isEnd ? "end" : "",
    isChosen ? "chosen" : "",
    isOpen ? "open" : "",
    awaits ? "awaits" : "",
  ];
  return (
    <g class={classes.join(" ")} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`}>
      <circle class="halo" r={68 / size} />
      <path class="shoal" d={outlineOf(word, RADIUS + 9)} />
      <path class="land" d={outlineOf(word, RADIUS)} />
      <path class="cut" d={outlineOf(word, RADIUS - 8)} />
      {disk !== UNKNOWN && (
        <g transform="scale(0.42)" key={disk} class={disk === first.current ? "" : "laid"} aria-hidden="true">
          <DiskShape number={disk} word={mapData.adventures[disk]!} worth={worth} />
        </g>
      )}
      <circle
        class="touch"
        r={reach / size}
        role="button"
        tabindex={isHere ? 0 : -1} // SVG knows it in small letters only
        aria-label={shoreWords(mapData, island, shore)}
        aria-pressed={isChosen || isOpen}
        data-point={island}
        data-island={word}
      />
    </g>
  );
}

/** Names lie over all islands, and can be read on a small map too. */
export const IslandNames = memo(({ mapData, size, scale }: { mapData: MapData; size: number; scale: number }) => {
  const letters = Math.min(LETTERS.most, Math.max(LETTERS.least, LETTERS.pixels / scale));
  return (
    <>
      {mapData.islands.map(({ word, x, y }) => (
        <text
          key={word}
          class="ody-name"
          x={x}
          y={y + RADIUS * size + letters * 0.85}
          font-size={letters}
          aria-hidden="true"
        >
          {nameOf("island", word)}
        </text>
      ))}
    </>
  );
});
