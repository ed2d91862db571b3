/** The dock: the player's hand and goals, their actions, and whom the game waits for. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../../i18n/say";
import type { UlyssesView } from "../../../net/shapes";
import { dropPlan, planIn } from "../../../table/choices/plan-store";
import { memo } from "../../../ui/render/memo";
import type { UlyssesSnapshot } from "../model/game-plan";
import { handOf } from "../model/vocabulary";
import { cardsInWords } from "../names";
import { ActionButtons } from "./action-buttons";
import { DiscussionPanel, phaseOf } from "./discussion";
import { Goals } from "./goals";
import { Hand } from "./hand";
import { ConfirmBar, PlanPanel } from "./plan-panel";
import "./dock.css";
import "./hand-and-goals.css";

export function Dock(snapshot: UlyssesSnapshot) {
  const plan = planIn(snapshot);
  const isOver = snapshot.update.table.status !== "playing"; // nothing is left to do
  const actions = useRef<HTMLDivElement>(null);
  const wasPlanned = useRef(false);
  useLayoutEffect(() => {
    // The focused button went away with the plan. Focus this part, so that Tab continues from here.
    if (wasPlanned.current && !plan && document.activeElement === document.body) actions.current?.focus();
    wasPlanned.current = plan !== undefined;
  }, [plan === undefined]);
  return (
    <div
      class={snapshot.you >= 0 && !isOver ? "ulysses-dock seated" : "ulysses-dock"}
      onKeyDown={(event) => event.key === "Escape" && dropPlan()}
    >
      <div class={`parts ${plan ? "planned" : ""} ${isOver ? "ended" : ""}`}>
        {!isOver && (
          <div ref={actions} class="doing" tabIndex={-1}>
            {!plan && <p class="now">{promptText(snapshot)}</p>}
            <DiscussionPanel snapshot={snapshot} />
            {plan ? (
              <PlanPanel snapshot={snapshot} plan={plan} />
            ) : (
              snapshot.canAct && <ActionButtons snapshot={snapshot} />
            )}
            <Supplies {...suppliesOf(snapshot)} />
          </div>
        )}
        <div class="mine">
          {snapshot.you >= 0 && <Hand snapshot={snapshot} />}
          {snapshot.you >= 0 && <Goals snapshot={snapshot} />}
          {isOver && <Supplies {...suppliesOf(snapshot)} />}
        </div>
      </div>
      {plan && <ConfirmBar snapshot={snapshot} plan={plan} />}
    </div>
  );
}

/** Return a sentence with the open decision and the player who has to make it. */
export function promptText(snapshot: UlyssesSnapshot): string {
  const { view } = snapshot;
  const phase = phaseOf(snapshot);
  if (snapshot.update.table.status !== "playing" || !["act", "ask", "bid", "stay"].includes(phase)) return "";
  const who = snapshot.names[view.actor] ?? "";
  return say(`web-ulysses-now-${phase}`, { who, you: view.actor === snapshot.you ? "yes" : "no" });
}

interface SuppliesProps extends Pick<UlyssesView, "pile" | "discards"> {
  temples: number; // that nobody has built yet
}

function suppliesOf({ view: { pile, discards, temples }, game }: UlyssesSnapshot): SuppliesProps {
  return { pile, discards, temples: game.numbers.temples! - temples.reduce((a, b) => a + b, 0) };
}

const Supplies = memo(({ pile, discards, temples }: SuppliesProps) => {
  const discarded = discards.reduce((a, b) => a + b, 0);
  return (
    <details class="supplies" data-about="thing pile">
      <summary>{say("web-ulysses-supplies", { pile, discards: discarded, temples })}</summary>
      <p>
        {discarded
          ? say("web-ulysses-discards", { cards: cardsInWords(handOf(discards)) })
          : say("web-ulysses-no-discards")}
      </p>
    </details>
  );
});
