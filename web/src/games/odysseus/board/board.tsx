import { say } from "../../../i18n/say";
import { useRenderSteps } from "../../../ui/render/steps";
import { courseWords, isBlind, isOver, type OdysseusSnapshot, roundWords } from "../state-text";
import { AdventureTable } from "./adventure-table";
import { ALL, IslandMap } from "./island-map";
import { useRoundEndAnimation } from "./round-end-animation";
import { SpacesPanel } from "./spaces";

export function Board(props: OdysseusSnapshot) {
  const staged = useRoundEndAnimation(props);
  const { snapshot } = staged;
  const step = useRenderSteps(ALL);
  return (
    <div class="ody-board" aria-busy={step < ALL}>
      <div class="ody-table">
        <IslandMap {...staged} step={step} />
        {step > 0 && (
          <div class="ody-edge">
            <p class="ody-round">
              <span>{roundWords(snapshot)}</span>{" "}
              <span class="stack">{say("web-odysseus-stack-short", { count: snapshot.view.stack })}</span>
            </p>
            <SpacesPanel snapshot={snapshot} live={props} turned={staged.turned} />
            <p class="ody-words">
              {courseWords(snapshot)} {isBlind(snapshot) && !isOver(snapshot) && <em>{say("web-odysseus-blind")}</em>}
            </p>
            {step > 1 && <AdventureTable snapshot={snapshot} />}
          </div>
        )}
      </div>
    </div>
  );
}
