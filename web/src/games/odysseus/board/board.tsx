/** The board of Odysseus: the map, and beside it the spaces and the table of adventures. */
import { say } from "../../../i18n/say";
import { useRenderSteps } from "../../../ui/render/steps";
import { courseWords, isCourseUncertain, isOver, type OdysseusSnapshot, roundWords } from "../state-text";
import { AdventureTable } from "./adventure-table";
import { IslandMap, LAST_STEP } from "./island-map";
import { useRoundEndAnimation } from "./round-end-animation";
import { SpacesPanel } from "./spaces";

export function Board(props: OdysseusSnapshot) {
  const staged = useRoundEndAnimation(props);
  const { snapshot } = staged;
  const step = useRenderSteps(LAST_STEP);
  return (
    <div class="ody-board" aria-busy={step < LAST_STEP}>
      <div class="ody-table">
        <IslandMap {...staged} step={step} />
        {step > 0 && (
          <div class="ody-side">
            <p class="ody-round">
              <span>{roundWords(snapshot)}</span>{" "}
              <span class="stack" data-about="thing stack">
                {say("web-odysseus-stack-short", { count: snapshot.view.stack })}
              </span>
            </p>
            <SpacesPanel snapshot={snapshot} live={props} revealed={staged.revealed} />
            <p class="ody-words">
              {courseWords(snapshot)}{" "}
              {isCourseUncertain(snapshot) && !isOver(snapshot) && <em>{say("web-odysseus-blind")}</em>}
            </p>
            {step > 1 && <AdventureTable snapshot={snapshot} />}
          </div>
        )}
      </div>
    </div>
  );
}
