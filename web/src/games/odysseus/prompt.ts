/** What the game waits for, said to whoever looks. */
import { say } from "../../i18n/say";
import { scribeOf } from "../../table/snapshot-formatter";
import type { Event } from "../../net/shapes";
import { islandName, phaseOf, type Sight } from "./state-text";

export function wantedWords(seen: Sight): string {
  const { view, you, names } = seen;
  const phase = phaseOf(seen);
  if (phase === "over" || view.actor < 0) return say("web-odysseus-wait-over");
  const island = view.began >= 0 ? islandName(seen, view.began) : "";
  if (view.actor === you) return say(`web-odysseus-now-${phase}`, { island });
  return say(`web-odysseus-wait-${phase}`, { who: names[view.actor] ?? "", island });
}

/** The power that Athena may block now: what was declared, as the log has it. */
export function declared(seen: Sight): Event | undefined {
  if (phaseOf(seen) !== "window") return undefined;
  const events = seen.table.log.value.filter((line) => line.seq <= seen.update.seq).flatMap((line) => line.events);
  return events.findLast((event) => event.name.startsWith("power-"));
}

export function declaredWords(seen: Sight): string {
  const event = declared(seen);
  return event ? scribeOf(seen).sentence(event) : "";
}

/** What has just happened, for those who do not have the log in sight. */
export function newsOf(seen: Sight): string {
  const lines = scribeOf(seen).sentences(seen.update.events.filter((event) => NEWS.test(event.name)));
  return lines.map((line) => line.text).join(" ");
}

const NEWS = /^(start|play|down|pass|trade|power-.*|block|turned|sails|completes|disk|round)$/;
