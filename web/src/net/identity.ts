/** The player at this browser: a name and a cookie, no account. */
import { signal } from "@preact/signals";
import { readStorage, writeStorage } from "../browser/storage";
import { call, Refusal } from "./api";
import type { Me } from "./shapes";

/** undefined: not loaded yet; null: this browser has no player yet. */
export const me = signal<Me | null | undefined>(undefined);

/** Some of the Argonauts: default names for players. */
const DEFAULT_NAMES = [
  "Atalanta",
  "Orpheus",
  "Castor",
  "Peleus",
  "Lynceus",
  "Hylas",
  "Telamon",
  "Idmon",
  "Zetes",
  "Calais",
  "Argus",
  "Tiphys",
];

/** Whether this browser has ever sat at a table: then it has a player. */
export function hasPlayed(): boolean {
  return !!me.value || readStorage("known", "") !== "";
}

/** Whether the player has chosen their name. A default name is asked about once, when they first sit down with others. */
export const isNamed = signal(readStorage("named", "") !== "");

function noteNamed(): void {
  writeStorage("named", "yes");
  isNamed.value = true;
}

export function defaultName(): string {
  return DEFAULT_NAMES[Math.floor(Math.random() * DEFAULT_NAMES.length)]!;
}

/** Load the player, once. A new browser does not ask: the answer, 401, would appear as an error in its console. */
export async function fetchMe(): Promise<Me | null> {
  if (!readStorage("known", "")) me.value ??= null;
  if (me.value === undefined) {
    me.value = await call<Me>("GET", "me").catch((why) => {
      if (!(why instanceof Refusal && why.refused.code === "stranger")) throw why;
      writeStorage("known", "");
      return null;
    });
  }
  return me.value ?? null;
}

/** Return the player, with this name if it is given. A new browser gets a new player, under a default name without one. */
export async function ensureIdentity(name = ""): Promise<Me> {
  const known = await fetchMe();
  if (name) noteNamed();
  if (known && (!name || known.name === name)) return known;
  if (known) return (me.value = await call<Me>("POST", "me/name", { name }));
  writeStorage("known", "yes");
  return (me.value = await call<Me>("POST", "people", { name: name || defaultName() }));
}

/** Sign in as the player of another device, with a code or a personal link from there. */
export async function signInWithCode(code: string): Promise<Me> {
  const found = await call<Me>("POST", "session", { code });
  writeStorage("known", "yes");
  noteNamed();
  return (me.value = found);
}
