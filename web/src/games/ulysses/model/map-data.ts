/** The board as data: places where they lie, routes as they are drawn, and how far it is. */
import type { GameInfo } from "../../../net/shapes";
import { project } from "./projection";
import { ROUTE_CURVES } from "./route-curves";
import type { Colour } from "./vocabulary";

export interface Place {
  number: number;
  word: string;
  colour: Colour | undefined; // the start has none
  x: number;
  y: number;
  near: number[]; // by number
}

export interface Route {
  key: string;
  ends: [number, number];
  path: string; // for SVG, from the first end to the second
}

export interface MapData {
  places: Place[];
  routes: Route[];
}

interface BoardFile {
  places: Record<string, { colour: Colour | null; lon?: number; lat?: number }>;
  routes: [string, string][];
}

const drawn = new WeakMap<GameInfo, MapData>();

export function mapDataOf(game: GameInfo): MapData {
  const known = drawn.get(game);
  if (known) return known;
  const mapData = draw(game.board.file as unknown as BoardFile, game.names.places as string[]);
  drawn.set(game, mapData);
  return mapData;
}

export function draw(file: BoardFile, words: readonly string[]): MapData {
  const number = new Map(words.map((word, i) => [word, i]));
  const places: Place[] = words.map((word, i) => {
    const { lon, lat, colour } = file.places[word]!;
    const [x, y] = lon === undefined || lat === undefined ? inARing(i, words.length) : project(lon, lat);
    return { number: i, word, colour: colour ?? undefined, x, y, near: [] };
  });
  const routes = file.routes.map(([a, b]) => {
    const [from, to] = [places[number.get(a)!]!, places[number.get(b)!]!];
    from.near.push(to.number);
    to.near.push(from.number);
    return {
      key: `${a} ${b}`,
      ends: [from.number, to.number] as [number, number],
      path: curve(from, to, ROUTE_CURVES[`${a} ${b}`] ?? 0.05),
    };
  });
  for (const place of places) place.near.sort((a, b) => a - b);
  return { places, routes };
}

/** A board of somebody's own may not say where its places lie. */
function inARing(i: number, count: number): [number, number] {
  const angle = (i / count) * 2 * Math.PI;
  return [800 + 640 * Math.cos(angle), 380 + 300 * Math.sin(angle)];
}

/** A gentle bow; `bend` is how far it leaves the straight line, in parts of its length. */
function curve(from: Place, to: Place, bend: number): string {
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** The way between two neighbours, and whether it is sailed from its second end. */
export function wayBetween(
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

/** Steps from a place to every other. */
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
