/** Messages in the player's language. Every text that a player reads comes from here. */
import { type FluentBundle, FluentNumber } from "@fluent/bundle";
import { bundle } from "./language";

export type Args = Record<string, string | number>;

const CACHE_LIMIT = 4000; // sentences
const cache = new WeakMap<FluentBundle, Map<string, string>>();

/** Return a message in the player's language. The texts are cached: most of a page was there before the last move, and
formatting it again took half of the time to draw it. */
export function say(id: string, args: Args = {}): string {
  return bundle.value ? cached(bundle.value, id, args) : "";
}

function cached(messages: FluentBundle, id: string, args: Args): string {
  const known = cache.get(messages) ?? new Map<string, string>();
  const key = keyOf(id, args);
  const before = known.get(key);
  if (before !== undefined) return before; // set() again would cost as much as get()
  const text = sayIn(messages, id, args);
  if (known.size >= CACHE_LIMIT) known.clear();
  cache.set(messages, known.set(key, text));
  return text;
}

function keyOf(id: string, args: Args): string {
  let key = id;
  for (const name in args) key += `\n${name} ${typeof args[name]} ${args[name]}`;
  return key;
}

/** Format a message. For a missing one, log an error and return its id; the tests fail on that. */
export function sayIn(messages: FluentBundle, id: string, args: Args = {}): string {
  const pattern = messages.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no message '${id}'`);
    return id;
  }
  const errors: Error[] = [];
  const text = messages.formatPattern(pattern, withSmallNumbers(args), errors);
  if (errors.length) console.error(`message '${id}': ${errors[0]!.message}`);
  return text;
}

/** A whole number below a thousand, which all four languages write alike. A browser needs longer to prepare its first number
format than to draw the page around it. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function withSmallNumbers(args: Args): Record<string, string | number | SmallNumber> {
  const found: Record<string, string | number | SmallNumber> = {};
  for (const [name, value] of Object.entries(args)) found[name] = isSmallNumber(value) ? new SmallNumber(value) : value;
  return found;
}

function isSmallNumber(value: string | number): value is number {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
}

export function hasMessage(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

/** Return the name of a word of the notation. A custom board has words without a message: they are returned as they are. */
export function nameOf(kind: string, word: string): string {
  const id = `${kind}-${word}`;
  return hasMessage(id) ? say(id) : word.charAt(0).toUpperCase() + word.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function joinList(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  let head = words[0]!;
  for (const word of words.slice(1, -1)) head = say("list-more", { first: head, next: word });
  return say("list-last", { first: head, last: words.at(-1)! });
}
