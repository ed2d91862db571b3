/** The ship on the map: at rest on its island, or sailing along the lines. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { ShipDrawing } from "../../../ui/drawings/ship-drawing";
import { memo } from "../../../ui/render/memo";
import { curveOf, islandsAlong, type MapData, type Point, pointOn } from "../model/map-data";
import type { Voyage } from "./round-end-animation";

export const Ship = memo(
  ({ mapData, at, voyage, size }: { mapData: MapData; at: number; voyage?: Voyage | undefined; size: number }) => {
    const ship = useRef<SVGGElement>(null);
    const rest = mapData.islands[at]!;
    useLayoutEffect(() => {
      const put = ([x, y]: Point, isLeft = false) =>
        ship.current?.setAttribute(
          "transform",
          `translate(${x.toFixed(1)} ${(y - 16).toFixed(1)}) scale(${(isLeft ? -size : size).toFixed(3)} ${size.toFixed(3)})`,
        );
      put([rest.x, rest.y]);
      if (!voyage?.route.length) return;
      const islands = islandsAlong(mapData, voyage.from, voyage.route);
      const began = performance.now();
      let frame = 0;
      const step = (now: number) => {
        const done = Math.min(1, Math.max(0, (now - began) / voyage.milliseconds)) * voyage.route.length;
        const leg = Math.min(voyage.route.length - 1, Math.floor(done));
        const [from, to] = [islands[leg]!, islands[leg + 1]!];
        put(pointOn(curveOf(mapData, from, to), eased(done - leg)), mapData.islands[to]!.x < mapData.islands[from]!.x);
        if (done < voyage.route.length) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
      return () => cancelAnimationFrame(frame);
    }, [mapData, at, voyage !== undefined, size]);
    return (
      <g ref={ship} class="ody-ship" data-about="thing ship" aria-hidden="true">
        <ShipDrawing />
      </g>
    );
  },
);

/** Ease in and out: the ship leaves an island slowly and arrives slowly. */
function eased(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}
