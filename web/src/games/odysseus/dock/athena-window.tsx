/** Athena's decision: a player has declared a power, and Athena may block it. Shows the effect of the power, the cost of blocking and
the time left. */
import { sayReason } from "../../../i18n/refusal";
import { say } from "../../../i18n/say";
import { choiceOf } from "../../../table/choices/plan";
import { choicesIn, decide } from "../../../table/choices/plan-store";
import { ClockHand } from "../../../table/frame/clock";
import { GivesUp } from "../../../table/help/gives-up";
import { Icon } from "../../../ui/drawings/icon";
import { godIcon } from "../icons";
import { mapDataOf } from "../model/map-data";
import { declaredPowerText } from "../prompt";
import { SignedText } from "../space-sign";
import { courseWords, type OdysseusSnapshot, plannedCourse } from "../state-text";

export function AthenaWindow({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const planned = plannedCourse(snapshot);
  const god = mapDataOf(snapshot.game).gods[snapshot.view.power] ?? "";
  const block = choiceOf(choicesIn(snapshot), "block");
  return (
    <div class="ody-window" role="group" aria-label={declaredPowerText(snapshot)}>
      <Icon path={godIcon(god)} />
      <div>
        <p>
          <strong>
            <SignedText text={declaredPowerText(snapshot)} mapData={mapDataOf(snapshot.game)} />
          </strong>{" "}
          <ClockHand snapshot={snapshot} />
        </p>
        {god === "zeus" && <p>{courseWords(snapshot)}</p>}
        {planned && (
          <p>
            {say("web-odysseus-if-allowed", { course: courseWords(snapshot, planned) })}{" "}
            {say("web-odysseus-if-blocked", { course: courseWords(snapshot) })}
          </p>
        )}
        {block && (
          <p>
            {say("web-odysseus-block")}: {sayReason(block.does)}.
          </p>
        )}
        <GivesUp choice={block} always />
      </div>
      <div class="ody-actions">
        <AnswerButton snapshot={snapshot} verb="allow" isMain />
        <AnswerButton snapshot={snapshot} verb="block" />
      </div>
    </div>
  );
}

function AnswerButton({ snapshot, verb, isMain }: { snapshot: OdysseusSnapshot; verb: string; isMain?: boolean }) {
  const words = choiceOf(choicesIn(snapshot), verb)?.words;
  return (
    <button class={isMain ? "main" : ""} data-move={words} onClick={() => decide(snapshot, verb)}>
      {say(`web-odysseus-${verb}`)}
    </button>
  );
}
