/** The faces of the games, each fetched when a table needs it. */
import { signal } from "@preact/signals";
import type { GameUi } from "./game-ui";

const LOADERS: Record<string, () => Promise<GameUi<unknown>>> = {
  ulysses: () => import("../games/ulysses/game-ui").then((module) => module.gameUi as GameUi<unknown>),
  odysseus: () => import("../games/odysseus/game-ui").then((module) => module.gameUi as GameUi<unknown>),
};
const faces = signal<Record<string, GameUi<unknown>>>({});
const asked = new Set<string>();

export function fetchGameUi(game: string): void {
  if (asked.has(game) || !LOADERS[game]) return;
  asked.add(game);
  LOADERS[game]!()
    .then((gameUi) => (faces.value = { ...faces.value, [game]: gameUi }))
    .catch(() => asked.delete(game));
}

export function loadedGameUi(game: string): GameUi<unknown> | undefined {
  fetchGameUi(game);
  return faces.value[game];
}
