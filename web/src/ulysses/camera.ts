/** What of the map is seen: `k` pixels for a unit of the map, and the map's corner in pixels. Plain sums, for gestures.ts. */
import { HEIGHT, WIDTH } from "./project";

export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Box {
  width: number;
  height: number;
}

const CLOSEST = 2.6;
const EDGE = 64; // pixels beyond the map, so that what lies at its edge can be drawn out from under the buttons

/** The whole map, in the middle. */
export function whole(box: Box): Camera {
  const k = Math.min(box.width / WIDTH, box.height / HEIGHT);
  return { k, x: (box.width - WIDTH * k) / 2, y: (box.height - HEIGHT * k) / 2 };
}

/** Never farther than the whole map, and never off it by more than an edge. */
export function kept(camera: Camera, box: Box): Camera {
  const k = Math.max(whole(box).k, Math.min(CLOSEST, camera.k));
  return { k, x: within(camera.x, box.width, WIDTH * k), y: within(camera.y, box.height, HEIGHT * k) };
}

function within(at: number, room: number, size: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.max(room - size - EDGE, Math.min(EDGE, at));
}

/** Nearer or farther, with the point under the finger held still. */
export function zoomed(camera: Camera, by: number, x: number, y: number, box: Box): Camera {
  const k = Math.max(whole(box).k, Math.min(CLOSEST, camera.k * by));
  const ratio = k / camera.k;
  return kept({ k, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio }, box);
}

export function centred(x: number, y: number, k: number, box: Box): Camera {
  return kept({ k, x: box.width / 2 - x * k, y: box.height / 2 - y * k }, box);
}

/** Just so far that a point is well inside. */
export function showing(camera: Camera, x: number, y: number, box: Box): Camera {
  const margin = Math.min(70, box.width / 4, box.height / 4);
  const [px, py] = [x * camera.k + camera.x, y * camera.k + camera.y];
  const shift = (at: number, room: number) => Math.max(0, margin - at) - Math.max(0, at - (room - margin));
  return kept({ ...camera, x: camera.x + shift(px, box.width), y: camera.y + shift(py, box.height) }, box);
}

/** Where to begin: all of it, or on a small screen what lies around the ship, at a size that can be read. */
export const READABLE = 0.5;
export function opening(box: Box, x: number, y: number): Camera {
  const all = whole(box);
  return all.k >= READABLE * 0.8 ? all : centred(x, y, READABLE * 1.25, box);
}
