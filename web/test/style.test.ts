import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("src/**/*.css");
const rules = (sheet: string) => readFileSync(sheet, "utf8").replaceAll(/\/\*.*?\*\//gs, "");

/** The browser would work it out again for each element that a move changes, or go through the system's fonts in the middle of a game. */
test.each([
  ["every ::before or ::after", /(^|[\s,>+~])\*?::(before|after)/m],
  [":has()", /:has\(/],
  ["a sign that our fonts do not have", /[^\0-\xff]/],
])("no rule is for %s", (_, rule) => {
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((sheet) => rule.test(rules(sheet)))).toEqual([]);
});
