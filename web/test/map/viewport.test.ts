import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { buildMapData } from "../../src/games/ulysses/model/map-data";
import {
  areVisible,
  centred,
  clamped,
  initialViewport,
  type MapPoint,
  type MapSheet,
  nearestPoint,
  pointInDirection,
  REACH,
  scaleToTellApart,
  stepped,
  type Viewport,
  wholeMap,
  withPointInside,
  zoomed,
} from "../../src/ui/map/viewport";

const points = [
  { x: 1300, y: 200 },
  { x: 1370, y: 200 },
  { x: 300, y: 600 },
];
const limits = {
  points,
  closest: 2.6,
  edge: 64,
  legible: 0.4,
  near: scaleToTellApart(points),
  buttons: "above" as const,
};
const sheet: MapSheet = { x: 0, y: 0, width: 1680, height: 790, ...limits };
const framed: MapSheet = { x: -58, y: -58, width: 1716, height: 1116, ...limits, edge: 0 };
const desk = { width: 900, height: 430 };
const phone = { width: 360, height: 300 };
const pixel = (viewport: Viewport, { x, y }: { x: number; y: number }) => [
  x * viewport.k + viewport.x,
  y * viewport.k + viewport.y,
];

describe.each([
  ["from its corner", sheet],
  ["with a frame around it", framed],
])("a map %s", (_, map) => {
  test("is centred when the whole map is visible", () => {
    const [left, top] = pixel(wholeMap(desk, map), map);
    const [right, bottom] = pixel(wholeMap(desk, map), { x: map.x + map.width, y: map.y + map.height });
    expect(left! + right!).toBeCloseTo(desk.width);
    expect(top! + bottom!).toBeCloseTo(desk.height);
    expect(Math.min(left!, top!)).toBeCloseTo(0);
  });
  test("is never left by more than the edge", () => {
    expect(pixel(clamped({ x: 5000, y: 5000, k: 1 }, desk, map), map)).toEqual([map.edge, map.edge]);
    const far = clamped({ x: -5000, y: -5000, k: 1 }, desk, map);
    expect(pixel(far, { x: map.x + map.width, y: map.y + map.height })).toEqual([
      desk.width - map.edge,
      desk.height - map.edge,
    ]);
  });
  test("stays within the limits of the scale", () => {
    const { x, y, k } = wholeMap(desk, map);
    expect(zoomed({ x, y, k }, 0.1, { x: 0, y: 0 }, desk, map)).toEqual({
      x: expect.closeTo(x),
      y: expect.closeTo(y),
      k,
    });
    expect(zoomed(wholeMap(desk, map), 100, { x: 0, y: 0 }, desk, map).k).toBe(map.closest);
  });
  test("zooms around the finger", () => {
    const before = centred({ x: 800, y: 400 }, 1, desk);
    const finger = { x: 500, y: 250 };
    const under = { x: (finger.x - before.x) / before.k, y: (finger.y - before.y) / before.k };
    const [x, y] = pixel(zoomed(before, 1.4, finger, desk, map), under);
    expect([x, y]).toEqual([expect.closeTo(500), expect.closeTo(250)]);
  });
});

describe("the initial viewport", () => {
  test("is the whole map where it is legible", () =>
    expect(initialViewport(points, desk, sheet)).toEqual(wholeMap(desk, sheet)));
  test("is the whole map while there are no points to show", () =>
    expect(initialViewport([], phone, sheet)).toEqual(wholeMap(phone, sheet)));
  test("shows the points, large enough for a finger", () => {
    const viewport = initialViewport(points.slice(0, 2), phone, sheet);
    const [a, b] = points.slice(0, 2).map((point) => pixel(viewport, point));
    expect(b![0]! - a![0]!).toBeCloseTo(2 * REACH);
    expect(areVisible(points.slice(0, 2), viewport, phone, sheet)).toBe(true);
    expect(areVisible(points, viewport, phone, sheet)).toBe(false);
  });
  test.each([
    ["above", 20],
    ["below", 770],
  ] as const)("shows no point under the buttons %s", (buttons, y) => {
    const map: MapSheet = { ...sheet, buttons };
    const corner = [{ x: 1670, y }];
    const viewport = initialViewport(corner, phone, map);
    const [x] = pixel(viewport, corner[0]!);
    expect(x).toBeLessThan(phone.width - 60);
    expect(pixel(viewport, { x: 1680, y })[0]).toBeGreaterThanOrEqual(phone.width - map.edge);
  });
  test("does not leave the map where there are no buttons", () => {
    expect(pixel(initialViewport([{ x: 5, y: 780 }], phone, sheet), { x: 0, y: 790 })).toEqual([
      0,
      expect.closeTo(phone.height),
    ]);
  });
  test("shows all points, at a smaller scale, if they are far apart", () => {
    const viewport = initialViewport(points, phone, sheet);
    expect(areVisible(points, viewport, phone, sheet)).toBe(true);
    expect(viewport.k).toBeLessThan(sheet.near);
  });
});

test("a point is shown with the least movement", () => {
  const viewport = clamped({ x: -200, y: -100, k: 1 }, desk, sheet);
  expect(withPointInside(viewport, { x: 600, y: 300 }, desk, sheet)).toEqual(viewport);
  expect(withPointInside(viewport, { x: 1600, y: 300 }, desk, sheet).x).toBeLessThan(viewport.x);
});

describe("a tap", () => {
  const viewport = { x: 10, y: -20, k: 0.2 }; // the first two points are 14 pixels apart
  const [x, y] = pixel(viewport, points[0]!) as [number, number];
  test("means the nearest point", () => {
    expect(nearestPoint(points, viewport, { x: x + 6, y })).toBe(0);
    expect(nearestPoint(points, viewport, { x: x + 8, y })).toBe(1);
  });
  test("means no point beyond its reach", () => {
    expect(nearestPoint(points, viewport, { x: x - REACH, y })).toBe(0);
    expect(nearestPoint(points, viewport, { x: x - REACH - 1, y })).toBe(-1);
  });
});

describe("an arrow key", () => {
  test("leads to the next point in its direction", () => {
    expect(pointInDirection(points, 0, "ArrowRight")).toBe(1);
    expect(pointInDirection(points, 1, "ArrowLeft")).toBe(0);
    expect(pointInDirection(points, 0, "ArrowUp")).toBeUndefined();
    expect(pointInDirection(points, 0, "Enter")).toBeUndefined();
  });
  test.each([
    ["Ulysses", places()],
    ["Odysseus", islands()],
  ])("leads everywhere on the board of %s, and back", (_, all) => {
    for (const start of all.keys()) {
      const found = new Set([start]);
      for (const from of found) {
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
          found.add(pointInDirection(all, from, key) ?? from);
      }
      expect(found.size).toBe(all.length);
    }
  });
});

function board(path: string) {
  return JSON.parse(readFileSync(new URL(`../../../src/pelagos/games/${path}.json`, import.meta.url), "utf8"));
}

function places(): MapPoint[] {
  const file = board("ulysses/boards/mediterranean");
  return buildMapData(file, Object.keys(file.places)).places;
}

function islands(): MapPoint[] {
  return Object.values(board("odysseus/boards/archipelago").islands as Record<string, [number, number]>).map(
    ([x, y]) => ({ x, y }),
  );
}

test("the stepped scale changes when the map is half as large again", () => {
  expect([0.24, 0.29, 0.359].map((k) => stepped(k, 0.24))).toEqual([0.24, 0.24, 0.24]);
  expect(stepped(0.3601, 0.24)).toBeCloseTo(0.36);
  expect(stepped(0.2, 0.24)).toBeCloseTo(0.16);
});
