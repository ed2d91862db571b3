import type { Chart } from "./chart";
import { DiskShape } from "./disk";
import { outlineOf } from "./shape";
import { UNKNOWN, islandName, islandWords, worthOf, type Sight } from "./words";

const RADIUS = 52;

interface Props {
  seen: Sight;
  chart: Chart;
  island: number;
  size: number;
  reach: number; // where a tap means it
  isHere: boolean; // where the Tab key comes in
  isEnd: boolean; // the ship would end here
  isOpen: boolean; // it is being told about
  isChosen: boolean; // the ship is to begin here
}

export function Isle({ seen, chart, island, size, reach, isHere, isEnd, isOpen, isChosen }: Props) {
  const { word, x, y } = chart.islands[island]!;
  const disk = seen.view.disks[island]!;
  const awaits = chart.phases[seen.view.phase] === "disk" && seen.view.began === island;
  const classes = ["ody-isle", isEnd ? "end" : "", isChosen ? "chosen" : "", isOpen ? "open" : "", awaits ? "awaits" : ""];
  return (
    <g class={classes.join(" ")} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle class="halo" r="68" />
      <g transform={`scale(${size})`} aria-hidden="true">
        <path class="shoal" d={outlineOf(word, RADIUS + 9)} />
        <path class="land" d={outlineOf(word, RADIUS)} />
        <path class="cut" d={outlineOf(word, RADIUS - 8)} />
        {disk !== UNKNOWN && (
          <g transform="scale(0.42)" key={disk} class="laid">
            <DiskShape number={disk} word={chart.adventures[disk]!} worth={worthOf(seen, disk)} />
          </g>
        )}
      </g>
      <circle
        class="touch"
        r={reach}
        role="button"
        tabindex={isHere ? 0 : -1} // SVG knows it in small letters only
        aria-label={islandWords(seen, island)}
        aria-pressed={isChosen || isOpen}
        data-point={island}
        data-island={word}
      />
    </g>
  );
}

/** Names lie over all islands, and can be read on a small map too. */
export function IsleName({ seen, chart, island, size, scale }: { seen: Sight; chart: Chart; island: number; size: number; scale: number }) {
  const { x, y } = chart.islands[island]!;
  const letters = Math.min(40, Math.max(26, 9 / scale));
  return (
    <text class="ody-name" x={x} y={y + RADIUS * size + letters * 0.85} font-size={letters} aria-hidden="true">
      {islandName(seen, island)}
    </text>
  );
}
