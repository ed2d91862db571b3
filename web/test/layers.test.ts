/** Imports in src only go down, and a folder stays small enough to be read at a glance. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

/** From the lowest to the highest. Files directly in src are above all of them. */
const LAYERS = ["browser", "net", "i18n", "ui", "table", "games", "pages", "learn", "verify"];

const MOST_FILES = 15;

const files = globSync("**/*.{ts,tsx}", { cwd: "src" }).map((path) => path.replaceAll("\\", "/"));

const importsOf = (file: string): string[] => {
  const source = readFileSync(join("src", file), "utf8");
  const found = source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return [...found].map(([, path]) => join(dirname(file), path!));
};

const layerOf = (path: string): number => {
  const [folder, ...rest] = path.split("/");
  return rest.length ? LAYERS.indexOf(folder!) : LAYERS.length;
};

/** The games are one layer, and none knows another. */
const areDifferentGames = (from: string, to: string): boolean => {
  const [a, b] = [from.split("/"), to.split("/")];
  return a[0] === "games" && b[0] === "games" && a[1] !== b[1];
};

const isAllowed = (from: string, to: string): boolean => {
  return layerOf(to) <= layerOf(from) && !areDifferentGames(from, to);
};

test("every file is in a layer", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
});

test("imports only go down", () => {
  const all = files.flatMap((from) => importsOf(from).map((to) => [from, to] as const));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(([from, to]) => !isAllowed(from, to)).map((pair) => pair.join(" imports "))).toEqual([]);
});

test("the registry finds every game", () => {
  const folders = globSync("*", { cwd: "src/games" });
  const found = globSync("*/game-ui.{ts,tsx}", { cwd: "src/games" }).map((path) => dirname(path));
  expect(found.sort()).toEqual(folders.sort());
  expect(readFileSync("src/table/game-registry.ts", "utf8")).toContain('"../games/*/game-ui.{ts,tsx}"');
});

test("no folder is crowded", () => {
  const folders = globSync("**/*.*", { cwd: "src" }).map((path) => dirname(path));
  const sizeOf = (folder: string) => folders.filter((each) => each === folder).length;
  expect([...new Set(folders)].filter((folder) => sizeOf(folder) > MOST_FILES)).toEqual([]);
});

/** Games may share a name for the same idea. */
test("no two modules have the same name", () => {
  const names = files.map((file) => basename(file)).filter((name, i, all) => all.indexOf(name) !== i);
  const alike = (name: string) => files.filter((file) => basename(file) === name);
  const areGames = (paths: string[]) => paths.every((path) => path.startsWith("games/"));
  expect([...new Set(names)].filter((name) => !areGames(alike(name)))).toEqual([]);
});
