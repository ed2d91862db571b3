/** One place on the map, with what lies there but for ship and disks. It is drawn in pixels, and the board puts it where it belongs: the map's zoom does not make it larger. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { language } from "../../../i18n/language";
import { memo, useMemoizedList, useStableMap } from "../../../ui/render/memo";
import { CARD_ICONS, laurels, PLACE_ICONS } from "../icons";
import type { MapData, Place } from "../model/map-data";
import type { PlaceContents } from "../model/place-contents";
import { LETTERS } from "../model/vocabulary";
import { label, letterOf, placeInWords } from "../names";
import { SHAPES } from "../signs";
import { LINE, labelPositionOf, linesOf, roomAround } from "./place-labels";

/** What a place is drawn from. */
export interface PlaceAppearance {
  contents: PlaceContents;
  can: boolean; // a tap does something
  chosen: boolean; // the plan aims here
  move: string | undefined; // what a tap plays, if it plays at once
  isStop: boolean; // where the Tab key enters the map
  isKey: boolean; // its name is to be read
}

interface Props {
  mapData: MapData;
  appearances: PlaceAppearance[]; // by place; of those that are drawn
}

/** What the sign itself shows. */
type Sign = Pick<PlaceAppearance, "can" | "chosen" | "move" | "isStop"> & Pick<PlaceContents, "goal" | "plague">;

/** Most moves change none of them, and few change more than two: what a place is drawn from is the same thing then. The ship that comes or goes
changes the names of its neighbours alone. */
export function Places({ mapData, appearances }: Props) {
  const signs = useStableMap(appearances, ({ contents: { goal, plague }, can, chosen, move, isStop }) => ({
    goal,
    plague,
    can,
    chosen,
    move,
    isStop,
  }));
  const seats = useStableMap(appearances, ({ contents }) => contents.reached);
  const contents = useMemoizedList(mapData, signs, (sign, i) => (
    <PlaceMark key={mapData.places[i]!.word} {...sign} place={mapData.places[i]!} />
  ));
  const letters = useMemoizedList(mapData, seats, (reached, i) => (
    <PlaceLetters key={mapData.places[i]!.word} place={mapData.places[i]!} reached={reached} />
  ));
  return (
    <>
      {contents}
      {letters}
    </>
  );
}

export function PlaceNames({ mapData, appearances }: Props) {
  const titles = useStableMap(appearances, ({ contents, isKey }) => ({ isShip: contents.ship, isKey }));
  return useMemoizedList(mapData, titles, (title, i) => (
    <PlaceName key={mapData.places[i]!.word} place={mapData.places[i]!} {...title} />
  ));
}

interface Heard extends Props {
  map: RefObject<HTMLElement | null>;
  steps: number[]; // from the ship, by place
  names: string[];
  you: number;
}

/** For those who listen: each place in words. When the ship comes somewhere all of them change; so eyes see first that it did. */
export const PlaceWords = memo(({ map, mapData, appearances, steps, names, you }: Heard) => {
  const spoken = language.value;
  useEffect(() => {
    map.current!.querySelectorAll<SVGElement>(".place").forEach((sign) => {
      const i = Number(sign.dataset.point);
      const words = placeInWords(mapData, mapData.places[i]!, appearances[i]!.contents, steps[i]!, names, you).join(
        " ",
      );
      if (sign.getAttribute("aria-label") !== words) sign.setAttribute("aria-label", words);
    });
  }, [spoken, mapData, appearances, steps, names, you]);
  return null;
});

function PlaceMark(props: Sign & { place: Place }) {
  const { place } = props;
  const kind = place.colour ?? "none";
  return (
    <g
      class={`place ${kind} ${props.can ? "can" : ""} ${props.chosen ? "chosen" : ""} ${props.goal}`}
      role="button"
      aria-label={label(place)} // until PlaceWords tells more
      tabindex={props.isStop ? 0 : -1} // SVG knows it in small letters only
      data-point={place.number}
      data-place={place.word}
      data-move={props.move}
    >
      <circle class="reach" />
      {props.can && <circle class="halo" r="20" />}
      {props.goal !== "none" && <Picture d={laurels} size={50} class="laurel" y={1} />}
      <path class="shape" d={SHAPES[kind]} />
      <circle class="ring" r="19" />
      {PLACE_ICONS[place.word] && <Picture d={PLACE_ICONS[place.word]!} size={18} class="emblem" />}
      {props.plague && (
        <g class="plague-disk" transform={`translate(${roomAround(place.word).plague})`}>
          <circle r="10.500" />
          <Picture d={CARD_ICONS.plague} size={16} />
        </g>
      )}
    </g>
  );
}

/** Letters beside the mark, for eyes: they stand outside of it, since whoever listens is told them in words. */
function PlaceLetters({ place, reached }: { place: Place; reached: number[] }) {
  return (
    <g class={`letters ${place.colour ?? "start"}`} data-at={place.number} aria-hidden="true">
      {place.colour && (
        <g class="badge letter">
          <circle cx="-12" cy="11" r="7" />
          <text x="-12" y="14.800">
            {letterOf(place.colour)}
          </text>
        </g>
      )}
      {reached.map((seat) => (
        <g key={seat} class="badge seat">
          <circle cx="13" cy="11" r="8" />
          <text x="13" y="14.800">
            {LETTERS[seat]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The name, over all the places: what lies at one must not hide what another is called. From afar only those that matter. */
function PlaceName({ place, isShip, isKey }: { place: Place; isShip: boolean; isKey: boolean }) {
  const lines = linesOf(label(place));
  const { x, y, anchor } = labelPositionOf(place.word, lines.length, isShip);
  return (
    <g class={isKey ? "place-name key" : "place-name"} data-at={place.number} aria-hidden="true">
      <text text-anchor={anchor} y={y}>
        {lines.map((line, i) => (
          <tspan key={i} x={x} dy={i ? LINE : 0}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function Picture(props: { d: string; size: number; class?: string; y?: number }) {
  const [half, scale] = [props.size / 2, props.size / 512];
  return (
    <path class={props.class} d={props.d} transform={`translate(${-half} ${(props.y ?? 0) - half}) scale(${scale})`} />
  );
}
