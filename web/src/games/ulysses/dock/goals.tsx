/** The player's goals and their distance from the ship. A tap shows a goal on the map. */
import { say } from "../../../i18n/say";
import type { Slot } from "../../../net/shapes";
import { timeBefore } from "../../../table/store/animation-times";
import { Icon } from "../../../ui/drawings/icon";
import { useDelayed } from "../../../ui/render/delayed";
import { memo } from "../../../ui/render/memo";
import { requestedPlace } from "../board/board";
import { laurels, PLACE_ICONS } from "../icons";
import type { UlyssesSnapshot } from "../model/game-plan";
import { type MapData, mapDataOf, type Place, stepsFrom } from "../model/map-data";
import { placeLabel } from "../names";
import { RegionSign } from "../signs";

export function Goals({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const slots = useDelayed(snapshot.view.goals[snapshot.you], timeBefore(snapshot.update, "reveals"));
  return <List mapData={mapDataOf(snapshot.game)} ship={snapshot.view.ship} slots={slots ?? []} />;
}

const List = memo(({ mapData, ship, slots }: { mapData: MapData; ship: number; slots: Slot[] }) => {
  const steps = stepsFrom(mapData, ship);
  return (
    <section class="goals" aria-label={say("web-ulysses-goals")}>
      <h2>{say("web-ulysses-goals")}</h2>
      <ul>
        {slots.map(
          ({ goal, shown }) =>
            goal >= 0 && <Goal key={goal} place={mapData.places[goal]!} isReached={shown} steps={steps[goal]!} />,
        )}
      </ul>
    </section>
  );
});

const LONG = 11; // letters of a word for which a quarter of a phone is too narrow in the usual size

function isLong(label: string): boolean {
  return label.split(/[ -]/).some((word) => word.length >= LONG);
}

const Goal = memo(({ place, isReached, steps }: { place: Place; isReached: boolean; steps: number }) => (
  <li>
    <button
      class={`goal ${place.colour} ${isReached ? "reached" : ""}`}
      data-goal={place.word}
      data-about="thing goal"
      onClick={() => (requestedPlace.value = place.number)}
    >
      <span class="signs">
        <RegionSign colour={place.colour} />
        <Icon path={isReached ? laurels : (PLACE_ICONS[place.word] ?? laurels)} />
      </span>
      <span class={isLong(placeLabel(place)) ? "where long" : "where"}>{placeLabel(place)}</span>
      <small>{isReached ? say("web-ulysses-goal-reached") : say("web-ulysses-goal-steps", { steps })}</small>
    </button>
  </li>
));
