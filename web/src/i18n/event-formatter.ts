/** Events as sentences, in the reader's language: what terminal/sentences.py does, from the same messages. */
import type { Event } from "../net/shapes";
import { type Args, hasMessage, joinList, nameOf, say } from "./say";

const TOGETHER: Record<string, string> = {
  agree: "all-agree",
  pass: "all-pass",
  draws: "all-draw",
  god: "all-gods",
  points: "all-points",
};
const ITEMS: Record<string, string> = { draws: "draw-item", god: "god-item", points: "points-item" };
const VARIANTS: [name: string, key: string, variant: string][] = [
  ["draws", "count", "some"],
  ["exchange", "goal", "goal"],
  ["down", "card", "card"],
];
const IDLE: Record<string, string[]> = { end: ["turn", "shuffle"], allow: ["takes-effect"] };
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
const LISTED: Record<string, string> = { goals: "place", route: "colour" };
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
const LEVELS = ["level", "by"]; // of a bot
const OTHERS = ["user", "other", "about"];

export interface Sentence {
  name: string; // of the event
  text: string;
}

/** Writes for one reader: `reader` is his seat, or none of the seats. */
export class EventFormatter {
  private people: string[];

  constructor(
    private game: string,
    names: readonly string[],
    private reader: number,
  ) {
    this.people = uniqueNames(names);
  }

  /** The log. What several do alike is one sentence. */
  sentences(events: readonly Event[]): Sentence[] {
    const lines: Sentence[] = [];
    const told = events.filter((event, i) => !isIdle(event, events[i + 1]));
    for (let i = 0; i < told.length; ) {
      let end = i + 1;
      while (end < told.length && told[end]!.name === told[i]!.name) end++;
      lines.push(...this.folded(told[i]!.name, told.slice(i, end)).map((text) => ({ name: told[i]!.name, text })));
      i = end;
    }
    return lines;
  }

  sentence(event: Event): string {
    if (event.name.startsWith("table-")) return say(event.name, this.parameters(event));
    const known = VARIANTS.filter(([name, key]) => name === event.name && key in event.args).map((row) => row[2]);
    return say([this.game, event.name, ...known].join("-"), this.parameters(event));
  }

  /** What a message can use: names for numbers and words, lists joined. */
  parameters(event: Event): Args {
    const found: Args = { pays: "paid" in event.args ? "yes" : "no", paid: "", zeus: 0 };
    for (const [key, value] of Object.entries(joined(event.args))) {
      if (key === "seat")
        Object.assign(found, { who: this.people[value as number] ?? "", you: this.isYou(value as number) });
      else if (OTHERS.includes(key)) {
        Object.assign(found, {
          [key]: this.people[value as number] ?? "",
          [`you-${key}`]: this.isYou(value as number),
        });
      } else if (key === "seats") Object.assign(found, this.several(value as number[]));
      else found[key] = this.worded(key, value);
    }
    return found;
  }

  private isYou(...seats: number[]): string {
    return seats.includes(this.reader) ? "yes" : "no";
  }

  private several(seats: number[]): Args {
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
    return joinList(counted(items as (string | [string, string])[]).map(([kind, count]) => this.cards(kind, count)));
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

  /** Events of one kind that follow each other. */
  folded(name: string, group: Event[]): string[] {
    const others = group.filter((event) => event.args.seat !== this.reader && !("cards" in event.args));
    if (!(name in TOGETHER) || others.length < 2) return group.map((event) => this.sentence(event));
    const alone = group.filter((event) => !others.includes(event)).map((event) => this.sentence(event));
    return [...alone, this.reuseEqual(name, others)];
  }

  private reuseEqual(name: string, group: Event[]): string {
    const id = `${this.game}-${TOGETHER[name]}`;
    if (!(name in ITEMS))
      return say(id, { names: joinList(group.map((event) => this.people[event.args.seat as number] ?? "")) });
    return say(id, {
      items: joinList(group.map((event) => say(`${this.game}-${ITEMS[name]}`, this.parameters(event)))),
    });
  }
}

/** Each adventure of a task beside its points. */
function joined(args: Event["args"]): Event["args"] {
  if (!("adventures" in args)) return args;
  const { adventures, points, ...rest } = args as { adventures: string[]; points: number[] };
  return { ...rest, worths: adventures.map((adventure, i) => [adventure, points[i]]) };
}

/** Said again by the next event, if that follows: that a turn ends where another begins. */
export function isIdle(event: Event, next: Event | undefined): boolean {
  return next !== undefined && (IDLE[event.name] ?? []).includes(next.name);
}

function counted<T>(items: T[]): [T, number][] {
  const found = new Map<string, [T, number]>();
  for (const item of items) {
    const key = JSON.stringify(item);
    found.set(key, [item, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}

/** A name that is read from right to left does not turn the sentence around it. */
export function isolateRtl(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** How people are called: by name, with the seat's letter where two share one. */
export function uniqueNames(names: readonly string[]): string[] {
  return names.map((name, seat) =>
    names.filter((other) => other === name).length === 1 ? name : `${name} ${"ABCDEF"[seat]}`,
  );
}
