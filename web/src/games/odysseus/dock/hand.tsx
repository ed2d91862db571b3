/** My cards, sorted and counted. A tap chooses one to play. */
import { ForEars } from "../../../ui/render/sr-only";
import { complain } from "../../../ui/controls/notices";
import { say } from "../../../i18n/say";
import { CardFace } from "../wind-card";
import { chartOf } from "../model/map-data";
import { spacesFor } from "../model/offers";
import { deedsIn, planIn, setPlan } from "../model/plan-store";
import type { Sight } from "../state-text";

export function Hand({ seen }: { seen: Sight }) {
  const { kinds, spaces } = chartOf(seen.game);
  const deeds = deedsIn(seen);
  const plan = planIn(seen);
  const held = kinds.map((kind, i) => ({ kind, count: seen.view.hand[i]! })).filter((each) => each.count);
  const canPlay = (kind: string) => seen.canAct && (kind in deeds.play || kind in deeds.down);
  const take = (card: string) => {
    if (!canPlay(card)) return void seen.table.play(`play ${card} ${spaces[0]}`).catch(complain);
    const was = plan?.deed === "play" ? plan : { deed: "play" as const };
    const next = { ...was, card };
    setPlan(seen, { ...next, space: was.space && spacesFor(next, deeds).includes(was.space) ? was.space : undefined });
  };
  return (
    <section class="ody-hand" aria-label={say("web-odysseus-my-hand")}>
      {held.length === 0 && <p>{say("web-odysseus-no-cards")}</p>}
      {held.map(({ kind, count }) => (
        <button
          key={kind}
          class="ody-held-card"
          data-card={kind}
          aria-pressed={plan?.deed === "play" && plan.card === kind}
          aria-disabled={!canPlay(kind)}
          onClick={() => take(kind)}
        >
          <ForEars words={say("web-odysseus-card-label", { kind, count })} /> <CardFace kind={kind} />{" "}
          {count > 1 && (
            <span class="count" aria-hidden="true">
              ×{count}
            </span>
          )}
        </button>
      ))}
    </section>
  );
}
