/** How long an update is drawn before the next: as long as its events need to be seen. */

import { manifestOf } from "../../net/games";
import type { Update } from "../../net/shapes";
import { pace } from "../../ui/settings";

export function animationTime(before: Update | undefined, update: Update): number {
  if (!before || pace.value === 0) return 0;
  const { times } = manifestOf(update.table.game);
  return update.events.reduce((sum, event) => sum + (times[event.name] ?? 0), 0) * pace.value;
}
