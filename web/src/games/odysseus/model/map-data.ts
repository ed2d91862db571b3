/** The archipelago as a drawing needs it: where the islands lie, where each line leads, and the way along them. */
import type { GameInfo } from "../../../net/shapes";

export const COLOURS = ["yellow", "green", "red"] as const;

export interface Island {
  word: string;
  x: number;
  y: number;
  beyond: number[]; // by colour: the island at the other end of its line
}

export interface IslandLine {
  colour: number;
  from: number;
  to: number;
}

export interface MapData {
  width: number;
  height: number;
  islands: Island[];
  lines: IslandLine[];
  adventures: string[];
  tasks: number[][]; // by task card, by adventure
  gods: string[];
  kinds: string[];
  spaces: string[];
  phases: string[];
}

export type Point = readonly [x: number, y: number];
/** A line as it is painted: from, where it bends to, to. */
export type Curve = readonly [Point, Point, Point];

interface File {
  size: [number, number];
  islands: Record<string, [number, number]>;
  lines: Record<string, [string, string][]>;
}

const read = new WeakMap<GameInfo, MapData>();

export function mapDataOf(game: GameInfo): MapData {
  const mapData = read.get(game) ?? parse(game);
  read.set(game, mapData);
  return mapData;
}

function parse(game: GameInfo): MapData {
  const file = game.board.file as File;
  const { islands: words, ...names } = game.names as { islands: string[] } & Pick<
    MapData,
    "adventures" | "tasks" | "gods" | "kinds" | "spaces" | "phases"
  >;
  const islands: Island[] = words.map((word) => ({
    word,
    x: file.islands[word]![0],
    y: file.islands[word]![1],
    beyond: [],
  }));
  const lines = COLOURS.flatMap((name, colour) =>
    file.lines[name]!.map(([a, b]): IslandLine => ({ colour, from: words.indexOf(a), to: words.indexOf(b) })),
  );
  for (const { colour, from, to } of lines) {
    islands[from]!.beyond[colour] = to;
    islands[to]!.beyond[colour] = from;
  }
  return { width: file.size[0], height: file.size[1], islands, lines, ...names };
}

const FARTHEST = 1.7; // times as far apart as on the board

/** The same map for a frame of another form: the islands lie farther apart, so that the sea fills it. */
export function stretched(mapData: MapData, aspect: number, margin: number): MapData {
  const [width, height] = [mapData.width + 2 * margin, mapData.height + 2 * margin];
  const wide = Math.min(FARTHEST, Math.max(1, (height * aspect - 2 * margin) / mapData.width));
  const high = Math.min(FARTHEST, Math.max(1, (width / aspect - 2 * margin) / mapData.height));
  const islands = mapData.islands.map((island) => ({ ...island, x: island.x * wide, y: island.y * high }));
  return { ...mapData, width: mapData.width * wide, height: mapData.height * high, islands };
}

const TURNS = 40; // in which islands make room for each other

/** The same map with its islands at least so far apart, if they have room: those too near to each other move aside, each by half of what is missing. */
export function spaced(mapData: MapData, gap: number, rim: number): MapData {
  const islands = mapData.islands.map((island) => ({ ...island }));
  const pairs = islands.flatMap((a, i) => islands.slice(i + 1).map((b) => [a, b] as const));
  for (let turn = 0; turn < TURNS; turn++) {
    const close = pairs.filter(([a, b]) => apart([a.x, a.y], [b.x, b.y]) < gap);
    if (!close.length) break;
    for (const [a, b] of close) part(a, b, gap);
    for (const island of islands) {
      island.x = Math.min(mapData.width - rim, Math.max(rim, island.x));
      island.y = Math.min(mapData.height - rim, Math.max(rim, island.y));
    }
  }
  return { ...mapData, islands };
}

function part(a: Island, b: Island, gap: number): void {
  const far = apart([a.x, a.y], [b.x, b.y]) || 1;
  const missing = (1.01 * gap - far) / 2; // a little more than asked for, or it would take for ever
  const [x, y] = [((b.x - a.x) / far) * missing, ((b.y - a.y) / far) * missing];
  [a.x, a.y, b.x, b.y] = [a.x - x, a.y - y, b.x + x, b.y + y];
}

/** The islands that the ship comes to, its own first, if it follows these colours. */
export function along(mapData: MapData, start: number, colours: readonly number[]): number[] {
  const found = [start];
  for (const colour of colours) found.push(mapData.islands[found.at(-1)!]!.beyond[colour]!);
  return found;
}

/** Where the line leads whose number is this key: numbers are the same in every language. From no island none leads. */
export function lineFrom(mapData: MapData, from: number, key: string): number | undefined {
  return mapData.islands[from]?.beyond[Number(key) - 1];
}

/** Lines bend a little, as drawn by hand; the same way whichever end one comes from. */
export function curveOf(mapData: MapData, from: number, to: number): Curve {
  const [low, high] = from < to ? [from, to] : [to, from];
  const a = mapData.islands[low]!;
  const b = mapData.islands[high]!;
  const side = (low + high) % 2 ? 0.07 : -0.07;
  const bend: Point = [(a.x + b.x) / 2 - (b.y - a.y) * side, (a.y + b.y) / 2 + (b.x - a.x) * side];
  const ends: Point[] = [
    [a.x, a.y],
    [b.x, b.y],
  ];
  if (from > to) ends.reverse();
  return [ends[0]!, bend, ends[1]!];
}

export function pointOn([a, c, b]: Curve, t: number): Point {
  const at = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * c[i] + t ** 2 * b[i];
  return [at(0), at(1)];
}

/** Where the letter of each line stands: in its middle, or aside where another letter or an island is near. */
export function sealsOf(mapData: MapData): Point[] {
  const found: Point[] = [];
  for (const line of mapData.lines) {
    const curve = curveOf(mapData, line.from, line.to);
    const spots = [0.5, 0.42, 0.58, 0.34, 0.66].map((t) => pointOn(curve, t));
    const free = (spot: Point) =>
      Math.min(
        120,
        ...found.map((seal) => apart(seal, spot)),
        ...mapData.islands.map(({ x, y }) => apart([x, y], spot) - 20),
      );
    found.push(spots.reduce((best, spot) => (free(spot) > free(best) + 8 ? spot : best)));
  }
  return found;
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function pathOf([a, c, b]: Curve): string {
  return `M${round(a)}Q${round(c)} ${round(b)}`;
}

export function round([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
