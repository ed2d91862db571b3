/** Walking over the map with the keys. */
import { COLOURS, type Chart } from "./chart";

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The island that a key leads to: the nearest in the direction of an arrow, or along the line of a letter. */
export function stepped(chart: Chart, from: number, key: string): number | undefined {
  const colour = COLOURS.findIndex((name) => name[0] === key.toLowerCase());
  if (colour >= 0) return chart.islands[from]!.beyond[colour];
  const way = WAYS[key];
  if (!way) return undefined;
  const here = chart.islands[from]!;
  const far = chart.islands.map((other, i) => {
    const [dx, dy] = [other.x - here.x, other.y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return { i, cost: ahead > aside * 0.5 && i !== from ? ahead + 2 * aside : Infinity };
  });
  const best = far.reduce((a, b) => (b.cost < a.cost ? b : a));
  return best.cost < Infinity ? best.i : undefined;
}
