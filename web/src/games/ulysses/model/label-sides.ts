/** Where the names stand on the board that comes with the game. Set by hand, so that none covers another in any language. */
export type LabelSide = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

/** The side of the place on which its name stands. */
export const LABEL_SIDES: Record<string, LabelSide> = {
  troy: "e",
  cyprus: "n",
  minotaur: "se",
  libya: "s",
  pharos: "s",
  rhodes: "e",
  lemnos: "e",
  cicones: "n",
  phoenicia: "s",
  delos: "e",
  olympus: "nw",
  zakynthos: "w",
  ithaca: "w",
  delphi: "n",
  athens: "e",
  pylos: "s",
  cythera: "s",
  scheria: "w",
  diomedes: "n",
  melita: "e",
  lopadusa: "w",
  cyclops: "nw",
  sibyl: "e",
  dido: "w",
  scylla: "e",
  aeolus: "e",
  lotus: "s",
  sirens: "w",
  atlantis: "s",
  calypso: "s",
  pityusae: "n",
  elysium: "s",
  pillars: "s",
  hesperides: "nw",
  laestrygonians: "w",
  circe: "ne",
  hyperborea: "n",
};

export function isNameSet(word: string): boolean {
  return word in LABEL_SIDES;
}
