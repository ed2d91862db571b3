/** My goals: where they lie, how far from the ship; a tap shows one on the map. */
import { Icon } from "../look/icon";
import { steady } from "../look/steady";
import { say } from "../say/say";
import { sought } from "./board";
import type { Slot } from "../wire/shapes";
import { chartOf, stepsFrom, type Chart, type Place } from "./chart";
import { RegionSign } from "./mark";
import { label } from "./names";
import type { Ulysses } from "./plan";
import { PLACE_ICONS, laurels } from "./symbols";

export function Goals({ seen }: { seen: Ulysses }) {
  return <List chart={chartOf(seen.game)} ship={seen.view.ship} slots={seen.view.goals[seen.you] ?? []} />;
}

const List = steady(({ chart, ship, slots }: { chart: Chart; ship: number; slots: Slot[] }) => {
  const steps = stepsFrom(chart, ship);
  return (
    <section class="goals" aria-label={say("web-ulysses-goals")}>
      <h2>{say("web-ulysses-goals")}</h2>
      <ul>
        {slots.map(({ goal, shown }) => goal >= 0 && <Goal key={goal} place={chart.places[goal]!} isReached={shown} steps={steps[goal]!} />)}
      </ul>
    </section>
  );
});

const Goal = steady(({ place, isReached, steps }: { place: Place; isReached: boolean; steps: number }) => (
  <li>
    <button
      class={`goal ${place.colour} ${isReached ? "reached" : ""}`}
      data-goal={place.word}
      title={say("web-ulysses-goal-find")}
      onClick={() => (sought.value = place.number)}
    >
      <span class="signs">
        <RegionSign colour={place.colour} />
        <Icon path={isReached ? laurels : (PLACE_ICONS[place.word] ?? laurels)} />
      </span>
      <span class="where">{label(place)}</span>
      <small>{isReached ? say("web-ulysses-goal-reached") : say("web-ulysses-goal-steps", { steps })}</small>
    </button>
  </li>
));
