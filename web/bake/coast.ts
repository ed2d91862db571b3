import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { Plugin } from "vite";
import { HEIGHT, LAT, LON, project, SCALE, WIDTH } from "../src/games/ulysses/model/projection.ts";
import { virtual } from "./virtual.ts";

const from = createRequire(import.meta.url);
const MARGIN = 40; // beyond the frame, so that the cut edge of the land is not visible

/** Plugin for `import coast from "coast:mediterranean"`: the land of Natural Earth (public domain) as one SVG path.

An inland sea is a ring within a ring, so the path needs `fill-rule="evenodd"`. */
export function coast(): Plugin {
  return virtual("coast", () => `export default ${JSON.stringify(bake())}`);
}

export function bake(): string {
  const world = JSON.parse(readFileSync(from.resolve("world-atlas/land-10m.json"), "utf8"));
  const [left, top] = project(LON, LAT);
  const mercator = geoMercator()
    .scale((SCALE * 180) / Math.PI)
    .center([LON, LAT])
    .translate([left, top])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [WIDTH + MARGIN, HEIGHT + MARGIN],
    ]);
  const path = geoPath(mercator).digits(1)(feature(world, world.objects.land) as never) ?? "";
  return simplified(path);
}

/** Drop islets smaller than a pen stroke, and points closer than the width of a stroke.

Antarctica encloses the pole. Clipped to this map, it is the frame itself, which is dropped too. */
function simplified(path: string): string {
  const rings = path.split("M").filter((text) => text && text.split("L").length > 4);
  return rings.map(ring).filter(Boolean).join("");
}

function ring(text: string): string {
  const points = text
    .replace("Z", "")
    .split("L")
    .map((pair) => pair.split(",").map(Number) as [number, number]);
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  if (Math.max(...xs) - Math.min(...xs) < 3 && Math.max(...ys) - Math.min(...ys) < 3) return "";
  const coarse = points.filter((point, i) => i === 0 || !isNear(point, points[i - 1]!, 0.4));
  const thinned: [number, number][] = [];
  for (const point of coarse) if (!thinned.length || !isNear(point, thinned.at(-1)!, 1.4)) thinned.push(point);
  if (thinned.length < 3) return "";
  return relativePath(thinned);
}

/** Write a ring in relative coordinates, which are shorter. They are rounded to tenths first, so that errors do not add up. */
function relativePath(points: [number, number][]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const steps = tenths.slice(1).map(([x, y], i) => shortNumber(x - tenths[i]![0]) + shortNumber(y - tenths[i]![1]));
  return `M${tenths[0]![0] / 10} ${tenths[0]![1] / 10}l${steps.join("").trimStart()}z`;
}

/** Write a number of tenths, with the sign or space that separates it from the one before. */
function shortNumber(tenths: number): string {
  const text = String(Math.abs(tenths) / 10).replace(/^0\./, ".");
  return (tenths < 0 ? "-" : " ") + text;
}

function isNear(a: [number, number], b: [number, number], by: number): boolean {
  return Math.abs(a[0] - b[0]) < by && Math.abs(a[1] - b[1]) < by;
}
