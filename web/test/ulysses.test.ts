import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bake } from "../bake/coast";
import { linesOf, markOffsetsAt } from "../src/games/ulysses/board/place-labels";
import { SHIP_SCALE, shipOffsetAt } from "../src/games/ulysses/board/ship-offsets";
import { FAR, signSize } from "../src/games/ulysses/board/symbol-size";
import { cardsLaid, countsFor, lackOf, mostLaid, priceOf, tally, zeusRange } from "../src/games/ulysses/model/laying";
import { buildMapData, routeBetween, stepsFrom } from "../src/games/ulysses/model/map-data";
import { project } from "../src/games/ulysses/model/projection";
import { hasPlace } from "../src/games/ulysses/model/vocabulary";
import { newPlan, stepsOf, withCounts, withOption } from "../src/table/choices/plan";
import { cards, choicesWith, target } from "./kit/choices";

const PAY = cards("pay", "discard", { objection: 2, temple: 1, zeus: 2 });
const BID = cards("lay", "lay", { objection: 2, zeus: 2 }, { least: 3, most: 4, end: "done" });

describe("a bid", () => {
  const choices = choicesWith({ support: 1 }, [target("side", "support", { red: 2 })], [BID]);
  const steps = stepsOf(choices, newPlan("support"));
  const [side, lay] = steps as [(typeof steps)[0], (typeof steps)[0]];

  test("begins with the fewest cards that lead", () => expect(cardsLaid(steps)).toEqual({ objection: 2, zeus: 1 }));

  test("has as many Zeus cards as possible and needed", () => {
    expect(zeusRange(lay, [side], 3)).toEqual([1, 2]);
    expect(zeusRange(lay, [side], 1)).toEqual([0, 1]);
    expect(countsFor(lay, [side], 3, 0)).toEqual([2, 1]);
    expect(countsFor(lay, [side], 3, 2)).toEqual([1, 2]);
    expect(mostLaid(lay, [side])).toBe(4);
  });

  test("adds to the cards of its side", () => {
    const rows = [[2], [1, 1], [0]];
    expect(tally(rows)).toEqual([2, 2, 0]);
    expect(tally(rows, "red", steps)).toEqual([2, 5, 0]);
  });
});

describe("a payment", () => {
  const goals = { name: "return", of: "goal", options: ["dido", "circe"].map((what) => ({ what, words: what })) };
  const choices = choicesWith(
    { object: 1, exchange: 4 },
    [target("place", "object", { pylos: 2, delos: 3 })],
    [PAY, { ...BID, least: 1 }],
    [{ ...BID, least: 1 }],
    [target("colour", "exchange", { red: 5, green: 5 })],
    [PAY, goals],
  );

  test("is missing until it is complete, and cannot be part of the bid", () => {
    const plan = withOption(choices, newPlan("object"), "place", "pylos");
    expect([priceOf(stepsOf(choices, plan)), lackOf(stepsOf(choices, plan))]).toEqual([1, "card"]);
    const paid = stepsOf(choices, withCounts(choices, plan, 1, [0, 0, 1]));
    expect(lackOf(paid)).toBeUndefined();
    expect(mostLaid(paid[2]!, paid.slice(0, 2))).toBe(3);
    expect(priceOf(stepsOf(choices, withOption(choices, plan, "place", "delos")))).toBe(0);
  });

  test("is asked for last, as it is at the bottom of the dock", () => {
    expect(lackOf(stepsOf(choices, newPlan("object")))).toBe("place");
    const plan = newPlan("exchange");
    expect(lackOf(stepsOf(choices, plan))).toBe("goal");
    const goal = withOption(choices, plan, "goal", "circe");
    expect(lackOf(stepsOf(choices, goal))).toBe("colour");
    expect(lackOf(stepsOf(choices, withOption(choices, goal, "colour", "red")))).toBe("card");
  });
});

describe("the map", () => {
  const file = {
    places: {
      troy: { colour: null, lon: 27, lat: 40 },
      delos: { colour: "violet" as const, lon: 25, lat: 37 },
      rhodes: { colour: "violet" as const, lon: 28, lat: 36 },
    },
    routes: [
      ["troy", "delos"],
      ["delos", "rhodes"],
    ] as [string, string][],
  };
  const mapData = buildMapData(file, ["delos", "rhodes", "troy"]);

  test("counts steps along the routes", () => expect(stepsFrom(mapData, 2)).toEqual([1, 2, 0]));
  test("has routes in both directions", () => {
    expect(routeBetween(mapData, 2, 0)).toMatchObject({ backward: false });
    expect(routeBetween(mapData, 0, 2)).toMatchObject({ backward: true });
    expect(routeBetween(mapData, 1, 2)).toBeUndefined();
  });
  test("has a bit for the last of 37 places", () => {
    expect(hasPlace(2 ** 36 + 1, 36)).toBe(true);
    expect(hasPlace(2 ** 36 + 1, 35)).toBe(false);
  });
});

describe("our board", () => {
  const file = JSON.parse(
    readFileSync(new URL("../../src/pelagos/games/ulysses/boards/mediterranean.json", import.meta.url), "utf8"),
  );
  const { places } = buildMapData(file, Object.keys(file.places));
  const scales = [FAR, 0.5, 0.55, 0.62, 0.64, 0.8]; // on phones, tablets and wide screens
  /** Pixels between two places, in units of the size of signs. */
  const between = (a: (typeof places)[0], b: (typeof places)[0], k: number) =>
    [((b.x - a.x) * k) / signSize(k), ((b.y - a.y) * k) / signSize(k)] as const;
  const pairs = scales.flatMap((k) =>
    places.flatMap((a) => places.filter((b) => b !== a).map((b) => ({ a, b, at: between(a, b, k) }))),
  );

  test("the ship covers no place but its own", () => {
    const [HULL, SAIL] = [
      [-68, -8, 68, 36],
      [-46, -66, 46, -6],
    ] as const; // the ship heading either way
    const hidden = pairs.filter(({ a, at: [x, y] }) => {
      const { dx, dy } = shipOffsetAt(a.word);
      const isUnder = ([left, top, right, bottom]: typeof HULL | typeof SAIL) =>
        x > left * SHIP_SCALE + dx &&
        x < right * SHIP_SCALE + dx &&
        y > top * SHIP_SCALE + dy &&
        y < bottom * SHIP_SCALE + dy;
      return isUnder(HULL) || isUnder(SAIL);
    });
    expect(hidden.map(({ a, b }) => `${b.word} by the ship at ${a.word}`)).toEqual([]);
  });
  test("a disk covers no place", () => {
    const far = ([x, y]: readonly number[], spot: string) =>
      Math.hypot(x! - Number(spot.split(" ")[0]), y! - Number(spot.split(" ")[1]));
    expect(
      pairs
        .filter(({ a, at }) => far(at, markOffsetsAt(a.word).disk) < 13)
        .map(({ a, b }) => `${b.word} by the disk at ${a.word}`),
    ).toEqual([]);
    for (const { word } of places) expect(far([0, 0], markOffsetsAt(word).disk), word).toBeGreaterThan(17);
  });
});

describe("the coast", () => {
  const rings = bake().split("M").filter(Boolean).map(pointsOf);
  const isLand = (lon: number, lat: number) =>
    rings.filter((ring) => isInside(ring, project(lon, lat))).length % 2 === 1;

  test.each([
    ["Rome", 12.6, 42],
    ["Anatolia", 32, 39],
    ["the Sahara", 5, 32],
    ["Crete", 24.9, 35.2],
  ])("%s is land", (_, lon, lat) => {
    expect(isLand(lon, lat)).toBe(true);
  });
  test.each([
    ["the Ionian Sea", 18, 37],
    ["the Black Sea", 34, 43.5],
    ["the open sea", 5, 39.5],
    ["the Atlantic", -8, 36],
  ])("%s is water", (_, lon, lat) => {
    expect(isLand(lon, lat)).toBe(false);
  });
});

/** Parse `1 2l3-4 .5 6z`: a point, then relative steps. */
function pointsOf(ring: string): [number, number][] {
  const numbers = ring.match(/-?(\d+\.\d+|\d+|\.\d+)/g)!.map(Number);
  const points: [number, number][] = [[numbers[0]!, numbers[1]!]];
  for (let i = 2; i < numbers.length; i += 2)
    points.push([points.at(-1)![0] + numbers[i]!, points.at(-1)![1] + numbers[i + 1]!]);
  return points;
}

function isInside(ring: [number, number][], [x, y]: [number, number]): boolean {
  let crossings = 0;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings++;
  });
  return crossings % 2 === 1;
}

test("a long name is split into the most even lines", () => {
  expect(linesOf("Pillars of Hercules")).toEqual(["Pillars of", "Hercules"]);
  expect(linesOf("Laestrygonians")).toEqual(["Laestrygonians"]);
});
