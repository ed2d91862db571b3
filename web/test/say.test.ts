import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundleOf, LANGUAGES } from "../src/say/language";
import { sayIn } from "../src/say/say";

const NUMBERS = [0, 1, 2, 21, 100, 999, 1000, 12_345, -1, -999, 0.5, 2.5];

/** Small ones are written by ourselves, the others by the browser. */
test.each(LANGUAGES)("a number in %s is written and counted as the language has it", (language) => {
  const messages = bundleOf(language, new FluentResource("count = { $n ->\n [one] one: { $n }\n *[other] { $n }\n }"));
  const pattern = messages.getMessage("count")!.value!;
  expect(NUMBERS.map((n) => sayIn(messages, "count", { n }))).toEqual(NUMBERS.map((n) => messages.formatPattern(pattern, { n })));
});
