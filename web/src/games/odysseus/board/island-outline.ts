/** The outline of an island. It is generated from the island's name, so it is always the same. */
import type { Point } from "../model/map-data";
import { pointText } from "../model/map-data";

const CORNERS = 11;

const outlines = new Map<string, string>();

export function outlineOf(word: string, radius: number): string {
  const key = `${word} ${radius}`;
  const known = outlines.get(key) ?? outline(word, radius);
  outlines.set(key, known);
  return known;
}

function outline(word: string, radius: number): string {
  const next = seededRandom(word);
  const wide = 1.12 + next() * 0.16;
  const corners = Array.from({ length: CORNERS }, (_, i): Point => {
    const turn = ((i + next() * 0.45) / CORNERS) * 2 * Math.PI;
    const far = radius * (0.92 + next() * 0.3);
    return [Math.cos(turn) * far * wide, Math.sin(turn) * far];
  });
  return closed(corners);
}

/** Return a smooth closed curve through the middles of the sides, with the corners as control points. */
function closed(corners: Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [corners[i % CORNERS]!, corners[(i + 1) % CORNERS]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const curves = corners.map((_, i) => `Q${pointText(corners[(i + 1) % CORNERS]!)} ${pointText(middle(i + 1))}`);
  return `M${pointText(middle(0))}${curves.join("")}Z`;
}

/** Return a generator of pseudo-random numbers from 0 to 1, seeded by a word (mulberry32). */
export function seededRandom(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
