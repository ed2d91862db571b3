import { expect, test } from "vitest";
import { isEqual, reuseEqual } from "../src/ui/render/memo";

const place = { word: "troy", near: [1, 2] };

test("props with the same content are equal", () => {
  expect(isEqual({ place, disks: ["blue"], can: true }, { place, disks: ["blue"], can: true })).toBe(true);
});

test.each([
  [{ disks: ["blue"] }, { disks: ["blue", "red"] }],
  [{ move: undefined }, { move: "propose troy" }],
  [{ can: true }, { can: true, move: "propose troy" }],
  [{ can: true, move: "propose troy" }, { can: true }],
  [{ place }, { place: { ...place, near: [1] } }],
])("%j and %j differ", (a: object, b: object) => {
  expect(isEqual(a, b)).toBe(false);
});

const view = () => ({ ship: 3, goals: [[{ goal: 1 }], [{ goal: 2 }, { goal: 5 }]], hand: [0, 2] });

test("a view with the same content stays the same object", () => {
  const before = view();
  expect(reuseEqual(before, view())).toBe(before);
});

test("unchanged parts of a changed view stay the same objects", () => {
  const before = view();
  const now = reuseEqual(before, { ...view(), ship: 4, goals: [[{ goal: 1 }], [{ goal: 2 }, { goal: 6 }]] });
  expect(now).toEqual({ ship: 4, goals: [[{ goal: 1 }], [{ goal: 2 }, { goal: 6 }]], hand: [0, 2] });
  expect(now.hand).toBe(before.hand);
  expect(now.goals[0]).toBe(before.goals[0]);
  expect(now.goals[1]![0]).toBe(before.goals[1]![0]);
  expect(now.goals).not.toBe(before.goals);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { b: 1 }],
  [null, { a: 1 }],
  [{ a: 1 }, null],
])("%j is replaced by %j", (before, now) => {
  expect(reuseEqual<unknown>(before, structuredClone(now))).toEqual(now);
});
