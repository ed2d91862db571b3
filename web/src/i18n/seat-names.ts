/** How the seats of a table are called. Bots have the names of Odysseus's companions, so that two of a kind are two. */
import type { SeatInfo } from "../net/shapes";
import { isolateRtl, uniqueNames } from "./event-formatter";
import { nameOf, say } from "./say";

export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names = uniqueNames(seats.map((seat, i) => (isOurs(seat) ? botName(i) : seat.name)));
  return names.map((name, i) => (seats[i]!.kind === "free" ? say("web-free") : isolateRtl(name)));
}

/** A bot from the beginning; one that has taken somebody's place keeps his name. */
function isOurs(seat: SeatInfo): boolean {
  return seat.kind === "bot" && seat.name === seat.level;
}

export function botName(seat: number): string {
  return say(`web-bot-${seat}`);
}

export function levelName(level: string): string {
  return nameOf("level", level);
}
