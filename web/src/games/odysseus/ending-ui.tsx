/** The map of Odysseus as plain shapes for the ending, and the disks of the adventures.

What the board needs too is passed in: imported by two files of the page, it would move into the one that every page loads. */
import type { ComponentType } from "preact";
import { type EndingUi, type Shape, VASE } from "../../table/ending/ending-ui";
import type { Curve, MapData } from "./model/map-data";

const RADIUS = 46; // of an island
const LINES = [VASE.yellow, VASE.green, VASE.red]; // by colour of the line

export interface Parts {
  mapData: MapData;
  margin: number;
  outlineOf: (word: string, radius: number) => string;
  curveOf: (mapData: MapData, from: number, to: number) => Curve;
  pathOf: (curve: Curve) => string;
  Disk: ComponentType<{ number: number; word: string }>;
}

export function endingUi({ mapData: plain, margin, outlineOf, curveOf, pathOf, Disk }: Parts): EndingUi {
  const islands = plain.islands.map((island) => ({ ...island, x: island.x + margin, y: island.y + margin }));
  const mapData = { ...plain, islands };
  const [width, height] = [plain.width + 2 * margin, plain.height + 2 * margin];
  const number = (word: string) => islands.findIndex((island) => island.word === word);
  const shapes: Shape[] = [
    { d: `M0 0H${width}V${height}H0Z`, fill: VASE.glaze },
    ...mapData.lines.map(({ colour, from, to }) => ({
      ...{ d: pathOf(curveOf(mapData, from, to)), stroke: LINES[colour]!, width: 4, opacity: 0.5 },
    })),
    ...islands.map(({ word, x, y }) => ({
      ...{ d: outlineOf(word, RADIUS), x, y, fill: VASE.clay, stroke: VASE.slip, width: 3 },
    })),
  ];
  return {
    ...{ width, height, shapes },
    at: (place) => [islands[number(place)]!.x, islands[number(place)]!.y],
    path: (from, to) => pathOf(curveOf(mapData, number(from), number(to))),
    Sign: ({ event }) => {
      const word = String(event.args.adventure ?? "");
      return word ? <Disk number={mapData.adventures.indexOf(word)} word={word} /> : null;
    },
  };
}
