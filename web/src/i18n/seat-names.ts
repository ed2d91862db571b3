/** The names of the seats of a table. Bots are named after the companions of Odysseus, to tell bots of one level apart. */
import type { SeatInfo } from "../net/shapes";
import { isolateRtl, uniqueNames } from "./event-formatter";
import { nameOf, say } from "./say";

export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names = uniqueNames(seats.map((seat, i) => (isBotFromStart(seat) ? botName(i) : seat.name)));
  return names.map((name, i) => (seats[i]!.kind === "free" ? say("web-free") : isolateRtl(name)));
}

/** Whether the seat was a bot's from the start. A bot that replaces a player keeps the player's name. */
function isBotFromStart(seat: SeatInfo): boolean {
  return seat.kind === "bot" && seat.name === seat.level;
}

export function botName(seat: number): string {
  return say(`web-bot-${seat}`);
}

export function levelName(level: string): string {
  return nameOf("level", level);
}
