/** The outline of an island: each has its own, made from its name, the same for everybody. */
import type { Point } from "../model/map-data";
import { round } from "../model/map-data";

const CORNERS = 11;

const drawn = new Map<string, string>();

export function outlineOf(word: string, radius: number): string {
  const key = `${word} ${radius}`;
  const known = drawn.get(key) ?? outline(word, radius);
  drawn.set(key, known);
  return known;
}

function outline(word: string, radius: number): string {
  const next = dice(word);
  const wide = 1.12 + next() * 0.16;
  const corners = Array.from({ length: CORNERS }, (_, i): Point => {
    const turn = ((i + next() * 0.45) / CORNERS) * 2 * Math.PI;
    const far = radius * (0.92 + next() * 0.3);
    return [Math.cos(turn) * far * wide, Math.sin(turn) * far];
  });
  return closed(corners);
}

/** A smooth line through the middles of the sides: the corners pull it. */
function closed(corners: Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [corners[i % CORNERS]!, corners[(i + 1) % CORNERS]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const bows = corners.map((_, i) => `Q${round(corners[(i + 1) % CORNERS]!)} ${round(middle(i + 1))}`);
  return `M${round(middle(0))}${bows.join("")}Z`;
}

/** Numbers from 0 to 1 that follow from a word (mulberry32). */
export function dice(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
