/** What I hold and what I can do now. Whatever costs something is planned first and confirmed then. */
import { say } from "../say/say";
import { Deciding } from "./deciding";
import { Hand } from "./hand";
import { Answering } from "./answering";
import { deedsIn } from "./plan";
import { Task } from "./task";
import { wantedWords } from "./wanted";
import { isOver, type Sight } from "./words";

export function Dock(seen: Sight) {
  if (isOver(seen)) return seen.you >= 0 ? <Task seen={seen} /> : null;
  const isAsked = seen.canAct && deedsIn(seen).window;
  return (
    <div class="ody-dock">
      <p class={`ody-wanted ${seen.canAct ? "mine" : ""}`}>{wantedWords(seen)}</p>
      {isAsked ? <Answering seen={seen} /> : seen.canAct && <Deciding seen={seen} />}
      {seen.you >= 0 && (
        <div class="ody-held">
          <Hand seen={seen} />
          <Task seen={seen} />
        </div>
      )}
      {seen.you < 0 && <p class="for-ears">{say("web-odysseus-no-cards")}</p>}
    </div>
  );
}
