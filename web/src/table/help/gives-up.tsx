/** Warnings before a choice that gives something up: a line beside the button, and a question the first time. */
import { inWords, sayReason } from "../../i18n/refusal";
import { say } from "../../i18n/say";
import type { Choice, Choices, Reason } from "../../net/shapes";
import { ClauseButton } from "../../ui/controls/clause";
import { closeDialog, showDialog } from "../../ui/controls/dialog";
import { noteTold, warnings, wasTold } from "../../ui/told";
import { choiceName } from "./things";

/** What a choice gives up, as a line below its button. `always`: even if the player wants no warnings, where there is room. */
export function GivesUp({ choice, always = false }: { choice: Choice | undefined; always?: boolean }) {
  const loss = choice?.gives_up;
  if (!loss || choice.reason || !(always || warnings.value)) return null;
  return (
    <p class="gives-up" data-gives-up={choice.verb}>
      {sayReason(loss)} <ClauseButton id={loss.clause} />
    </p>
  );
}

interface MeaningProps {
  choice: Choice | undefined;
  isPriced?: boolean; // false where the form itself says the price
}

/** What a planned choice does, what it costs and what it gives up, before anything is asked for. */
export function ChoiceMeaning({ choice, isPriced = true }: MeaningProps) {
  if (!choice) return null;
  const { does, costs } = choice;
  return (
    <>
      <p class="meaning">
        {sayReason(does)}. {costs && isPriced && `${say("what-price", { costs: inWords(costs) })}.`}
      </p>
      <GivesUp choice={choice} always />
    </>
  );
}

/** Call `go` with the player's consent. A move that is planned needs none: it is confirmed below the line that warns. */
export function withConsent(choices: Choices | null, move: string, go: () => void): void {
  const choice = choices?.verbs.find((each) => !each.then && !each.reason && each.words === move);
  const loss = choice?.gives_up;
  if (!loss || !warnings.value || wasTold(loss.name)) go();
  else askConsent(choice, loss, go);
}

function askConsent(choice: Choice, loss: Reason, go: () => void): void {
  showDialog(choiceName(choice), () => (
    <div class="consent">
      <p>
        {sayReason(loss)} <ClauseButton id={loss.clause} />
      </p>
      <p class="once">{say("web-gives-up-once")}</p>
      <div class="row">
        <button
          class="main"
          data-test="consent"
          onClick={() => {
            noteTold(loss.name);
            closeDialog();
            go();
          }}
        >
          {choiceName(choice)}
        </button>
        <button onClick={closeDialog}>{say("web-cancel")}</button>
      </div>
    </div>
  ));
}
