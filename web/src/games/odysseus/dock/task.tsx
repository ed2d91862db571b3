/** The player's task card and points, which no other player sees. */
import { nameOf, say } from "../../../i18n/say";
import { timeBefore } from "../../../table/store/animation-times";
import { useDelayed } from "../../../ui/render/delayed";
import { memo } from "../../../ui/render/memo";
import { SrOnly } from "../../../ui/render/sr-only";
import { Disk } from "../disk";
import { mapDataOf } from "../model/map-data";
import { goalOf, type OdysseusSnapshot, worthOf } from "../state-text";

export function Task({ snapshot }: { snapshot: OdysseusSnapshot }) {
  const { adventures } = mapDataOf(snapshot.game);
  const worths = adventures
    .map((word, number) => ({ word, number, worth: worthOf(snapshot, number) }))
    .filter((each) => each.worth);
  const points = useDelayed(snapshot.view.points[snapshot.you] ?? 0, timeBefore(snapshot.update, "completes"));
  if (!worths.length) return null;
  worths.sort((a, b) => b.worth - a.worth);
  return <TaskCard worths={worths} points={points} goal={goalOf(snapshot)} />;
}

interface Props {
  worths: { word: string; number: number; worth: number }[];
  points: number;
  goal: number;
}

const TaskCard = memo(({ worths, points, goal }: Props) => {
  return (
    <section class="ody-task" data-about="thing task" aria-label={say("web-odysseus-my-task")}>
      <ul>
        {worths.map((each) => (
          <li key={each.word} data-about={`adventure ${each.word}`}>
            <Disk {...each} />
            <SrOnly
              words={say("odysseus-worths-row", { adventures: nameOf("adventure", each.word), points: each.worth })}
            />
          </li>
        ))}
      </ul>
      <div class="score">
        <SrOnly words={say("web-odysseus-score", { points, goal })} />
        <span aria-hidden="true">{say("web-odysseus-score-short", { points, goal })}</span>
        <span class="pips" aria-hidden="true">
          {Array.from({ length: goal }, (_, i) => (
            <span key={i} class={i < points ? "won" : ""} />
          ))}
        </span>
      </div>
    </section>
  );
});
