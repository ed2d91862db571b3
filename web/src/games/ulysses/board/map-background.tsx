/** The background of the map: land and sea as on a Greek vase, figures, and the border. It never changes. */
import coast from "coast:mediterranean";
import centaur from "icon:centaur";
import palm from "icon:palm-tree";
import pegasus from "icon:pegasus";
import serpent from "icon:sea-serpent";
import helmet from "icon:spartan";
import { Meander } from "../../../ui/drawings/meander";
import { HEIGHT, WIDTH } from "../model/projection";

const BAND = 26; // width of the border

/** The coast, for the picture of the ending. */
export const COAST = coast;

/** The sea. A board that does not lie on the coast of the Mediterranean has no land. */
export function Sea({ hasCoast }: { hasCoast: boolean }) {
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      <defs>
        <Meander id="ulysses-key" size={BAND} />
        <pattern id="ulysses-scroll" width="44" height="34" patternUnits="userSpaceOnUse">
          <path class="scroll" d="M0 27C14 27 20 20 20 13A7 7 0 1 0 13 20M20 13C20 20 30 27 44 27" />
        </pattern>
        <pattern id="ulysses-swell" width="120" height="84" patternUnits="userSpaceOnUse">
          <path class="swell" d="M8 20q7-9 14 0t14 0M70 62q7-9 14 0t14 0" />
        </pattern>
      </defs>
      <rect class="water" width={WIDTH} height={HEIGHT} />
      <rect fill="url(#ulysses-swell)" width={WIDTH} height={HEIGHT} />
      {hasCoast && <Land />}
      <Border />
    </svg>
  );
}

function Land() {
  return (
    <>
      <path class="shore" d={coast} fill-rule="evenodd" />
      <path class="land" d={coast} fill-rule="evenodd" />
      <Compass x={330} y={690} />
      <Figures />
      <Dolphins />
    </>
  );
}

/** A meander on black glaze, between two lines. */
function Border() {
  const [across, down] = [WIDTH - 2 * BAND, HEIGHT - 2 * BAND];
  return (
    <g class="border">
      <path
        class="dark-band"
        fill-rule="evenodd"
        d={`M0 0H${WIDTH}V${HEIGHT}H0ZM${BAND} ${BAND}V${HEIGHT - BAND}H${WIDTH - BAND}V${BAND}Z`}
      />
      <g fill="url(#ulysses-key)">
        <rect x={BAND} width={across} height={BAND} />
        <rect x={BAND} width={across} height={BAND} transform={`translate(0 ${HEIGHT}) scale(1 -1)`} />
      </g>
      <g fill="url(#ulysses-key-down)">
        <rect y={BAND} width={BAND} height={down} transform={`translate(${WIDTH - BAND} 0)`} />
        <rect y={BAND} width={BAND} height={down} transform={`translate(${BAND} 0) scale(-1 1)`} />
      </g>
      <rect class="rule" x={BAND} y={BAND} width={across} height={down} />
      <rect class="rule" x="1.5" y="1.5" width={WIDTH - 3} height={HEIGHT - 3} />
    </g>
  );
}

/** A compass rose with eight rays, every second one short. North is up. */
function Compass({ x, y }: { x: number; y: number }) {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315];
  return (
    <g class="compass" transform={`translate(${x} ${y})`}>
      <circle r="58" />
      <circle r="52" />
      <circle r="20" />
      {rays.map((angle) => (
        <g key={angle} transform={`rotate(${angle})${angle % 90 ? " scale(0.68)" : ""}`}>
          <path class="dark" d="M0 0 0-62 9-14Z" />
          <path class="light" d="M0 0 0-62-9-14Z" />
        </g>
      ))}
      <path class="dark" d="M0-84-6-68H6Z" />
    </g>
  );
}

/** Figures on the land: icon, x, y, size. */
const FIGURES: [string, number, number, number][] = [
  [helmet, 110, 190, 80],
  [centaur, 1010, 60, 92],
  [pegasus, 1440, 340, 110],
  [serpent, 1490, 120, 96],
  [palm, 560, 640, 60],
  [palm, 612, 655, 48],
  [palm, 505, 660, 44],
  [palm, 1180, 705, 46],
  [palm, 1225, 712, 36],
];

function Figures() {
  return (
    <g class="figures">
      {FIGURES.map(([d, x, y, size]) => (
        <path key={x} d={d} transform={`translate(${x} ${y}) scale(${size / 512})`} />
      ))}
    </g>
  );
}

/** A leaping dolphin, as on Greek cups. */
const DOLPHIN_PATH =
  "M-30 6C-22-10-4-16 12-9 20-6 27 0 33 1 36 2 36 4 33 5 27 6 22 5 17 7 10 10 6 10 2 9L-4 17-6 9C-14 9-21 10-26 13-30 20-36 22-42 21-38 16-38 12-40 6-36 8-33 8-30 6ZM-2-13C0-20 6-24 12-24 9-20 9-16 10-11Z";
/** x, y, size, tilt in degrees. */
const DOLPHINS = [
  [1190, 640, 1, -12],
  [1260, 622, 0.85, 8],
  [985, 660, 0.75, -6],
  [130, 85, 0.9, -8],
] as const;

function Dolphins() {
  return (
    <>
      {DOLPHINS.map(([x, y, size, tilt]) => (
        <g key={x} class="dolphin" transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size})`}>
          <path d={DOLPHIN_PATH} />
          <circle cx="22" cy="-1" r="1.6" />
          <path class="incision" d="M-24 8C-10 2 8 1 24 4M16-7Q13 0 17 6" />
        </g>
      ))}
    </>
  );
}
