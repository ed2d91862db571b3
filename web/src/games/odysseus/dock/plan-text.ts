/** What a plan would do, on the button that does it. */
import { nameOf, say } from "../../../i18n/say";
import { chartOf } from "../model/map-data";
import { deedsIn } from "../model/plan-store";
import type { Plan } from "../model/offers";
import { godName, islandName, type Sight } from "../state-text";

const LETTERS = "ABCDEF";

export function doWords(seen: Sight, plan: Plan): string {
  const { deed, card = "", what = "" } = plan;
  const space = plan.space ? nameOf("space", plan.space) : "";
  if (deed === "play") return say(plan.down ? "web-odysseus-do-down" : "web-odysseus-do-play", { card, space });
  if (deed === "trade") return say("web-odysseus-do-trade", { mine: godName(seen, seen.you), theirs: godName(seen, LETTERS.indexOf(what)) });
  if (deed === "disk") return say("web-odysseus-do-disk", { name: nameOf("adventure", what), island: islandName(seen, seen.view.began) });
  if (deed === "start") return say("web-odysseus-do-start", { island: nameOf("island", what) });
  const god = chartOf(seen.game).gods[seen.view.gods[seen.you]!]!;
  return say(`web-odysseus-do-${god}`, deedsIn(seen).power === "card" ? { ...takeArgs(seen, card), space } : { space });
}

/** A card that lies on a space, as moves name it: `3 y1`, or `down2`. */
export function takeArgs(seen: Sight, take: string): { card: string; source: string } {
  const [kind = "", on] = take.split(" ");
  const source = on ?? chartOf(seen.game).spaces[seen.view.down_at[Number(kind.slice(4)) - 1]!] ?? "";
  return { card: nameOf("odysseus-card", on ? kind : "down"), source: nameOf("space", source) };
}
