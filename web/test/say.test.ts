import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import { bundle, bundleOf, LANGUAGES } from "../src/i18n/language";
import { say, sayIn } from "../src/i18n/say";

const ENGLISH = new FluentResource("cards = { $count ->\n    [one] a card\n   *[other] { $count } cards\n }");
const GERMAN = new FluentResource("cards = { $count } Karten");

const NUMBERS = [0, 1, 2, 21, 100, 999, 1000, 12_345, -1, -999, 0.5, 2.5];

/** Our own code formats small numbers, the browser the others. */
test.each(LANGUAGES)("a number in %s has the format and the plural of the language", (language) => {
  const messages = bundleOf(language, new FluentResource("count = { $n ->\n [one] one: { $n }\n *[other] { $n }\n }"));
  const pattern = messages.getMessage("count")!.value!;
  expect(NUMBERS.map((n) => sayIn(messages, "count", { n }))).toEqual(
    NUMBERS.map((n) => messages.formatPattern(pattern, { n })),
  );
});

afterEach(() => void (bundle.value = undefined));

test("a cached message is the same for the same arguments only", () => {
  bundle.value = bundleOf("en", ENGLISH);
  expect([1, 2, 1, 2].map((count) => say("cards", { count }))).toEqual(["a card", "2 cards", "a card", "2 cards"]);
});

test("a number and the same number as text are different: only a number has a plural", () => {
  bundle.value = bundleOf("en", ENGLISH);
  expect([say("cards", { count: 1 }), say("cards", { count: "1" })]).toEqual(["a card", "1 cards"]);
});

test("another language has its own cache", () => {
  bundle.value = bundleOf("en", ENGLISH);
  const before = say("cards", { count: 2 });
  bundle.value = bundleOf("de", GERMAN);
  expect([before, say("cards", { count: 2 })]).toEqual(["2 cards", "2 Karten"]);
});
