/** What a plan still wants to know: a card, a space, a seat, a disk, an island. */
import { complain } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { nameOf, say } from "../../../i18n/say";
import { COLOURS, chartOf } from "../model/map-data";
import { spacesFor, type Plan } from "../model/offers";
import { Disk } from "../disk";
import { takeArgs } from "./plan-text";
import { deedsIn, setPlan } from "../model/plan-store";
import { godSign } from "../icons";
import { diskWords, godName, powerOf, shoreOf, spaceWords, worthOf, type Sight } from "../state-text";

interface Props {
  seen: Sight;
  plan: Plan;
}

export function Choices({ seen, plan }: Props) {
  const { power } = deedsIn(seen);
  if (plan.deed === "trade") return <Gods seen={seen} plan={plan} />;
  if (plan.deed === "disk") return <Disks seen={seen} plan={plan} />;
  if (plan.deed === "start") return <Islands seen={seen} plan={plan} />;
  if (plan.deed === "power") {
    const about = say(`web-odysseus-about-${chartOf(seen.game).gods[seen.view.gods[seen.you]!]}`);
    if (power === "alone") return <p>{about}</p>;
    if (power === "space") return <Spaces seen={seen} plan={plan} ask={`${about} ${say("web-odysseus-choose-space")}`} />;
    return (
      <>
        <Takes seen={seen} plan={plan} />
        {plan.card && <Spaces seen={seen} plan={plan} ask={say("web-odysseus-choose-to")} />}
      </>
    );
  }
  return (
    <>
      {Object.keys(deedsIn(seen).down).length > 0 && <Facing seen={seen} plan={plan} />}
      {plan.card ? <Spaces seen={seen} plan={plan} ask={say("web-odysseus-choose-space")} /> : <p>{say("web-odysseus-choose-card")}</p>}
    </>
  );
}

/** The nine spaces once more, within reach of the thumb. */
function Spaces({ seen, plan, ask }: Props & { ask: string }) {
  const { spaces } = chartOf(seen.game);
  const offered = spacesFor(plan, deedsIn(seen));
  const refused = (space: string) => `${plan.deed} ${[plan.card, space].filter(Boolean).join(" ")}`;
  const take = (space: string) =>
    offered.includes(space) ? setPlan(seen, { ...plan, space }) : void seen.table.play(refused(space)).catch(complain);
  return (
    <fieldset class="ody-choice spaces">
      <legend>{ask}</legend>
      {spaces.map((space, i) => (
        <button
          key={space}
          class={`ody-pick ${COLOURS[i % 3]}`}
          data-choice={space}
          aria-label={spaceWords(seen, i)}
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
function Facing({ seen, plan }: Props) {
  return (
    <fieldset class="ody-choice">
      {[false, true].map((down) => (
        <button key={String(down)} data-choice={down ? "down" : "up"} aria-pressed={Boolean(plan.down) === down} onClick={() => setPlan(seen, { ...plan, down })}>
          {say(down ? "web-odysseus-face-down" : "web-odysseus-face-up")}
        </button>
      ))}
    </fieldset>
  );
}

function Takes({ seen, plan }: Props) {
  return (
    <fieldset class="ody-choice">
      <legend>{say("web-odysseus-choose-take")}</legend>
      {Object.keys(deedsIn(seen).takes).map((take) => {
        const { card, source } = takeArgs(seen, take);
        return (
          <button key={take} data-choice={take} aria-pressed={plan.card === take} onClick={() => setPlan(seen, { deed: "power", card: take })}>
            {say("web-odysseus-take", { card, space: source })}
          </button>
        );
      })}
    </fieldset>
  );
}

function Gods({ seen, plan }: Props) {
  const seats = deedsIn(seen).trades;
  return (
    <fieldset class="ody-choice gods">
      <legend>
        {say("web-odysseus-choose-god", { god: godName(seen, seen.you) })} {say("web-odysseus-trade-note")}
      </legend>
      {seats.map((letter) => {
        const seat = "ABCDEF".indexOf(letter);
        return (
          <button key={letter} data-choice={letter} aria-pressed={plan.what === letter} onClick={() => setPlan(seen, { deed: "trade", what: letter })}>
            <Icon path={godSign(chartOf(seen.game).gods[seen.view.gods[seat]!]!)} />{" "}
            <span dir="auto">{say("web-odysseus-trade-choice", { god: godName(seen, seat), who: seen.names[seat]!, power: powerOf(seen.view, seat) })}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function Disks({ seen, plan }: Props) {
  const { adventures } = chartOf(seen.game);
  const offered = deedsIn(seen).disks;
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
          onClick={() => (offered.includes(word) ? setPlan(seen, { deed: "disk", what: word }) : void seen.table.play(`disk ${word}`).catch(complain))}
        >
          <Disk number={i} word={word} worth={worthOf(seen, i)} />{" "}
          <span class="told">{say("web-odysseus-disk-choice", { name: nameOf("adventure", word), worth: worthOf(seen, i), count: seen.view.reserve[i]! })}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** A list of eighteen, for those who do not tap on the map. */
function Islands({ seen, plan }: Props) {
  return (
    <label class="ody-islands">
      <span>{say("web-odysseus-choose-island")}</span>
      <select data-islands="yes" value={plan.what ?? ""} onChange={(event) => setPlan(seen, { deed: "start", what: event.currentTarget.value })}>
        <option value="" disabled>
          –
        </option>
        {chartOf(seen.game).islands.map(({ word }, i) => (
          <option key={word} value={word}>
            {diskWords(chartOf(seen.game), i, shoreOf(seen, i))}
          </option>
        ))}
      </select>
    </label>
  );
}
