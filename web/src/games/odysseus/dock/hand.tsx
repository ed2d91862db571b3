/** The player's cards, sorted and counted. A tap chooses one to play. */
import { say } from "../../../i18n/say";
import { showError } from "../../../ui/controls/notices";
import { SrOnly } from "../../../ui/render/sr-only";
import { mapDataOf } from "../model/map-data";
import { spacesFor } from "../model/offers";
import { offersIn, planIn, setPlan } from "../model/plan-store";
import type { OdysseusSnapshot } from "../state-text";
import { CardFace } from "../wind-card";

export function Hand({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const { kinds, spaces } = mapDataOf(snapshot.game);
  const offers = offersIn(snapshot);
  const plan = planIn(snapshot);
  const held = kinds.map((kind, i) => ({ kind, count: snapshot.view.hand[i]! })).filter((each) => each.count);
  const canPlay = (kind: string) => snapshot.canAct && (kind in offers.play || kind in offers.down);
  const choose = (card: string) => {
    if (!canPlay(card)) return void snapshot.table.play(`play ${card} ${spaces[0]}`).catch(showError);
    const current = plan?.action === "play" ? plan : { action: "play" as const };
    const next = { ...current, card };
    setPlan(snapshot, {
      ...next,
      space: current.space && spacesFor(next, offers).includes(current.space) ? current.space : undefined,
    });
  };
  return (
    <section class="ody-hand" aria-label={say("web-odysseus-my-hand")}>
      {held.length === 0 && <p>{say("web-odysseus-no-cards")}</p>}
      {held.map(({ kind, count }) => (
        <button
          key={kind}
          class="ody-held-card"
          data-card={kind}
          aria-pressed={plan?.action === "play" && plan.card === kind}
          aria-disabled={!canPlay(kind)}
          onClick={() => choose(kind)}
        >
          <SrOnly words={say("web-odysseus-card-label", { kind, count })} /> <CardFace kind={kind} />{" "}
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
