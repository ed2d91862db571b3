/** The board as data for drawing: positions of places, paths of routes, and distances. */
import type { GameInfo } from "../../../net/shapes";
import { extent, filling, freeSides, type NameSide, type Position, springLayout } from "./free-layout";
import { isNameSet } from "./label-sides";
import { HEIGHT, project, WIDTH } from "./projection";
import { ROUTE_CURVES } from "./route-curves";
import type { Colour } from "./vocabulary";

export interface Place {
  number: number;
  word: string;
  colour: Colour | undefined; // undefined for the start
  x: number;
  y: number;
  near: number[]; // numbers of the neighbours
  nameSide?: NameSide; // where its name stands, unless that was set by hand
}

export interface Route {
  key: string;
  ends: [number, number];
  path: string; // SVG path data, from the first end to the second
}

export interface MapData {
  places: Place[];
  routes: Route[];
  hasCoast: boolean; // the places lie on the coast of the Mediterranean
}

interface BoardFile {
  places: Record<string, { colour: Colour | null; lon?: number; lat?: number }>;
  routes: [string, string][];
}

const mapDataByGame = new WeakMap<GameInfo, MapData>();

export function mapDataOf(game: GameInfo): MapData {
  const known = mapDataByGame.get(game);
  if (known) return known;
  const mapData = buildMapData(game.board.file as unknown as BoardFile, game.names.places as string[]);
  mapDataByGame.set(game, mapData);
  return mapData;
}

export function buildMapData(file: BoardFile, words: readonly string[]): MapData {
  const number = new Map(words.map((word, i) => [word, i]));
  const ends = file.routes.map(([a, b]): [number, number] => [number.get(a)!, number.get(b)!]);
  const known = words.flatMap((word): Position[] => {
    const { lon, lat } = file.places[word]!;
    return lon === undefined || lat === undefined ? [] : [project(lon, lat)];
  });
  const isKnown = known.length === words.length;
  const hasCoast = isKnown && isOnCoast(known);
  const positions = hasCoast ? known : filling(isKnown ? known : springLayout(words.length, ends));
  const sides = hasCoast && words.every(isNameSet) ? [] : freeSides(positions, words);
  const places: Place[] = words.map((word, i) => {
    const [x, y] = positions[i]!;
    const place: Place = { number: i, word, colour: file.places[word]!.colour ?? undefined, x, y, near: [] };
    return sides[i] ? { ...place, nameSide: sides[i] } : place;
  });
  const routes = file.routes.map(([a, b], i) => {
    const [from, to] = ends[i]!.map((end) => places[end]!) as [Place, Place];
    from.near.push(to.number);
    to.near.push(from.number);
    return {
      key: `${a} ${b}`,
      ends: ends[i]!,
      path: curvedPath(from, to, (hasCoast && ROUTE_CURVES[`${a} ${b}`]) || 0.05),
    };
  });
  for (const place of places) place.near.sort((a, b) => a - b);
  return { places, routes, hasCoast };
}

const MIN_SPREAD = 0.5; // fraction of the map that the places must fill, or the coast would leave them too close together

/** Return whether the places lie where the map shows the coast of the Mediterranean, and fill the map. */
function isOnCoast(positions: Position[]): boolean {
  const [left, right, top, bottom] = extent(positions);
  const isInside = left >= 0 && right <= WIDTH && top >= 0 && bottom <= HEIGHT;
  return isInside && (right - left > MIN_SPREAD * WIDTH || bottom - top > MIN_SPREAD * HEIGHT);
}

/** Return a curved path. `bend` is its distance from the straight line, as a fraction of the line's length. */
function curvedPath(from: Place, to: Place, bend: number): string {
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** Return the route between two neighbours. `backward` tells that the ship sails it from its second end. */
export function routeBetween(
  mapData: MapData,
  from: number,
  to: number,
): { path: string; backward: boolean } | undefined {
  for (const route of mapData.routes) {
    if (route.ends[0] === from && route.ends[1] === to) return { path: route.path, backward: false };
    if (route.ends[0] === to && route.ends[1] === from) return { path: route.path, backward: true };
  }
  return undefined;
}

/** Return the number of steps from a place to each place. */
export function stepsFrom(mapData: MapData, start: number): number[] {
  const steps = mapData.places.map(() => Infinity);
  steps[start] = 0;
  for (let queue = [start]; queue.length; ) {
    const at = queue.shift()!;
    for (const next of mapData.places[at]!.near) {
      if (steps[next]! < Infinity) continue;
      steps[next] = steps[at]! + 1;
      queue.push(next);
    }
  }
  return steps;
}
