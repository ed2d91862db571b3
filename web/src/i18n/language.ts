/** The player's language and its messages. Switching needs no reload: everything that reads `language` is drawn again. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { readStorage, writeStorage } from "../browser/storage";
import { call } from "../net/api";
import { isBuilt } from "../net/games";
import type { GameMessages } from "../net/shapes";

export const LANGUAGES = ["en", "it", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = { en: "English", it: "Italiano", de: "Deutsch", fr: "Français" };

type Files = Record<Language, () => Promise<{ default: FluentResource }>>;

const FILES: Files = {
  en: () => import("messages:en"),
  it: () => import("messages:it"),
  de: () => import("messages:de"),
  fr: () => import("messages:fr"),
};

/** The messages of `How to play`, a tenth of all. Most visits do without them. */
const HOW_TO_FILES: Files = {
  en: () => import("howto:en"),
  it: () => import("howto:it"),
  de: () => import("howto:de"),
  fr: () => import("howto:fr"),
};

/** The messages of the current language. They change only when the new ones have arrived, so the page always has words. */
export const bundle = signal<FluentBundle | undefined>(undefined);
export const language = signal<Language>("en");

/** Games that the page was built without. */
const added = new Set<string>();

/** Load the messages of games, if the page was built without them. */
export async function loadGames(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !isBuilt(name) && !added.has(name));
  for (const name of missing) added.add(name);
  if (missing.length) await loadLanguage(language.value);
}

let needsHowTo = false;

/** Load the messages of `How to play`, now and in every language that is chosen later. */
export async function loadHowToMessages(): Promise<void> {
  if (needsHowTo) return;
  await HOW_TO_FILES[language.value](); // if it fails, the next call tries again
  needsHowTo = true;
  await loadLanguage(language.value);
}

export async function loadLanguage(chosen: Language): Promise<void> {
  const made = bundleOf(chosen, (await FILES[chosen]()).default);
  if (needsHowTo) made.addResource((await HOW_TO_FILES[chosen]()).default);
  for (const name of added) made.addResource(await fetchMessages(name, chosen));
  language.value = chosen;
  bundle.value = made;
  document.documentElement.lang = chosen;
}

async function fetchMessages(game: string, chosen: Language): Promise<FluentResource> {
  const [{ fluent }, { FluentResource }] = await Promise.all([
    call<GameMessages>("GET", `games/${game}/messages/${chosen}`),
    import("@fluent/bundle/esm/resource.js"), // a parser, which the other messages do not need
  ]);
  return new FluentResource(fluent);
}

export function bundleOf(chosen: string, messages: FluentResource): FluentBundle {
  const made = new FluentBundle(chosen, { useIsolating: false });
  const errors = made.addResource(messages);
  if (errors.length) throw errors[0];
  return made;
}

export function choose(chosen: Language): Promise<void> {
  writeStorage("language", chosen);
  return loadLanguage(chosen);
}

/** Return the language that was chosen here before, else the first that the browser asks for and we have, else English. */
export function preferredLanguage(): Language {
  const tags = [readStorage("language", ""), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((known) => tags.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) === known) ?? "en"
  );
}
