/** What I hold and what I can do now. Whatever costs something is planned first and confirmed then. */

import { offersIn, planIn } from "../model/plan-store";
import { newsOf, promptText } from "../prompt";
import { isOver, type OdysseusSnapshot, phaseOf } from "../state-text";
import { AthenaWindow } from "./athena-window";
import { Hand } from "./hand";
import { ActionButtons, Planning } from "./planning";
import { Task } from "./task";

const LONG = 96; // letters: more than two lines on a phone

export function Dock(snapshot: OdysseusSnapshot) {
  if (isOver(snapshot)) return snapshot.you >= 0 ? <Task snapshot={snapshot} /> : null;
  const isAsked = snapshot.canAct && offersIn(snapshot).window;
  const news = newsOf(snapshot);
  const plan = planIn(snapshot);
  return (
    <div class={plan ? `ody-dock planning ${plan.action}` : "ody-dock"}>
      {!isAsked && (
        <p class={news.length > LONG ? "ody-news long" : "ody-news"} aria-hidden="true">
          {news}
        </p>
      )}
      <p class={`ody-wanted ${snapshot.canAct ? "mine" : ""}`} tabIndex={-1}>
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
      {snapshot.canAct && !isAsked && <Planning snapshot={snapshot} />}
    </div>
  );
}
