/** The player's actions. Passing is sent at once; a power, a trade or a card is planned and then confirmed. */
import { useEffect, useRef } from "preact/hooks";
import { nameOf, say } from "../../../i18n/say";
import { showError } from "../../../ui/controls/notices";
import { mapDataOf } from "../model/map-data";
import { moveOf, type Plan } from "../model/offers";
import { offersIn, planIn, setPlan } from "../model/plan-store";
import { type OdysseusSnapshot, phaseOf } from "../state-text";
import { Choices } from "./plan-choices";
import { planText } from "./plan-text";

export function PlanPanel({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const offers = offersIn(snapshot);
  const phase = phaseOf(snapshot);
  const onlyPlan: Plan | undefined =
    phase === "launch" ? { action: "start" } : phase === "disk" ? { action: "disk" } : undefined;
  const plan = planIn(snapshot) ?? onlyPlan;
  const move = plan && moveOf(plan, offers);
  const box = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => (move ? buttons : box).current?.scrollIntoView({ block: "nearest" }), [plan?.action, move]);
  if (!plan) return null;
  return (
    <div class="ody-plan" ref={box}>
      <Choices snapshot={snapshot} plan={plan} />
      <div class="ody-actions" ref={buttons}>
        {move && (
          <button class="main" data-confirm={move} onClick={() => play(snapshot, move)}>
            {planText(snapshot, plan)}
          </button>
        )}
        {planIn(snapshot) && (
          <button class="quiet" data-cancel="yes" onClick={() => setPlan(snapshot, undefined)}>
            {say("web-odysseus-cancel")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Send a move. The pressed button goes away, so focus the line that says what comes next. */
function play(snapshot: OdysseusSnapshot, move: string): void {
  setPlan(snapshot, undefined);
  document.querySelector<HTMLElement>(".ody-prompt")?.focus({ preventScroll: true });
  snapshot.table.play(move).catch(showError);
}

/** The action buttons. An action that is not offered stays as a grey button: a tap sends a move, and the server says why it is refused. */
export function ActionButtons({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const offers = offersIn(snapshot);
  const plan = planIn(snapshot);
  const god = nameOf("god", mapDataOf(snapshot.game).gods[snapshot.view.gods[snapshot.you]!]!);
  const otherSeat = "ABCDEF"[snapshot.you ? 0 : 1];
  const choose = (action: Plan["action"], isOffered: boolean, refusedMove: string) => () =>
    isOffered ? setPlan(snapshot, plan?.action === action ? undefined : { action }) : play(snapshot, refusedMove);
  return (
    <div class="ody-actions">
      <button
        data-deed="power"
        aria-pressed={plan?.action === "power"}
        aria-disabled={!offers.power}
        onClick={choose("power", offers.power !== "", "power")}
      >
        {say("web-odysseus-use-power", { god })}
      </button>
      <button
        data-deed="trade"
        aria-pressed={plan?.action === "trade"}
        aria-disabled={!offers.trades.length}
        onClick={choose("trade", offers.trades.length > 0, `trade ${otherSeat}`)}
      >
        {say("web-odysseus-trade")}
      </button>
      <button data-move="pass" aria-disabled={!offers.pass} onClick={() => play(snapshot, "pass")}>
        {say("web-odysseus-pass")}
      </button>
    </div>
  );
}
