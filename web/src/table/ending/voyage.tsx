/** The voyage on the map: it is drawn once from the start to the end, then the player can step through it. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import type { Ending, Stop } from "../../net/shapes";
import { ShipDrawing } from "../../ui/drawings/ship-drawing";
import { pace } from "../../ui/settings";
import type { EndingUi, Shape } from "./ending-ui";
import { VASE } from "./ending-ui";
import { badges, routeShapes } from "./route-shapes";

const DURATION = 5000; // milliseconds for the whole voyage
const SHIP_SIZE = 0.075; // of the map's width

interface Props {
  ending: Ending;
  ui: EndingUi;
  words: (stop: Stop) => string;
}

export function Voyage({ ending, ui, words }: Props) {
  const last = ending.voyage.length - 1;
  const [shown, setShown] = useState(pace.value === 0 ? last : 0);
  const [isSailing, setSailing] = useState(pace.value !== 0);
  useEffect(() => {
    if (!isSailing || shown === last) return setSailing(false);
    const timer = setTimeout(() => setShown(shown + 1), (DURATION * pace.value) / last);
    return () => clearTimeout(timer);
  }, [isSailing, shown]);
  const go = (stop: number) => {
    setSailing(false);
    setShown(Math.min(last, Math.max(0, stop)));
  };
  const stop = ending.voyage[shown]!;
  return (
    <>
      <VoyageMap ending={ending} ui={ui} until={shown} />
      <p class="stop" aria-live={isSailing ? "off" : "polite"} data-stop={shown}>
        {shown > 0 && <b>{say("web-ending-stop", { stop: shown, count: last })}</b>}
        <span>{words(stop)}</span>
      </p>
      <div class="row">
        <button disabled={shown === 0} onClick={() => go(shown - 1)}>
          {say("web-ending-previous")}
        </button>
        <button disabled={shown === last} onClick={() => go(shown + 1)}>
          {say("web-ending-next")}
        </button>
        {shown < last && (
          <button class="quiet" onClick={() => go(last)}>
            {say("web-ending-whole")}
          </button>
        )}
      </div>
      <details>
        <summary>{say("web-ending-words")}</summary>
        <ol start={0}>
          {ending.voyage.map((each, i) => (
            <li key={i}>{words(each)}</li>
          ))}
        </ol>
      </details>
    </>
  );
}

function VoyageMap({ ending, ui, until }: { ending: Ending; ui: EndingUi; until: number }) {
  const [x, y] = ui.at(ending.voyage[until]!.place);
  const size = (ui.width * SHIP_SIZE) / 150; // the drawing is 150 wide
  return (
    <svg
      class="voyage-map"
      style={{ background: VASE.glaze }}
      viewBox={`0 0 ${ui.width} ${ui.height}`}
      role="img"
      aria-label={say("web-ending-map")}
    >
      {[...ui.shapes, ...routeShapes(ui, ending.voyage, until)].map((shape, i) => (
        <ShapePath key={i} {...shape} />
      ))}
      {badges(ui, ending, until).map((badge) => (
        <g key={`${badge.x} ${badge.y}`} transform={`translate(${badge.x} ${badge.y})`}>
          <rect {...badgeBox(badge.text, ui.width)} fill={badge.isGold ? VASE.gold : VASE.slip} stroke={VASE.glaze} />
          <text y={ui.width / 105} font-size={ui.width / 36} text-anchor="middle" fill={VASE.glaze}>
            {badge.text}
          </text>
        </g>
      ))}
      <g transform={`translate(${x} ${y - 52 * size - ui.width / 60}) scale(${size})`}>
        <ShipDrawing />
      </g>
    </svg>
  );
}

/** Return the box of a number on the map, around its place. */
export function badgeBox(
  text: string,
  mapWidth: number,
): { x: number; y: number; width: number; height: number; rx: number } {
  const height = mapWidth / 30;
  const width = Math.max(height, text.length * (mapWidth / 62) + height / 2);
  return { x: -width / 2, y: -height / 2, width, height, rx: height / 2 };
}

function ShapePath({ d, x = 0, y = 0, scale = 1, fill = "none", stroke, width, opacity }: Shape) {
  const isMoved = x || y || scale !== 1;
  return (
    <path
      d={d}
      transform={isMoved ? `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})` : undefined}
      fill={fill}
      fill-rule="evenodd"
      stroke={stroke}
      stroke-width={width}
      stroke-linecap="round"
      stroke-linejoin="round"
      opacity={opacity}
    />
  );
}
