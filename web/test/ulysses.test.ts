import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bake } from "../bake/coast";
import { linesOf, markOffsetsAt } from "../src/games/ulysses/board/place-labels";
import { SHIP_SCALE, shipOffsetAt } from "../src/games/ulysses/board/ship-offsets";
import { FAR, signSize } from "../src/games/ulysses/board/symbol-size";
import { freeSides } from "../src/games/ulysses/model/free-layout";
import { buildMapData, routeBetween, stepsFrom } from "../src/games/ulysses/model/map-data";
import { offersOf, parseMove, proposals, sampleMove } from "../src/games/ulysses/model/offers";
import {
  cardsLaid,
  cardsLeft,
  lackOf,
  maxCount,
  minCount,
  moveOf,
  newPlan,
  pay,
  price,
  tally,
  withCount,
  withZeus,
  zeusRange,
} from "../src/games/ulysses/model/plan";
import { HEIGHT, project, WIDTH } from "../src/games/ulysses/model/projection";
import { type Cards, hasPlace } from "../src/games/ulysses/model/vocabulary";

const HAND: Cards = { objection: 2, temple: 3, wind: 1, plague: 0, zeus: 2, pandora: 0 };

describe("a move in notation", () => {
  test.each([
    "object zakynthos discard wind 2 zeus=1",
    "exchange violet discard temple zeus return dido",
    "build zeus=1 discard temple wind",
    "plague troy zeus",
    "support blue 3",
    "pandora",
  ])("%s is read and written alike", (text) => {
    const { verb, target, count, zeus, paid, goal } = parseMove(text);
    const cards: Cards = {};
    for (const kind of paid) cards[kind] = (cards[kind] ?? 0) + 1;
    expect(moveOf({ action: verb as never, target, count, zeus, paid: cards, goal })).toBe(text);
  });
});

describe("offers from a list of moves", () => {
  const legal = [
    "build discard objection",
    "build zeus=1 discard wind",
    "exchange green discard wind return dido",
    "exchange green discard wind return circe",
    "plague troy",
    "plague troy zeus",
    "propose delos",
    "propose lemnos",
    "remove pylos discard wind",
  ];
  const offers = offersOf(legal);

  test("have each action once, with its targets, prices and goals", () => {
    expect(Object.keys(offers).sort()).toEqual(["build", "exchange", "plague", "remove"]);
    expect(offers.exchange).toMatchObject({ targets: ["green"], goals: ["dido", "circe"], prices: { green: 1 } });
    expect(offers.plague).toMatchObject({ targets: ["troy"], byCard: true, byZeus: true });
    expect(offers.remove!.prices).toEqual({ pylos: 1 });
  });

  test("leave out proposals", () => expect(proposals(legal)).toEqual(["delos", "lemnos"]));

  test("have a move to ask about an action that is not offered", () => {
    expect(sampleMove("remove", "troy")).toBe("remove troy discard objection");
    expect(sampleMove("exchange", "")).toBe("exchange violet discard objection");
  });
});

describe("a bid", () => {
  const offer = offersOf(["support blue 1", "support blue 2", "support red 3 zeus=1", "support red 4 zeus=2"]).support!;

  test("each side has its own least number", () => {
    expect(minCount(newPlan("support", offer, HAND, "blue"), offer)).toBe(1);
    expect(minCount(newPlan("support", offer, HAND, "red"), offer)).toBe(3);
  });

  test("Zeus replaces a card only if needed", () => {
    const plan = newPlan("support", offer, HAND, "red");
    expect(plan).toMatchObject({ count: 3, zeus: 1 });
    expect(moveOf(plan)).toBe("support red 3 zeus=1");
    expect(withCount(plan, 2, HAND).zeus).toBe(1);
    expect(zeusRange(withCount(plan, 2, HAND), HAND)).toEqual([0, 2]);
    expect(withZeus(withCount(plan, 2, HAND), 0, HAND).zeus).toBe(0);
    expect(maxCount(plan, HAND)).toBe(4);
  });

  test("the cards of the side add up", () => {
    const rows = [
      [2, 0, 0, 0, 0, 0],
      [1, 0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0, 0],
    ];
    expect(tally(rows, undefined)).toEqual([2, 2, 0]);
    expect(tally(rows, newPlan("support", offer, HAND, "red"))).toEqual([2, 5, 0]);
  });
});

describe("a payment", () => {
  test("a disk on a plagued place costs extra cards, which cannot be part of the bid", () => {
    const offer = offersOf(["object pylos discard wind 1", "object delos 1"]).object!;
    const plan = newPlan("object", offer, HAND, "pylos");
    expect(price(plan, offer)).toBe(1);
    expect(lackOf(plan, offer)).toBe("cards");
    const paid = pay(plan, "zeus", 1);
    expect(lackOf(paid, offer)).toBeUndefined();
    expect(maxCount(paid, HAND)).toBe(3);
    expect(moveOf(paid)).toBe("object pylos discard zeus 1");
    expect(price({ ...plan, target: "delos" }, offer)).toBe(0);
  });

  test("a temple takes as many temple cards as discards", () => {
    const offer = offersOf(["build discard temple wind"]).build!;
    const plan = newPlan("build", offer, HAND);
    expect(cardsLaid(plan)).toEqual({ temple: 2, zeus: 0 });
    const paid = pay(pay(plan, "temple", 1), "wind", 1);
    expect(moveOf(paid)).toBe("build discard temple wind");
    expect(cardsLeft(paid, HAND)).toMatchObject({ temple: 0, wind: 0, zeus: 2 });
  });

  test("the goal is asked for before the cards", () => {
    const offer = offersOf(["exchange green discard wind return dido", "exchange green discard wind return circe"])
      .exchange!;
    const plan = newPlan("exchange", offer, HAND);
    expect(lackOf(plan, offer)).toBe("goal");
    expect(lackOf({ ...plan, goal: offer.goals[0]! }, offer)).toBe("cards");
    expect(lackOf(pay(plan, "wind", 1), offer)).toBe("goal");
  });

  test("what is missing is asked for from the top of the dock to the bottom", () => {
    const moves = [
      "exchange green discard wind return dido",
      "exchange red discard wind return dido",
      "exchange red discard wind return circe",
    ];
    const offer = offersOf(moves).exchange!;
    const plan = newPlan("exchange", offer, HAND);
    expect(lackOf(plan, offer)).toBe("goal");
    expect(lackOf({ ...plan, goal: "circe" }, offer)).toBe("colour");
    expect(lackOf({ ...plan, goal: "circe", target: "red" }, offer)).toBe("cards");
    const places = offersOf(["object pylos discard wind 1", "object delos 1"]).object!;
    expect(lackOf(newPlan("object", places, HAND), places)).toBe("place");
  });

  test("Zeus is chosen if there is no card of the kind", () => {
    expect(newPlan("pandora", offersOf(["pandora zeus"]).pandora!, HAND)).toMatchObject({ zeus: 1 });
    expect(newPlan("pandora", offersOf(["pandora", "pandora zeus"]).pandora!, HAND)).toMatchObject({ zeus: 0 });
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

describe("a board of a person's own", () => {
  const words = Array.from({ length: 12 }, (_, i) => `place${"abcdefghijkl"[i]}`);
  const routes = words.map((word, i): [string, string] => [word, words[(i + 1) % 12]!]);
  const boardAt = (position: (i: number) => { lon?: number; lat?: number }) =>
    buildMapData(
      { places: Object.fromEntries(words.map((word, i) => [word, { colour: null, ...position(i) }])), routes },
      words,
    );
  const nearest = ({ places }: ReturnType<typeof boardAt>) =>
    Math.min(...places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  const isInside = ({ places }: ReturnType<typeof boardAt>) =>
    places.every(({ x, y }) => x > 40 && x < WIDTH - 40 && y > 40 && y < HEIGHT - 40);

  test("lies on the coast if its places do", () => {
    const mapData = boardAt((i) => ({ lon: 2.5 * i, lat: 36 + (i % 3) }));
    expect(mapData.hasCoast).toBe(true);
    expect([mapData.places[5]!.x, mapData.places[5]!.y]).toEqual(project(12.5, 38));
  });
  test.each([
    ["elsewhere", (i: number) => ({ lon: 120 + i, lat: -20 - 3 * (i % 4) })],
    ["close together", (i: number) => ({ lon: 24 + i / 5, lat: 37 + (i % 4) / 5 })],
    ["nowhere", () => ({})],
    ["partly nowhere", (i: number) => (i ? { lon: 24, lat: 37 } : {})],
  ])("fills an open sea if its places lie %s", (_, position) => {
    const mapData = boardAt(position);
    expect(mapData.hasCoast).toBe(false);
    expect(isInside(mapData)).toBe(true);
    expect(nearest(mapData)).toBeGreaterThan(100);
  });
  test("draws places that lie on one spot without dividing by zero", () => {
    for (const { x, y } of boardAt(() => ({ lon: 1, lat: 1 })).places) expect([x, y]).toEqual([WIDTH / 2, HEIGHT / 2]);
  });
  test("has names on free sides; ours have theirs", () => {
    const [above, below] = freeSides(
      [
        [800, 300],
        [800, 360],
      ],
      ["above", "below"],
    );
    expect([above, below]).toEqual(["n", "s"]);
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

  test("is drawn as it was set by hand", () => {
    expect(places.filter(({ nameSide }) => nameSide)).toEqual([]);
  });
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
        .filter(({ a, at }) => far(at, markOffsetsAt(a).disk) < 13)
        .map(({ a, b }) => `${b.word} by the disk at ${a.word}`),
    ).toEqual([]);
    for (const place of places) expect(far([0, 0], markOffsetsAt(place).disk), place.word).toBeGreaterThan(17);
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
