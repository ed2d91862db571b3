/** The names of the islands: where they stand, and which have room. Names are hidden where they would cover another one or an island. */
import { type LabelBox, movedBox, type Placed, pointsWithRoom, textWidth } from "../../../ui/map/labels";
import type { MapData } from "../model/map-data";

export const RADIUS = 52; // of an island, in units of the map
/** Font size of names: limits in units of the map, and the pixels to aim for on the screen. */
const NAME_SIZE = { min: 26, max: 43, pixels: 9 };
/** Pixels per unit of the map below which names cannot be read. */
export const LEGIBLE_SCALE = NAME_SIZE.pixels / NAME_SIZE.max;
const DISPLAY_WIDTH = 1.2; // of a letter of the display font, to the widths in labels.ts
const SHORE: LabelBox = { left: -40, right: 40, top: -45, bottom: 45 }; // of an island; the corners of its square are sea

export interface IslandName extends Placed {
  text: string;
  x: number;
  y: number;
  fontSize: number;
}

/** Return the names that have room on a map whose islands have a size, and which is drawn at a scale. */
export function islandNames(
  mapData: MapData,
  nameOf: (word: string) => string,
  size: number,
  scale: number,
): IslandName[] {
  const fontSize = Math.min(NAME_SIZE.max, Math.max(NAME_SIZE.min, NAME_SIZE.pixels / scale));
  const names = mapData.islands.map(({ word, x, y }, point): IslandName => {
    const text = nameOf(word);
    const half = (textWidth(text) * DISPLAY_WIDTH) / 2;
    const baseline = y + RADIUS * size + fontSize * 0.85;
    const box = movedBox({ left: -half, right: half, top: -0.72, bottom: 0.2 }, fontSize, x, baseline);
    return { point, text, x, y: baseline, fontSize, box };
  });
  const shores = mapData.islands.map(({ x, y }, point) => ({ point, box: movedBox(SHORE, size, x, y) }));
  const shown = pointsWithRoom(names, shores);
  return names.filter(({ point }) => shown.has(point));
}
