/** The drawing of a board that nobody has laid out by hand: positions that fill the map, and sides for the names. */
import { HEIGHT, WIDTH } from "./projection";

export type Position = readonly [x: number, y: number];
export type NameSide = "n" | "s" | "e" | "w";

const EDGE = 80; // units of the map between its places and its edge
const MAX_STRETCH = 1.7; // of one direction more than of the other

/** Scale positions to fill the map. */
export function filling(positions: readonly Position[]): Position[] {
  const [left, right, top, bottom] = extent(positions);
  const [wide, high] = [(WIDTH - 2 * EDGE) / (right - left || 1), (HEIGHT - 2 * EDGE) / (bottom - top || 1)];
  const [across, down] = [Math.min(wide, high * MAX_STRETCH), Math.min(high, wide * MAX_STRETCH)];
  return positions.map(([x, y]) => [
    WIDTH / 2 + (x - (left + right) / 2) * across,
    HEIGHT / 2 + (y - (top + bottom) / 2) * down,
  ]);
}

export function extent(positions: readonly Position[]): [left: number, right: number, top: number, bottom: number] {
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

const ROUNDS = 400; // each moves all places a little
const LENGTH = 1; // of a route, if nothing pulls at it

/** Return positions for places that have none: routes pull like springs, and places push each other away. */
export function springLayout(count: number, routes: readonly (readonly [number, number])[]): Position[] {
  const places = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return { x: 4 * Math.cos(angle), y: 2 * Math.sin(angle) };
  });
  const moves = places.flatMap((a, i) => places.slice(i + 1).map((b) => ({ a, b, isRoute: false })));
  moves.push(...routes.map(([a, b]) => ({ a: places[a]!, b: places[b]!, isRoute: true })));
  for (let round = 0; round < ROUNDS; round++) {
    const step = 0.1 * (1 - round / ROUNDS);
    for (const { a, b, isRoute } of moves) {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const far = Math.hypot(dx, dy) || 0.01;
      const force = isRoute ? far - LENGTH : -1 / far ** 2;
      const [x, y] = [dx, dy].map((each) => (each / far) * Math.max(-1, Math.min(1, force)) * step) as [number, number];
      [a.x, a.y, b.x, b.y] = [a.x + x, a.y + y, b.x - x, b.y - y];
    }
  }
  const [left, right, top, bottom] = extent(places.map(({ x, y }) => [x, y]));
  const isTall = bottom - top > right - left; // then turned, as the map is wide
  return places.map(({ x, y }): Position => (isTall ? [y, x] : [x, y]));
}

// Sizes in units of the map, where it is shown whole on a large screen: signs and names have their size in pixels.
const SIGN = 34; // half of a sign's width
const [LETTER, LINE] = [11, 26]; // width and height of a letter

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Return for each place the side on which its name covers the least. */
export function freeSides(positions: readonly Position[], words: readonly string[]): NameSide[] {
  const taken = positions.map(([x, y]): Box => boxAround(x, y, SIGN, SIGN));
  return positions.map(([x, y], i) => {
    const half = (words[i]!.length * LETTER) / 2;
    const boxes: [NameSide, Box][] = [
      ["s", boxAround(x, y + SIGN + LINE / 2, half, LINE / 2)],
      ["n", boxAround(x, y - SIGN - LINE / 2, half, LINE / 2)],
      ["e", boxAround(x + SIGN + half, y, half, LINE / 2)],
      ["w", boxAround(x - SIGN - half, y, half, LINE / 2)],
    ];
    const costs = boxes.map(([, box]) => taken.reduce((sum, other) => sum + overlap(box, other), outside(box)));
    const [side, box] = boxes[costs.indexOf(Math.min(...costs))]!;
    taken.push(box);
    return side;
  });
}

function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** Return the area that two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Return the area of a box that lies beyond the map. */
function outside(box: Box): number {
  const whole = (box.right - box.left) * (box.bottom - box.top);
  return whole - overlap(box, { left: EDGE / 2, right: WIDTH - EDGE / 2, top: EDGE / 2, bottom: HEIGHT - EDGE / 2 });
}
