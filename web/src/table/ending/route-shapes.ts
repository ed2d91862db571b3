/** The route of the ship as data for drawing: its legs, and the numbers of the stops where something happened. */
import type { Ending, Stop } from "../../net/shapes";
import type { EndingUi, Shape } from "./ending-ui";
import { VASE } from "./ending-ui";

const FEW_STOPS = 14; // with more, only the stops where something happened have a number
const OLDEST = 0.35; // opacity of the first leg

export interface Badge {
  x: number;
  y: number;
  text: string;
  isGold: boolean; // it won the game, or the winner's goal was reached here
}

/** Return the places of a leg, from one stop to the next. */
function placesOf(stops: readonly Stop[], i: number): string[] {
  return [stops[i - 1]!.place, ...stops[i]!.via, stops[i]!.place];
}

/** Return the shapes of the route up to a stop. Older legs are fainter, and a dark edge keeps them visible on land. */
export function routeShapes(ui: EndingUi, stops: readonly Stop[], until: number): Shape[] {
  const legs = stops.slice(1, until + 1).map((_, at) => {
    const places = placesOf(stops, at + 1);
    const d = places.slice(1).map((to, i) => (to === places[i] ? "" : ui.path(places[i]!, to)));
    return { d: d.join(""), opacity: OLDEST + ((1 - OLDEST) * (at + 1)) / Math.max(1, stops.length - 1) };
  });
  const drawn = legs.filter((leg) => leg.d);
  return [
    ...drawn.map(({ d }) => ({ d, stroke: VASE.glaze, width: ui.width / 95 })),
    ...drawn.map((leg) => ({ ...leg, stroke: VASE.gold, width: ui.width / 190 })),
  ];
}

/** Return the numbers on the map up to a stop, one badge for each place. */
export function badges(ui: EndingUi, { voyage, standings }: Ending, until: number): Badge[] {
  const winners = standings.filter((each) => each.rank === 1).map((each) => each.seat);
  const found = new Map<string, Badge>();
  for (const [number, stop] of voyage.slice(0, until + 1).entries()) {
    if (!isWorthANumber(voyage, number)) continue;
    const [x, y] = ui.at(stop.place);
    const isGold =
      number === voyage.length - 1 || stop.events.some((event) => winners.includes(event.args.seat as number));
    const before = found.get(stop.place);
    const text = before ? `${before.text}·${number}` : String(number);
    found.set(stop.place, { x, y, text, isGold: isGold || before?.isGold === true });
  }
  return [...found.values()];
}

function isWorthANumber(stops: readonly Stop[], number: number): boolean {
  if (number === 0) return false;
  return stops.length <= FEW_STOPS || number === stops.length - 1 || stops[number]!.events.length > 1;
}
