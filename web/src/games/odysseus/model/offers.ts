/** What the server offers, sorted into what a person decides: a card and a space, a power, a trade. */

export interface Deeds {
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

export function deedsOf(legal: readonly string[]): Deeds {
  const found: Deeds = { pass: false, window: false, play: {}, down: {}, power: "", powerSpaces: [], takes: {}, trades: [], disks: [], starts: [] };
  for (const move of legal) sort(move.split(" "), found);
  return found;
}

function sort([verb, ...words]: string[], into: Deeds): void {
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

function sortPower(words: string[], into: Deeds): void {
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
export function completed(deeds: Deeds, lying: readonly string[], spaces: readonly string[]): Deeds {
  if (Object.values(deeds.takes).flat().length < MOST) return deeds;
  return { ...deeds, takes: Object.fromEntries(lying.map((card) => [card, [...spaces]])) };
}

/** A move that is being thought of. Nothing of it is sent before it is confirmed. */
export interface Plan {
  deed: "play" | "power" | "trade" | "disk" | "start";
  card?: string; // to play, or for Hermes the one to take
  down?: boolean;
  space?: string;
  what?: string; // seat, adventure or island
}

/** The spaces that the plan may go to. */
export function spacesFor(plan: Plan, deeds: Deeds): string[] {
  if (plan.deed === "play") {
    const cards = plan.down ? deeds.down : deeds.play;
    return plan.card ? (cards[plan.card] ?? []) : [...new Set(Object.values(cards).flat())];
  }
  if (plan.deed !== "power") return [];
  return deeds.power === "card" ? (deeds.takes[plan.card ?? ""] ?? []) : deeds.powerSpaces;
}

/** The words of a plan, once it is whole. */
export function moveOf(plan: Plan, deeds: Deeds): string | undefined {
  const { deed, card, space, what } = plan;
  if (deed === "play") return card && space ? (plan.down ? `down ${space} ${card}` : `play ${card} ${space}`) : undefined;
  if (deed !== "power") return what && `${deed} ${what}`;
  if (deeds.power === "alone") return "power";
  if (deeds.power === "space") return space && `power ${space}`;
  return card && space ? `power ${card} ${space}` : undefined;
}
