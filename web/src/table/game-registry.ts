/** The registry of the games: their code is fetched when a table needs it. A game is a folder of `games`. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { GameUi } from "./game-ui";

const LOADERS = import.meta.glob<GameUi<unknown>>("../games/*/game-ui.{ts,tsx}", { import: "gameUi" });
const PICTURES = import.meta.glob<FunctionComponent>("../games/*/picture.tsx", { eager: true, import: "Picture" });
const GENERIC = "generic"; // for games that have no folder here
const loaded = signal<Record<string, GameUi<unknown>>>({});
const requested = new Set<string>();

function loaderOf(game: string): (() => Promise<GameUi<unknown>>) | undefined {
  return LOADERS[`../games/${game}/game-ui.ts`] ?? LOADERS[`../games/${game}/game-ui.tsx`];
}

/** Start fetching a game's code, unless it was requested before. */
export function fetchGameUi(game: string): void {
  const load = loaderOf(game) ?? loaderOf(GENERIC);
  if (requested.has(game) || !load) return;
  requested.add(game);
  load()
    .then((gameUi) => (loaded.value = { ...loaded.value, [game]: gameUi }))
    .catch(() => requested.delete(game));
}

/** Return a game's code, or undefined while it is loading. The caller is drawn again when it arrives. */
export function loadedGameUi(game: string): GameUi<unknown> | undefined {
  fetchGameUi(game);
  return loaded.value[game];
}

/** Return the picture of a game, if it has one. */
export function pictureOf(game: string): FunctionComponent | undefined {
  return PICTURES[`../games/${game}/picture.tsx`];
}
