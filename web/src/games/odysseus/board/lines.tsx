/** The lines between islands, each colour with a stroke and a letter of its own, and the course over them. */
import { useMemo } from "preact/hooks";
import { steady } from "../../../ui/render/memo";
import { say } from "../../../i18n/say";
import { COLOURS, along, bowOf, pathOf, pointOn, sealsOf, type Chart } from "../model/map-data";

/** Without groups that are put in their place: each of them would be a piece of its own whenever the browser puts its layers together. */
export const Lines = steady(({ chart, from, size }: { chart: Chart; from: number; size: number }) => {
  const seals = useMemo(() => sealsOf(chart), [chart]);
  return (
    <g aria-hidden="true">
      {chart.lines.map((line, i) => {
        const bow = bowOf(chart, line.from, line.to);
        const [x, y] = seals[i]!;
        const isNear = line.from === from || line.to === from;
        const letters = say(`line-${COLOURS[line.colour]}`);
        const [room, height, below] = letters.length > 1 ? [21, 23, 8] : [18, 26, 9];
        return (
          <g key={`${line.from} ${line.to}`} class={`ody-line ${COLOURS[line.colour]} ${isNear ? "near" : ""}`}>
            <path class="stroke" d={pathOf(bow)} />
            {line.colour === 2 && <path class="middle" d={pathOf(bow)} />}
            <circle class="seal" cx={x.toFixed(1)} cy={y.toFixed(1)} r={room * size} />
            <text x={x.toFixed(1)} y={(y + below * size).toFixed(1)} font-size={height * size}>
              {letters}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** The way the ship would go, its steps numbered; a line that is gone there and back has two numbers. */
export const Course = steady(({ chart, start, colours, isPast }: { chart: Chart; start: number; colours: readonly number[]; isPast: boolean }) => {
  const islands = along(chart, start, colours);
  const legs = colours.map((_, i) => bowOf(chart, islands[i]!, islands[i + 1]!));
  const end = chart.islands[islands.at(-1)!]!;
  return (
    <g class={`ody-course ${isPast ? "past" : ""}`} aria-hidden="true">
      {legs.map((bow, i) => (
        <path key={i} class="band" d={pathOf(bow)} />
      ))}
      {legs.map((bow, i) => (
        <path key={i} class="flow" d={pathOf(bow)} />
      ))}
      {colours.length > 0 && !isPast && <circle class="goal" cx={end.x} cy={end.y} r="76" />}
    </g>
  );
});

export const Steps = steady(({ chart, start, colours }: { chart: Chart; start: number; colours: readonly number[] }) => {
  const islands = along(chart, start, colours);
  return (
    <g class="ody-steps" aria-hidden="true">
      {colours.map((_, i) => {
        const bow = bowOf(chart, islands[i]!, islands[i + 1]!);
        const [x, y] = pointOn(bow, 0.36);
        const [ahead, below] = pointOn(bow, 0.4);
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
});
