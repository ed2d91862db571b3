/** Positions of the names, plagues and disks around the places. Set by hand, so that none covers another in any language. */
import { LABEL_SIDES, type LabelSide } from "../model/label-sides";
import type { Place } from "../model/map-data";
import { shipOffsetAt } from "./ship-offsets";

type LabelledPlace = Pick<Place, "word" | "nameSide">;

function sideOf({ word, nameSide }: LabelledPlace): LabelSide {
  return nameSide ?? LABEL_SIDES[word] ?? "s";
}

/** Extra offset of a name, in pixels to the right and down. */
const NUDGES: Record<string, [number, number]> = { cythera: [-6, 0], athens: [-2, 0] };

export interface LabelPosition {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export const LINE_HEIGHT = 14; // pixels
const LINE_LENGTH = 13; // letters; a longer name is split

/** Return where the name of a place stands if it takes this many lines. If the ship is there (`isShip`), the name avoids it. */
export function labelPositionOf(place: LabelledPlace, lines: number, isShip = false): LabelPosition {
  const { word } = place;
  const usual = sideOf(place);
  const side = isShip ? (shipOffsetAt(word).name ?? (usual.includes("n") ? "s" : usual)) : usual;
  const [up, down] = [side.includes("n"), side.includes("s")];
  const across = side.includes("e") ? 1 : side.includes("w") ? -1 : 0;
  const slanted = (up || down) && across;
  const x = slanted ? across * 11 : across > 0 ? 19 : across < 0 ? -17 : 0;
  const beside = (across < 0 ? 1 : 4.5) - ((lines - 1) * LINE_HEIGHT) / 2; // on the left a little higher, above the region's letter
  const first = up ? -20 - (lines - 1) * LINE_HEIGHT : down ? 29 : beside;
  const [dx, dy] = NUDGES[word] ?? [0, 0];
  const anchor = across > 0 ? "start" : across < 0 ? "end" : "middle";
  return { x: x + dx, y: (slanted ? first + (up ? 6 : -6) : first) + dy, anchor };
}

/** SVG translations: "x y", in pixels. */
interface MarkOffsets {
  plague: string;
  disk: string;
}

/** Places with close neighbours. */
const MARK_OFFSETS: Record<string, MarkOffsets> = {
  delos: { plague: "-18 -5", disk: "5 20" },
  zakynthos: { plague: "10 -16", disk: "5 20" },
  athens: { plague: "5 18", disk: "-13 -13" },
  scylla: { plague: "13 13", disk: "-18 -10" },
  hesperides: { plague: "5 18", disk: "5 -20" },
};

/** Return where a plague and a disk lie beside a place, so that they cover neither its name nor a neighbour. */
export function markOffsetsAt(place: LabelledPlace): MarkOffsets {
  const side = sideOf(place);
  const known = MARK_OFFSETS[place.word];
  if (known && !place.nameSide) return known;
  if (side.includes("n")) return { plague: "-19 -3", disk: "19 -3" };
  return { plague: side.includes("w") ? "-8 -18" : "-14 -12", disk: side === "e" ? "12 -17" : "15 -13" };
}

/** Split a long name into two lines of about the same length. */
export function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= LINE_LENGTH || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.sort((a, b) => Math.abs(a[0]!.length - a[1]!.length) - Math.abs(b[0]!.length - b[1]!.length))[0]!;
}
