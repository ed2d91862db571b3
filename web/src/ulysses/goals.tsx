/** My goals: where they lie, how far from the ship; a tap shows one on the map. */
import { Icon } from "../look/icon";
import { say } from "../say/say";
import { sought } from "./board";
import { chartOf, stepsFrom } from "./chart";
import { RegionSign } from "./mark";
import { label } from "./names";
import type { Ulysses } from "./plan";
import { PLACE_ICONS, laurels } from "./symbols";

export function Goals({ seen }: { seen: Ulysses }) {
  const chart = chartOf(seen.game);
  const steps = stepsFrom(chart, seen.view.ship);
  const slots = (seen.view.goals[seen.you] ?? []).filter((slot) => slot.goal >= 0);
  return (
    <section class="goals" aria-label={say("web-ulysses-goals")}>
      <h2>{say("web-ulysses-goals")}</h2>
      <ul>
        {slots.map(({ goal, shown }) => {
          const place = chart.places[goal]!;
          const far = shown ? say("web-ulysses-goal-reached") : say("web-ulysses-goal-steps", { steps: steps[goal]! });
          return (
            <li key={goal}>
              <button
                class={`goal ${place.colour} ${shown ? "reached" : ""}`}
                data-goal={place.word}
                title={say("web-ulysses-goal-find")}
                onClick={() => (sought.value = goal)}
              >
                <span class="signs">
                  <RegionSign colour={place.colour} />
                  <Icon path={shown ? laurels : (PLACE_ICONS[place.word] ?? laurels)} />
                </span>
                <span class="where">{label(place)}</span>
                <small>{far}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
