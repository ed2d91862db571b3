/** The places on the map, with everything on them except the ship and the disks. They are drawn in pixels around 0, 0, and the
board moves them to their position: the map's zoom does not enlarge them. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { language } from "../../../i18n/language";
import { memo, useMemoizedList, useStableMap } from "../../../ui/render/memo";
import { CARD_ICONS, laurels, PLACE_ICONS } from "../icons";
import type { MapData, Place } from "../model/map-data";
import type { PlaceContents } from "../model/place-contents";
import { SEAT_LETTERS } from "../model/vocabulary";
import { placeInWords, placeLabel, regionLetter } from "../names";
import { SHAPES } from "../signs";
import { LINE_HEIGHT, labelPositionOf, linesOf, markOffsetsAt } from "./place-labels";

/** Everything that the drawing of a place depends on. */
export interface PlaceAppearance {
  contents: PlaceContents;
  canTap: boolean; // a tap does something
  isChosen: boolean; // it is the target of the plan
  move: string | undefined; // the move that a tap sends at once, if any
  isTabStop: boolean; // the Tab key enters the map here
  keepsName: boolean; // its name goes before others if there is no room for all
}

interface Props {
  mapData: MapData;
  appearances: PlaceAppearance[]; // by place; only those that are drawn yet
}

type MarkAppearance = Pick<PlaceAppearance, "canTap" | "isChosen" | "move" | "isTabStop"> &
  Pick<PlaceContents, "goal" | "plague">;

/** The marks and letters of all places. Most moves change none of them and few change more than two, so unchanged places are
memoised. When the ship moves, only the names near it change. */
export function Places({ mapData, appearances }: Props) {
  const marks = useStableMap(appearances, ({ contents: { goal, plague }, canTap, isChosen, move, isTabStop }) => ({
    goal,
    plague,
    canTap,
    isChosen,
    move,
    isTabStop,
  }));
  const reachedBy = useStableMap(appearances, ({ contents }) => contents.reached);
  const drawnMarks = useMemoizedList(mapData, marks, (mark, i) => (
    <PlaceMark key={mapData.places[i]!.word} {...mark} place={mapData.places[i]!} />
  ));
  const drawnLetters = useMemoizedList(mapData, reachedBy, (reached, i) => (
    <PlaceLetters key={mapData.places[i]!.word} place={mapData.places[i]!} reached={reached} />
  ));
  return (
    <>
      {drawnMarks}
      {drawnLetters}
    </>
  );
}

export function PlaceNames({ mapData, appearances }: Props) {
  const titles = useStableMap(appearances, ({ contents }) => ({ isShip: contents.ship }));
  return useMemoizedList(mapData, titles, (title, i) => (
    <PlaceName key={mapData.places[i]!.word} place={mapData.places[i]!} {...title} />
  ));
}

interface PlaceWordsProps extends Props {
  map: RefObject<HTMLElement | null>;
  steps: number[]; // by place: steps from the ship
  names: string[];
  you: number;
}

/** Describe each place for screen readers. All descriptions change when the ship moves, so this runs as an effect: the browser
can paint the move first. */
export const PlaceWords = memo(({ map, mapData, appearances, steps, names, you }: PlaceWordsProps) => {
  const currentLanguage = language.value;
  useEffect(() => {
    map.current!.querySelectorAll<SVGElement>(".place").forEach((sign) => {
      const i = Number(sign.dataset.point);
      const words = placeInWords(mapData, mapData.places[i]!, appearances[i]!.contents, steps[i]!, names, you).join(
        " ",
      );
      if (sign.getAttribute("aria-label") !== words) sign.setAttribute("aria-label", words);
    });
  }, [currentLanguage, mapData, appearances, steps, names, you]);
  return null;
});

function PlaceMark(props: MarkAppearance & { place: Place }) {
  const { place } = props;
  const kind = place.colour ?? "none";
  return (
    <g
      class={`place ${kind} ${props.canTap ? "can" : ""} ${props.isChosen ? "chosen" : ""} ${props.goal}`}
      role="button"
      aria-label={placeLabel(place)} // until PlaceWords sets the full description
      tabindex={props.isTabStop ? 0 : -1} // SVG only knows the lower-case name
      data-point={place.number}
      data-place={place.word}
      data-move={props.move}
    >
      <circle class="reach" />
      {props.canTap && <circle class="halo" r="20" />}
      {props.goal !== "none" && <Picture d={laurels} size={50} class="laurel" y={1} />}
      <path class="shape" d={SHAPES[kind]} />
      <circle class="ring" r="19" />
      {PLACE_ICONS[place.word] && <Picture d={PLACE_ICONS[place.word]!} size={18} class="emblem" />}
      {props.plague && (
        <g class="plague-disk" data-about="thing plague" transform={`translate(${markOffsetsAt(place).plague})`}>
          <circle r="10.500" />
          <Picture d={CARD_ICONS.plague} size={16} />
        </g>
      )}
    </g>
  );
}

/** Letters beside the mark. They are outside its group and hidden from screen readers, as its label says the same in words. */
function PlaceLetters({ place, reached }: { place: Place; reached: number[] }) {
  return (
    <g class={`letters ${place.colour ?? "start"}`} data-at={place.number} aria-hidden="true">
      {place.colour && (
        <g class="badge letter">
          <circle cx="-12" cy="11" r="7" />
          <text x="-12" y="14.800">
            {regionLetter(place.colour)}
          </text>
        </g>
      )}
      {reached.map((seat) => (
        <g key={seat} class="badge seat">
          <circle cx="13" cy="11" r="8" />
          <text x="13" y="14.800">
            {SEAT_LETTERS[seat]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The name of a place. Names are drawn over all places, so that no mark covers the name of another place. The board
hides those that have no room. */
function PlaceName({ place, isShip }: { place: Place; isShip: boolean }) {
  const lines = linesOf(placeLabel(place));
  const { x, y, anchor } = labelPositionOf(place, lines.length, isShip);
  return (
    <g class="place-name" data-at={place.number} aria-hidden="true">
      <text text-anchor={anchor} y={y}>
        {lines.map((line, i) => (
          <tspan key={i} x={x} dy={i ? LINE_HEIGHT : 0}>
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
