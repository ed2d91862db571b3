import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../src/net/shapes";
import { choicesWith, target } from "./kit/choices";
import { fakeBrowser } from "./kit/fake-browser";

let module: typeof import("../src/table/choices/forced-move");
let settings: typeof import("../src/ui/settings");

beforeEach(async () => {
  vi.resetModules();
  fakeBrowser();
  module = await import("../src/table/choices/forced-move");
  settings = await import("../src/ui/settings");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const seats = (...kinds: string[]) => ({ seats: kinds.map((kind) => ({ kind })) }) as unknown as TableInfo;

test("a move is forced if it is the only possible one and asks for nothing", () => {
  expect(module.forcedMove(choicesWith({ pass: 0, support: undefined }))).toBe("pass");
  expect(module.forcedMove(choicesWith({ pass: 0, agree: 0 }))).toBeUndefined();
  expect(module.forcedMove(choicesWith({ start: 1 }, [target("island", "start", { alpha: 0 })]))).toBeUndefined();
  expect(module.forcedMove(choicesWith({ pass: undefined }))).toBeUndefined();
  expect(module.forcedMove(null)).toBeUndefined();
});

test("it is made for the player against bots only, unless they want it otherwise", () => {
  const [alone, together] = [seats("person", "bot", "bot"), seats("person", "person", "bot")];
  const made = () => [alone, together].map((table) => module.isMadeForPlayer(table, 0));
  expect(made()).toEqual([true, false]);
  settings.forced.value = "always";
  expect(made()).toEqual([true, true]);
  settings.forced.value = "never";
  expect(made()).toEqual([false, false]);
});

test("the pause depends on nothing but the draw", () => {
  let drawn = 0;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => (array as Uint32Array).fill(drawn) as never);
  const { shortest, longest } = module.PAUSES;
  for (const [value, expected] of [
    [0, shortest],
    [2 ** 31, (shortest + longest) / 2],
    [2 ** 32 - 1, longest],
  ] as const) {
    drawn = value;
    for (const pace of [1.5, 0])
      for (const date of ["2001-01-01", "2031-12-31"]) {
        settings.pace.value = pace;
        vi.setSystemTime(new Date(date));
        expect(module.drawPause()).toBeCloseTo(expected, 3);
      }
  }
});

test("pauses lie between the shortest and the longest, on both sides of the middle alike", () => {
  const pauses = Array.from({ length: 2000 }, () => module.drawPause());
  const { shortest, longest } = module.PAUSES;
  expect(pauses.every((pause) => pause >= shortest && pause < longest)).toBe(true);
  const share = pauses.filter((pause) => pause < (shortest + longest) / 2).length / pauses.length;
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1); // nine standard deviations
});
