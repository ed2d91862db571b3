/** The Mercator projection of the map. Written by hand, so that the page needs no library for it. */
export const WIDTH = 1680;
export const HEIGHT = 790;
export const SCALE = 36.5; // units of the map per degree of longitude
export const LON = -8.4; // LON and LAT: the upper left corner
export const LAT = 46.2;

export function project(lon: number, lat: number): [number, number] {
  return [(lon - LON) * SCALE, (mercatorY(LAT) - mercatorY(lat)) * SCALE];
}

function mercatorY(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}
