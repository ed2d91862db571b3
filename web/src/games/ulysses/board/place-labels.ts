/** Positions of the names, plagues and disks around the places. Set by hand for a map on a large screen. On a smaller map a name that would
cover another one, or the sign of another place, is hidden until the player zooms in. */
import { type LabelBox, movedBox, pointsWithRoom, textWidth } from "../../../ui/map/labels";
import { LABEL_SIDES, type LabelSide } from "../model/label-sides";
import type { Place } from "../model/map-data";
import { shipOffsetAt } from "./ship-offsets";
import { nameSize, signSize } from "./symbol-size";

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

/** A name on the map. */
export interface Name {
  place: Place;
  label: string;
  isShip: boolean; // the ship is there
}

const FONT_SIZE = 13.5; // pixels, as in places.css
const [ASCENT, DESCENT] = [10, 3]; // pixels of a line above and below its baseline
const SIGN: LabelBox = { left: -11, right: 11, top: -11, bottom: 11 }; // its corners may be covered

/** Return the numbers of the places whose names have room at a scale. The names are in the order of their importance. */
export function namesWithRoom(names: readonly Name[], places: readonly Place[], k: number): Set<number> {
  const labels = names.map((name) => ({ point: name.place.number, box: nameBoxOf(name, k) }));
  const signs = places.map(({ number, x, y }) => ({ point: number, box: movedBox(SIGN, signSize(k), x * k, y * k) }));
  return pointsWithRoom(labels, signs);
}

/** Return the box of a name on a map at a scale, in pixels. */
export function nameBoxOf({ place, label, isShip }: Name, k: number): LabelBox {
  const lines = linesOf(label);
  const { x, y, anchor } = labelPositionOf(place, lines.length, isShip);
  const width = Math.max(...lines.map(textWidth)) * FONT_SIZE;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const bottom = y + (lines.length - 1) * LINE_HEIGHT + DESCENT;
  return movedBox({ left, right: left + width, top: y - ASCENT, bottom }, nameSize(k), place.x * k, place.y * k);
}
