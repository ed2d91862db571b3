/** Controls for the cards that a plan lays: how many, and where Zeus stands in. */
import { nameOf, say } from "../../../i18n/say";
import { leastOf, mostOf, reasonInPart, type Step, withCounts } from "../../../table/choices/plan";
import { choicesIn, choose, planIn, setPlan } from "../../../table/choices/plan-store";
import { showReason } from "../../../ui/controls/notices";
import { Stepper } from "../../../ui/controls/stepper";
import type { UlyssesSnapshot } from "../model/game-plan";
import { cardsLaid, countsFor, mostLaid, zeusRange } from "../model/laying";
import { total } from "../model/vocabulary";
import { Options, type PickerProps } from "./target-pickers";

/** The number of cards, and how many of them are Zeus. If the number is fixed, the player chooses only Zeus. */
export function CardCounts({ snapshot, steps, lay }: { snapshot: UlyssesSnapshot; steps: Step[]; lay: Step }) {
  const others = steps.filter((step) => step !== lay);
  const [count, zeus] = [total(cardsLaid([lay])), cardsLaid([lay]).zeus ?? 0];
  const [low, high] = zeusRange(lay, others, count);
  const change = (count: number, zeus: number) => {
    const [choices, plan] = [choicesIn(snapshot), planIn(snapshot)];
    if (choices && plan)
      setPlan(snapshot, withCounts(choices, plan, steps.indexOf(lay), countsFor(lay, others, count, zeus)));
  };
  return (
    <div class="steppers">
      {(lay.part.end || mostOf(lay.part) > leastOf(lay.part)) && (
        <Stepper
          name={say("web-ulysses-cards")}
          value={count}
          low={leastOf(lay.part)}
          high={mostLaid(lay, others)}
          on={(value) => change(value, zeus)}
        />
      )}
      {high > 0 && (
        <Stepper
          name={say("web-ulysses-zeus-among")}
          value={zeus}
          low={low}
          high={high}
          on={(value) => change(count, value)}
        />
      )}
    </div>
  );
}

/** Choose whether one card is laid or Zeus in its place. */
export function CardOrZeus({ snapshot, step: { part, counts } }: PickerProps) {
  if (!part.options.some((option) => option.stands_in)) return null;
  const lacking = part.barred?.flatMap((each) => each.what) ?? [];
  return (
    <Options name={say("web-ulysses-by")}>
      {[...lacking, ...part.options.map((option) => option.what)].map((kind) => {
        const i = part.options.findIndex((option) => option.what === kind);
        return (
          <button
            key={kind}
            aria-pressed={i >= 0 && counts[i]! > 0}
            aria-disabled={i < 0}
            data-by={part.options[i]?.stands_in ? "zeus" : "card"}
            onClick={() => (i < 0 ? showReason(reasonInPart(part, kind)) : choose(snapshot, "card", { what: kind }))}
          >
            {nameOf("ulysses-card", kind)}
          </button>
        );
      })}
    </Options>
  );
}
