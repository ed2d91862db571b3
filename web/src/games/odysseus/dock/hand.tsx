/** The player's cards, sorted and counted. A tap chooses one to play. */
import { say } from "../../../i18n/say";
import { chosenIn, reasonAgainst, stepFor } from "../../../table/choices/plan";
import { choicesIn, stepsIn } from "../../../table/choices/plan-store";
import { notify, showReason } from "../../../ui/controls/notices";
import { SrOnly } from "../../../ui/render/sr-only";
import { canPlay, chooseCard } from "../model/game-plan";
import { mapDataOf } from "../model/map-data";
import { promptText } from "../prompt";
import type { OdysseusSnapshot } from "../state-text";
import { CardFace } from "../wind-card";

export function Hand({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const { kinds } = mapDataOf(snapshot.game);
  const chosen = chosenIn(stepFor(stepsIn(snapshot), "card"))?.what;
  const held = kinds.map((kind, i) => ({ kind, count: snapshot.view.hand[i]! })).filter((each) => each.count);
  const choose = (card: string) => {
    if (canPlay(snapshot, card)) chooseCard(snapshot, card);
    else if (snapshot.canAct) showReason(reasonAgainst(choicesIn(snapshot), "play", card));
    else notify(promptText(snapshot));
  };
  return (
    <section class="ody-hand" aria-label={say("web-odysseus-my-hand")}>
      {held.length === 0 && <p>{say("web-odysseus-no-cards")}</p>}
      {held.map(({ kind, count }) => (
        <button
          key={kind}
          class="ody-held-card"
          data-card={kind}
          data-about={`card ${kind}`}
          aria-pressed={chosen === kind}
          aria-disabled={!canPlay(snapshot, kind)}
          onClick={() => choose(kind)}
        >
          <SrOnly words={say("web-odysseus-card-label", { kind, count })} />{" "}
          <CardFace kind={kind} dionysus={snapshot.game.numbers.dionysus!} />{" "}
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
