/** Open a table and take a seat at it. */
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

/** Options of a game against bots. The browser keeps those that the player chose last. */
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

/** Start a game against bots at once, in the first seat. */
export async function playNow(game: Game, { seats, level }: GameOptions): Promise<void> {
  const bots = [null, ...Array<Level>(seats - 1).fill(level)];
  const table = await openTable({ game, seats, bots, level, id: newId() });
  await call("POST", `tables/${table}/commands`, { do: "begin", id: newId() }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.refused.code !== "begun") throw error; // a table with only bots left to wait for starts by itself
  });
  go({ page: "table", id: table, screen: false });
}

/** Open a table, and take the first seat that is not a bot's. Return the table's id. */
export async function openTable(options: NewTable): Promise<string> {
  await ensureIdentity();
  const opened = await call<Opened>("POST", "tables", options);
  const seat = options.bots?.indexOf(null) ?? 0;
  await takeSeat(opened.id, Math.max(0, seat));
  return opened.id;
}
