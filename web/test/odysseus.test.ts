import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { outlineOf, seededRandom } from "../src/games/odysseus/board/island-outline";
import {
  curveOf,
  islandByKey,
  islandsAlong,
  letterPositionsOf,
  type MapData,
  mapDataOf,
  pathOf,
  pointOn,
  spaced,
  stretched,
} from "../src/games/odysseus/model/map-data";
import { moveOf, offersOf, spacesFor, withUnlistedTakes } from "../src/games/odysseus/model/offers";
import { UNKNOWN_STRENGTH, withRevealedCards } from "../src/games/odysseus/model/revealed-cards";
import { manifestOf } from "../src/net/games";
import type { GameInfo, OdysseusView } from "../src/net/shapes";

const file = JSON.parse(
  readFileSync(new URL("../../src/pelagos/games/odysseus/boards/archipelago.json", import.meta.url), "utf8"),
);
const names = {
  islands: Object.keys(file.islands),
  adventures: Object.keys(file.adventures),
  tasks: [],
  gods: [],
  kinds: ["5", "3", "2", "1", "d"],
  spaces: ["y1", "g1", "r1", "y2", "g2", "r2", "y3", "g3", "r3"],
  phases: [],
};
const manifest = manifestOf("odysseus");
const mapData = mapDataOf({ name: "odysseus", version: 1, seats: [3], board: { file }, names, manifest } as GameInfo);
const island = (word: string) => names.islands.indexOf(word);

describe("the map", () => {
  test("every island has a line of each colour, in both directions", () => {
    for (const [i, { neighbours }] of mapData.islands.entries()) {
      expect(neighbours).toHaveLength(3);
      for (const [colour, other] of neighbours.entries()) expect(mapData.islands[other]!.neighbours[colour]).toBe(i);
    }
  });
  test("a drawing of any size, or none, becomes a map of the same area", () => {
    const mapOf = (changes: object) =>
      mapDataOf({
        name: "odysseus",
        version: 1,
        seats: [3],
        board: { file: { ...file, ...changes } },
        names,
        manifest,
      } as GameInfo);
    const scaled = (by: number, more = 0) =>
      Object.fromEntries(
        names.islands.map((word) => [word, file.islands[word].map((each: number) => each * by + more)]),
      );
    const small = mapOf({ size: [16, 10], islands: scaled(0.01) });
    expect(small.width).toBeCloseTo(1600);
    expect(small.islands[3]!.x).toBeCloseTo(mapData.islands[3]!.x);
    const nowhere = Object.fromEntries(names.islands.map((word) => [word, []]));
    for (const other of [mapOf({ size: undefined, islands: scaled(0.1, 40) }), mapOf({ islands: nowhere })]) {
      expect(other.width * other.height).toBeCloseTo(1_600_000);
      for (const { x, y } of other.islands) {
        expect(x > 50 && x < other.width - 50 && y > 50 && y < other.height - 50, `${x} ${y}`).toBe(true);
      }
    }
  });
  test("a course follows the lines; the same colour twice returns", () => {
    expect(islandsAlong(mapData, island("pi"), [2, 0])).toEqual([island("pi"), island("lambda"), island("kappa")]);
    expect(islandsAlong(mapData, island("pi"), [1, 1]).at(-1)).toBe(island("pi"));
    expect(islandsAlong(mapData, 3, [])).toEqual([3]);
  });
  test("a line has the same curve from both ends, and starts at the first island", () => {
    const there = curveOf(mapData, 2, 7);
    const back = curveOf(mapData, 7, 2);
    expect(there[1]).toEqual(back[1]);
    expect(pointOn(there, 0)).toEqual([mapData.islands[2]!.x, mapData.islands[2]!.y]);
    expect(pointOn(back, 0)).toEqual(pointOn(there, 1));
    expect(pathOf(there)).toMatch(/^M[\d.,-]+Q[\d.,-]+ [\d.,-]+$/);
  });
  test("in a frame of another shape the islands lie farther apart, never closer", () => {
    const high = stretched(mapData, 1, 58);
    expect(high.height).toBeGreaterThan(mapData.height);
    expect(high.width).toBe(mapData.width);
    expect(stretched(mapData, 20, 58).width).toBe(mapData.width * 1.7);
    expect(high.islands[0]!.neighbours).toEqual(mapData.islands[0]!.neighbours);
  });
  test("islands that are too close move apart, and stay on the map", () => {
    const least = (islands: MapData["islands"]) =>
      Math.min(...islands.flatMap((a, i) => islands.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
    expect(least(mapData.islands)).toBeLessThan(140);
    const { islands } = spaced(mapData, 210, 66);
    expect(least(islands)).toBeGreaterThanOrEqual(210);
    for (const [i, { x, y }] of islands.entries()) {
      expect(Math.min(x, y, mapData.width - x, mapData.height - y)).toBeGreaterThanOrEqual(66);
      expect(Math.hypot(x - mapData.islands[i]!.x, y - mapData.islands[i]!.y)).toBeLessThan(80);
    }
    expect(spaced(mapData, 130, 66)).toEqual(mapData);
  });
  test("no letter of a line overlaps another, or an island", () => {
    const seals = letterPositionsOf(mapData);
    for (const [i, a] of seals.entries()) {
      for (const b of seals.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(36);
      for (const { x, y } of mapData.islands) expect(Math.hypot(a[0] - x, a[1] - y)).toBeGreaterThan(52);
    }
  });
  test("the number of a line leads islandsAlong it", () => {
    expect(islandByKey(mapData, island("alpha"), "1")).toBe(island("delta"));
    for (const key of ["0", "4", "y", "Enter", " "]) expect(islandByKey(mapData, 0, key)).toBeUndefined();
    expect(islandByKey(mapData, -1, "1")).toBeUndefined();
  });
  test("each island has its own shape, always the same", () => {
    expect(outlineOf("mu", 50)).toBe(outlineOf("mu", 50));
    expect(outlineOf("mu", 50)).not.toBe(outlineOf("nu", 50));
    const next = seededRandom("mu");
    for (let i = 0; i < 100; i++) expect(next()).toBeLessThan(1);
  });
});

describe("offers", () => {
  test("are read from moves", () => {
    const offers = offersOf([
      "pass",
      "power y1",
      "power g1",
      "play 3 y1",
      "play 3 g1",
      "play d r3",
      "down y2 5",
      "down y3 5",
      "trade B",
      "trade C",
    ]);
    expect(offers.pass).toBe(true);
    expect(offers.power).toBe("space");
    expect(offers.powerSpaces).toEqual(["y1", "g1"]);
    expect(offers.play).toEqual({ 3: ["y1", "g1"], d: ["r3"] });
    expect(offers.down).toEqual({ 5: ["y2", "y3"] });
    expect(offers.trades).toEqual(["B", "C"]);
    expect(offersOf(["allow", "block"]).window).toBe(true);
    expect(offersOf(["start mu"]).starts).toEqual(["mu"]);
    expect(offersOf(["disk circe"]).disks).toEqual(["circe"]);
    expect(offersOf(["power"]).power).toBe("alone");
  });
  test("include cards for Hermes, face up and face down", () => {
    const offers = offersOf(["power 3 y1 g2", "power 3 y1 r2", "power down2 g1"]);
    expect(offers.power).toBe("card");
    expect(offers.takes).toEqual({ "3 y1": ["g2", "r2"], down2: ["g1"] });
    expect(spacesFor({ action: "power", card: "3 y1" }, offers)).toEqual(["g2", "r2"]);
    expect(spacesFor({ action: "power" }, offers)).toEqual([]);
    expect(withUnlistedTakes(offers, ["5 r3"], names.spaces)).toBe(offers);
    const many = { ...offers, takes: { "3 y1": Array<string>(200).fill("g2") } };
    expect(withUnlistedTakes(many, ["3 y1", "5 r3"], names.spaces).takes["5 r3"]).toEqual(names.spaces);
  });
  test("contain the move of every complete plan", () => {
    const legal = ["play 3 y1", "down y1 3", "power 5 y1 g2", "trade B", "start mu", "disk circe"];
    const plans = [
      { action: "play", card: "3", space: "y1" },
      { action: "play", card: "3", space: "y1", down: true },
      { action: "power", card: "5 y1", space: "g2" },
      { action: "trade", target: "B" },
      { action: "start", target: "mu" },
      { action: "disk", target: "circe" },
    ] as const;
    expect(plans.map((plan) => moveOf(plan, offersOf(legal)))).toEqual(legal);
    expect(moveOf({ action: "power" }, offersOf(["power"]))).toBe("power");
    expect(moveOf({ action: "power", space: "r1" }, offersOf(["power r1"]))).toBe("power r1");
  });
  test("have no move for an incomplete plan", () => {
    const offers = offersOf(["play 3 y1", "power y1"]);
    expect(moveOf({ action: "play", card: "3" }, offers)).toBeUndefined();
    expect(moveOf({ action: "play", space: "y1" }, offers)).toBeUndefined();
    expect(moveOf({ action: "power" }, offers)).toBeUndefined();
    expect(moveOf({ action: "trade" }, offers)).toBeUndefined();
    expect(spacesFor({ action: "play" }, offers)).toEqual(["y1"]);
  });
});

test("before the ship sails, face-down cards are shown face up in their places", () => {
  const before = {
    spaces: [
      [0, 1, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    down_at: [1],
    down_kind: [-1],
    strengths: [3, 0],
    course: [0],
    began: -1,
    ship: 4,
  } as unknown as OdysseusView;
  const after = {
    spaces: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    strengths: [0, 0],
    route: [1],
    began: 4,
    ship: 9,
  } as unknown as OdysseusView;
  const shown = withRevealedCards(before, after, [{ space: 1, kind: 0 }]);
  expect(shown.spaces).toEqual([
    [0, 1, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
  expect(shown).toMatchObject({ down_at: [], down_kind: [], course: [1], began: 4, ship: 4 });
  expect(shown.strengths).toEqual([3, UNKNOWN_STRENGTH]);
  const lying = { ...after, spaces: shown.spaces, strengths: [3, 5] };
  expect(withRevealedCards(before, lying, [{ space: 1, kind: 0 }]).strengths).toEqual([3, 5]);
  expect(before.spaces[1]).toEqual([0, 0, 0, 0, 0]);
});
