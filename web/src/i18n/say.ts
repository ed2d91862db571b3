/** Saying a message. Every text that a person reads goes through here. */
import { type FluentBundle, FluentNumber } from "@fluent/bundle";
import { bundle } from "./language";

export type Args = Record<string, string | number>;

const MOST = 4000; // sentences that are kept
const said = new WeakMap<FluentBundle, Map<string, string>>();

/** A message in the reader's language. Most of a picture was said in the one before: to put it together once more would be half of the time to draw it. */
export function say(id: string, args: Args = {}): string {
  return bundle.value ? again(bundle.value, id, args) : "";
}

function again(messages: FluentBundle, id: string, args: Args): string {
  const known = said.get(messages) ?? new Map<string, string>();
  const key = keyOf(id, args);
  const before = known.get(key);
  if (before !== undefined) return before; // to write it down once more would cost as much as to find it
  const text = sayIn(messages, id, args);
  if (known.size >= MOST) known.clear();
  said.set(messages, known.set(key, text));
  return text;
}

function keyOf(id: string, args: Args): string {
  let key = id;
  for (const name in args) key += `\n${name} ${typeof args[name]} ${args[name]}`;
  return key;
}

/** A missing one is our mistake: its id is shown, and a test fails. */
export function sayIn(messages: FluentBundle, id: string, args: Args = {}): string {
  const pattern = messages.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no message '${id}'`);
    return id;
  }
  const errors: Error[] = [];
  const text = messages.formatPattern(pattern, counted(args), errors);
  if (errors.length) console.error(`message '${id}': ${errors[0]!.message}`);
  return text;
}

/** Below a thousand the four languages write numbers alike: a browser takes longer to learn how than to draw the page around it. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(args: Args): Record<string, string | number | Small> {
  const found: Record<string, string | number | Small> = {};
  for (const [name, value] of Object.entries(args)) found[name] = isSmall(value) ? new Small(value) : value;
  return found;
}

function isSmall(value: string | number): value is number {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
}

export function hasMessage(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

/** The name of whatever a game has words for. A board of somebody's own has some we cannot know: they stand. */
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
