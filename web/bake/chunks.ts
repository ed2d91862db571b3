import type { Rolldown } from "vite";

/** Parts of a game that are fetched apart from its table. */
const APART = "picture|how-to-play|ending-ui|board/map-background";
const TABLES = ["ulysses", "odysseus"].map((game) => new RegExp(`/src/games/${game}/(?!${APART})`));

/** Which modules share a file. On a phone every request costs time, and few run in parallel.

Without the files of the games, `base` would have whatever the table of a game shares with its other parts, and a table would load
the code of the other game too. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: (id, build) => (isForAll(id, build) ? "base" : null), debugName: "base", minShareCount: 2, priority: 1 },
  ...TABLES.map((test) => ({ name: "game-ui", test })),
];

/** Whether a module is for more than the table of one game. An icon belongs where it is imported. */
function isForAll(id: string, build: Rolldown.ChunkingContext): boolean {
  const users = id.startsWith("\0icon:") ? build.getModuleInfo(id)!.importers : [id];
  const tables = users.map((user) => TABLES.findIndex((table) => table.test(user)));
  return new Set(tables).size > 1 || tables[0] === -1;
}
