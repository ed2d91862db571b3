/** Opening a table, and sitting down at it. */

import { go } from "../browser/route";
import { readStorage, writeStorage } from "../browser/storage";
import { call, newId, Refusal } from "../net/api";
import { ensureIdentity } from "../net/identity";
import type { NewTable, Opened } from "../net/shapes";
import { takeSeat } from "../table/store/take-seat";

export const GAMES = { ulysses: [3, 4, 5], odysseus: [3, 4, 5, 6] } as const;
export type Game = keyof typeof GAMES;
export const LEVELS = ["drifter", "sailor", "navigator", "olympian"] as const;
export type Level = (typeof LEVELS)[number];

/** What was chosen the last time. */
export interface GameOptions {
  seats: number;
  level: Level;
}

export function savedOptions(game: Game): GameOptions {
  const [seats, level] = readStorage(`play-${game}`, "4 sailor").split(" ");
  const known = (GAMES[game] as readonly number[]).includes(Number(seats)) && LEVELS.includes(level as Level);
  return known ? { seats: Number(seats), level: level as Level } : { seats: 4, level: "sailor" };
}

export function saveOptions(game: Game, options: GameOptions): void {
  writeStorage(`play-${game}`, `${options.seats} ${options.level}`);
}

/** Against bots: at once, on the first seat. */
export async function playNow(game: Game, { seats, level }: GameOptions): Promise<void> {
  const bots = [null, ...Array<Level>(seats - 1).fill(level)];
  const table = await openTable({ game, seats, bots, level, id: newId() });
  await call("POST", `tables/${table}/commands`, { do: "begin", id: newId() }).catch((why: unknown) => {
    if (!(why instanceof Refusal) || why.refused.code !== "begun") throw why; // with nobody else to wait for it begins by itself
  });
  go({ page: "table", id: table, screen: false });
}

export async function openTable(wanted: NewTable): Promise<string> {
  await ensureIdentity();
  const opened = await call<Opened>("POST", "tables", wanted);
  const seat = wanted.bots?.indexOf(null) ?? 0;
  await takeSeat(opened.id, Math.max(0, seat));
  return opened.id;
}
