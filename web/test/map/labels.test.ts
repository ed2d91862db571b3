/** The names on both maps, in all languages and at all scales: none covers another one. */
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { parsed } from "../../bake/messages";
import { islandNames } from "../../src/games/odysseus/board/island-names";
import { islandSize, MAX_ZOOM, mapDataIn, wholeMapScale } from "../../src/games/odysseus/board/map-sheet";
import { letterPositionsOf, mapDataOf } from "../../src/games/odysseus/model/map-data";
import { type Name, nameBoxOf, namesWithRoom } from "../../src/games/ulysses/board/place-labels";
import { buildMapData } from "../../src/games/ulysses/model/map-data";
import { placeLabel } from "../../src/games/ulysses/names";
import { bundle, bundleOf, LANGUAGES } from "../../src/i18n/language";
import { nameOf } from "../../src/i18n/say";
import type { GameInfo } from "../../src/net/shapes";
import { areOverlapping, type LabelBox, textWidth } from "../../src/ui/map/labels";

vi.mock("../../src/browser/home", () => ({ HOME: new URL("https://pelagos.test/") }));
vi.hoisted(() => Object.assign(globalThis, { location: new URL("https://pelagos.test/"), addEventListener: () => {} }));

const boardFile = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../src/pelagos/games/${path}.json`, import.meta.url), "utf8"));
const scales = (from: number, to: number) => Array.from({ length: 24 }, (_, i) => from * (to / from) ** (i / 23)); // the player zooms without steps

/** Return the pairs of boxes that overlap. */
function collisions(boxes: LabelBox[]): [LabelBox, LabelBox][] {
  return boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (areOverlapping(a, b) ? [[a, b]] : []))) as [];
}

const ulysses = boardFile("ulysses/boards/mediterranean");
const { places } = buildMapData(ulysses, Object.keys(ulysses.places));
const archipelago = boardFile("odysseus/boards/archipelago");
const odysseus = mapDataOf({
  board: { file: archipelago },
  names: { islands: Object.keys(archipelago.islands) },
} as unknown as GameInfo);

describe.each(LANGUAGES)("in %s", (language) => {
  const speak = () => void (bundle.value = bundleOf(language, parsed(language)));

  test("no name of a place covers another one, wherever the ship is", () => {
    speak();
    for (const ship of [undefined, ...places]) {
      const names = places.map((place): Name => ({ place, label: placeLabel(place), isShip: place === ship }));
      for (const k of scales(0.2, 2.6)) {
        const shown = namesWithRoom(names, places, k);
        const boxes = names.filter(({ place }) => shown.has(place.number)).map((name) => nameBoxOf(name, k));
        expect(collisions(boxes)).toEqual([]);
        if (k > 0.75) expect(shown.size).toBeGreaterThan(places.length - 4); // on a large screen hardly any is hidden
      }
    }
  });

  test.each([
    ["a small phone", 360, 190],
    ["a phone", 390, 270],
    ["a tablet", 560, 500],
    ["a laptop", 760, 560],
    ["a large screen", 1170, 880],
  ])("no name of an island covers another one or a letter on %s", (_, width, height) => {
    speak();
    const mapData = mapDataIn(odysseus, { width, height });
    const whole = wholeMapScale(mapData, { width, height });
    for (const k of scales(whole, MAX_ZOOM * whole)) {
      const size = islandSize(k);
      const names = islandNames(mapData, (word) => nameOf("island", word), size, k);
      const letters = letterPositionsOf(mapData, names, size).flatMap((at) => (at ? [at] : []));
      const seals = letters.map(([x, y]) => ({ left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 }));
      expect(collisions([...names.map(({ box }) => box), ...seals])).toEqual([]);
      expect([names.length, letters.length]).toEqual([
        expect.toSatisfy((n) => n > 15),
        expect.toSatisfy((n) => n > 20),
      ]);
    }
  });
});

test("a text with accents is as wide as without, and an unknown letter is wide", () => {
  expect(textWidth("Éèî")).toBe(textWidth("Eei"));
  expect(textWidth("Ω")).toBeGreaterThan(textWidth("O"));
});
