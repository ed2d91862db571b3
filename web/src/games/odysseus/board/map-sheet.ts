/** The map fitted to its frame, and how far the player can zoom. */
import { type Box, type MapSheet, REACH, scaleToTellApart } from "../../../ui/map/viewport";
import { type MapData, spaced, stretched } from "../model/map-data";
import { LEGIBLE_SCALE } from "./island-names";
import { MARGIN } from "./map-border";

const NEAR = 0.3; // pixels per unit of the map, on a screen too small for the whole map
export const MAX_ZOOM = 5; // factor of the scale that shows the whole map
export const ISLAND_RADIUS = 66; // units of the map, to the outer edge of the shoals
const MAX_GAP = 230; // units of the map: moving islands farther apart would change the map too much

/** Return the map fitted to a frame. On a small screen close islands move apart, so that the whole map can be shown and a finger still
hits the right island. */
export function mapDataIn(board: MapData, box: Box): MapData {
  const mapData = stretched(board, box.width / box.height, MARGIN);
  return spaced(mapData, Math.min(MAX_GAP, (2 * REACH) / wholeMapScale(mapData, box)), ISLAND_RADIUS);
}

/** Return the pixels per unit that show the whole map. */
export function wholeMapScale(mapData: MapData, box: Box): number {
  return Math.min(box.width / (mapData.width + 2 * MARGIN), box.height / (mapData.height + 2 * MARGIN));
}

export function sheetOf(mapData: MapData, box: Box): MapSheet {
  const [width, height] = [mapData.width + 2 * MARGIN, mapData.height + 2 * MARGIN];
  const apart = scaleToTellApart(mapData.islands);
  const [legible, near] = [Math.max(apart, LEGIBLE_SCALE), Math.max(apart, NEAR)];
  const closest = MAX_ZOOM * wholeMapScale(mapData, box);
  return {
    x: -MARGIN,
    y: -MARGIN,
    width,
    height,
    points: mapData.islands,
    closest,
    edge: 64,
    legible,
    near,
    buttons: "below",
  };
}

/** Return the size of the islands at a scale: they are larger where the map is small. */
export function islandSize(scale: number): number {
  return Math.min(1.2, Math.max(1, 0.3 / scale));
}
