/** One place on the map, with all that lies there. It is drawn in pixels: the map's zoom does not make it larger. */
import { LINE, linesOf, roomAround, spotOf } from "./labels";
import { SHAPES, Shield } from "./mark";
import type { Marks } from "./marks";
import { label, letterOf } from "./names";
import type { Place } from "./chart";
import { CARD_ICONS, PLACE_ICONS, laurels } from "./symbols";
import { LETTERS } from "./words";

interface Props {
  place: Place;
  marks: Marks;
  words: string; // all about it, for those who listen
  can: boolean; // a tap does something
  chosen: boolean; // the plan aims here
  move: string | undefined; // what a tap plays, if it plays at once
  isStop: boolean; // where the Tab key enters the map
  onHover: (isOn: boolean) => void;
}

export function PlaceMark(props: Props) {
  const { place, marks, onHover } = props;
  const kind = place.colour ?? "none";
  const around = roomAround(place.word);
  return (
    <g
      class={`place ${kind} ${props.can ? "can" : ""} ${props.chosen ? "chosen" : ""} ${marks.goal}`}
      style={{ transform: `translate(${place.x}px, ${place.y}px) scale(var(--s))` }}
      role="button"
      tabindex={props.isStop ? 0 : -1} // SVG knows it in small letters only
      aria-label={props.words}
      data-point={place.number}
      data-place={place.word}
      data-move={props.move}
      onPointerEnter={(event) => event.pointerType === "mouse" && onHover(true)}
      onPointerLeave={() => onHover(false)}
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
}

/** Letters beside the mark, for eyes: they stand outside of it, since whoever listens is told them in words. */
export function PlaceLetters({ place, marks }: { place: Place; marks: Marks }) {
  return (
    <g class={`letters ${place.colour ?? "start"}`} style={{ transform: `translate(${place.x}px, ${place.y}px) scale(var(--s))` }} aria-hidden="true">
      {place.colour && (
        <g class="badge letter" transform="translate(-12 11)">
          <circle r="7" />
          <text y="3.800">{letterOf(place.colour)}</text>
        </g>
      )}
      {marks.reached.map((seat) => (
        <g key={seat} class="badge seat" transform="translate(13 11)">
          <circle r="8" />
          <text y="3.800">{LETTERS[seat]}</text>
        </g>
      ))}
    </g>
  );
}

/** The name, over all the places: what lies at one must not hide what another is called. From afar only those that matter. */
export function PlaceName({ place, marks, matters }: { place: Place; marks: Marks; matters: boolean }) {
  const lines = linesOf(label(place));
  const { x, y, anchor } = spotOf(place.word, lines.length, marks.ship);
  const isKey = matters || marks.ship || marks.plague || marks.goal !== "none" || marks.disks.length > 0;
  return (
    <text
      class={isKey ? "place-name key" : "place-name"}
      style={{ transform: `translate(${place.x}px, ${place.y}px) scale(var(--t))` }}
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
}

function Picture(props: { d: string; size: number; class?: string; y?: number }) {
  const [half, scale] = [props.size / 2, props.size / 512];
  return <path class={props.class} d={props.d} transform={`translate(${-half} ${(props.y ?? 0) - half}) scale(${scale})`} />;
}
