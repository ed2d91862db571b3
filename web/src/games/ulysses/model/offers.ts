/** The actions that a list of legal moves offers, read from the game's notation.

The server may cut the list if a payment can be made in hundreds of ways. So only the actions, their costs and their targets
are read from it. The player pays with any cards of their hand, and the server checks the payment. */
import { COLOURS, isKind, type Kind, SIDES } from "./vocabulary";

/** Actions that cost cards. The player plans them first, and then confirms. */
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
  target: string; // place, side or colour
  count: number; // cards laid
  zeus: number; // how many of the laid cards are Zeus
  paid: Kind[];
  goal: string; // goal card returned
}

/** Parse a move, such as `object zakynthos discard wind 2 zeus=1`. */
export function parseMove(text: string): Move {
  const tokens = text.split(" ");
  const move: Move = { verb: tokens.shift()!, target: "", count: 0, zeus: 0, paid: [], goal: "" };
  while (tokens.length) {
    const token = tokens.shift()!;
    if (token === "discard") while (isKind(tokens[0])) move.paid.push(tokens.shift() as Kind);
    else if (token === "return") move.goal = tokens.shift() ?? "";
    else if (token === "zeus") move.zeus = 1;
    else if (token.startsWith("zeus=")) move.zeus = Number(token.slice(5));
    else if (/^\d+$/.test(token)) move.count = Number(token);
    else move.target = token;
  }
  return move;
}

/** One action as the legal moves offer it. */
export interface Offer {
  targets: string[]; // places, sides or colours, in the order of the list
  prices: Record<string, number>; // by target: cards to discard
  minCounts: Record<string, number>; // by target: the fewest cards for a bid
  goals: string[]; // goal cards that can be returned
  byCard: boolean; // can be played with its own kind of card
  byZeus: boolean; // can be played with Zeus instead
}

export type Offers = Partial<Record<Action, Offer>>;

export function offersOf(legal: readonly string[]): Offers {
  const offers: Offers = {};
  for (const text of legal) {
    const move = parseMove(text);
    if ((ACTIONS as readonly string[]).includes(move.verb))
      addMove((offers[move.verb as Action] ??= emptyOffer()), move);
  }
  return offers;
}

function emptyOffer(): Offer {
  return { targets: [], prices: {}, minCounts: {}, goals: [], byCard: false, byZeus: false };
}

function addMove(offer: Offer, move: Move): void {
  if (!offer.targets.includes(move.target)) offer.targets.push(move.target);
  if (move.goal && !offer.goals.includes(move.goal)) offer.goals.push(move.goal);
  offer.prices[move.target] = move.paid.length;
  offer.minCounts[move.target] = Math.min(offer.minCounts[move.target] ?? Infinity, move.count);
  if (move.zeus) offer.byZeus = true;
  else offer.byCard = true;
}

/** Return the places that the player can propose. */
export function proposals(legal: readonly string[]): string[] {
  return legal.filter((move) => move.startsWith("propose ")).map((move) => parseMove(move).target);
}

/** Return a move for an action that is not offered. The client sends it so that the server says why it is refused. */
export function sampleMove(action: Action, target: string): string {
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
