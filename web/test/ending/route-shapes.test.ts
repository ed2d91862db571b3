import { describe, expect, test } from "vitest";
import type { Ending, Stop } from "../../src/net/shapes";
import type { EndingUi } from "../../src/table/ending/ending-ui";
import { badges, routeShapes } from "../../src/table/ending/route-shapes";

const ui: EndingUi = {
  ...{ width: 1000, height: 500, shapes: [], Sign: () => null },
  at: (place) => [place.charCodeAt(0), 0],
  path: (from, to) => `${from}-${to} `,
};

function stop(place: string, seat?: number, via: string[] = []): Stop {
  const events = [{ name: "arrives", args: {} }, ...(seat === undefined ? [] : [{ name: "reveals", args: { seat } }])];
  return { turn: 1, place, via, events };
}

function ending(...voyage: Stop[]): Ending {
  const standings = [
    { seat: 1, rank: 1, points: 4, goal: 4, lines: [] },
    { seat: 0, rank: 2, points: 1, goal: 4, lines: [] },
  ];
  return { why: [], moments: [], standings, voyage };
}

describe("the numbers on the map", () => {
  test("every stop of a short voyage has one, and a place that was seen twice has both", () => {
    const found = badges(ui, ending(stop("a"), stop("b"), stop("c"), stop("b")), 3);
    expect(found.map((badge) => badge.text)).toEqual(["1·3", "2"]);
  });

  test("of a long voyage only the stops where something happened, and the last one", () => {
    const voyage = Array.from({ length: 30 }, (_, i) => stop(String.fromCharCode(97 + i), i === 7 ? 0 : undefined));
    expect(badges(ui, ending(...voyage), 29).map((badge) => badge.text)).toEqual(["7", "29"]);
  });

  test("what helped the winner is golden", () => {
    const found = badges(ui, ending(stop("a"), stop("b", 0), stop("c", 1), stop("d")), 3);
    expect(found.map((badge) => badge.isGold)).toEqual([false, true, true]);
  });
});

test("a leg goes through the places on the way, and a ship that stays has none", () => {
  const shapes = routeShapes(ui, [stop("a"), stop("d", undefined, ["b", "c"]), stop("d")], 2);
  expect([...new Set(shapes.map((shape) => shape.d))]).toEqual(["a-b b-c c-d "]);
});
