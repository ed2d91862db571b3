/** What the game waits for and what has just happened, as sentences for this player or spectator. */
import { say } from "../../i18n/say";
import type { Event } from "../../net/shapes";
import { formatterOf } from "../../table/snapshot";
import { islandName, isOver, type OdysseusSnapshot, phaseOf } from "./state-text";

export function promptText(snapshot: OdysseusSnapshot): string {
  const { view, you, names } = snapshot;
  const phase = phaseOf(snapshot);
  if (phase === "over" || view.actor < 0) return isOver(snapshot) ? say("web-odysseus-wait-over") : "";
  const island = view.began >= 0 ? islandName(snapshot, view.began) : "";
  if (view.actor === you) return say(`web-odysseus-now-${phase}`, { island });
  return say(`web-odysseus-wait-${phase}`, { who: names[view.actor] ?? "", island });
}

/** Return the event of the declared power that Athena may block now. The log has it. */
export function declaredPower(snapshot: OdysseusSnapshot): Event | undefined {
  if (phaseOf(snapshot) !== "window") return undefined;
  const events = snapshot.table.log.value
    .filter((line) => line.seq <= snapshot.update.seq)
    .flatMap((line) => line.events);
  return events.findLast((event) => event.name.startsWith("power-"));
}

export function declaredPowerText(snapshot: OdysseusSnapshot): string {
  const event = declaredPower(snapshot);
  return event ? formatterOf(snapshot).sentence(event) : "";
}
