/** A box about a thing is above it, below it if there is no room above, and always in the window. */
import { expect, test } from "vitest";
import { aboveOf, leftOf } from "../../src/table/help/place-beside";

const WINDOW = { width: 400, height: 800 };
const BOX = { width: 200, height: 100 };

test("above the thing, in its middle", () => {
  expect(aboveOf({ left: 180, top: 400, width: 40, height: 40 }, BOX, WINDOW)).toEqual({ left: 100, top: 292 });
});

test("below a thing at the top", () => {
  expect(aboveOf({ left: 180, top: 20, width: 40, height: 40 }, BOX, WINDOW)).toEqual({ left: 100, top: 68 });
});

test("in the window beside a thing at its edge", () => {
  expect(aboveOf({ left: 380, top: 400, width: 40, height: 40 }, BOX, WINDOW).left).toBe(192);
  expect(aboveOf({ left: -30, top: 400, width: 40, height: 40 }, BOX, WINDOW).left).toBe(8);
  expect(aboveOf({ left: 0, top: 50, width: 400, height: 740 }, BOX, WINDOW).top).toBe(692);
});

test("a note goes to the left, where there is room", () => {
  expect(leftOf({ left: 250, top: 400, width: 40, height: 40 }, BOX, WINDOW)).toEqual({ left: 42, top: 400 });
  expect(leftOf({ left: 150, top: 400, width: 40, height: 40 }, BOX, WINDOW)).toEqual({ left: 70, top: 292 });
});
