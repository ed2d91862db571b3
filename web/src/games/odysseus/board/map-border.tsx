/** The sea and its frame, as on a Greek vase: a meander, a border of running waves, and small strokes for the sea. */
import { Meander } from "../../../ui/drawings/meander";
import { memo } from "../../../ui/render/memo";

const KEY = 40; // size of a piece of the meander
const BAND = 52; // width of the whole frame
export const MARGIN = BAND + 6;

export const MapBorder = memo(({ width, height }: { width: number; height: number }) => {
  return (
    <g aria-hidden="true">
      <defs>
        <Meander id="ody-key" size={KEY} />
        <pattern id="ody-waves" width="160" height="96" patternUnits="userSpaceOnUse">
          <path class="ripple" d="M16,30q12,-14 24,0q12,14 24,0q12,-14 24,0M96,78q12,-14 24,0q12,14 24,0" />
        </pattern>
        <pattern id="ody-dog" width="50" height="30" patternUnits="userSpaceOnUse">
          <path
            class="dog"
            d="M0,30C14,30 18,20 20,12C23,2 40,0 42,12C43,20 34,22 32,16C31,12 36,11 37,14C37,8 29,8 28,14C27,22 34,30 50,30Z"
          />
        </pattern>
      </defs>
      <rect class="ground" x={-MARGIN} y={-MARGIN} width={width + 2 * MARGIN} height={height + 2 * MARGIN} />
      <rect class="water" width={width} height={height} />
      <rect fill="url(#ody-waves)" width={width} height={height} />
      <g transform={`translate(0 ${height - 30})`}>
        <rect fill="url(#ody-dog)" width={width} height="30" />
      </g>
      <g transform={`translate(0 -46)`}>
        <rect fill="url(#ody-key)" width={width} height={KEY} />
      </g>
      <g transform={`translate(0 ${height + 46}) scale(1 -1)`}>
        <rect fill="url(#ody-key)" width={width} height={KEY} />
      </g>
      <g transform="translate(-46 0) scale(-1 1) translate(-40 0)">
        <rect fill="url(#ody-key-down)" width={KEY} height={height} />
      </g>
      <g transform={`translate(${width + 6} 0)`}>
        <rect fill="url(#ody-key-down)" width={KEY} height={height} />
      </g>
      <rect class="rim" width={width} height={height} />
      {[
        [-26, -26],
        [width + 26, -26],
        [-26, height + 26],
        [width + 26, height + 26],
      ].map(([x, y]) => (
        <path key={`${x} ${y}`} class="rosette" transform={`translate(${x} ${y})`} d={ROSETTE} />
      ))}
    </g>
  );
});

/** A rosette of eight petals. */
const ROSETTE = Array.from({ length: 8 }, (_, i) => {
  const at = (turn: number, far: number) => `${(Math.cos(turn) * far).toFixed(1)},${(Math.sin(turn) * far).toFixed(1)}`;
  const turn = (i * Math.PI) / 4;
  return `M0,0Q${at(turn - 0.5, 14)} ${at(turn, 19)}Q${at(turn + 0.5, 14)} 0,0Z`;
}).join("");
