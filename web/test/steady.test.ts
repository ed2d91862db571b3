import { expect, test } from "vitest";
import { isSame } from "../src/look/steady";

const place = { word: "troy", near: [1, 2] };

test("a part that is given the same again is not drawn anew", () => {
  expect(isSame({ place, disks: ["blue"], can: true }, { place, disks: ["blue"], can: true })).toBe(true);
});

test.each([
  [{ disks: ["blue"] }, { disks: ["blue", "red"] }],
  [{ move: undefined }, { move: "propose troy" }],
  [{ can: true }, { can: true, move: "propose troy" }],
  [{ can: true, move: "propose troy" }, { can: true }],
  [{ place }, { place: { ...place, near: [1] } }],
])("%j and %j are two", (a: object, b: object) => {
  expect(isSame(a, b)).toBe(false);
});
