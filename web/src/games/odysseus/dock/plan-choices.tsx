/** What a plan still wants to know: a card, a space, a seat, a disk, an island. */

import { nameOf, say } from "../../../i18n/say";
import { showError } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { Disk } from "../disk";
import { godIcon } from "../icons";
import { COLOURS, mapDataOf } from "../model/map-data";
import { type Plan, spacesFor } from "../model/offers";
import { offersIn, setPlan } from "../model/plan-store";
import { diskWords, godName, type OdysseusSnapshot, powerOf, shoreOf, spaceWords, worthOf } from "../state-text";
import { takeArgs } from "./plan-text";

interface Props {
  snapshot: OdysseusSnapshot;
  plan: Plan;
}

export function Choices({ snapshot, plan }: Props) {
  const { power } = offersIn(snapshot);
  if (plan.action === "trade") return <Gods snapshot={snapshot} plan={plan} />;
  if (plan.action === "disk") return <Disks snapshot={snapshot} plan={plan} />;
  if (plan.action === "start") return <Islands snapshot={snapshot} plan={plan} />;
  if (plan.action === "power") {
    const about = say(`web-odysseus-about-${mapDataOf(snapshot.game).gods[snapshot.view.gods[snapshot.you]!]}`);
    if (power === "alone") return <p>{about}</p>;
    if (power === "space")
      return <Spaces snapshot={snapshot} plan={plan} ask={`${about} ${say("web-odysseus-choose-space")}`} />;
    return (
      <>
        <Takes snapshot={snapshot} plan={plan} />
        {plan.card && <Spaces snapshot={snapshot} plan={plan} ask={say("web-odysseus-choose-to")} />}
      </>
    );
  }
  return (
    <>
      {Object.keys(offersIn(snapshot).down).length > 0 && <Facing snapshot={snapshot} plan={plan} />}
      {plan.card ? (
        <Spaces snapshot={snapshot} plan={plan} ask={say("web-odysseus-choose-space")} />
      ) : (
        <p>{say("web-odysseus-choose-card")}</p>
      )}
    </>
  );
}

/** The nine spaces once more, within reach of the thumb. */
function Spaces({ snapshot, plan, ask }: Props & { ask: string }) {
  const { spaces } = mapDataOf(snapshot.game);
  const offered = spacesFor(plan, offersIn(snapshot));
  const refused = (space: string) => `${plan.action} ${[plan.card, space].filter(Boolean).join(" ")}`;
  const take = (space: string) =>
    offered.includes(space)
      ? setPlan(snapshot, { ...plan, space })
      : void snapshot.table.play(refused(space)).catch(showError);
  return (
    <fieldset class="ody-choice spaces">
      <legend>{ask}</legend>
      {spaces.map((space, i) => (
        <button
          key={space}
          class={`ody-pick ${COLOURS[i % 3]}`}
          data-choice={space}
          aria-label={spaceWords(snapshot, i)}
          aria-pressed={plan.space === space}
          aria-disabled={!offered.includes(space)}
          onClick={() => take(space)}
        >
          {nameOf("space", space)}
        </button>
      ))}
    </fieldset>
  );
}

/** Hades' right: each card as he likes. */
function Facing({ snapshot, plan }: Props) {
  return (
    <fieldset class="ody-choice">
      {[false, true].map((down) => (
        <button
          key={String(down)}
          data-choice={down ? "down" : "up"}
          aria-pressed={Boolean(plan.down) === down}
          onClick={() => setPlan(snapshot, { ...plan, down })}
        >
          {say(down ? "web-odysseus-face-down" : "web-odysseus-face-up")}
        </button>
      ))}
    </fieldset>
  );
}

function Takes({ snapshot, plan }: Props) {
  return (
    <fieldset class="ody-choice">
      <legend>{say("web-odysseus-choose-take")}</legend>
      {Object.keys(offersIn(snapshot).takes).map((take) => {
        const { card, source } = takeArgs(snapshot, take);
        return (
          <button
            key={take}
            data-choice={take}
            aria-pressed={plan.card === take}
            onClick={() => setPlan(snapshot, { action: "power", card: take })}
          >
            {say("web-odysseus-take", { card, space: source })}
          </button>
        );
      })}
    </fieldset>
  );
}

function Gods({ snapshot, plan }: Props) {
  const seats = offersIn(snapshot).trades;
  return (
    <fieldset class="ody-choice gods">
      <legend>
        {say("web-odysseus-choose-god", { god: godName(snapshot, snapshot.you) })} {say("web-odysseus-trade-note")}
      </legend>
      {seats.map((letter) => {
        const seat = "ABCDEF".indexOf(letter);
        return (
          <button
            key={letter}
            data-choice={letter}
            aria-pressed={plan.what === letter}
            onClick={() => setPlan(snapshot, { action: "trade", what: letter })}
          >
            <Icon path={godIcon(mapDataOf(snapshot.game).gods[snapshot.view.gods[seat]!]!)} />{" "}
            <span dir="auto">
              {say("web-odysseus-trade-choice", {
                god: godName(snapshot, seat),
                who: snapshot.names[seat]!,
                power: powerOf(snapshot.view, seat),
              })}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

function Disks({ snapshot, plan }: Props) {
  const { adventures } = mapDataOf(snapshot.game);
  const offered = offersIn(snapshot).disks;
  return (
    <fieldset class="ody-choice disks">
      <legend>{say("web-odysseus-choose-disk")}</legend>
      {adventures.map((word, i) => (
        <button
          key={word}
          class="disk"
          data-choice={word}
          aria-pressed={plan.what === word}
          aria-disabled={!offered.includes(word)}
          onClick={() =>
            offered.includes(word)
              ? setPlan(snapshot, { action: "disk", what: word })
              : void snapshot.table.play(`disk ${word}`).catch(showError)
          }
        >
          <Disk number={i} word={word} worth={worthOf(snapshot, i)} />{" "}
          <span class="told">
            {say("web-odysseus-disk-choice", {
              name: nameOf("adventure", word),
              worth: worthOf(snapshot, i),
              count: snapshot.view.reserve[i]!,
            })}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** A list of eighteen, for those who do not tap on the map. */
function Islands({ snapshot, plan }: Props) {
  return (
    <label class="ody-islands">
      <span>{say("web-odysseus-choose-island")}</span>
      <select
        data-islands="yes"
        value={plan.what ?? ""}
        onChange={(event) => setPlan(snapshot, { action: "start", what: event.currentTarget.value })}
      >
        <option value="" disabled>
          –
        </option>
        {mapDataOf(snapshot.game).islands.map(({ word }, i) => (
          <option key={word} value={word}>
            {diskWords(mapDataOf(snapshot.game), i, shoreOf(snapshot, i))}
          </option>
        ))}
      </select>
    </label>
  );
}
