/** The faces of the games, each fetched when a table needs it. */
import { signal } from "@preact/signals";
import type { Face } from "./game-ui";

const LOADERS: Record<string, () => Promise<Face<unknown>>> = {
  ulysses: () => import("../games/ulysses/game-ui").then((module) => module.face as Face<unknown>),
  odysseus: () => import("../games/odysseus/game-ui").then((module) => module.face as Face<unknown>),
};
const faces = signal<Record<string, Face<unknown>>>({});
const asked = new Set<string>();

export function fetchFace(game: string): void {
  if (asked.has(game) || !LOADERS[game]) return;
  asked.add(game);
  LOADERS[game]!()
    .then((face) => (faces.value = { ...faces.value, [game]: face }))
    .catch(() => asked.delete(game));
}

export function lazyFace(game: string): Face<unknown> | undefined {
  fetchFace(game);
  return faces.value[game];
}
