/** Events as sentences in the player's language. terminal/log_formatter.py does the same with the same messages. */
import { manifestOf } from "../net/games";
import type { Event, Manifest } from "../net/shapes";
import { type Args, hasMessage, joinList, nameOf, say } from "./say";

/** Arguments whose values have names in the messages of every game, and the kind of name. */
const COMMON_KINDS: Manifest["kinds"] = { game: "game" };
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
  private manifest: Manifest;

  constructor(
    private game: string,
    names: readonly string[],
    private reader: number,
  ) {
    this.people = uniqueNames(names);
    this.manifest = manifestOf(game);
  }

  /** Return the sentences of the log. The same event of several players in a row is one sentence. */
  sentences(events: readonly Event[]): Sentence[] {
    const lines: Sentence[] = [];
    const kept = events.filter((event, i) => !this.isImplied(event, events[i + 1]));
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

  /** Return the sentence of an event. Some have another message when an argument is known. */
  sentence(event: Event): string {
    if (event.name.startsWith("table-")) return say(event.name, this.parameters(event));
    const id = `${this.game}-${event.name}`;
    const known = Object.keys(event.args).find((key) => hasMessage(`${id}-with-${key}`));
    return say(known ? `${id}-with-${known}` : id, this.parameters(event));
  }

  /** Whether the next event makes this one superfluous: a turn begins, so the last one has ended. */
  isImplied(event: Event, next: Event | undefined): boolean {
    return next !== undefined && (this.manifest.implied[event.name] ?? []).includes(next.name);
  }

  /** Return the parameters of a message: names for seats and words, lists joined. */
  parameters(event: Event): Args {
    const found: Args = { pays: "paid" in event.args ? "yes" : "no", paid: "", zeus: 0 };
    for (const [key, value] of Object.entries(this.withRows(event.args))) {
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
    if (typeof value === "number") return value;
    const kind = this.manifest.kinds[key] ?? COMMON_KINDS[key];
    if (kind) return joinList([value].flat().map((word) => nameOf(kind, word as string)));
    if (LEVELS.includes(key) && hasMessage(`level-${value}`)) return say(`level-${value}`);
    if (key === "name" || key === "text") return isolateRtl(String(value));
    if (typeof value === "string") return value;
    const items = value as unknown[];
    if (key in this.manifest.rows) return joinList(items.map((row) => this.row(key, row as unknown[])));
    return joinList(countEqual(items as (string | [string, string])[]).map(([kind, count]) => this.cards(kind, count)));
  }

  private row(key: string, items: unknown[]): string {
    const columns = this.manifest.rows[key]!.map((column, i) => [column, this.worded(column, items[i])]);
    return say(`${this.game}-${key}-row`, Object.fromEntries(columns) as Args);
  }

  private cards(kind: string | [string, string], count: number): string {
    if (typeof kind !== "string")
      return say(`${this.game}-cards-on`, { cards: this.cards(kind[0], count), on: this.worded("on", kind[1]) });
    return say(`${this.game}-cards-of-a-kind`, { kind: this.worded("card", kind), count });
  }

  /** Replace lists that belong together by one list of rows. */
  private withRows(args: Event["args"]): Event["args"] {
    const found = { ...args };
    for (const [key, columns] of Object.entries(this.manifest.rows)) {
      if (!(columns[0]! in args)) continue;
      const [first, ...more] = columns.map((column) => args[column] as unknown[]);
      for (const column of columns) delete found[column];
      found[key] = first!.map((item, i) => [item, ...more.map((list) => list[i])]);
    }
    return found;
  }

  /** Return the sentences for events of one name that follow each other. Several players share one, if there is such a message. */
  sentencesOfGroup(name: string, group: Event[]): string[] {
    const id = `${this.game}-${name}`;
    const others = group.filter((event) => event.args.seat !== this.reader && !("cards" in event.args));
    if (others.length < 2 || !hasMessage(`${id}-all`)) return group.map((event) => this.sentence(event));
    const alone = group.filter((event) => !others.includes(event)).map((event) => this.sentence(event));
    return [...alone, this.sharedSentence(id, others)];
  }

  /** Return one sentence for several players. It lists an item for each of them, if there is such a message. */
  private sharedSentence(id: string, group: Event[]): string {
    if (!hasMessage(`${id}-item`))
      return say(`${id}-all`, { names: joinList(group.map((event) => this.people[event.args.seat as number] ?? "")) });
    return say(`${id}-all`, { items: joinList(group.map((event) => say(`${id}-item`, this.parameters(event)))) });
  }
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
