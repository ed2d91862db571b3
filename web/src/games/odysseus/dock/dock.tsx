/** The dock: the player's hand and task, and what they can do now. Actions that cost something are planned first, then confirmed. */
import { possibleChoice } from "../../../table/choices/plan";
import { choicesIn, planIn } from "../../../table/choices/plan-store";
import { promptText } from "../prompt";
import { isOver, type OdysseusSnapshot, phaseOf } from "../state-text";
import { AthenaWindow } from "./athena-window";
import { Hand } from "./hand";
import { ActionButtons, PlanPanel } from "./plan-panel";
import { Task } from "./task";

export function Dock(snapshot: OdysseusSnapshot) {
  if (isOver(snapshot)) return snapshot.you >= 0 ? <Task snapshot={snapshot} /> : null;
  const isAsked = possibleChoice(choicesIn(snapshot), "allow") !== undefined;
  const plan = planIn(snapshot);
  return (
    <div class={plan ? `ody-dock planning ${plan.verb}` : "ody-dock"}>
      <p class={`ody-prompt ${snapshot.canAct ? "mine" : ""}`} tabIndex={-1}>
        {promptText(snapshot)}
      </p>
      {isAsked && <AthenaWindow snapshot={snapshot} />}
      {snapshot.you >= 0 && (
        <div class="ody-held">
          <Hand snapshot={snapshot} />
          {snapshot.canAct && ["place", "hades"].includes(phaseOf(snapshot)) && <ActionButtons snapshot={snapshot} />}
          <Task snapshot={snapshot} />
        </div>
      )}
      {snapshot.canAct && (!isAsked || plan) && <PlanPanel snapshot={snapshot} />}
    </div>
  );
}
