import { useSteps } from "../../../ui/render/steps";
import { say } from "../../../i18n/say";
import { Ledger } from "./adventure-table";
import { ALL, Sea } from "./island-map";
import { useStaged } from "./round-end-animation";
import { Winds } from "./spaces";
import { courseWords, isBlind, isOver, roundWords, type Sight } from "../state-text";

export function Board(props: Sight) {
  const staged = useStaged(props);
  const { seen } = staged;
  const step = useSteps(ALL);
  return (
    <div class="ody-board" aria-busy={step < ALL}>
      <div class="ody-table">
        <Sea {...staged} step={step} />
        {step > 0 && (
          <div class="ody-edge">
            <p class="ody-round">
              <span>{roundWords(seen)}</span> <span class="stack">{say("web-odysseus-stack-short", { count: seen.view.stack })}</span>
            </p>
            <Winds seen={seen} live={props} turned={staged.turned} />
            <p class="ody-words">
              {courseWords(seen)} {isBlind(seen) && !isOver(seen) && <em>{say("web-odysseus-blind")}</em>}
            </p>
            {step > 1 && <Ledger seen={seen} />}
          </div>
        )}
      </div>
    </div>
  );
}
