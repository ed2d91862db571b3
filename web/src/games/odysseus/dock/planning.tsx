/** My deeds: pass at once; power, trade, a card and a space by a plan that is confirmed. */
import { useEffect, useRef } from "preact/hooks";
import { nameOf, say } from "../../../i18n/say";
import { showError } from "../../../ui/controls/notices";
import { mapDataOf } from "../model/map-data";
import { moveOf, type Plan } from "../model/offers";
import { offersIn, planIn, setPlan } from "../model/plan-store";
import { type OdysseusSnapshot, phaseOf } from "../state-text";
import { Choices } from "./plan-choices";
import { planText } from "./plan-text";

export function Planning({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const offers = offersIn(snapshot);
  const phase = phaseOf(snapshot);
  const only: Plan | undefined =
    phase === "launch" ? { action: "start" } : phase === "disk" ? { action: "disk" } : undefined;
  const plan = planIn(snapshot) ?? only;
  const move = plan && moveOf(plan, offers);
  const box = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => (move ? foot : box).current?.scrollIntoView({ block: "nearest" }), [plan?.action, move]);
  if (!plan) return null;
  return (
    <div class="ody-plan" ref={box}>
      <Choices snapshot={snapshot} plan={plan} />
      <div class="ody-deeds" ref={foot}>
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

/** The button that was pressed is gone then: the focus goes to the line that says what comes next. */
function play(snapshot: OdysseusSnapshot, move: string): void {
  setPlan(snapshot, undefined);
  document.querySelector<HTMLElement>(".ody-wanted")?.focus({ preventScroll: true });
  snapshot.table.play(move).catch(showError);
}

/** A deed that is not offered stays, greyed: a tap asks the server why. */
export function ActionButtons({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const offers = offersIn(snapshot);
  const plan = planIn(snapshot);
  const god = nameOf("god", mapDataOf(snapshot.game).gods[snapshot.view.gods[snapshot.you]!]!);
  const another = "ABCDEF"[snapshot.you ? 0 : 1];
  const choose = (action: Plan["action"], isOffered: boolean, otherwise: string) => () =>
    isOffered ? setPlan(snapshot, plan?.action === action ? undefined : { action }) : play(snapshot, otherwise);
  return (
    <div class="ody-deeds">
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
        onClick={choose("trade", offers.trades.length > 0, `trade ${another}`)}
      >
        {say("web-odysseus-trade")}
      </button>
      <button data-move="pass" aria-disabled={!offers.pass} onClick={() => play(snapshot, "pass")}>
        {say("web-odysseus-pass")}
      </button>
    </div>
  );
}
