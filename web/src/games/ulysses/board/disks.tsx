/** The disks of the three sides. They are drawn over the ship, so that every proposal can be seen. */
import { effect, type ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { UlyssesView } from "../../../net/shapes";
import { memo } from "../../../ui/render/memo";
import type { MapData, Place } from "../model/map-data";
import { SIDES, type Side } from "../model/vocabulary";
import { Shield } from "../signs";
import { markOffsetsAt } from "./place-labels";
import { signSize } from "./symbol-size";

interface Props extends Record<Side, UlyssesView[Side]> {
  mapData: MapData;
  scale: ReadonlySignal<number>; // the map's scale; disks do not grow with it
}

export function Disks({ mapData, scale, ...at }: Props) {
  return (
    <>
      {SIDES.map((side) => (
        <Disk key={side} side={side} place={mapData.places[at[side]]} scale={scale} />
      ))}
    </>
  );
}

const Disk = memo(({ side, place, scale }: { side: Side; place: Place | undefined; scale: Props["scale"] }) => {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => (place ? effect(() => placeDisk(group.current!, place, scale.value)) : undefined), [place]);
  return place ? (
    <g ref={group} class="disk" key={place.word} data-about={`side ${side}`} aria-hidden="true">
      <g transform={`translate(${markOffsetsAt(place).disk})`}>
        <Shield side={side} r={12} />
      </g>
    </g>
  ) : null;
});

function placeDisk(group: SVGGElement, { x, y }: Place, k: number): void {
  group.style.translate = `${x * k}px ${y * k}px`;
  group.style.scale = String(signSize(k));
}
