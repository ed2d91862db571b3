/** The offset of the ship from the middle of its place, in pixels, and the side of the place's name while the ship is there. Set
by hand, so that the ship covers neither a neighbour, which is a possible target, nor a name. On custom boards the ship is above. */
import type { LabelSide } from "../model/label-sides";

export interface ShipOffset {
  readonly dx: number;
  readonly dy: number;
  readonly name?: LabelSide; // default: see place-labels.ts
}

export const SHIP_SCALE = 0.38; // of the drawing's own size

const ABOVE: ShipOffset = { dx: 0, dy: -26 };

const SHIP_OFFSETS: Record<string, ShipOffset> = {
  cicones: { ...ABOVE, name: "e" },
  olympus: { ...ABOVE, name: "w" },
  diomedes: { ...ABOVE, name: "e" },
  dido: { ...ABOVE, name: "e" },
  pityusae: { ...ABOVE, name: "e" },
  hyperborea: { ...ABOVE, name: "e" },
  minotaur: { dx: 34, dy: -14, name: "se" },
  rhodes: { dx: 34, dy: -14, name: "s" },
  lemnos: { dx: 30, dy: 16, name: "n" },
  delos: { dx: 40, dy: 0, name: "s" },
  zakynthos: { dx: 0, dy: 30, name: "w" },
  ithaca: { dx: -34, dy: -14, name: "s" },
  delphi: { dx: -20, dy: -24, name: "s" },
  athens: { dx: -30, dy: 16, name: "e" },
  pylos: { dx: -18, dy: 26, name: "n" },
  cythera: { dx: 0, dy: 30, name: "n" },
  melita: { dx: -18, dy: 26, name: "e" },
  lopadusa: { dx: 18, dy: 26, name: "n" },
  cyclops: { dx: -30, dy: 16, name: "nw" },
  scylla: { dx: -18, dy: 26, name: "e" },
  aeolus: { dx: 20, dy: -24, name: "s" },
  lotus: { dx: -40, dy: 0, name: "e" },
  sirens: { dx: -30, dy: 16, name: "n" },
  hesperides: { dx: -30, dy: 16, name: "nw" },
};

export function shipOffsetAt(word: string): ShipOffset {
  return SHIP_OFFSETS[word] ?? ABOVE;
}
