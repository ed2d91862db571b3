/** Who I am here: a name and a cookie, no account. */
import { signal } from "@preact/signals";
import { readStorage, writeStorage } from "../browser/storage";
import { call, Refusal } from "./api";
import type { Me } from "./shapes";

/** undefined: not asked yet; null: nobody yet. */
export const me = signal<Me | null | undefined>(undefined);

/** Of those who sailed with Jason: names for people who have not said theirs. */
const CREW = [
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

/** A browser that was never here is not asked about: an answer of 401 would stand in its console as a mistake. */
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

/** Somebody, at any rate: with this name, or one of the crew's until he says his own. */
export async function ensureIdentity(name = ""): Promise<Me> {
  const known = await fetchMe();
  if (known && (!name || known.name === name)) return known;
  if (known) return (me.value = await call<Me>("POST", "me/name", { name }));
  writeStorage("known", "yes");
  const wanted = name || CREW[Math.floor(Math.random() * CREW.length)]!;
  return (me.value = await call<Me>("POST", "people", { name: wanted }));
}

/** With a code or a personal link made on another device: this one is the same person from now on. */
export async function signInWithCode(code: string): Promise<Me> {
  const found = await call<Me>("POST", "session", { code });
  writeStorage("known", "yes");
  return (me.value = found);
}
