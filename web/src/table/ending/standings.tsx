/** One card for each seat, the winner first: how near it was, and all its secrets. */
import type { EventFormatter } from "../../i18n/event-formatter";
import { say } from "../../i18n/say";
import type { Standing } from "../../net/shapes";
import { Icon } from "../../ui/drawings/icon";
import type { EndingUi } from "./ending-ui";

interface Props {
  standings: Standing[];
  ui: EndingUi | undefined;
  names: readonly string[];
  formatter: EventFormatter;
  laurels: string;
}

export function Standings({ standings, ...rest }: Props) {
  return (
    <ol class={`standings of-${standings.length}`}>
      {standings.map((standing) => (
        <StandingCard key={standing.seat} standing={standing} {...rest} />
      ))}
    </ol>
  );
}

function StandingCard({ standing, ui, names, formatter, laurels }: Omit<Props, "standings"> & { standing: Standing }) {
  const { seat, rank, points, goal, lines } = standing;
  return (
    <li class={rank === 1 ? "first" : ""}>
      <h4>
        <span class="rank" role="img" aria-label={say("web-ending-rank", { rank })}>
          {rank === 1 ? <Icon path={laurels} /> : rank}
        </span>
        <span class="name">{names[seat]}</span>
        {goal > 0 && <span class="points">{pointsInWords(formatter, standing)}</span>}
      </h4>
      {goal > 0 && <Pips points={points} goal={goal} />}
      <ul>
        {lines.map((event, i) => (
          <li key={i} class={event.name}>
            {ui && <ui.Sign event={event} />}
            <span>{formatter.sentence(event)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function pointsInWords(formatter: EventFormatter, { points, goal }: Standing): string {
  return formatter.sentence({ name: "end-points", args: { points, goal } });
}

/** The points as a row of marks, up to those that win. The text beside it says the same. */
function Pips({ points, goal }: { points: number; goal: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: goal }, (_, i) => (
        <i key={i} class={i < points ? "full" : ""} />
      ))}
    </span>
  );
}
