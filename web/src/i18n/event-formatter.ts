/** Events as sentences in the player's language. terminal/sentences.py does the same with the same messages. */
import type { Event } from "../net/shapes";
import { type Args, hasMessage, joinList, nameOf, say } from "./say";

/** Events that are put into one sentence when several players cause them in a row, and its message. */
const TOGETHER: Record<string, string> = {
  agree: "all-agree",
  pass: "all-pass",
  draws: "all-draw",
  god: "all-gods",
  points: "all-points",
};
/** Of these, the events whose sentence lists an item for each player. */
const ITEMS: Record<string, string> = { draws: "draw-item", god: "god-item", points: "points-item" };
/** Events with another message when an argument is there. */
const VARIANTS: [name: string, key: string, variant: string][] = [
  ["draws", "count", "some"],
  ["exchange", "goal", "goal"],
  ["down", "card", "card"],
];
/** Events that are left out when one of these follows: it says the same. */
const IDLE: Record<string, string[]> = { end: ["turn", "shuffle"], allow: ["takes-effect"] };
/** Arguments that are words of the notation, and the kind of message that names them. */
const NAMED: Record<string, string> = {
  place: "place",
  side: "side",
  colour: "colour",
  god: "god",
  island: "island",
  adventure: "adventure",
  game: "game",
  given: "colour",
  goal: "place",
  ship: "place",
  mine: "god",
  theirs: "god",
  space: "space",
  source: "space",
};
/** The same for lists of words. */
const LISTED: Record<string, string> = { goals: "place", route: "colour" };
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
const LEVELS = ["level", "by"]; // of a bot
const OTHERS = ["user", "other", "about"]; // arguments that are seats, beside `seat`

export interface Sentence {
  name: string; // of the event
  text: string;
}

/** Formats events for one player. `reader` is their seat, or -1 for a spectator. */
export class EventFormatter {
  private people: string[];

  constructor(
    private game: string,
    names: readonly string[],
    private reader: number,
  ) {
    this.people = uniqueNames(names);
  }

  /** Return the sentences of the log. The same event of several players in a row is one sentence. */
  sentences(events: readonly Event[]): Sentence[] {
    const lines: Sentence[] = [];
    const kept = events.filter((event, i) => !isIdle(event, events[i + 1]));
    for (let i = 0; i < kept.length; ) {
      let end = i + 1;
      while (end < kept.length && kept[end]!.name === kept[i]!.name) end++;
      lines.push(
        ...this.sentencesOfGroup(kept[i]!.name, kept.slice(i, end)).map((text) => ({ name: kept[i]!.name, text })),
      );
      i = end;
    }
    return lines;
  }

  sentence(event: Event): string {
    if (event.name.startsWith("table-")) return say(event.name, this.parameters(event));
    const known = VARIANTS.filter(([name, key]) => name === event.name && key in event.args).map((row) => row[2]);
    return say([this.game, event.name, ...known].join("-"), this.parameters(event));
  }

  /** Return the parameters of a message: names for seats and words, lists joined. */
  parameters(event: Event): Args {
    const found: Args = { pays: "paid" in event.args ? "yes" : "no", paid: "", zeus: 0 };
    for (const [key, value] of Object.entries(withWorths(event.args))) {
      if (key === "seat")
        Object.assign(found, { who: this.people[value as number] ?? "", you: this.isYou(value as number) });
      else if (OTHERS.includes(key)) {
        Object.assign(found, {
          [key]: this.people[value as number] ?? "",
          [`you-${key}`]: this.isYou(value as number),
        });
      } else if (key === "seats") Object.assign(found, this.severalPlayers(value as number[]));
      else found[key] = this.worded(key, value);
    }
    return found;
  }

  private isYou(...seats: number[]): string {
    return seats.includes(this.reader) ? "yes" : "no";
  }

  private severalPlayers(seats: number[]): Args {
    const others = seats.filter((seat) => seat !== this.reader).map((seat) => this.people[seat] ?? "");
    return { who: joinList(others), you: this.isYou(...seats), many: seats.length > 1 ? "yes" : "no" };
  }

  private worded(key: string, value: unknown): string | number {
    if (key in NAMED) return nameOf(NAMED[key]!, value as string);
    if (key === "card") return this.card(value as string);
    if (LEVELS.includes(key) && hasMessage(`level-${value}`)) return say(`level-${value}`);
    if (key === "name" || key === "text") return isolateRtl(String(value));
    if (typeof value === "string" || typeof value === "number") return value;
    const items = value as unknown[];
    if (key in LISTED) return joinList(items.map((word) => nameOf(LISTED[key]!, word as string)));
    if (key === "worths") return joinList(items.map((pair) => this.worth(pair as [string, number])));
    return joinList(countEqual(items as (string | [string, string])[]).map(([kind, count]) => this.cards(kind, count)));
  }

  private worth([adventure, points]: [string, number]): string {
    return say(`${this.game}-worth`, { name: nameOf("adventure", adventure), points });
  }

  private cards(kind: string | [string, string], count: number): string {
    if (typeof kind !== "string")
      return say(`${this.game}-cards-on`, { cards: this.cards(kind[0], count), space: this.worded("space", kind[1]) });
    return say(`${this.game}-cards-of-a-kind`, { kind: this.card(kind), count });
  }

  private card(kind: string): string {
    return nameOf(`${this.game}-card`, kind);
  }

  /** Return the sentences for events of one name that follow each other. */
  sentencesOfGroup(name: string, group: Event[]): string[] {
    const others = group.filter((event) => event.args.seat !== this.reader && !("cards" in event.args));
    if (!(name in TOGETHER) || others.length < 2) return group.map((event) => this.sentence(event));
    const alone = group.filter((event) => !others.includes(event)).map((event) => this.sentence(event));
    return [...alone, this.sharedSentence(name, others)];
  }

  private sharedSentence(name: string, group: Event[]): string {
    const id = `${this.game}-${TOGETHER[name]}`;
    if (!(name in ITEMS))
      return say(id, { names: joinList(group.map((event) => this.people[event.args.seat as number] ?? "")) });
    return say(id, {
      items: joinList(group.map((event) => say(`${this.game}-${ITEMS[name]}`, this.parameters(event)))),
    });
  }
}

/** Pair each adventure of a task with its points. */
function withWorths(args: Event["args"]): Event["args"] {
  if (!("adventures" in args)) return args;
  const { adventures, points, ...rest } = args as { adventures: string[]; points: number[] };
  return { ...rest, worths: adventures.map((adventure, i) => [adventure, points[i]]) };
}

/** Whether the next event makes this one superfluous: a turn begins, so the last one has ended. */
export function isIdle(event: Event, next: Event | undefined): boolean {
  return next !== undefined && (IDLE[event.name] ?? []).includes(next.name);
}

function countEqual<T>(items: T[]): [T, number][] {
  const found = new Map<string, [T, number]>();
  for (const item of items) {
    const key = JSON.stringify(item);
    found.set(key, [item, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}

/** Isolate a name that is read from right to left, so that it does not reorder the sentence around it. */
export function isolateRtl(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Return the players' names, with the letter of the seat where two are the same. */
export function uniqueNames(names: readonly string[]): string[] {
  return names.map((name, seat) =>
    names.filter((other) => other === name).length === 1 ? name : `${name} ${"ABCDEF"[seat]}`,
  );
}
