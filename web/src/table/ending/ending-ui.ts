/** What a game adds to the ending: its map as plain shapes, which the page draws as SVG and the picture to share on a canvas. */
import type { FunctionComponent } from "preact";
import type { Event } from "../../net/shapes";

/** A part of the map: a path, moved and scaled, with its paint. */
export interface Shape {
  d: string; // SVG path data
  x?: number;
  y?: number;
  scale?: number;
  fill?: string;
  stroke?: string;
  width?: number; // of the stroke
  opacity?: number;
}

export interface EndingUi {
  width: number;
  height: number;
  shapes: Shape[]; // from back to front
  at: (place: string) => readonly [number, number];
  path: (from: string, to: string) => string; // between two places that follow each other
  Sign: FunctionComponent<{ event: Event }>; // stands before a line of the standings
}

/** The colours of the picture are those of a vase in both themes: it is shared, and has no theme. */
export const VASE = {
  clay: "#cf7a45",
  glaze: "#1c1410",
  slip: "#f8efdf",
  gold: "#f2cf63",
  violet: "#c9a0e8",
  green: "#a6d07c",
  red: "#f2918f",
  blue: "#93bdf5",
  yellow: "#e6c34d",
  none: "#f8efdf",
} as const;
