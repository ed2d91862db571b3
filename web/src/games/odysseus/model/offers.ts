/** What the server offers, sorted into what a person decides: a card and a space, a power, a trade. */

export interface Offers {
  pass: boolean;
  window: boolean; // Athena: allow or block
  play: Record<string, string[]>; // by card: the spaces it may go to, face up
  down: Record<string, string[]>; // the same, face down
  power: "" | "alone" | "space" | "card"; // what my power wants to know
  powerSpaces: string[];
  takes: Record<string, string[]>; // Hermes: by card (`3 y1`, `down2`), the spaces it may go to
  trades: string[]; // letters of seats
  disks: string[];
  starts: string[];
}

export function offersOf(legal: readonly string[]): Offers {
  const found: Offers = {
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
  for (const move of legal) sort(move.split(" "), found);
  return found;
}

function sort([verb, ...words]: string[], into: Offers): void {
  const [first = "", second = ""] = words;
  if (verb === "pass") into.pass = true;
  else if (verb === "allow") into.window = true;
  else if (verb === "play") (into.play[first] ??= []).push(second);
  else if (verb === "down") (into.down[second] ??= []).push(first);
  else if (verb === "trade") into.trades.push(first);
  else if (verb === "disk") into.disks.push(first);
  else if (verb === "start") into.starts.push(first);
  else if (verb === "power") sortPower(words, into);
}

function sortPower(words: string[], into: Offers): void {
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

const MOST = 200; // moves with the same beginning that are told of; more can be played

/** Hermes has more to choose from than the server lists: every card that lies is offered, and the rules decide. */
export function completed(offers: Offers, lying: readonly string[], spaces: readonly string[]): Offers {
  if (Object.values(offers.takes).flat().length < MOST) return offers;
  return { ...offers, takes: Object.fromEntries(lying.map((card) => [card, [...spaces]])) };
}

/** A move that is being thought of. Nothing of it is sent before it is confirmed. */
export interface Plan {
  action: "play" | "power" | "trade" | "disk" | "start";
  card?: string; // to play, or for Hermes the one to take
  down?: boolean;
  space?: string;
  what?: string; // seat, adventure or island
}

/** The spaces that the plan may go to. */
export function spacesFor(plan: Plan, offers: Offers): string[] {
  if (plan.action === "play") {
    const cards = plan.down ? offers.down : offers.play;
    return plan.card ? (cards[plan.card] ?? []) : [...new Set(Object.values(cards).flat())];
  }
  if (plan.action !== "power") return [];
  return offers.power === "card" ? (offers.takes[plan.card ?? ""] ?? []) : offers.powerSpaces;
}

/** The words of a plan, once it is whole. */
export function moveOf(plan: Plan, offers: Offers): string | undefined {
  const { action, card, space, what } = plan;
  if (action === "play")
    return card && space ? (plan.down ? `down ${space} ${card}` : `play ${card} ${space}`) : undefined;
  if (action !== "power") return what && `${action} ${what}`;
  if (offers.power === "alone") return "power";
  if (offers.power === "space") return space && `power ${space}`;
  return card && space ? `power ${card} ${space}` : undefined;
}
