/** The registry of the games: their code is fetched when a table needs it. A new game adds its line here. */
import { signal } from "@preact/signals";
import type { GameUi } from "./game-ui";

const LOADERS: Record<string, () => Promise<GameUi<unknown>>> = {
  ulysses: () => import("../games/ulysses/game-ui").then((module) => module.gameUi as GameUi<unknown>),
  odysseus: () => import("../games/odysseus/game-ui").then((module) => module.gameUi as GameUi<unknown>),
};
const loaded = signal<Record<string, GameUi<unknown>>>({});
const requested = new Set<string>();

/** Start to fetch a game's code, once. */
export function fetchGameUi(game: string): void {
  if (requested.has(game) || !LOADERS[game]) return;
  requested.add(game);
  LOADERS[game]!()
    .then((gameUi) => (loaded.value = { ...loaded.value, [game]: gameUi }))
    .catch(() => requested.delete(game));
}

/** Return a game's code, or undefined while it is loading. The caller is drawn again when it arrives. */
export function loadedGameUi(game: string): GameUi<unknown> | undefined {
  fetchGameUi(game);
  return loaded.value[game];
}
