/** My deeds: pass at once; power, trade, a card and a space by a plan that is confirmed. */
import { useEffect, useRef } from "preact/hooks";
import { complain } from "../../../ui/controls/notices";
import { nameOf, say } from "../../../i18n/say";
import { chartOf } from "../model/map-data";
import { Choices } from "./plan-choices";
import { moveOf, type Plan } from "../model/offers";
import { doWords } from "./plan-text";
import { deedsIn, planIn, setPlan } from "../model/plan-store";
import { phaseOf, type Sight } from "../state-text";

export function Planning({ seen }: { seen: Sight }) {
  const deeds = deedsIn(seen);
  const phase = phaseOf(seen);
  const only: Plan | undefined = phase === "launch" ? { deed: "start" } : phase === "disk" ? { deed: "disk" } : undefined;
  const plan = planIn(seen) ?? only;
  const move = plan && moveOf(plan, deeds);
  const box = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => (move ? foot : box).current?.scrollIntoView({ block: "nearest" }), [plan?.deed, move]);
  if (!plan) return null;
  return (
    <div class="ody-plan" ref={box}>
      <Choices seen={seen} plan={plan} />
      <div class="ody-deeds" ref={foot}>
        {move && (
          <button class="main" data-confirm={move} onClick={() => play(seen, move)}>
            {doWords(seen, plan)}
          </button>
        )}
        {planIn(seen) && (
          <button class="quiet" data-cancel="yes" onClick={() => setPlan(seen, undefined)}>
            {say("web-odysseus-cancel")}
          </button>
        )}
      </div>
    </div>
  );
}

/** The button that was pressed is gone then: the focus goes to the line that says what comes next. */
function play(seen: Sight, move: string): void {
  setPlan(seen, undefined);
  document.querySelector<HTMLElement>(".ody-wanted")?.focus({ preventScroll: true });
  seen.table.play(move).catch(complain);
}

/** A deed that is not offered stays, greyed: a tap asks the server why. */
export function Deeds({ seen }: { seen: Sight }) {
  const deeds = deedsIn(seen);
  const plan = planIn(seen);
  const god = nameOf("god", chartOf(seen.game).gods[seen.view.gods[seen.you]!]!);
  const another = "ABCDEF"[seen.you ? 0 : 1];
  const choose = (deed: Plan["deed"], isOffered: boolean, otherwise: string) => () =>
    isOffered ? setPlan(seen, plan?.deed === deed ? undefined : { deed }) : play(seen, otherwise);
  return (
    <div class="ody-deeds">
      <button data-deed="power" aria-pressed={plan?.deed === "power"} aria-disabled={!deeds.power} onClick={choose("power", deeds.power !== "", "power")}>
        {say("web-odysseus-use-power", { god })}
      </button>
      <button
        data-deed="trade"
        aria-pressed={plan?.deed === "trade"}
        aria-disabled={!deeds.trades.length}
        onClick={choose("trade", deeds.trades.length > 0, `trade ${another}`)}
      >
        {say("web-odysseus-trade")}
      </button>
      <button data-move="pass" aria-disabled={!deeds.pass} onClick={() => play(seen, "pass")}>
        {say("web-odysseus-pass")}
      </button>
    </div>
  );
}
