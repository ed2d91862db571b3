/** The map of Ulysses as plain shapes for the ending, and the signs of the goals.

What the board needs too is passed in: imported by two files of the page, it would move into the one that every page loads. */
import type { ComponentType } from "preact";
import type { Event } from "../../net/shapes";
import { type EndingUi, type Shape, VASE } from "../../table/ending/ending-ui";
import { UiIcon } from "../../ui/drawings/ui-icon";
import type { MapData, Route } from "./model/map-data";
import type { Colour } from "./model/vocabulary";

export interface Parts {
  mapData: MapData;
  size: readonly [width: number, height: number];
  outlines: Record<Colour | "none", string>; // of the places, around 0, 0
  RegionSign: ComponentType<{ colour: Colour | undefined; words?: string }>;
}

export async function endingUi({ mapData, size: [width, height], outlines, RegionSign }: Parts): Promise<EndingUi> {
  const { places, routes, hasCoast } = mapData;
  const coast = hasCoast ? (await import("./board/map-background")).COAST : "";
  const placeOf = (word: string) => places.find((place) => place.word === word)!;
  const shapes: Shape[] = [
    { d: `M0 0H${width}V${height}H0Z`, fill: VASE.glaze },
    { d: coast, fill: VASE.clay, stroke: VASE.slip, width: 2.5 },
    ...routes.map(({ path }) => ({ d: path, stroke: VASE.slip, width: 3, opacity: 0.35 })),
    ...places.map(({ colour, x, y }) => ({
      ...{ d: outlines[colour ?? "none"], x, y },
      ...{ fill: VASE[colour ?? "none"], stroke: VASE.glaze, width: 3 },
    })),
  ];
  return {
    ...{ width, height, shapes },
    at: (place) => [placeOf(place).x, placeOf(place).y],
    path: (from, to) => pathBetween(routes, placeOf(from).number, placeOf(to).number),
    Sign: ({ event }) => <Sign event={event} colour={colourIn(places, event)} RegionSign={RegionSign} />,
  };
}

function pathBetween(routes: Route[], from: number, to: number): string {
  return routes.find(({ ends }) => ends.includes(from) && ends.includes(to))?.path ?? "";
}

function colourIn(places: MapData["places"], { args }: Event): Colour | undefined {
  return places.find((place) => place.word === args.goal)?.colour;
}

interface SignProps {
  event: Event;
  colour: Colour | undefined;
  RegionSign: Parts["RegionSign"];
}

function Sign({ event, colour, RegionSign }: SignProps) {
  if (event.name !== "end-reached" && event.name !== "end-open") return null;
  return (
    <>
      {event.name === "end-reached" && <UiIcon name="tick" />}
      <RegionSign colour={colour} />
    </>
  );
}
