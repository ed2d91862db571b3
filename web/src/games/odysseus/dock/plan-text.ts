/** The text of the button that confirms a plan. */
import { nameOf, say } from "../../../i18n/say";
import type { Option } from "../../../net/shapes";
import { chosenIn, type Plan, stepFor } from "../../../table/choices/plan";
import { stepsIn } from "../../../table/choices/plan-store";
import { mapDataOf } from "../model/map-data";
import { godName, islandName, type OdysseusSnapshot } from "../state-text";

export const SEAT_LETTERS = "ABCDEF";

export function planText(snapshot: OdysseusSnapshot, plan: Plan): string {
  const steps = stepsIn(snapshot, plan);
  const chosen = (kind: string) => chosenIn(stepFor(steps, kind));
  const nameIn = (kind: string) => nameOf(kind, chosen(kind)?.what ?? "");
  const space = chosen("space") ? nameIn("space") : "";
  switch (plan.verb) {
    case "play":
    case "down":
      return say(`web-odysseus-do-${plan.verb}`, { card: chosen("card")?.what ?? "", space });
    case "trade":
      return say("web-odysseus-do-trade", {
        mine: godName(snapshot, snapshot.you),
        theirs: godName(snapshot, SEAT_LETTERS.indexOf(chosen("seat")?.what ?? "")),
      });
    case "disk":
      return say("web-odysseus-do-disk", {
        name: nameIn("adventure"),
        island: islandName(snapshot, snapshot.view.began),
      });
    case "start":
      return say("web-odysseus-do-start", { island: nameIn("island") });
    case "pass":
    case "allow":
    case "block":
      return say("web-confirm-move", { move: say(`web-odysseus-${plan.verb}`) });
  }
  const god = mapDataOf(snapshot.game).gods[snapshot.view.gods[snapshot.you]!]!;
  const taken = chosen("taken");
  return say(`web-odysseus-do-${god}`, taken ? { ...takenArgs(snapshot, taken), space } : { space });
}

/** Return the names of a card on a space and of that space. */
export function takenArgs({ game }: OdysseusSnapshot, { what, at = "" }: Option): { card: string; source: string } {
  const isFaceUp = mapDataOf(game).kinds.includes(what);
  return { card: nameOf("odysseus-card", isFaceUp ? what : "down"), source: nameOf("space", at) };
}
