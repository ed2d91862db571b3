/** The player's actions. Passing is sent at once; a power, a trade or a card is planned and then confirmed. */
import { useEffect, useRef } from "preact/hooks";
import { sayReason } from "../../../i18n/refusal";
import { nameOf, say } from "../../../i18n/say";
import { choiceOf, moveOf, newPlan, reasonAgainst } from "../../../table/choices/plan";
import { choicesIn, dropPlan, moveWith, planIn, send, setPlan } from "../../../table/choices/plan-store";
import { ChoiceMeaning, GivesUp } from "../../../table/help/gives-up";
import { showReason } from "../../../ui/controls/notices";
import { commits } from "../../../ui/settings";
import { openPlan } from "../model/game-plan";
import { mapDataOf } from "../model/map-data";
import { SignedText } from "../space-sign";
import { courseWords, type OdysseusSnapshot, plannedCourse } from "../state-text";
import { PlanChoices } from "./plan-choices";
import { planText } from "./plan-text";

export function PlanPanel({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const choices = choicesIn(snapshot);
  const plan = openPlan(snapshot);
  const move = choices && plan ? moveOf(choices, plan) : undefined;
  const planned = plannedCourse(snapshot);
  const box = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => (move ? buttons : box).current?.scrollIntoView({ block: "nearest" }), [plan?.verb, move]);
  if (!plan) return null;
  return (
    <div class="ody-plan" ref={box}>
      <ChoiceMeaning choice={choiceOf(choices, plan.verb)} />
      <PlanChoices snapshot={snapshot} plan={plan} />
      {planned && (
        <p class="ody-outcome" aria-live="polite">
          {courseWords(snapshot, planned)}
        </p>
      )}
      <div class="ody-actions" ref={buttons}>
        {move && (
          <button class="main" data-confirm={move} onClick={() => play(snapshot, move)}>
            <SignedText text={planText(snapshot, plan)} mapData={mapDataOf(snapshot.game)} />
          </button>
        )}
        {planIn(snapshot) && (
          <button class="quiet" data-cancel="yes" onClick={dropPlan}>
            {say("web-cancel")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Send a move. The pressed button goes away, so focus the line that says what comes next. */
function play(snapshot: OdysseusSnapshot, move: string | undefined): void {
  dropPlan();
  document.querySelector<HTMLElement>(".ody-prompt")?.focus({ preventScroll: true });
  send(snapshot, move);
}

/** The action buttons. A tap on a greyed button says why that is not possible. */
export function ActionButtons({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const planned = planIn(snapshot)?.verb;
  const god = nameOf("god", mapDataOf(snapshot.game).gods[snapshot.view.gods[snapshot.you]!]!);
  const start = (verb: string) => (planned === verb ? dropPlan() : setPlan(snapshot, newPlan(verb)));
  return (
    <div class="ody-actions">
      <VerbButton snapshot={snapshot} verb="power" words={say("web-odysseus-use-power", { god })} on={start} />
      <VerbButton snapshot={snapshot} verb="trade" words={say("web-odysseus-trade")} on={start} />
      <VerbButton
        snapshot={snapshot}
        verb="pass"
        words={say("web-odysseus-pass")}
        move={moveWith(snapshot, "pass")}
        on={() => (commits.value === "undo" ? play(snapshot, moveWith(snapshot, "pass")) : start("pass"))}
      />
      <GivesUp choice={choiceOf(choicesIn(snapshot), "pass")} />
    </div>
  );
}

interface VerbProps {
  snapshot: OdysseusSnapshot;
  verb: string;
  words: string;
  move?: string | undefined; // for a verb that is sent at once
  on: (verb: string) => void;
}

function VerbButton({ snapshot, verb, words, move, on }: VerbProps) {
  const choices = choicesIn(snapshot);
  const why = reasonAgainst(choices, verb);
  const about = choiceOf(choices, verb);
  return (
    <button
      data-deed={verb === "pass" ? undefined : verb}
      data-move={move}
      title={about && sayReason(about.does)}
      aria-pressed={verb === "pass" ? undefined : planIn(snapshot)?.verb === verb}
      aria-disabled={why !== undefined}
      onClick={() => (why ? showReason(why) : on(verb))}
    >
      {words}
    </button>
  );
}
