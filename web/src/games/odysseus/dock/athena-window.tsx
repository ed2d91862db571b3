/** Athena's decision: a player has declared a power, and Athena may block it. Shows the effect of the power, the cost of blocking and
the time left. */
import { say } from "../../../i18n/say";
import { ClockHand } from "../../../table/frame/clock";
import { showError } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { godIcon } from "../icons";
import { mapDataOf } from "../model/map-data";
import { declaredPowerText } from "../prompt";
import { courseWords, type OdysseusSnapshot } from "../state-text";

export function AthenaWindow({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const god = mapDataOf(snapshot.game).gods[snapshot.view.power] ?? "";
  const answer = (move: string) => void snapshot.table.play(move).catch(showError);
  return (
    <div class="ody-window" role="group" aria-label={declaredPowerText(snapshot)}>
      <Icon path={godIcon(god)} />
      <div>
        <p>
          <strong>{declaredPowerText(snapshot)}</strong> <ClockHand snapshot={snapshot} />
        </p>
        {god === "zeus" && <p>{courseWords(snapshot)}</p>}
        <p>{say("web-odysseus-block-cost")}</p>
      </div>
      <div class="ody-actions">
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
