/** Athena's window: somebody has declared a power. What it would do, what blocking costs, and how long there is to decide. */
import { Icon } from "../../../ui/drawings/icon";
import { complain } from "../../../ui/controls/notices";
import { say } from "../../../i18n/say";
import { ClockHand } from "../../../table/frame/clock";
import { chartOf } from "../model/map-data";
import { godSign } from "../icons";
import { declaredWords } from "../prompt";
import { courseWords, type Sight } from "../state-text";

export function Answering({ seen }: { seen: Sight }) {
  const god = chartOf(seen.game).gods[seen.view.power] ?? "";
  const answer = (move: string) => void seen.table.play(move).catch(complain);
  return (
    <div class="ody-window" role="group" aria-label={declaredWords(seen)}>
      <Icon path={godSign(god)} />
      <div>
        <p class="deed">
          <strong>{declaredWords(seen)}</strong> <ClockHand seen={seen} />
        </p>
        {god === "zeus" && <p>{courseWords(seen)}</p>}
        <p>{say("web-odysseus-block-cost")}</p>
      </div>
      <div class="ody-deeds">
        <button class="main" data-move="allow" onClick={() => answer("allow")}>
          {say("web-odysseus-allow")}
        </button>
        <button data-move="block" onClick={() => answer("block")}>
          {say("web-odysseus-block")}
        </button>
      </div>
    </div>
  );
}
