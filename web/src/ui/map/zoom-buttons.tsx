/** The buttons of a map: zoom in, zoom out, and the whole map or the surroundings of the ship. */
import { say } from "../../i18n/say";
import type { PanZoom } from "./pan-zoom";
import "./zoom-buttons.css";

export function ZoomButtons({ panZoom }: { panZoom: PanZoom }) {
  return (
    <div class="zoom">
      <Button label="web-map-nearer" d="M10 3V17M3 10H17" onClick={panZoom.zoomIn} />
      <Button label="web-map-farther" d="M3 10H17" onClick={panZoom.zoomOut} />
      {panZoom.isWhole.value ? (
        <Button
          label="web-map-ship"
          d="M10 2V6M10 14V18M2 10H6M14 10H18M10 5A5 5 0 1 1 10 15 5 5 0 1 1 10 5"
          onClick={panZoom.zoomToShip}
        />
      ) : (
        <Button label="web-map-whole" d="M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12" onClick={panZoom.zoomToWholeMap} />
      )}
    </div>
  );
}

function Button({ label, d, onClick }: { label: string; d: string; onClick: () => void }) {
  return (
    <button aria-label={say(label)} title={say(label)} onClick={onClick}>
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={d} fill="none" stroke="currentColor" stroke-width="2" />
      </svg>
    </button>
  );
}
