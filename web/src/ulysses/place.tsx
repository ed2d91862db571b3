/** One place on the map, with all that lies there. It is drawn in pixels: the map's zoom does not make it larger. */
import { steady } from "../look/steady";
import { LINE, linesOf, roomAround, spotOf } from "./labels";
import { SHAPES, Shield } from "./mark";
import type { Marks } from "./marks";
import { label, letterOf, placeInWords } from "./names";
import type { Chart, Place } from "./chart";
import { CARD_ICONS, PLACE_ICONS, laurels } from "./symbols";
import { LETTERS } from "./words";

/** What a place is drawn from. */
export interface Sight {
  marks: Marks;
  steps: number; // from the ship
  can: boolean; // a tap does something
  chosen: boolean; // the plan aims here
  move: string | undefined; // what a tap plays, if it plays at once
  isStop: boolean; // where the Tab key enters the map
  isKey: boolean; // its name is to be read from afar too
}

interface Props {
  chart: Chart;
  sights: Sight[]; // by place; of those that are drawn
  names: string[];
  you: number;
}

/** Most moves change none of them, and few change more than two. */
export const Places = steady(({ chart, sights, names, you }: Props) => (
  <>
    {sights.map((sight, i) => (
      <PlaceMark key={chart.places[i]!.word} {...sight} chart={chart} place={chart.places[i]!} names={names} you={you} />
    ))}
    {sights.map(({ marks }, i) => (
      <PlaceLetters key={chart.places[i]!.word} place={chart.places[i]!} reached={marks.reached} />
    ))}
  </>
));

export const PlaceNames = steady(({ chart, sights }: { chart: Chart; sights: Sight[] }) => (
  <>
    {chart.places.map((place, i) => (
      <PlaceName key={place.word} place={place} isShip={sights[i]!.marks.ship} isKey={sights[i]!.isKey} />
    ))}
  </>
));

const PlaceMark = steady((props: Sight & { chart: Chart; place: Place; names: string[]; you: number }) => {
  const { place, marks } = props;
  const words = placeInWords(props.chart, place, marks, props.steps, props.names, props.you); // for those who listen
  const kind = place.colour ?? "none";
  const around = roomAround(place.word);
  return (
    <g
      class={`place ${kind} ${props.can ? "can" : ""} ${props.chosen ? "chosen" : ""} ${marks.goal}`}
      style={{ translate: `${place.x}px ${place.y}px` }}
      role="button"
      tabindex={props.isStop ? 0 : -1} // SVG knows it in small letters only
      aria-label={words.join(" ")}
      data-point={place.number}
      data-place={place.word}
      data-move={props.move}
    >
      <circle class="reach" />
      {props.can && <circle class="halo" r="20" />}
      {marks.goal !== "none" && <Picture d={laurels} size={50} class="laurel" y={1} />}
      <path class="shape" d={SHAPES[kind]} />
      {PLACE_ICONS[place.word] && <Picture d={PLACE_ICONS[place.word]!} size={18} class="emblem" />}
      <circle class="ring" r="19" />
      {marks.plague && (
        <g class="plague-disk" transform={`translate(${around.plague})`}>
          <circle r="10.500" />
          <Picture d={CARD_ICONS.plague} size={16} />
        </g>
      )}
      {marks.disks.map((side) => (
        <g key={side} class="disk" transform={`translate(${around.disk})`}>
          <Shield side={side} r={12} />
        </g>
      ))}
    </g>
  );
});

/** Letters beside the mark, for eyes: they stand outside of it, since whoever listens is told them in words. */
const PlaceLetters = steady(({ place, reached }: { place: Place; reached: number[] }) => (
  <g class={`letters ${place.colour ?? "start"}`} style={{ translate: `${place.x}px ${place.y}px` }} aria-hidden="true">
    {place.colour && (
      <g class="badge letter">
        <circle cx="-12" cy="11" r="7" />
        <text x="-12" y="14.800">{letterOf(place.colour)}</text>
      </g>
    )}
    {reached.map((seat) => (
      <g key={seat} class="badge seat">
        <circle cx="13" cy="11" r="8" />
        <text x="13" y="14.800">{LETTERS[seat]}</text>
      </g>
    ))}
  </g>
));

/** The name, over all the places: what lies at one must not hide what another is called. From afar only those that matter. */
const PlaceName = steady(({ place, isShip, isKey }: { place: Place; isShip: boolean; isKey: boolean }) => {
  const lines = linesOf(label(place));
  const { x, y, anchor } = spotOf(place.word, lines.length, isShip);
  return (
    <text
      class={isKey ? "place-name key" : "place-name"}
      style={{ translate: `${place.x}px ${place.y}px` }}
      text-anchor={anchor}
      y={y}
      aria-hidden="true"
    >
      {lines.map((line, i) => (
        <tspan key={i} x={x} dy={i ? LINE : 0}>
          {line}
        </tspan>
      ))}
    </text>
  );
});

function Picture(props: { d: string; size: number; class?: string; y?: number }) {
  const [half, scale] = [props.size / 2, props.size / 512];
  return <path class={props.class} d={props.d} transform={`translate(${-half} ${(props.y ?? 0) - half}) scale(${scale})`} />;
}
