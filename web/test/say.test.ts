import { afterEach, expect, test } from "vitest";
import { bundle, bundleOf } from "../src/say/language";
import { say } from "../src/say/say";

const ENGLISH = "cards = { $count ->\n    [one] a card\n   *[other] { $count } cards\n }";

afterEach(() => void (bundle.value = undefined));

test("what was said is said again alike, and for other things otherwise", () => {
  bundle.value = bundleOf("en", ENGLISH);
  expect([1, 2, 1, 2].map((count) => say("cards", { count }))).toEqual(["a card", "2 cards", "a card", "2 cards"]);
});

test("a number and the same in letters are two: only a number is one card", () => {
  bundle.value = bundleOf("en", ENGLISH);
  expect([say("cards", { count: 1 }), say("cards", { count: "1" })]).toEqual(["a card", "1 cards"]);
});

test("another language has its own words for it", () => {
  bundle.value = bundleOf("en", ENGLISH);
  const before = say("cards", { count: 2 });
  bundle.value = bundleOf("de", "cards = { $count } Karten");
  expect([before, say("cards", { count: 2 })]).toEqual(["2 cards", "2 Karten"]);
});
