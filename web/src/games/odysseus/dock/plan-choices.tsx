/** Controls for the missing parts of a plan: a card, a space, a seat, a disk or an island. */
import { nameOf, say } from "../../../i18n/say";
import { showError } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { Disk } from "../disk";
import { godIcon } from "../icons";
import { COLOURS, mapDataOf } from "../model/map-data";
import { type Plan, spacesFor } from "../model/offers";
import { offersIn, setPlan } from "../model/plan-store";
import { diskWords, godName, islandContents, type OdysseusSnapshot, powerOf, spaceWords, worthOf } from "../state-text";
import { takeArgs } from "./plan-text";

interface Props {
  snapshot: OdysseusSnapshot;
  plan: Plan;
}

export function Choices({ snapshot, plan }: Props) {
  const { power } = offersIn(snapshot);
  if (plan.action === "trade") return <GodChoice snapshot={snapshot} plan={plan} />;
  if (plan.action === "disk") return <DiskChoice snapshot={snapshot} plan={plan} />;
  if (plan.action === "start") return <IslandChoice snapshot={snapshot} plan={plan} />;
  if (plan.action === "power") {
    const about = say(`web-odysseus-about-${mapDataOf(snapshot.game).gods[snapshot.view.gods[snapshot.you]!]}`);
    if (power === "alone") return <p>{about}</p>;
    if (power === "space")
      return <SpaceChoice snapshot={snapshot} plan={plan} title={`${about} ${say("web-odysseus-choose-space")}`} />;
    return (
      <>
        <TakeChoice snapshot={snapshot} plan={plan} />
        {plan.card && <SpaceChoice snapshot={snapshot} plan={plan} title={say("web-odysseus-choose-to")} />}
      </>
    );
  }
  return (
    <>
      {Object.keys(offersIn(snapshot).down).length > 0 && <FaceUpOrDown snapshot={snapshot} plan={plan} />}
      {plan.card ? (
        <SpaceChoice snapshot={snapshot} plan={plan} title={say("web-odysseus-choose-space")} />
      ) : (
        <p>{say("web-odysseus-choose-card")}</p>
      )}
    </>
  );
}

/** The nine spaces again as buttons, within reach of the thumb. */
function SpaceChoice({ snapshot, plan, title }: Props & { title: string }) {
  const { spaces } = mapDataOf(snapshot.game);
  const offered = spacesFor(plan, offersIn(snapshot));
  const refusedMove = (space: string) => `${plan.action} ${[plan.card, space].filter(Boolean).join(" ")}`;
  const choose = (space: string) =>
    offered.includes(space)
      ? setPlan(snapshot, { ...plan, space })
      : void snapshot.table.play(refusedMove(space)).catch(showError);
  return (
    <fieldset class="ody-choice spaces">
      <legend>{title}</legend>
      {spaces.map((space, i) => (
        <button
          key={space}
          class={`ody-pick ${COLOURS[i % 3]}`}
          data-choice={space}
          aria-label={spaceWords(snapshot, i)}
          aria-pressed={plan.space === space}
          aria-disabled={!offered.includes(space)}
          onClick={() => choose(space)}
        >
          {nameOf("space", space)}
        </button>
      ))}
    </fieldset>
  );
}

/** Hades may play each card face up or face down. */
function FaceUpOrDown({ snapshot, plan }: Props) {
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

/** The card that Hermes takes. */
function TakeChoice({ snapshot, plan }: Props) {
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

function GodChoice({ snapshot, plan }: Props) {
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
            aria-pressed={plan.target === letter}
            onClick={() => setPlan(snapshot, { action: "trade", target: letter })}
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

function DiskChoice({ snapshot, plan }: Props) {
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
          aria-pressed={plan.target === word}
          aria-disabled={!offered.includes(word)}
          onClick={() =>
            offered.includes(word)
              ? setPlan(snapshot, { action: "disk", target: word })
              : void snapshot.table.play(`disk ${word}`).catch(showError)
          }
        >
          <Disk number={i} word={word} worth={worthOf(snapshot, i)} />{" "}
          <span class="caption">
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

/** The islands as a list, for players who do not tap on the map. */
function IslandChoice({ snapshot, plan }: Props) {
  return (
    <label class="ody-islands">
      <span>{say("web-odysseus-choose-island")}</span>
      <select
        data-islands="yes"
        value={plan.target ?? ""}
        onChange={(event) => setPlan(snapshot, { action: "start", target: event.currentTarget.value })}
      >
        <option value="" disabled>
          –
        </option>
        {mapDataOf(snapshot.game).islands.map(({ word }, i) => (
          <option key={word} value={word}>
            {diskWords(mapDataOf(snapshot.game), i, islandContents(snapshot, i))}
          </option>
        ))}
      </select>
    </label>
  );
}
