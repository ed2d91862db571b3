/** What of a map is seen: `k` pixels for a unit of the map, and the pixel where its 0, 0 lies. Plain sums, for helm.ts. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Camera extends Spot {
  readonly k: number;
}
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A map as it lies in a frame, in units of its own, and how it may be looked at. */
export interface Sheet extends Spot, Box {
  points: readonly Spot[]; // what can be tapped
  closest: number; // pixels for a unit, at most
  edge: number; // pixels beyond the map, so that what lies at its edge can be drawn out from under the buttons
  legible: number; // pixels for a unit: a whole map that is smaller is no beginning
  near: number; // pixels for a unit when something is looked at
  buttons: "above" | "below"; // at which end of the right side they lie
}

const STEP = 1.5; // times as large, until what keeps its size on the screen is drawn anew
export const CALM = 0.74; // times as large, where what matters has no room: a scale of its own for each place would draw the map anew with most moves
export const REACH = 22; // pixels around a point where a tap still means it: half a finger
const CORNER = 52 + REACH; // pixels of the corner where a phone has its button: nothing that matters begins under it

/** The whole map, in the middle. */
export function whole(box: Box, sheet: Sheet): Camera {
  return centred(middleOf(sheet), Math.min(box.width / sheet.width, box.height / sheet.height), box);
}

/** Never farther than the whole map, and never off it by more than an edge. */
export function kept(camera: Camera, box: Box, sheet: Sheet): Camera {
  const k = limited(camera.k, box, sheet);
  return {
    k,
    x: within(camera.x + sheet.x * k, box.width, sheet.width * k, sheet.edge) - sheet.x * k,
    y: within(camera.y + sheet.y * k, box.height, sheet.height * k, sheet.edge) - sheet.y * k,
  };
}

function limited(k: number, box: Box, sheet: Sheet): number {
  return Math.max(whole(box, sheet).k, Math.min(sheet.closest, k));
}

function within(at: number, room: number, size: number, edge: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.max(room - size - edge, Math.min(edge, at));
}

/** Nearer or farther, with the point under the finger held still. */
export function zoomed(camera: Camera, by: number, finger: Spot, box: Box, sheet: Sheet): Camera {
  const k = limited(camera.k * by, box, sheet);
  const ratio = k / camera.k;
  return kept({ k, x: finger.x - (finger.x - camera.x) * ratio, y: finger.y - (finger.y - camera.y) * ratio }, box, sheet);
}

/** A scale in steps from `least` on, never larger than it is. */
export function stepped(k: number, least: number): number {
  return least * STEP ** Math.floor(Math.log(k / least) / Math.log(STEP) + 1e-6);
}

export function centred(spot: Spot, k: number, box: Box): Camera {
  return { k, x: box.width / 2 - spot.x * k, y: box.height / 2 - spot.y * k };
}

/** Just so far that a point is well inside. */
export function showing(camera: Camera, spot: Spot, box: Box, sheet: Sheet): Camera {
  const margin = Math.min(70, box.width / 4, box.height / 4);
  const shift = (at: number, room: number) => Math.max(0, margin - at) - Math.max(0, at - (room - margin));
  const [x, y] = [spot.x * camera.k + camera.x, spot.y * camera.k + camera.y];
  return kept({ ...camera, x: camera.x + shift(x, box.width), y: camera.y + shift(y, box.height) }, box, sheet);
}

/** Where to begin: all of it, or on a small screen what matters, as large as a finger needs it if there is room; `most` pixels for a unit. */
export function opening(matters: readonly Spot[], box: Box, sheet: Sheet, most = sheet.near): Camera {
  const all = whole(box, sheet);
  if (all.k >= sheet.legible || !matters.length) return all;
  const part = around(matters);
  const fits = Math.min((box.width - 2 * rimOf(box)) / part.width, (box.height - 2 * rimOf(box)) / part.height);
  const camera = centred(middleOf(part), limited(Math.min(calm(fits, sheet.near), most), box, sheet), box);
  return uncovered(matters, kept(camera, box, { ...sheet, edge: 0 }), box, sheet);
}

/** As large as a finger needs it, or so many steps smaller that it fits. */
function calm(fits: number, near: number): number {
  return near * CALM ** Math.max(0, Math.ceil(Math.log(fits / near) / Math.log(CALM)));
}

/** Nothing lies beyond the map unless something has to come out from under the buttons. */
function uncovered(matters: readonly Spot[], camera: Camera, box: Box, sheet: Sheet): Camera {
  const under = matters.filter((spot) => isUnder(spot, camera, box, sheet)).map(({ x }) => x * camera.k + camera.x - (box.width - CORNER));
  return under.length ? kept({ ...camera, x: camera.x - Math.max(...under) - 1 }, box, sheet) : camera;
}

function isUnder(spot: Spot, camera: Camera, box: Box, sheet: Sheet): boolean {
  const [x, y] = [spot.x * camera.k + camera.x, spot.y * camera.k + camera.y];
  return x > box.width - CORNER && (sheet.buttons === "above" ? y < CORNER : y > box.height - CORNER);
}

/** Pixels that are left around what has to be seen: a ship stands higher than its place. */
function rimOf(box: Box): number {
  return Math.min(2 * REACH, box.height * 0.135);
}

export function isSeen(spots: readonly Spot[], camera: Camera, box: Box, sheet: Sheet): boolean {
  const rim = rimOf(box) - 1;
  const isIn = (at: number, room: number) => at >= rim && at <= room - rim;
  const isClear = (spot: Spot) => !isUnder(spot, camera, box, sheet);
  return spots.every((spot) => isIn(spot.x * camera.k + camera.x, box.width) && isIn(spot.y * camera.k + camera.y, box.height) && isClear(spot));
}

/** The point that a tap means, or -1: the nearest, if it is in reach. */
export function nearest(points: readonly Spot[], camera: Camera, finger: Spot): number {
  const far = points.map(({ x, y }) => Math.hypot(x * camera.k + camera.x - finger.x, y * camera.k + camera.y - finger.y));
  const least = Math.min(...far);
  return least <= REACH ? far.indexOf(least) : -1;
}

/** How many pixels a unit needs so that a finger can tell any two points apart. */
export function tellable(points: readonly Spot[]): number {
  const gaps = points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return (2 * REACH) / Math.min(...gaps);
}

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest point in the direction of an arrow key; undefined where there is none, or no arrow. */
export function towards(points: readonly Spot[], from: number, key: string): number | undefined {
  const way = WAYS[key];
  const here = points[from];
  if (!way || !here) return undefined;
  const cost = points.map(({ x, y }) => {
    const ahead = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1] - (y - here.y) * way[0]);
    return ahead > 0 && aside <= 1.5 * ahead ? ahead + 2 * aside : Infinity;
  });
  const least = Math.min(...cost);
  return least < Infinity ? cost.indexOf(least) : undefined;
}

function around(spots: readonly Spot[]): Spot & Box {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function middleOf({ x, y, width, height }: Spot & Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}
