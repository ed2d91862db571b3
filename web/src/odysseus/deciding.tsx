/** My deeds: pass at once; power, trade, a card and a space by a plan that is confirmed. */
import { complain } from "../look/notice";
import { nameOf, say } from "../say/say";
import { chartOf } from "./chart";
import { Choices } from "./choices";
import { moveOf, type Plan } from "./deeds";
import { doWords } from "./doing";
import { deedsIn, planIn, setPlan } from "./plan";
import { phaseOf, type Sight } from "./words";

export function Deciding({ seen }: { seen: Sight }) {
  const deeds = deedsIn(seen);
  const phase = phaseOf(seen);
  const fallback: Plan | undefined = phase === "launch" ? { deed: "start" } : phase === "disk" ? { deed: "disk" } : undefined;
  const plan = planIn(seen) ?? fallback;
  const move = plan && moveOf(plan, deeds);
  const play = (words: string) => {
    setPlan(seen, undefined);
    seen.table.play(words).catch(complain);
  };
  return (
    <>
      {!fallback && <Deeds seen={seen} plan={plan} play={play} />}
      {plan && (
        <div class="ody-plan">
          <Choices seen={seen} plan={plan} />
          <div class="ody-deeds">
            {move && (
              <button class="main" data-confirm={move} onClick={() => play(move)}>
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
      )}
    </>
  );
}

/** A deed that is not offered stays, greyed: a tap asks the server why. */
function Deeds({ seen, plan, play }: { seen: Sight; plan: Plan | undefined; play: (move: string) => void }) {
  const deeds = deedsIn(seen);
  const god = nameOf("god", chartOf(seen.game).gods[seen.view.gods[seen.you]!]!);
  const another = "ABCDEF"[seen.you ? 0 : 1];
  const choose = (deed: Plan["deed"], isOffered: boolean, otherwise: string) => () =>
    isOffered ? setPlan(seen, plan?.deed === deed ? undefined : { deed }) : play(otherwise);
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
      <button data-move="pass" aria-disabled={!deeds.pass} onClick={() => play("pass")}>
        {say("web-odysseus-pass")}
      </button>
    </div>
  );
}
