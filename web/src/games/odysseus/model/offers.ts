/** The legal moves, sorted by the player's decisions: a card and a space, a power, a trade. */

export interface Offers {
  pass: boolean;
  window: boolean; // Athena may allow or block a power
  play: Record<string, string[]>; // by card: the spaces it may be played to, face up
  down: Record<string, string[]>; // the same, face down
  power: "" | "alone" | "space" | "card"; // the choice that the player's power needs; "": it cannot be used
  powerSpaces: string[];
  takes: Record<string, string[]>; // Hermes: by card (`3 y1`, `down2`), the spaces it may be moved to
  trades: string[]; // letters of seats
  disks: string[];
  starts: string[];
}

export function offersOf(legal: readonly string[]): Offers {
  const offers: Offers = {
    pass: false,
    window: false,
    play: {},
    down: {},
    power: "",
    powerSpaces: [],
    takes: {},
    trades: [],
    disks: [],
    starts: [],
  };
  for (const move of legal) addMove(move.split(" "), offers);
  return offers;
}

function addMove([verb, ...words]: string[], into: Offers): void {
  const [first = "", second = ""] = words;
  if (verb === "pass") into.pass = true;
  else if (verb === "allow") into.window = true;
  else if (verb === "play") (into.play[first] ??= []).push(second);
  else if (verb === "down") (into.down[second] ??= []).push(first);
  else if (verb === "trade") into.trades.push(first);
  else if (verb === "disk") into.disks.push(first);
  else if (verb === "start") into.starts.push(first);
  else if (verb === "power") addPowerMove(words, into);
}

function addPowerMove(words: string[], into: Offers): void {
  const space = words.at(-1) ?? "";
  if (!words.length) into.power = "alone";
  else if (words.length === 1) {
    into.power = "space";
    into.powerSpaces.push(space);
  } else {
    into.power = "card";
    (into.takes[words.slice(0, -1).join(" ")] ??= []).push(space);
  }
}

const LIST_LIMIT = 200; // the server lists at most this many moves with the same first decision; more may be legal

/** Add the moves of Hermes that the server does not list. At the limit, every card on the spaces is offered for every space, and the
server refuses what is not legal. */
export function withUnlistedTakes(offers: Offers, cardsOnSpaces: readonly string[], spaces: readonly string[]): Offers {
  if (Object.values(offers.takes).flat().length < LIST_LIMIT) return offers;
  return { ...offers, takes: Object.fromEntries(cardsOnSpaces.map((card) => [card, [...spaces]])) };
}

/** A move that the player is planning. It is sent when the player confirms. */
export interface Plan {
  action: "play" | "power" | "trade" | "disk" | "start";
  card?: string; // the card to play, or the one that Hermes takes
  down?: boolean; // play it face down
  space?: string;
  target?: string; // seat, adventure or island
}

/** Return the spaces that can complete the plan. */
export function spacesFor(plan: Plan, offers: Offers): string[] {
  if (plan.action === "play") {
    const cards = plan.down ? offers.down : offers.play;
    return plan.card ? (cards[plan.card] ?? []) : [...new Set(Object.values(cards).flat())];
  }
  if (plan.action !== "power") return [];
  return offers.power === "card" ? (offers.takes[plan.card ?? ""] ?? []) : offers.powerSpaces;
}

/** Return the plan in notation, or undefined if it is incomplete. */
export function moveOf(plan: Plan, offers: Offers): string | undefined {
  const { action, card, space, target } = plan;
  if (action === "play")
    return card && space ? (plan.down ? `down ${space} ${card}` : `play ${card} ${space}`) : undefined;
  if (action !== "power") return target && `${action} ${target}`;
  if (offers.power === "alone") return "power";
  if (offers.power === "space") return space && `power ${space}`;
  return card && space ? `power ${card} ${space}` : undefined;
}
