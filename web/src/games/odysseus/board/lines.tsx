/** The lines between islands, and the course over them. Each colour has its own stroke and letter too. */
import { useMemo } from "preact/hooks";
import { say } from "../../../i18n/say";
import { memo } from "../../../ui/render/memo";
import { COLOURS, curveOf, islandsAlong, letterPositionsOf, type MapData, pathOf, pointOn } from "../model/map-data";
import type { IslandName } from "./island-names";

interface LinesProps {
  mapData: MapData;
  from: number; // the island whose lines are drawn stronger
  size: number; // of the islands
  names: IslandName[];
}

/** All lines with their letters. No group has a transform, because the browser would handle each of them separately whenever it
combines its layers. */
export const Lines = memo(({ mapData, from, size, names }: LinesProps) => {
  const letterPositions = useMemo(() => letterPositionsOf(mapData, names, size), [mapData, names, size]);
  return (
    <g aria-hidden="true">
      {mapData.lines.map((line, i) => {
        const curve = curveOf(mapData, line.from, line.to);
        const letter = letterPositions[i];
        const isNear = line.from === from || line.to === from;
        const letters = say(`line-${COLOURS[line.colour]}`);
        const [radius, height, below] = letters.length > 1 ? [21, 23, 8] : [18, 26, 9];
        return (
          <g key={`${line.from} ${line.to}`} class={`ody-line ${COLOURS[line.colour]} ${isNear ? "near" : ""}`}>
            <path class="stroke" d={pathOf(curve)} />
            {line.colour === 2 && <path class="middle" d={pathOf(curve)} />}
            {letter && (
              <>
                <circle class="seal" cx={letter[0].toFixed(1)} cy={letter[1].toFixed(1)} r={radius * size} />
                <text x={letter[0].toFixed(1)} y={(letter[1] + below * size).toFixed(1)} font-size={height * size}>
                  {letters}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** The course of the ship, as a band along the lines: as it is now, or as a planned move would make it, or after the ship has sailed. */
export const Course = memo(
  ({
    mapData,
    start,
    colours,
    kind,
  }: {
    mapData: MapData;
    start: number;
    colours: readonly number[];
    kind: "" | "planned" | "past"; // CSS class
  }) => {
    const islands = islandsAlong(mapData, start, colours);
    const legs = colours.map((_, i) => curveOf(mapData, islands[i]!, islands[i + 1]!));
    const end = mapData.islands[islands.at(-1)!]!;
    return (
      <g class={`ody-course ${kind}`} aria-hidden="true">
        {legs.map((curve, i) => (
          <path key={i} class="band" d={pathOf(curve)} />
        ))}
        {legs.map((curve, i) => (
          <path key={i} class="flow" d={pathOf(curve)} />
        ))}
        {colours.length > 0 && kind !== "past" && <circle class="goal" cx={end.x} cy={end.y} r="76" />}
      </g>
    );
  },
);

/** The numbered steps of the course. A line that is sailed there and back has two numbers. */
export const Steps = memo(
  ({ mapData, start, colours }: { mapData: MapData; start: number; colours: readonly number[] }) => {
    const islands = islandsAlong(mapData, start, colours);
    return (
      <g class="ody-steps" aria-hidden="true">
        {colours.map((_, i) => {
          const curve = curveOf(mapData, islands[i]!, islands[i + 1]!);
          const [x, y] = pointOn(curve, 0.36);
          const [ahead, below] = pointOn(curve, 0.4);
          const turn = (Math.atan2(below - y, ahead - x) * 180) / Math.PI;
          return (
            <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <path transform={`rotate(${turn.toFixed(1)})`} d="M18,-19L40,0L18,19Z" />
              <circle r="21" />
              <text y="9">{i + 1}</text>
            </g>
          );
        })}
      </g>
    );
  },
);
