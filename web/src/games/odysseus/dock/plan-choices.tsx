/** Controls for the parts of a plan: a card, a space, a seat, a disk or an island. */
import type { ComponentChildren } from "preact";
import { nameOf, say } from "../../../i18n/say";
import { chosenIn, type Plan, possibleChoice, reasonInPart, type Step, stepFor } from "../../../table/choices/plan";
import { choicesIn, choose, stepsIn } from "../../../table/choices/plan-store";
import { showReason } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { Disk } from "../disk";
import { godIcon } from "../icons";
import { changeVerb } from "../model/game-plan";
import { mapDataOf } from "../model/map-data";
import { SignedText, SpaceSign } from "../space-sign";
import { diskWords, godName, islandContents, type OdysseusSnapshot, powerOf, spaceWords, worthOf } from "../state-text";
import { SEAT_LETTERS, takenArgs } from "./plan-text";

interface Props {
  snapshot: OdysseusSnapshot;
  plan: Plan;
}

export function PlanChoices({ snapshot, plan }: Props) {
  const steps = stepsIn(snapshot, plan);
  const props = { snapshot, plan, steps };
  if (plan.verb === "power") return <PowerChoices {...props} />;
  if (plan.verb === "play" || plan.verb === "down") return <CardChoices {...props} />;
  return (
    <>
      {steps.map((step) => {
        const Picker = PICKERS[step.part.of]!;
        return <Picker key={step.part.of} snapshot={snapshot} plan={plan} step={step} />;
      })}
    </>
  );
}

function PowerChoices({ snapshot, plan, steps }: Props & { steps: Step[] }) {
  const [taken, space] = ["taken", "space"].map((kind) => stepFor(steps, kind));
  const title = say(taken ? "web-odysseus-choose-to" : "web-odysseus-choose-space");
  return (
    <>
      {taken && <TakeChoice snapshot={snapshot} plan={plan} step={taken} />}
      {space && taken?.isDone !== false && <SpaceChoice snapshot={snapshot} plan={plan} step={space} title={title} />}
    </>
  );
}

function CardChoices({ snapshot, plan, steps }: Props & { steps: Step[] }) {
  const space = stepFor(steps, "space");
  return (
    <>
      {possibleChoice(choicesIn(snapshot), "down") && <FaceUpOrDown snapshot={snapshot} plan={plan} />}
      {space && stepFor(steps, "card")?.isDone ? (
        <SpaceChoice snapshot={snapshot} plan={plan} step={space} title={say("web-odysseus-choose-space")} />
      ) : (
        <p>{say("web-odysseus-choose-card")}</p>
      )}
    </>
  );
}

interface PickerProps extends Props {
  step: Step;
}

/** A button for one thing. If it is not an option, a tap says why. */
function PickButton(
  props: PickerProps & { what: string; class?: string; label?: string; children: ComponentChildren },
) {
  const { snapshot, plan, step, what, label, children } = props;
  const option = step.part.options.find((each) => each.what === what);
  return (
    <button
      class={props.class}
      data-choice={what}
      aria-label={label}
      aria-pressed={chosenIn(step)?.what === what}
      aria-disabled={!option}
      onClick={() =>
        option ? choose(snapshot, step.part.of, option, plan) : showReason(reasonInPart(step.part, what))
      }
    >
      {children}
    </button>
  );
}

/** The nine spaces again as buttons, within reach of the thumb. */
function SpaceChoice({ title, ...props }: PickerProps & { title: string }) {
  return (
    <fieldset class="ody-choice spaces">
      <legend>{title}</legend>
      {mapDataOf(props.snapshot.game).spaces.map((space, i) => (
        <PickButton {...props} key={space} what={space} class="ody-pick" label={spaceWords(props.snapshot, i)}>
          <SpaceSign space={i} />
        </PickButton>
      ))}
    </fieldset>
  );
}

/** Hades may play each card face up or face down. */
function FaceUpOrDown({ snapshot, plan }: Props) {
  return (
    <fieldset class="ody-choice">
      {["play", "down"].map((verb) => (
        <button
          key={verb}
          data-choice={verb === "down" ? "down" : "up"}
          aria-pressed={plan.verb === verb}
          onClick={() => changeVerb(snapshot, plan, verb)}
        >
          {say(verb === "down" ? "web-odysseus-face-down" : "web-odysseus-face-up")}
        </button>
      ))}
    </fieldset>
  );
}

/** The card that Hermes takes. */
function TakeChoice({ snapshot, plan, step }: PickerProps) {
  return (
    <fieldset class="ody-choice">
      <legend>{say("web-odysseus-choose-take")}</legend>
      {step.part.options.map((option, i) => {
        const { card, source } = takenArgs(snapshot, option);
        return (
          <button
            key={`${option.what} ${option.at}`}
            data-choice={option.words}
            aria-pressed={step.counts[i]! > 0}
            onClick={() => choose(snapshot, "taken", option, plan)}
          >
            <SignedText text={say("web-odysseus-take", { card, space: source })} mapData={mapDataOf(snapshot.game)} />
          </button>
        );
      })}
    </fieldset>
  );
}

function GodChoice(props: PickerProps) {
  const { snapshot, step } = props;
  return (
    <fieldset class="ody-choice gods">
      <legend>{say("web-odysseus-choose-god", { god: godName(snapshot, snapshot.you) })}</legend>
      {step.part.options.map(({ what }) => {
        const seat = SEAT_LETTERS.indexOf(what);
        return (
          <PickButton {...props} key={what} what={what}>
            <Icon path={godIcon(mapDataOf(snapshot.game).gods[snapshot.view.gods[seat]!]!)} />{" "}
            <span dir="auto">
              {say("web-odysseus-trade-choice", {
                god: godName(snapshot, seat),
                who: snapshot.names[seat]!,
                power: powerOf(snapshot.view, seat),
              })}
            </span>
          </PickButton>
        );
      })}
    </fieldset>
  );
}

function DiskChoice(props: PickerProps) {
  const { snapshot } = props;
  return (
    <fieldset class="ody-choice disks">
      <legend>{say("web-odysseus-choose-disk")}</legend>
      {mapDataOf(snapshot.game).adventures.map((word, i) => (
        <PickButton {...props} key={word} what={word} class="disk">
          <Disk number={i} word={word} worth={worthOf(snapshot, i)} />{" "}
          <span class="caption">
            {say("web-odysseus-disk-choice", {
              name: nameOf("adventure", word),
              worth: worthOf(snapshot, i),
              count: snapshot.view.reserve[i]!,
            })}
          </span>
        </PickButton>
      ))}
    </fieldset>
  );
}

/** The islands as a list, for players who do not tap on the map. */
function IslandChoice({ snapshot, plan, step }: PickerProps) {
  const { islands } = mapDataOf(snapshot.game);
  return (
    <label class="ody-islands">
      <span>{say("web-odysseus-choose-island")}</span>
      <select
        data-islands="yes"
        value={chosenIn(step)?.what ?? ""}
        onChange={(event) => choose(snapshot, "island", { what: event.currentTarget.value }, plan)}
      >
        <option value="" disabled>
          –
        </option>
        {step.part.options.map(({ what }) => {
          const island = islands.findIndex(({ word }) => word === what);
          return (
            <option key={what} value={what}>
              {diskWords(mapDataOf(snapshot.game), island, islandContents(snapshot, island))}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** By kind of thing. */
const PICKERS: Record<string, typeof GodChoice> = { seat: GodChoice, adventure: DiskChoice, island: IslandChoice };
