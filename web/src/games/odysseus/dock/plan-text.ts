/** The text of the button that confirms a plan. */
import { nameOf, say } from "../../../i18n/say";
import { mapDataOf } from "../model/map-data";
import type { Plan } from "../model/offers";
import { offersIn } from "../model/plan-store";
import { godName, islandName, type OdysseusSnapshot } from "../state-text";

const SEAT_LETTERS = "ABCDEF";

export function planText(snapshot: OdysseusSnapshot, plan: Plan): string {
  const { action, card = "", target = "" } = plan;
  const space = plan.space ? nameOf("space", plan.space) : "";
  if (action === "play") return say(plan.down ? "web-odysseus-do-down" : "web-odysseus-do-play", { card, space });
  if (action === "trade")
    return say("web-odysseus-do-trade", {
      mine: godName(snapshot, snapshot.you),
      theirs: godName(snapshot, SEAT_LETTERS.indexOf(target)),
    });
  if (action === "disk")
    return say("web-odysseus-do-disk", {
      name: nameOf("adventure", target),
      island: islandName(snapshot, snapshot.view.began),
    });
  if (action === "start") return say("web-odysseus-do-start", { island: nameOf("island", target) });
  const god = mapDataOf(snapshot.game).gods[snapshot.view.gods[snapshot.you]!]!;
  return say(
    `web-odysseus-do-${god}`,
    offersIn(snapshot).power === "card" ? { ...takeArgs(snapshot, card), space } : { space },
  );
}

/** Return the names of a card on a space and of that space. Moves name the card `3 y1`, or `down2` if it is face down. */
export function takeArgs(snapshot: OdysseusSnapshot, take: string): { card: string; source: string } {
  const [kind = "", on] = take.split(" ");
  const source = on ?? mapDataOf(snapshot.game).spaces[snapshot.view.down_at[Number(kind.slice(4)) - 1]!] ?? "";
  return { card: nameOf("odysseus-card", on ? kind : "down"), source: nameOf("space", source) };
}
