import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scoped } from "../bake/scope-styles";

const sheets = globSync("src/**/*.css");
const rules = (sheet: string) => readFileSync(sheet, "utf8").replaceAll(/\/\*.*?\*\//gs, "");

/** The first two make the browser recalculate the style of every element that a move changes. The third makes it search
the system's fonts in the middle of a game. */
test.each([
  ["every ::before or ::after", /(^|[\s,>+~])\*?::(before|after)/m],
  [":has()", /:has\(/],
  ["a character that our fonts do not have", /[^\0-\xff]/],
])("no rule is for %s", (_, rule) => {
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((sheet) => rule.test(rules(sheet)))).toEqual([]);
});

test("rules of a game match inside its table only, keyframes stay outside", () => {
  const source = ".card {\n  color: red;\n}\n@keyframes odysseus-turn {\n  50% {\n    scale: 0;\n  }\n}\n.b {\n}\n";
  const found = scoped("odysseus", source);
  expect(found).toMatch(
    /^@keyframes odysseus-turn \{\n {2}50% \{\n {4}scale: 0;\n {2}\}\n\}\n:where\(\[data-game="odysseus"\]\) \{/,
  );
  expect(found).toContain(".card {");
  expect(found).toMatch(/\.b \{\n\}\n\}\n$/);
});

test("keyframes without the name of their game are refused", () => {
  expect(() => scoped("ulysses", "@keyframes rise {\n}\n")).toThrow("ulysses-rise");
});

test.each(globSync("src/games/*/**/*.css"))("%s can be scoped", (sheet) => {
  expect(() => scoped(sheet.replaceAll("\\", "/").split("/")[2]!, readFileSync(sheet, "utf8"))).not.toThrow();
});
