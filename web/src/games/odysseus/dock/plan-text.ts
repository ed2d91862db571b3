/** What a plan would do, on the button that does it. */
import { nameOf, say } from "../../../i18n/say";
import { mapDataOf } from "../model/map-data";
import type { Plan } from "../model/offers";
import { offersIn } from "../model/plan-store";
import { godName, islandName, type OdysseusSnapshot } from "../state-text";

const LETTERS = "ABCDEF";

export function planText(snapshot: OdysseusSnapshot, plan: Plan): string {
  const { action, card = "", what = "" } = plan;
  const space = plan.space ? nameOf("space", plan.space) : "";
  if (action === "play") return say(plan.down ? "web-odysseus-do-down" : "web-odysseus-do-play", { card, space });
  if (action === "trade")
    return say("web-odysseus-do-trade", {
      mine: godName(snapshot, snapshot.you),
      theirs: godName(snapshot, LETTERS.indexOf(what)),
    });
  if (action === "disk")
    return say("web-odysseus-do-disk", {
      name: nameOf("adventure", what),
      island: islandName(snapshot, snapshot.view.began),
    });
  if (action === "start") return say("web-odysseus-do-start", { island: nameOf("island", what) });
  const god = mapDataOf(snapshot.game).gods[snapshot.view.gods[snapshot.you]!]!;
  return say(
    `web-odysseus-do-${god}`,
    offersIn(snapshot).power === "card" ? { ...takeArgs(snapshot, card), space } : { space },
  );
}

/** A card that lies on a space, as moves name it: `3 y1`, or `down2`. */
export function takeArgs(snapshot: OdysseusSnapshot, take: string): { card: string; source: string } {
  const [kind = "", on] = take.split(" ");
  const source = on ?? mapDataOf(snapshot.game).spaces[snapshot.view.down_at[Number(kind.slice(4)) - 1]!] ?? "";
  return { card: nameOf("odysseus-card", on ? kind : "down"), source: nameOf("space", source) };
}
