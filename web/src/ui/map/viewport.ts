/** What of a map is seen: `k` pixels for a unit of the map, and the pixel where its 0, 0 lies. Plain sums, for helm.ts. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}
export interface Viewport extends MapPoint {
  readonly k: number;
}
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A map as it lies in a frame, in units of its own, and how it may be looked at. */
export interface MapSheet extends MapPoint, Box {
  points: readonly MapPoint[]; // what can be tapped
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
export function whole(box: Box, sheet: MapSheet): Viewport {
  return centred(middleOf(sheet), Math.min(box.width / sheet.width, box.height / sheet.height), box);
}

/** Never farther than the whole map, and never off it by more than an edge. */
export function clamped(viewport: Viewport, box: Box, sheet: MapSheet): Viewport {
  const k = limited(viewport.k, box, sheet);
  return {
    k,
    x: within(viewport.x + sheet.x * k, box.width, sheet.width * k, sheet.edge) - sheet.x * k,
    y: within(viewport.y + sheet.y * k, box.height, sheet.height * k, sheet.edge) - sheet.y * k,
  };
}

function limited(k: number, box: Box, sheet: MapSheet): number {
  return Math.max(whole(box, sheet).k, Math.min(sheet.closest, k));
}

function within(at: number, room: number, size: number, edge: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.max(room - size - edge, Math.min(edge, at));
}

/** Nearer or farther, with the point under the finger held still. */
export function zoomed(viewport: Viewport, by: number, finger: MapPoint, box: Box, sheet: MapSheet): Viewport {
  const k = limited(viewport.k * by, box, sheet);
  const ratio = k / viewport.k;
  return clamped(
    { k, x: finger.x - (finger.x - viewport.x) * ratio, y: finger.y - (finger.y - viewport.y) * ratio },
    box,
    sheet,
  );
}

/** A scale in steps from `least` on, never larger than it is. */
export function stepped(k: number, least: number): number {
  return least * STEP ** Math.floor(Math.log(k / least) / Math.log(STEP) + 1e-6);
}

export function centred(spot: MapPoint, k: number, box: Box): Viewport {
  return { k, x: box.width / 2 - spot.x * k, y: box.height / 2 - spot.y * k };
}

/** Just so far that a point is well inside. */
export function showing(viewport: Viewport, spot: MapPoint, box: Box, sheet: MapSheet): Viewport {
  const margin = Math.min(70, box.width / 4, box.height / 4);
  const shift = (at: number, room: number) => Math.max(0, margin - at) - Math.max(0, at - (room - margin));
  const [x, y] = [spot.x * viewport.k + viewport.x, spot.y * viewport.k + viewport.y];
  return clamped(
    { ...viewport, x: viewport.x + shift(x, box.width), y: viewport.y + shift(y, box.height) },
    box,
    sheet,
  );
}

/** Where to begin: all of it, or on a small screen what matters, as large as a finger needs it if there is room; `most` pixels for a unit. */
export function opening(matters: readonly MapPoint[], box: Box, sheet: MapSheet, most = sheet.near): Viewport {
  const all = whole(box, sheet);
  if (all.k >= sheet.legible || !matters.length) return all;
  const part = around(matters);
  const fits = Math.min((box.width - 2 * rimOf(box)) / part.width, (box.height - 2 * rimOf(box)) / part.height);
  const viewport = centred(middleOf(part), limited(Math.min(calm(fits, sheet.near), most), box, sheet), box);
  return uncovered(matters, clamped(viewport, box, { ...sheet, edge: 0 }), box, sheet);
}

/** As large as a finger needs it, or so many steps smaller that it fits. */
function calm(fits: number, near: number): number {
  return near * CALM ** Math.max(0, Math.ceil(Math.log(fits / near) / Math.log(CALM)));
}

/** Nothing lies beyond the map unless something has to come out from under the buttons. */
function uncovered(matters: readonly MapPoint[], viewport: Viewport, box: Box, sheet: MapSheet): Viewport {
  const under = matters
    .filter((spot) => isUnder(spot, viewport, box, sheet))
    .map(({ x }) => x * viewport.k + viewport.x - (box.width - CORNER));
  return under.length ? clamped({ ...viewport, x: viewport.x - Math.max(...under) - 1 }, box, sheet) : viewport;
}

function isUnder(spot: MapPoint, viewport: Viewport, box: Box, sheet: MapSheet): boolean {
  const [x, y] = [spot.x * viewport.k + viewport.x, spot.y * viewport.k + viewport.y];
  return x > box.width - CORNER && (sheet.buttons === "above" ? y < CORNER : y > box.height - CORNER);
}

/** Pixels that are left around what has to be seen: a ship stands higher than its place. */
function rimOf(box: Box): number {
  return Math.min(2 * REACH, box.height * 0.135);
}

export function isSeen(spots: readonly MapPoint[], viewport: Viewport, box: Box, sheet: MapSheet): boolean {
  const rim = rimOf(box) - 1;
  const isIn = (at: number, room: number) => at >= rim && at <= room - rim;
  const isClear = (spot: MapPoint) => !isUnder(spot, viewport, box, sheet);
  return spots.every(
    (spot) =>
      isIn(spot.x * viewport.k + viewport.x, box.width) &&
      isIn(spot.y * viewport.k + viewport.y, box.height) &&
      isClear(spot),
  );
}

/** The point that a tap means, or -1: the nearest, if it is in reach. */
export function nearest(points: readonly MapPoint[], viewport: Viewport, finger: MapPoint): number {
  const far = points.map(({ x, y }) =>
    Math.hypot(x * viewport.k + viewport.x - finger.x, y * viewport.k + viewport.y - finger.y),
  );
  const least = Math.min(...far);
  return least <= REACH ? far.indexOf(least) : -1;
}

/** How many pixels a unit needs so that a finger can tell any two points apart. */
export function scaleToTellApart(points: readonly MapPoint[]): number {
  const gaps = points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return (2 * REACH) / Math.min(...gaps);
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest point in the direction of an arrow key; undefined where there is none, or no arrow. */
export function towards(points: readonly MapPoint[], from: number, key: string): number | undefined {
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

function around(spots: readonly MapPoint[]): MapPoint & Box {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function middleOf({ x, y, width, height }: MapPoint & Box): MapPoint {
  return { x: x + width / 2, y: y + height / 2 };
}
