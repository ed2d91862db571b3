/** The sound of an update. */
import { useEffect, useRef } from "preact/hooks";
import { manifestOf } from "../../net/games";
import type { Update } from "../../net/shapes";
import { type Sound, sound } from "../../ui/sound";
import type { Snapshot } from "../snapshot";

export function useSounds(snapshot: Snapshot<unknown>): void {
  const before = useRef<Update | undefined>(undefined);
  useEffect(() => {
    const wanted = soundOf(snapshot.update, before.current);
    before.current = snapshot.update;
    if (wanted) sound(wanted);
  }, [snapshot.update.seq]);
}

/** Return the most important sound of an update. */
export function soundOf(update: Update, before: Update | undefined): Sound | undefined {
  const names = update.events.map((event) => event.name);
  if (names.includes("wins")) return "over";
  const { sounds } = manifestOf(update.table.game);
  if (names.some((name) => sounds[name] === "ship")) return "ship";
  if (names.includes("table-said")) return "chat";
  if (update.choices && !before?.choices) return "turn";
  return names.some((name) => sounds[name] === "card") ? "card" : undefined;
}
