/** What a list of legal moves offers, read from the game's notation.

The list may be cut where a payment could be made in hundreds of ways. So it tells which deeds there are, what they cost
and where they aim; which cards pay is the player's choice among those he holds, and the server has the last word. */
import { COLOURS, isKind, type Kind, SIDES } from "./vocabulary";

/** Deeds that are thought over before they are sent, since they cost cards. */
export const ACTIONS = [
  "pandora",
  "plague",
  "remove",
  "exchange",
  "build",
  "object",
  "support",
  "black",
  "wind",
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Move {
  verb: string;
  what: string; // place, side or colour
  count: number; // cards laid
  zeus: number; // of them
  paid: Kind[];
  goal: string; // given back
}

/** `object zakynthos discard wind 2 zeus=1` taken apart. */
export function read(text: string): Move {
  const tokens = text.split(" ");
  const move: Move = { verb: tokens.shift()!, what: "", count: 0, zeus: 0, paid: [], goal: "" };
  while (tokens.length) {
    const token = tokens.shift()!;
    if (token === "discard") while (isKind(tokens[0])) move.paid.push(tokens.shift() as Kind);
    else if (token === "return") move.goal = tokens.shift() ?? "";
    else if (token === "zeus") move.zeus = 1;
    else if (token.startsWith("zeus=")) move.zeus = Number(token.slice(5));
    else if (/^\d+$/.test(token)) move.count = Number(token);
    else move.what = token;
  }
  return move;
}

/** One deed as the list has it. */
export interface Offer {
  targets: string[]; // where to, for whom, which colour; in the order of the list
  prices: Record<string, number>; // by aim: cards to discard
  least: Record<string, number>; // by aim: cards a bid takes
  goals: string[]; // that can be given back
  byCard: boolean; // by its own kind of card
  byZeus: boolean; // by Zeus in its place
}

export type Offers = Partial<Record<Action, Offer>>;

export function offersOf(legal: readonly string[]): Offers {
  const offers: Offers = {};
  for (const text of legal) {
    const move = read(text);
    if ((ACTIONS as readonly string[]).includes(move.verb)) note((offers[move.verb as Action] ??= blank()), move);
  }
  return offers;
}

function blank(): Offer {
  return { targets: [], prices: {}, least: {}, goals: [], byCard: false, byZeus: false };
}

function note(offer: Offer, move: Move): void {
  if (!offer.targets.includes(move.what)) offer.targets.push(move.what);
  if (move.goal && !offer.goals.includes(move.goal)) offer.goals.push(move.goal);
  offer.prices[move.what] = move.paid.length;
  offer.least[move.what] = Math.min(offer.least[move.what] ?? Infinity, move.count);
  if (move.zeus) offer.byZeus = true;
  else offer.byCard = true;
}

/** Places that can be proposed. */
export function proposals(legal: readonly string[]): string[] {
  return legal.filter((move) => move.startsWith("propose ")).map((move) => read(move).what);
}

/** A move of a deed that is not offered: the server says why it is refused. */
export function attempt(action: Action, target: string): string {
  const samples: Record<Action, string> = {
    pandora: "pandora",
    wind: "wind",
    plague: `plague ${target}`,
    remove: `remove ${target} discard objection`,
    exchange: `exchange ${target || COLOURS[0]} discard objection`,
    build: "build discard objection",
    object: `object ${target} 1`,
    support: `support ${target || SIDES[0]} 1`,
    black: `black ${target} 1`,
  };
  return samples[action];
}
