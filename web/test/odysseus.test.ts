import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { outlineOf, seededRandom } from "../src/games/odysseus/board/island-outline";
import { canPlay, changeVerb, chooseCard, chooseSpace, spacesOffered } from "../src/games/odysseus/model/game-plan";
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
import { UNKNOWN_STRENGTH, withRevealedCards } from "../src/games/odysseus/model/revealed-cards";
import type { OdysseusSnapshot } from "../src/games/odysseus/state-text";
import { Refusal } from "../src/net/api";
import { manifestOf } from "../src/net/games";
import type { GameInfo, OdysseusView } from "../src/net/shapes";
import { moveOf, newPlan } from "../src/table/choices/plan";
import { dropPlan, planIn, send, setPlan } from "../src/table/choices/plan-store";
import { choicesWith, target } from "./kit/choices";

vi.mock("../src/browser/home", () => ({ HOME: new URL("https://pelagos.test/") }));
vi.mock("../src/ui/settings", () => ({ commits: { value: "undo" } }));
vi.hoisted(() => Object.assign(globalThis, { location: new URL("https://pelagos.test/"), addEventListener: () => {} }));

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
const mapData = mapDataOf({
  name: "odysseus",
  version: 1,
  variant: "",
  seats: [3],
  board: { file },
  names,
  numbers: {},
  manifest,
} as GameInfo);
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
        variant: "",
        seats: [3],
        board: { file: { ...file, ...changes } },
        names,
        numbers: {},
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
    const seals = letterPositionsOf(mapData).map((seal) => seal!);
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

describe("a tap", () => {
  const spaces = { name: "space", of: "space", options: ["y1", "g2"].map((what) => ({ what, words: `on ${what}` })) };
  const away = { ...spaces, options: spaces.options.slice(1) };
  const choices = choicesWith(
    { play: 1, down: 3, power: 5 },
    [target("card", "play", { 3: 2, 5: 2 })],
    [spaces],
    [target("space", "down", { y1: 4, g2: 4 })],
    [{ name: "card", of: "card", options: ["3", "5"].map((what) => ({ what, words: `face ${what}` })) }],
    [{ ...target("taken", "take", { 3: 6, down1: 2 }), options: [take("3", "y1", 6), take("down1", "g2", 2)] }],
    [away],
  );
  const snapshot = { canAct: true, update: { table: { id: "t" }, choices } } as unknown as OdysseusSnapshot;
  const move = () => moveOf(choices, planIn(snapshot)!);

  function take(what: string, at: string, then: number) {
    return { what, at, then, words: `take ${what} ${at}` };
  }

  test("on a space and one on a card are a move, in any order", () => {
    expect(chooseSpace(snapshot, "g2")).toBe(true);
    expect(move()).toBeUndefined();
    chooseCard(snapshot, "5");
    expect(move()).toBe("play 5 on g2");
  });

  test("on another verb keeps the card and the space", () => {
    changeVerb(snapshot, planIn(snapshot)!, "down");
    expect(move()).toBe("down g2 face 5");
    chooseCard(snapshot, "3");
    expect(move()).toBe("down g2 face 3");
  });

  test("on a space takes the card there for Hermes, then moves it", () => {
    setPlan(snapshot, newPlan("power"));
    expect(spacesOffered(snapshot)).toEqual([]);
    chooseSpace(snapshot, "y1");
    expect(spacesOffered(snapshot)).toEqual(["g2"]);
    chooseSpace(snapshot, "g2");
    expect(move()).toBe("take 3 y1 on g2");
  });

  test("on a space that no move is about does nothing", () => {
    dropPlan();
    expect(chooseSpace(snapshot, "r3")).toBe(false);
    expect(chooseSpace({ ...snapshot, canAct: false }, "y1")).toBe(false);
    expect(planIn(snapshot)).toBeUndefined();
  });

  test("on a card that is not held plays nothing", () => {
    expect([canPlay(snapshot, "3"), canPlay(snapshot, "d")]).toEqual([true, false]);
  });
});

test("a double click sends one move, and a refused one can be sent again", async () => {
  const play = vi.fn(() => Promise.reject(new Refusal({ type: "refused", id: "1", code: "stale", reason: "" }, 409)));
  const update = { table: { id: "t" }, choices: null };
  const snapshot = { table: { play }, update } as unknown as OdysseusSnapshot;
  send(snapshot, "pass");
  send(snapshot, "pass");
  expect(play).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  send(snapshot, "pass");
  expect(play).toHaveBeenCalledTimes(2);
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
