/** How long an update is drawn before the next: as long as its events need to be seen. */

import { manifestOf } from "../../net/games";
import type { Update } from "../../net/shapes";
import { pace } from "../../ui/settings";

export function animationTime(before: Update | undefined, update: Update): number {
  return before ? timeOf(update, update.events.length) : 0;
}

/** Return the time of an update before its first event of this name: until the ship has arrived, nobody has reached a goal. */
export function timeBefore(update: Update, name: string): number {
  const at = update.events.findIndex((event) => event.name === name);
  return at > 0 ? timeOf(update, at) : 0;
}

/** Return the milliseconds of the first events of an update. */
function timeOf({ events, table }: Update, count: number): number {
  const { times } = manifestOf(table.game);
  return events.slice(0, count).reduce((sum, event) => sum + (times[event.name] ?? 0), 0) * pace.value;
}
