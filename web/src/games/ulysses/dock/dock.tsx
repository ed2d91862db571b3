/** What I hold, what I can do, and what we wait for. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../../i18n/say";
import type { UlyssesView } from "../../../net/shapes";
import { memo } from "../../../ui/render/memo";
import { dropPlan, planOf, type UlyssesSnapshot } from "../model/plan-store";
import { handOf } from "../model/vocabulary";
import { cardsInWords } from "../names";
import { ActionButtons } from "./action-buttons";
import { phaseOf, Talk } from "./discussion";
import { Goals } from "./goals";
import { Hand } from "./hand";
import { Confirming, Planning } from "./planning";
import "./dock.css";
import "./hand-and-goals.css";

const TEMPLES = 23;

export function Dock(snapshot: UlyssesSnapshot) {
  const plan = planOf(snapshot);
  const isOver = snapshot.update.table.status !== "playing"; // nothing is left to do
  const doing = useRef<HTMLDivElement>(null);
  const wasPlanned = useRef(false);
  useLayoutEffect(() => {
    // The button that had the focus is gone with the plan: the keyboard goes on from here.
    if (wasPlanned.current && !plan && document.activeElement === document.body) doing.current?.focus();
    wasPlanned.current = plan !== undefined;
  }, [plan === undefined]);
  return (
    <div
      class={snapshot.you >= 0 ? "ulysses-dock seated" : "ulysses-dock"}
      onKeyDown={(event) => event.key === "Escape" && dropPlan()}
    >
      <div class={`parts ${plan ? "planned" : ""} ${isOver ? "ended" : ""}`}>
        {!isOver && (
          <div ref={doing} class="doing" tabIndex={-1}>
            {!plan && <p class="now">{nowInWords(snapshot)}</p>}
            <Talk snapshot={snapshot} />
            {plan ? (
              <Planning snapshot={snapshot} plan={plan} />
            ) : (
              snapshot.canAct && <ActionButtons snapshot={snapshot} />
            )}
          </div>
        )}
        <div class="mine">
          {snapshot.you >= 0 && <Hand snapshot={snapshot} />}
          {snapshot.you >= 0 && <Goals snapshot={snapshot} />}
          <Supplies pile={snapshot.view.pile} discards={snapshot.view.discards} temples={snapshot.view.temples} />
        </div>
      </div>
      {plan && <Confirming snapshot={snapshot} plan={plan} />}
    </div>
  );
}

/** What is to be decided, and by whom. */
export function nowInWords(snapshot: UlyssesSnapshot): string {
  const { view } = snapshot;
  const phase = phaseOf(snapshot);
  if (snapshot.update.table.status !== "playing" || !["act", "ask", "bid", "stay"].includes(phase)) return "";
  const who = snapshot.names[view.actor] ?? "";
  return say(`web-ulysses-now-${phase}`, { who, you: view.actor === snapshot.you ? "yes" : "no" });
}

const Supplies = memo(({ pile, discards, temples }: Pick<UlyssesView, "pile" | "discards" | "temples">) => {
  const thrown = discards.reduce((a, b) => a + b, 0);
  const built = temples.reduce((a, b) => a + b, 0);
  return (
    <details class="supplies">
      <summary>{say("web-ulysses-supplies", { pile, discards: thrown, temples: TEMPLES - built })}</summary>
      <p>
        {thrown
          ? say("web-ulysses-discards", { cards: cardsInWords(handOf(discards)) })
          : say("web-ulysses-no-discards")}
      </p>
    </details>
  );
});
