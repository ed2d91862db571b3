/** Controls for what a plan is about: a place, the goal and the pile of an exchange. */
import type { ComponentChildren } from "preact";
import { nameOf, say } from "../../../i18n/say";
import { chosenIn, reasonInPart, type Step } from "../../../table/choices/plan";
import { choose } from "../../../table/choices/plan-store";
import { showReason } from "../../../ui/controls/notices";
import type { UlyssesSnapshot } from "../model/game-plan";
import { mapDataOf, type Place } from "../model/map-data";
import { COLOURS, type Side } from "../model/vocabulary";
import { placeLabel } from "../names";
import { RegionSign, SideSign } from "../signs";

export interface PickerProps {
  snapshot: UlyssesSnapshot;
  step: Step;
}

const MOST_BUTTONS = 8;

/** Choose the place: a few as buttons, many as a list. A tap on the map does the same. */
export function PlacePicker({ snapshot, step }: PickerProps) {
  const places = placesIn(snapshot, step);
  if (places.length > MOST_BUTTONS) return <PlaceList snapshot={snapshot} step={step} />;
  return (
    <Options name={say("web-ulysses-where")}>
      {places.map((place) => (
        <PlaceButton key={place.word} snapshot={snapshot} step={step} place={place} />
      ))}
      {barredNeighbours(snapshot, step).map((place) => (
        <button key={place.word} aria-disabled="true" onClick={() => showReason(reasonInPart(step.part, place.word))}>
          <RegionSign colour={place.colour} /> {placeLabel(place)}
        </button>
      ))}
    </Options>
  );
}

function PlaceList({ snapshot, step }: PickerProps) {
  const sorted = placesIn(snapshot, step).sort((a, b) => placeLabel(a).localeCompare(placeLabel(b)));
  return (
    <label class="aim">
      {say("web-ulysses-where")}{" "}
      <select
        value={chosenIn(step)?.what ?? ""}
        data-test="where"
        onChange={(event) => choose(snapshot, "place", { what: event.currentTarget.value })}
      >
        <option value="" disabled>
          {say("web-ulysses-choose")}
        </option>
        {sorted.map((place) => (
          <option key={place.word} value={place.word}>
            {placeLabel(place)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Return the neighbours of the ship that cannot be chosen. */
function barredNeighbours({ game, view }: UlyssesSnapshot, { part }: Step): Place[] {
  const { places } = mapDataOf(game);
  return places[view.ship]!.near.map((near) => places[near]!).filter((place) => reasonInPart(part, place.word));
}

/** The side to support, unless there is only one. */
export function SidePicker({ snapshot, step }: PickerProps) {
  if (step.part.options.length < 2) return null;
  return (
    <Options name={say("web-ulysses-which-side")}>
      {step.part.options.map(({ what }) => (
        <button
          key={what}
          aria-pressed={chosenIn(step)?.what === what}
          data-aim={what}
          onClick={() => choose(snapshot, "side", { what })}
        >
          <SideSign side={what as Side} /> {nameOf("side", what)}
        </button>
      ))}
    </Options>
  );
}

/** The goal that an exchange gives back. */
export function GoalPicker({ snapshot, step }: PickerProps) {
  return (
    <Options name={say("web-ulysses-give-back")}>
      {placesIn(snapshot, step).map((place) => (
        <PlaceButton key={place.word} snapshot={snapshot} step={step} place={place} />
      ))}
    </Options>
  );
}

/** The pile from which an exchange draws. */
export function PilePicker({ snapshot, step }: PickerProps) {
  return (
    <Options name={say("web-ulysses-draw-from")}>
      {COLOURS.map((colour, number) => {
        const why = reasonInPart(step.part, colour);
        const count = (snapshot.view.piles[number] ?? 0) + (snapshot.view.under[number]?.length ?? 0);
        return (
          <button
            key={colour}
            aria-pressed={chosenIn(step)?.what === colour}
            aria-disabled={why !== undefined}
            data-aim={why ? undefined : colour}
            onClick={() => (why ? showReason(why) : choose(snapshot, "colour", { what: colour }))}
          >
            <RegionSign colour={colour} /> {say("web-ulysses-pile", { colour: nameOf("colour", colour), count })}
          </button>
        );
      })}
    </Options>
  );
}

export function Options(props: { name: string; children: ComponentChildren }) {
  return (
    <div class="options" role="group" aria-label={props.name}>
      <span class="caption">{props.name}</span>
      {props.children}
    </div>
  );
}

function placesIn({ game }: UlyssesSnapshot, { part }: Step): Place[] {
  const { places } = mapDataOf(game);
  return part.options.map(({ what }) => places.find((place) => place.word === what)!);
}

function PlaceButton({ snapshot, step, place }: PickerProps & { place: Place }) {
  return (
    <button
      aria-pressed={chosenIn(step)?.what === place.word}
      data-aim={place.word}
      onClick={() => choose(snapshot, step.part.of, { what: place.word })}
    >
      <RegionSign colour={place.colour} /> {placeLabel(place)}
    </button>
  );
}
