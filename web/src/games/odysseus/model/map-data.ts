/** The archipelago as data for drawing: positions of islands, lines between them, and courses along the lines. */
import type { GameInfo } from "../../../net/shapes";
import type { LabelBox } from "../../../ui/map/labels";

export const COLOURS = ["yellow", "green", "red"] as const;

export interface Island {
  word: string;
  x: number;
  y: number;
  neighbours: number[]; // by colour: the island at the other end of its line
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
/** A line as it is drawn: start, control point of the Bézier curve, end. */
export type Curve = readonly [Point, Point, Point];

interface BoardFile {
  size?: [number, number];
  islands: Record<string, [number, number]>;
  lines: Record<string, [string, string][]>;
}

const mapDataByGame = new WeakMap<GameInfo, MapData>();

export function mapDataOf(game: GameInfo): MapData {
  const mapData = mapDataByGame.get(game) ?? parseBoard(game);
  mapDataByGame.set(game, mapData);
  return mapData;
}

function parseBoard(game: GameInfo): MapData {
  const file = game.board.file as BoardFile;
  const { islands: words, ...names } = game.names as { islands: string[] } & Pick<
    MapData,
    "adventures" | "tasks" | "gods" | "kinds" | "spaces" | "phases"
  >;
  const { size, positions } = drawingOf(file, words);
  const islands = words.map((word, i): Island => ({ word, x: positions[i]![0], y: positions[i]![1], neighbours: [] }));
  const lines = COLOURS.flatMap((name, colour) =>
    file.lines[name]!.map(([a, b]): IslandLine => ({ colour, from: words.indexOf(a), to: words.indexOf(b) })),
  );
  for (const { colour, from, to } of lines) {
    islands[from]!.neighbours[colour] = to;
    islands[to]!.neighbours[colour] = from;
  }
  return { width: size[0], height: size[1], islands, lines, ...names };
}

const AREA = 1600 * 1000; // of the map in its own units, in which islands and names have their sizes

/** Return the size of the map and the positions of its islands. Drawings of any size become maps of the same area. */
function drawingOf(file: BoardFile, words: readonly string[]): { size: Point; positions: Point[] } {
  const known = words.map((word) => file.islands[word]!).filter((position) => position.length === 2);
  const positions: Point[] = known.length === words.length ? known : ring(words.length);
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  const [right, bottom] = file.size ?? [0, 0];
  const isInside = Math.min(...xs, ...ys) >= 0 && Math.max(...xs) <= right && Math.max(...ys) <= bottom;
  const [left, top, width, height] = isInside ? [0, 0, right, bottom] : around(positions);
  const scale = Math.sqrt(AREA / (width * height));
  const scaled = positions.map(([x, y]): Point => [(x - left) * scale, (y - top) * scale]);
  return { size: [width * scale, height * scale], positions: scaled };
}

const RIM = 0.07; // of the map's width and height, around islands that are not inside of the size in the file

/** Return the upper left corner, width and height of a box around points. */
function around(points: Point[]): [left: number, top: number, width: number, height: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  return [left - RIM * width, top - RIM * height, (1 + 2 * RIM) * width, (1 + 2 * RIM) * height];
}

/** Positions for islands without any. */
function ring(count: number): Point[] {
  const angles = Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI);
  return angles.map((angle) => [1.6 * Math.cos(angle), Math.sin(angle)]);
}

const MAX_STRETCH = 1.7; // factor of the distances on the board

/** Stretch the map to the aspect ratio of its frame: the islands move apart, so that the sea fills the frame. */
export function stretched(mapData: MapData, aspect: number, margin: number): MapData {
  const [width, height] = [mapData.width + 2 * margin, mapData.height + 2 * margin];
  const wide = Math.min(MAX_STRETCH, Math.max(1, (height * aspect - 2 * margin) / mapData.width));
  const high = Math.min(MAX_STRETCH, Math.max(1, (width / aspect - 2 * margin) / mapData.height));
  const islands = mapData.islands.map((island) => ({ ...island, x: island.x * wide, y: island.y * high }));
  return { ...mapData, width: mapData.width * wide, height: mapData.height * high, islands };
}

const MAX_PASSES = 40; // each moves islands apart

/** Move islands that are closer than `gap` apart, each by half of the missing distance. They stay `rim` away from the edge of the map;
without enough room some remain too close. */
export function spaced(mapData: MapData, gap: number, rim: number): MapData {
  const islands = mapData.islands.map((island) => ({ ...island }));
  const pairs = islands.flatMap((a, i) => islands.slice(i + 1).map((b) => [a, b] as const));
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const close = pairs.filter(([a, b]) => distance([a.x, a.y], [b.x, b.y]) < gap);
    if (!close.length) break;
    for (const [a, b] of close) pushApart(a, b, gap);
    for (const island of islands) {
      island.x = Math.min(mapData.width - rim, Math.max(rim, island.x));
      island.y = Math.min(mapData.height - rim, Math.max(rim, island.y));
    }
  }
  return { ...mapData, islands };
}

function pushApart(a: Island, b: Island, gap: number): void {
  const far = distance([a.x, a.y], [b.x, b.y]) || 1;
  const missing = (1.01 * gap - far) / 2; // 1 % more than asked for, or the passes would only converge towards the gap
  const [x, y] = [((b.x - a.x) / far) * missing, ((b.y - a.y) / far) * missing];
  [a.x, a.y, b.x, b.y] = [a.x - x, a.y - y, b.x + x, b.y + y];
}

/** Return the islands that the ship visits when it follows these colours, its own island first. */
export function islandsAlong(mapData: MapData, start: number, colours: readonly number[]): number[] {
  const islands = [start];
  for (const colour of colours) islands.push(mapData.islands[islands.at(-1)!]!.neighbours[colour]!);
  return islands;
}

/** Return the island at the other end of the line that a key stands for, or undefined. The keys are numbers, because those are the
same in every language. */
export function islandByKey(mapData: MapData, from: number, key: string): number | undefined {
  return mapData.islands[from]?.neighbours[Number(key) - 1];
}

/** Return the curve of a line. Lines bend a little, as if drawn by hand. The curve is the same from both ends. */
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

// Of the seal around a letter, in units of the map: its radius, and the least distance to another one.
const SEAL = 22;
const CLOSEST = 36;

/** Return the position of each line's letter: in the middle of the line, or off it if another letter, an island or a name is near. A
letter without room is undefined: its line has a stroke of its own too. */
export function letterPositionsOf(
  mapData: MapData,
  names: readonly { box: LabelBox }[] = [],
  size = 1,
): (Point | undefined)[] {
  const positions: (Point | undefined)[] = [];
  const radius = SEAL * size;
  for (const line of mapData.lines) {
    const curve = curveOf(mapData, line.from, line.to);
    const spots = [0.5, 0.42, 0.58, 0.34, 0.66].map((t) => pointOn(curve, t));
    const clearance = (spot: Point) =>
      Math.min(
        120,
        ...positions.map((letter) => (letter ? distance(letter, spot) : 120)),
        ...mapData.islands.map(({ x, y }) => distance([x, y], spot) - 20),
        ...names.map(({ box }) => distanceToBox(spot, box) + radius),
      );
    const best = spots.reduce((best, spot) => (clearance(spot) > clearance(best) + 8 ? spot : best));
    const isClear = positions.every((letter) => !letter || distance(letter, best) >= CLOSEST * size);
    const isFree = names.every(({ box }) => distanceToBox(best, box) >= radius);
    positions.push(isClear && isFree ? best : undefined);
  }
  return positions;
}

function distanceToBox([x, y]: Point, { left, right, top, bottom }: LabelBox): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function pathOf([a, c, b]: Curve): string {
  return `M${pointText(a)}Q${pointText(c)} ${pointText(b)}`;
}

export function pointText([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
