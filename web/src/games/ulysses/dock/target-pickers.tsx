/** Controls for the parts of a plan: the place, the goal and pile of an exchange, a card or Zeus. */
import type { ComponentChildren } from "preact";
import { nameOf, say } from "../../../i18n/say";
import { mapDataOf, type Place } from "../model/map-data";
import { type Offer, sampleMove } from "../model/offers";
import type { Plan } from "../model/plan";
import { send, setPlan, type UlyssesSnapshot } from "../model/plan-store";
import { COLOURS } from "../model/vocabulary";
import { placeLabel } from "../names";
import { RegionSign } from "../signs";

export interface Props {
  snapshot: UlyssesSnapshot;
  plan: Plan;
  offer: Offer;
}

/** Choose the place: a few as buttons, many as a list. A tap on the map does the same. */
export function TargetPicker({ snapshot, plan, offer }: Props) {
  const { places } = mapDataOf(snapshot.game);
  const choose = (target: string) =>
    setPlan(snapshot, { ...plan, target, paid: plan.action === "remove" ? plan.paid : {} });
  const targets = offer.targets.map((target) => places.find((place) => place.word === target)!);
  if (targets.length > 8) {
    const sorted = [...targets].sort((a, b) => placeLabel(a).localeCompare(placeLabel(b)));
    return (
      <label class="aim">
        {say("web-ulysses-where")}{" "}
        <select value={plan.target} data-test="where" onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{say("web-ulysses-choose")}</option>
          {sorted.map((place) => (
            <option key={place.word} value={place.word}>
              {placeLabel(place)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <Choice name={say("web-ulysses-where")}>
      {targets.map((place) => (
        <Option
          key={place.word}
          place={place}
          isChosen={plan.target === place.word}
          target={place.word}
          on={() => choose(place.word)}
        />
      ))}
      {forbiddenPlaces(snapshot, plan, offer).map((place) => (
        <button
          key={place.word}
          aria-disabled="true"
          onClick={() => send(snapshot, sampleMove(plan.action, place.word))}
        >
          <RegionSign colour={place.colour} /> {placeLabel(place)}
        </button>
      ))}
    </Choice>
  );
}

/** Return the neighbours of the ship where this disk may not be put. */
function forbiddenPlaces(snapshot: UlyssesSnapshot, plan: Plan, offer: Offer): Place[] {
  const { places } = mapDataOf(snapshot.game);
  if (plan.action !== "object" && plan.action !== "black") return [];
  return places[snapshot.view.ship]!.near.map((near) => places[near]!).filter(
    (place) => !offer.targets.includes(place.word),
  );
}

export function ExchangePicker({ snapshot, plan, offer }: Props) {
  const { places } = mapDataOf(snapshot.game);
  return (
    <>
      <Choice name={say("web-ulysses-give-back")}>
        {offer.goals.map((goal) => (
          <Option
            key={goal}
            place={places.find((place) => place.word === goal)!}
            isChosen={plan.goal === goal}
            target={goal}
            on={() => setPlan(snapshot, { ...plan, goal })}
          />
        ))}
      </Choice>
      <Choice name={say("web-ulysses-draw-from")}>
        {COLOURS.map((colour, number) => {
          const can = offer.targets.includes(colour);
          const count = (snapshot.view.piles[number] ?? 0) + (snapshot.view.under[number]?.length ?? 0);
          return (
            <button
              key={colour}
              aria-pressed={plan.target === colour}
              aria-disabled={!can}
              data-aim={can ? colour : undefined}
              onClick={() =>
                can ? setPlan(snapshot, { ...plan, target: colour }) : send(snapshot, sampleMove("exchange", colour))
              }
            >
              <RegionSign colour={colour} /> {say("web-ulysses-pile", { colour: nameOf("colour", colour), count })}
            </button>
          );
        })}
      </Choice>
    </>
  );
}

function Choice(props: { name: string; children: ComponentChildren }) {
  return (
    <div class="options" role="group" aria-label={props.name}>
      <span class="caption">{props.name}</span>
      {props.children}
    </div>
  );
}

function Option(props: { place: Place; isChosen: boolean; target: string; on: () => void }) {
  return (
    <button aria-pressed={props.isChosen} data-aim={props.target} onClick={props.on}>
      <RegionSign colour={props.place.colour} /> {placeLabel(props.place)}
    </button>
  );
}

/** Choose whether the action is played with its own card or with Zeus. */
export function CardOrZeus({ snapshot, plan, offer }: Props) {
  if (!offer.byZeus) return null;
  return (
    <Choice name={say("web-ulysses-by")}>
      {[0, 1].map((zeus) => {
        const can = zeus ? offer.byZeus : offer.byCard;
        return (
          <button
            key={zeus}
            aria-pressed={plan.zeus === zeus}
            aria-disabled={!can}
            data-by={zeus ? "zeus" : "card"}
            onClick={() =>
              can
                ? setPlan(snapshot, { ...plan, zeus })
                : send(snapshot, sampleMove(plan.action, plan.target || offer.targets[0]!))
            }
          >
            {nameOf("ulysses-card", zeus ? "zeus" : plan.action)}
          </button>
        );
      })}
    </Choice>
  );
}
