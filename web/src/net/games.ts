/** The games that the server offers. The page is built with some of them, so that its first picture needs no request. */
import { signal } from "@preact/signals";
import { call } from "./api";
import { BUILT } from "./manifests";
import type { BoardOffer, GameList, Manifest } from "./shapes";

const NO_GAME: Manifest = {
  ...{ first_clause: "", is_first_free: false, variants: [] },
  ...{ name: "", seats: [], clauses: "", boards: [], levels: [], default_verbs: [], default_cards: [] },
  ...{ kinds: {}, rows: {}, chapters: [], implied: {}, times: {}, sounds: {}, moments: {}, results: [] },
  ...{ about: {}, notes: [] },
};

/** By name, in the order of all lists of games. */
const known = signal<Record<string, Manifest>>(Object.fromEntries(BUILT.map((each) => [each.name, each])));

/** The boards on which tables can be opened. */
const offers = signal<BoardOffer[]>([]);

/** Return the boards of a game, the usual one first. */
export function boardsOf(game: string): BoardOffer[] {
  return offers.value.filter((each) => each.game === game);
}

export function games(): Manifest[] {
  return Object.values(known.value);
}

/** Return what a game says about itself. An unknown game says nothing. */
export function manifestOf(game: string): Manifest {
  return known.value[game] ?? NO_GAME;
}

export function isBuilt(game: string): boolean {
  return BUILT.some((each) => each.name === game);
}

export function addGame(manifest: Manifest): void {
  if (!known.value[manifest.name]) known.value = { ...known.value, [manifest.name]: manifest };
}

/** Ask the server for all of its games and boards. Return the games that the page was built without. */
export async function fetchGames(): Promise<string[]> {
  const list = await call<GameList>("GET", "games");
  list.games.forEach(addGame);
  offers.value = list.boards;
  return list.games.map((each) => each.name).filter((name) => !isBuilt(name));
}
