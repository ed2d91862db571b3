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

/** A stylesheet stays when somebody goes on to a table of the other game: what it says of a class that both have would hold there too. */
test.each([
  ["ulysses", "odysseus"],
  ["odysseus", "ulysses"],
])("what %s styles is not in %s too", (game, other) => {
  const sources = (folder: string) =>
    globSync(`src/${folder}/*.tsx`)
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
  const given = (source: string) =>
    new Set(
      [...source.matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^}]*)\})/g)].flatMap(
        (found) => found[0].match(/[a-z][a-z-]+/g)!,
      ),
    );
  const [ours, theirs, frames] = [
    given(sources(game)),
    given(sources(other)),
    given(sources("table") + sources("look")),
  ];
  const isOwn = (name: string) => name.startsWith("ody-") || (ours.has(name) && !theirs.has(name) && !frames.has(name));
  const selectors = globSync(`src/${game}/*.css`).flatMap((sheet) =>
    [...rules(sheet).matchAll(/([^{};@]+)\{/g)].flatMap(([, list]) => list!.split(",")),
  );
  const loose = selectors
    .map((selector) => selector.trim())
    .filter((selector) => {
      const names = [...selector.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name!);
      return names.some((name) => theirs.has(name)) && !names.some(isOwn) && !names.includes(game);
    });
  expect(selectors.length).toBeGreaterThan(50);
  expect(loose).toEqual([]);
});
