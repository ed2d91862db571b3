/** What this browser has explained to the player already: first-time notes, and warnings that were asked about. */
import { effect, signal } from "@preact/signals";
import { readStorage, writeStorage } from "../browser/storage";

/** Explain a rule when it first matters. */
export const notes = signal(readStorage("notes", "on") === "on");
/** Warn before a choice that gives something up. */
export const warnings = signal(readStorage("warnings", "on") === "on");

const told = signal<readonly string[]>(readStorage("told", "").split(" ").filter(Boolean));

export function wasTold(name: string): boolean {
  return told.value.includes(name);
}

export function noteTold(name: string): void {
  if (!wasTold(name)) told.value = [...told.value, name];
}

export function forgetTold(): void {
  told.value = [];
}

export function keepTold(): void {
  effect(() => writeStorage("notes", notes.value ? "on" : "off"));
  effect(() => writeStorage("warnings", warnings.value ? "on" : "off"));
  effect(() => writeStorage("told", told.value.join(" ")));
}
