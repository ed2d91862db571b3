/** What I hold and what I can do now. Whatever costs something is planned first and confirmed then. */
import { Deeds, Planning } from "./planning";
import { Hand } from "./hand";
import { Answering } from "./athena-window";
import { deedsIn, planIn } from "../model/plan-store";
import { Task } from "./task";
import { newsOf, wantedWords } from "../prompt";
import { isOver, phaseOf, type Sight } from "../state-text";

const LONG = 96; // letters: more than two lines on a phone

export function Dock(seen: Sight) {
  if (isOver(seen)) return seen.you >= 0 ? <Task seen={seen} /> : null;
  const isAsked = seen.canAct && deedsIn(seen).window;
  const news = newsOf(seen);
  const plan = planIn(seen);
  return (
    <div class={plan ? `ody-dock planning ${plan.deed}` : "ody-dock"}>
      {!isAsked && (
        <p class={news.length > LONG ? "ody-news long" : "ody-news"} aria-hidden="true">
          {news}
        </p>
      )}
      <p class={`ody-wanted ${seen.canAct ? "mine" : ""}`} tabIndex={-1}>
        {wantedWords(seen)}
      </p>
      {isAsked && <Answering seen={seen} />}
      {seen.you >= 0 && (
        <div class="ody-held">
          <Hand seen={seen} />
          {seen.canAct && ["place", "hades"].includes(phaseOf(seen)) && <Deeds seen={seen} />}
          <Task seen={seen} />
        </div>
      )}
      {seen.canAct && !isAsked && <Planning seen={seen} />}
    </div>
  );
}
