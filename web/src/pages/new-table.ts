/** Open a table and take a seat at it. */
import { go } from "../browser/route";
import { readStorage, writeStorage } from "../browser/storage";
import { call, newId, Refusal } from "../net/api";
import { manifestOf } from "../net/games";
import { ensureIdentity } from "../net/identity";
import type { NewTable, Opened } from "../net/shapes";
import { noteHosting, takeSeat } from "../table/store/take-seat";
import { pace, speedOf } from "../ui/settings";

export type Level = NonNullable<NonNullable<NewTable["bots"]>[number]>;
const USUAL = { seats: 4, level: "sailor" } as const;

/** Options of a game against bots. The browser keeps those that the player chose last. */
export interface GameOptions {
  seats: number;
  level: Level;
}

/** Return the options that were used last, as far as the game has them. */
export function savedOptions(game: string): GameOptions {
  const { seats, levels } = manifestOf(game);
  const [count, level] = readStorage(`play-${game}`, "").split(" ");
  return {
    seats: [Number(count), USUAL.seats].find((each) => seats.includes(each)) ?? seats[0] ?? USUAL.seats,
    level: ([level, USUAL.level].find((each) => levels.includes(each ?? "")) ?? levels[0]) as Level,
  };
}

/** Return the levels of the bots that play a game. */
export function levelsOf(game: string): readonly Level[] {
  return manifestOf(game).levels as Level[];
}

export function saveOptions(game: string, options: GameOptions): void {
  writeStorage(`play-${game}`, `${options.seats} ${options.level}`);
}

/** The variant that people learn with, and its settings: no clock, and bots that take their time and say why. */
const FIRST_VOYAGE = "first-voyage";
export const FIRST_VOYAGE_SETTINGS = { variant: FIRST_VOYAGE, explain: true, pace: 2500 } as const;

export function hasFirstVoyage(game: string): boolean {
  return manifestOf(game).variants.includes(FIRST_VOYAGE);
}

/** Start a game against bots at once, in the first seat. A first voyage is played against sailors. */
export async function playNow(game: string, { seats, level }: GameOptions, isFirstVoyage = false): Promise<void> {
  const usual = isFirstVoyage ? USUAL.level : level;
  const settings = isFirstVoyage ? FIRST_VOYAGE_SETTINGS : {};
  const bots = [null, ...Array<Level>(seats - 1).fill(usual)];
  const table = await openTable({ game, seats, bots, level: usual, id: newId(), ...settings });
  await call("POST", `tables/${table}/commands`, { do: "begin", id: newId() }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.refused.code !== "begun") throw error; // a table with only bots left to wait for starts by itself
  });
  go({ page: "table", id: table, screen: false });
}

/** Open a table that this browser shows to everybody in the room. All seats are for people with phones. */
export async function showTable(game: string, seats: number): Promise<void> {
  await ensureIdentity();
  const { id } = await call<Opened>("POST", "tables", {
    pace: speedOf(pace.value).bots,
    game,
    seats,
    bots: [],
    id: newId(),
  });
  noteHosting(id);
  go({ page: "table", id, screen: true });
}

/** Open a table, and take the first seat that is not a bot's. Return the table's id. Bots are as fast as the player likes it. */
export async function openTable(options: NewTable): Promise<string> {
  await ensureIdentity();
  const opened = await call<Opened>("POST", "tables", { pace: speedOf(pace.value).bots, ...options });
  const seat = options.bots?.indexOf(null) ?? 0;
  await takeSeat(opened.id, Math.max(0, seat));
  return opened.id;
}
