/** What I hold, what I can do, and what we wait for. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { steady } from "../../../ui/render/memo";
import { say } from "../../../i18n/say";
import type { UlyssesView } from "../../../net/shapes";
import { Deeds } from "./action-buttons";
import { Talk, phaseOf } from "./discussion";
import { Goals } from "./goals";
import { Hand } from "./hand";
import { cardsInWords } from "../names";
import { dropPlan, planOf, type Ulysses } from "../model/plan-store";
import { Confirming, Planning } from "./planning";
import { handOf } from "../model/vocabulary";
import "./dock.css";
import "./hand-and-goals.css";

const TEMPLES = 23;

export function Dock(seen: Ulysses) {
  const plan = planOf(seen);
  const isOver = seen.update.table.status !== "playing"; // nothing is left to do
  const doing = useRef<HTMLDivElement>(null);
  const wasPlanned = useRef(false);
  useLayoutEffect(() => {
    // The button that had the focus is gone with the plan: the keyboard goes on from here.
    if (wasPlanned.current && !plan && document.activeElement === document.body) doing.current?.focus();
    wasPlanned.current = plan !== undefined;
  }, [plan === undefined]);
  return (
    <div class={seen.you >= 0 ? "ulysses-dock seated" : "ulysses-dock"} onKeyDown={(event) => event.key === "Escape" && dropPlan()}>
      <div class={`parts ${plan ? "planned" : ""} ${isOver ? "ended" : ""}`}>
        {!isOver && (
          <div ref={doing} class="doing" tabIndex={-1}>
            {!plan && <p class="now">{nowInWords(seen)}</p>}
            <Talk seen={seen} />
            {plan ? <Planning seen={seen} plan={plan} /> : seen.canAct && <Deeds seen={seen} />}
          </div>
        )}
        <div class="mine">
          {seen.you >= 0 && <Hand seen={seen} />}
          {seen.you >= 0 && <Goals seen={seen} />}
          <Supplies pile={seen.view.pile} discards={seen.view.discards} temples={seen.view.temples} />
        </div>
      </div>
      {plan && <Confirming seen={seen} plan={plan} />}
    </div>
  );
}

/** What is to be decided, and by whom. */
export function nowInWords(seen: Ulysses): string {
  const { view } = seen;
  const phase = phaseOf(seen);
  if (seen.update.table.status !== "playing" || !["act", "ask", "bid", "stay"].includes(phase)) return "";
  const who = seen.names[view.actor] ?? "";
  return say(`web-ulysses-now-${phase}`, { who, you: view.actor === seen.you ? "yes" : "no" });
}

const Supplies = steady(({ pile, discards, temples }: Pick<UlyssesView, "pile" | "discards" | "temples">) => {
  const thrown = discards.reduce((a, b) => a + b, 0);
  const built = temples.reduce((a, b) => a + b, 0);
  return (
    <details class="supplies">
      <summary>{say("web-ulysses-supplies", { pile, discards: thrown, temples: TEMPLES - built })}</summary>
      <p>{thrown ? say("web-ulysses-discards", { cards: cardsInWords(handOf(discards)) }) : say("web-ulysses-no-discards")}</p>
    </details>
  );
});
