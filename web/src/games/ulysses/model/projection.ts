/** Where a place lies on the map: Mercator, written out so that the page needs no library for it. */
export const WIDTH = 1680;
export const HEIGHT = 790;
export const SCALE = 36.5; // units for a degree of longitude
export const LON = -8.4; // the upper left corner
export const LAT = 46.2;

export function project(lon: number, lat: number): [number, number] {
  return [(lon - LON) * SCALE, (rise(LAT) - rise(lat)) * SCALE];
}

function rise(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}
