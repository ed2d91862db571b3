/** Where a place's name stands, by hand, so that none lies on another in any of the languages: a direction, and pixels more. */
type Side = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

const SPOTS: Record<string, Side> = {
  troy: "e", cyprus: "n", minotaur: "se", libya: "s", pharos: "s", rhodes: "e", lemnos: "e", cicones: "n", phoenicia: "s", delos: "e",
  olympus: "nw", zakynthos: "w", ithaca: "w", delphi: "n", athens: "e", pylos: "s", cythera: "s", scheria: "w", diomedes: "n",
  melita: "e", lopadusa: "s", cyclops: "e", sibyl: "ne", dido: "s", scylla: "e", aeolus: "e", lotus: "s", sirens: "w",
  atlantis: "s", calypso: "s", pityusae: "n", elysium: "s", pillars: "s", hesperides: "nw", laestrygonians: "e", circe: "ne",
  hyperborea: "n",
};

export interface Spot {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

const LINE = 14; // pixels
const LONG = 13; // letters in a line

export function spotOf(word: string, lines: number): Spot {
  const side = SPOTS[word] ?? "s";
  const [up, down] = [side.includes("n"), side.includes("s")];
  const across = side.includes("e") ? 1 : side.includes("w") ? -1 : 0;
  const slanted = (up || down) && across;
  const x = across * (slanted ? 11 : 19);
  const first = up ? -20 - (lines - 1) * LINE : down ? 29 : 4.5 - ((lines - 1) * LINE) / 2;
  return { x, y: slanted ? first + (up ? 6 : -6) : first, anchor: across > 0 ? "start" : across < 0 ? "end" : "middle" };
}

/** A long name in two lines, parted where that is most even. */
export function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= LONG || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.sort((a, b) => Math.abs(a[0]!.length - a[1]!.length) - Math.abs(b[0]!.length - b[1]!.length))[0]!;
}

export { LINE };
