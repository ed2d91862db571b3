/** Where a place's name stands, by hand, so that none lies on another in any of the languages. */
import { shipOffsetAt } from "./ship-offsets";

export type Side = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

const SPOTS: Record<string, Side> = {
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
  dido: "s",
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

/** Pixels more, right and down. */
const NUDGES: Record<string, [number, number]> = { cythera: [-6, 0], athens: [-2, 0] };

export interface LabelPosition {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

const LINE = 14; // pixels
const LONG = 13; // letters in a line

/** `isShip`: the ship lies there, and the name makes way. */
export function labelPositionOf(word: string, lines: number, isShip = false): LabelPosition {
  const usual = SPOTS[word] ?? "s";
  const side = isShip ? (shipOffsetAt(word).name ?? (usual.includes("n") ? "s" : usual)) : usual;
  const [up, down] = [side.includes("n"), side.includes("s")];
  const across = side.includes("e") ? 1 : side.includes("w") ? -1 : 0;
  const slanted = (up || down) && across;
  const x = slanted ? across * 11 : across > 0 ? 19 : across < 0 ? -17 : 0;
  const beside = (across < 0 ? 1 : 4.5) - ((lines - 1) * LINE) / 2; // on the left a little higher, over the letter
  const first = up ? -20 - (lines - 1) * LINE : down ? 29 : beside;
  const [dx, dy] = NUDGES[word] ?? [0, 0];
  const anchor = across > 0 ? "start" : across < 0 ? "end" : "middle";
  return { x: x + dx, y: (slanted ? first + (up ? 6 : -6) : first) + dy, anchor };
}

interface Room {
  plague: string;
  disk: string;
}

/** Where neighbours are near. */
const ROOMS: Record<string, Room> = {
  delos: { plague: "-18 -5", disk: "5 20" },
  zakynthos: { plague: "10 -16", disk: "5 20" },
  athens: { plague: "5 18", disk: "-13 -13" },
  scylla: { plague: "13 13", disk: "-18 -10" },
  hesperides: { plague: "5 18", disk: "5 -20" },
};

/** Where a plague and a disk lie beside the sign, so that its name and its neighbours stay free. */
export function roomAround(word: string): Room {
  const side = SPOTS[word] ?? "s";
  if (ROOMS[word]) return ROOMS[word];
  if (side.includes("n")) return { plague: "-19 -3", disk: "19 -3" };
  return { plague: side.includes("w") ? "-8 -18" : "-14 -12", disk: side === "e" ? "12 -17" : "15 -13" };
}

/** A long name in two lines, parted where that is most even. */
export function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= LONG || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.sort((a, b) => Math.abs(a[0]!.length - a[1]!.length) - Math.abs(b[0]!.length - b[1]!.length))[0]!;
}

export { LINE };
