/** The visible part of a map: `k` pixels per unit of the map, and the pixel of its point 0, 0. Arithmetic for pan-zoom.ts. */
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

/** A map in its own units, and the limits of panning and zooming. */
export interface MapSheet extends MapPoint, Box {
  points: readonly MapPoint[]; // what can be tapped
  closest: number; // largest scale: pixels per unit
  edge: number; // pixels that the map may be dragged beyond the frame, away from under the buttons
  legible: number; // pixels per unit below which the whole map is too small to start with
  near: number; // pixels per unit when a point is shown
  buttons: "above" | "below"; // the corner of the zoom buttons, at the right
}

const STEP = 1.5; // factor between two steps of the scale, see stepped()
export const SHRINK_STEP = 0.74; // factor between initial scales: a scale for each position would redraw the map with most moves
export const REACH = 22; // pixels: a tap this close to a point selects it; half the width of a finger
const CORNER = 52 + REACH; // pixels of the corner with the buttons on a phone: points to show must not start there

/** Return the viewport with the whole map, centred. */
export function wholeMap(box: Box, sheet: MapSheet): Viewport {
  return centred(centreOf(sheet), Math.min(box.width / sheet.width, box.height / sheet.height), box);
}

/** Limit a viewport: not smaller than the whole map, and not beyond it by more than the edge. */
export function clamped(viewport: Viewport, box: Box, sheet: MapSheet): Viewport {
  const k = limitedScale(viewport.k, box, sheet);
  return {
    k,
    x: clampedOffset(viewport.x + sheet.x * k, box.width, sheet.width * k, sheet.edge) - sheet.x * k,
    y: clampedOffset(viewport.y + sheet.y * k, box.height, sheet.height * k, sheet.edge) - sheet.y * k,
  };
}

function limitedScale(k: number, box: Box, sheet: MapSheet): number {
  return Math.max(wholeMap(box, sheet).k, Math.min(sheet.closest, k));
}

function clampedOffset(at: number, room: number, size: number, edge: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.max(room - size - edge, Math.min(edge, at));
}

/** Zoom by a factor around the point under the finger. */
export function zoomed(viewport: Viewport, by: number, finger: MapPoint, box: Box, sheet: MapSheet): Viewport {
  const k = limitedScale(viewport.k * by, box, sheet);
  const ratio = k / viewport.k;
  return clamped(
    { k, x: finger.x - (finger.x - viewport.x) * ratio, y: finger.y - (finger.y - viewport.y) * ratio },
    box,
    sheet,
  );
}

/** Round a scale down to a step, counted from `least`. */
export function stepped(k: number, least: number): number {
  return least * STEP ** Math.floor(Math.log(k / least) / Math.log(STEP) + 1e-6);
}

export function centred(spot: MapPoint, k: number, box: Box): Viewport {
  return { k, x: box.width / 2 - spot.x * k, y: box.height / 2 - spot.y * k };
}

/** Move the viewport as little as needed to have a point well inside. */
export function withPointInside(viewport: Viewport, spot: MapPoint, box: Box, sheet: MapSheet): Viewport {
  const margin = Math.min(70, box.width / 4, box.height / 4);
  const shift = (at: number, room: number) => Math.max(0, margin - at) - Math.max(0, at - (room - margin));
  const [x, y] = [spot.x * viewport.k + viewport.x, spot.y * viewport.k + viewport.y];
  return clamped(
    { ...viewport, x: viewport.x + shift(x, box.width), y: viewport.y + shift(y, box.height) },
    box,
    sheet,
  );
}

/** Return the viewport to start with: the whole map, or on a small screen the points that matter, large enough for a finger if
there is room, with at most `most` pixels per unit. */
export function initialViewport(matters: readonly MapPoint[], box: Box, sheet: MapSheet, most = sheet.near): Viewport {
  const all = wholeMap(box, sheet);
  if (all.k >= sheet.legible || !matters.length) return all;
  const part = boundsOf(matters);
  const fits = Math.min((box.width - 2 * marginOf(box)) / part.width, (box.height - 2 * marginOf(box)) / part.height);
  const viewport = centred(
    centreOf(part),
    limitedScale(Math.min(shrunkToFit(fits, sheet.near), most), box, sheet),
    box,
  );
  return clearOfButtons(matters, clamped(viewport, box, { ...sheet, edge: 0 }), box, sheet);
}

/** Return the scale that a finger needs, or a few steps less until the points fit. */
function shrunkToFit(fits: number, near: number): number {
  return near * SHRINK_STEP ** Math.max(0, Math.ceil(Math.log(fits / near) / Math.log(SHRINK_STEP)));
}

/** Move the viewport beyond the edge only if a point would lie under the buttons. */
function clearOfButtons(matters: readonly MapPoint[], viewport: Viewport, box: Box, sheet: MapSheet): Viewport {
  const under = matters
    .filter((spot) => isUnderButtons(spot, viewport, box, sheet))
    .map(({ x }) => x * viewport.k + viewport.x - (box.width - CORNER));
  return under.length ? clamped({ ...viewport, x: viewport.x - Math.max(...under) - 1 }, box, sheet) : viewport;
}

function isUnderButtons(spot: MapPoint, viewport: Viewport, box: Box, sheet: MapSheet): boolean {
  const [x, y] = [spot.x * viewport.k + viewport.x, spot.y * viewport.k + viewport.y];
  return x > box.width - CORNER && (sheet.buttons === "above" ? y < CORNER : y > box.height - CORNER);
}

/** Return the pixels to leave around visible points: a ship is drawn higher than its place. */
function marginOf(box: Box): number {
  return Math.min(2 * REACH, box.height * 0.135);
}

export function areVisible(spots: readonly MapPoint[], viewport: Viewport, box: Box, sheet: MapSheet): boolean {
  const rim = marginOf(box) - 1;
  const isIn = (at: number, room: number) => at >= rim && at <= room - rim;
  const isClear = (spot: MapPoint) => !isUnderButtons(spot, viewport, box, sheet);
  return spots.every(
    (spot) =>
      isIn(spot.x * viewport.k + viewport.x, box.width) &&
      isIn(spot.y * viewport.k + viewport.y, box.height) &&
      isClear(spot),
  );
}

/** Return the nearest point within reach of a tap, or -1. */
export function nearestPoint(points: readonly MapPoint[], viewport: Viewport, finger: MapPoint): number {
  const far = points.map(({ x, y }) =>
    Math.hypot(x * viewport.k + viewport.x - finger.x, y * viewport.k + viewport.y - finger.y),
  );
  const least = Math.min(...far);
  return least <= REACH ? far.indexOf(least) : -1;
}

/** Return the scale at which a finger can tell any two points apart. */
export function scaleToTellApart(points: readonly MapPoint[]): number {
  const gaps = points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return (2 * REACH) / Math.min(...gaps);
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return the nearest point in the direction of an arrow key, or undefined if there is none or it is another key. */
export function pointInDirection(points: readonly MapPoint[], from: number, key: string): number | undefined {
  const direction = DIRECTIONS[key];
  const here = points[from];
  if (!direction || !here) return undefined;
  const cost = points.map(({ x, y }) => {
    const ahead = (x - here.x) * direction[0] + (y - here.y) * direction[1];
    const aside = Math.abs((x - here.x) * direction[1] - (y - here.y) * direction[0]);
    return ahead > 0 && aside <= 1.5 * ahead ? ahead + 2 * aside : Infinity;
  });
  const least = Math.min(...cost);
  return least < Infinity ? cost.indexOf(least) : undefined;
}

function boundsOf(spots: readonly MapPoint[]): MapPoint & Box {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function centreOf({ x, y, width, height }: MapPoint & Box): MapPoint {
  return { x: x + width / 2, y: y + height / 2 };
}
