/** The three ships at the edge of the board, with their nine spaces: what lies there, how strong it is, where it leads. */
import { useEffect, useRef } from "preact/hooks";
import { ForEars } from "../look/ears";
import { notify } from "../look/notice";
import { Icon } from "../look/icon";
import { steady } from "../look/steady";
import { say } from "../say/say";
import { Back, Chip } from "./card";
import { COLOURS, chartOf } from "./chart";
import { spacesFor } from "./deeds";
import { deedsIn, planIn, tapSpace } from "./plan";
import { godSign } from "./signs";
import { UNTOLD } from "./turned";
import { declared } from "./wanted";
import { downsOn, spaceWords, wayOf, type Sight } from "./words";

export function Winds({ seen, live, turned }: { seen: Sight; live: Sight; turned: number[] }) {
  const box = useRef<HTMLElement>(null);
  const plan = planIn(live);
  const isAsked = plan !== undefined && spacesFor(plan, deedsIn(live)).length > 0;
  useEffect(() => void (isAsked && box.current?.scrollIntoView({ block: "nearest" })), [isAsked, plan?.card, plan?.space]); // a phone shows a part of the board
  return (
    <section class="ody-winds" ref={box} aria-label={say("web-odysseus-ships")}>
      {[0, 1, 2].map((ship) => (
        <div key={ship} class={`ody-row ${wayOf(seen).length > ship ? "" : "calm"}`} role="group" aria-label={say("web-odysseus-ship", { ship: ship + 1 })}>
          <span class="prow" aria-hidden="true">
            {ship + 1}
          </span>
          {[0, 1, 2].map((colour) => (
            <Space key={colour} seen={seen} live={live} space={ship * 3 + colour} isTurned={turned.includes(ship * 3 + colour)} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** The strength of the cards that lie up, and a sign that more is below. */
function sumOf({ view }: Sight, space: number, downs: number): string | undefined {
  const strength = view.strengths[space]!;
  if (strength === UNTOLD || (!downs && !view.spaces[space]!.some(Boolean))) return undefined; // Preact writes an empty text anew each time
  return downs ? `${strength}+` : String(strength);
}

interface Props {
  seen: Sight; // what is drawn
  live: Sight; // what can be decided
  space: number;
  isTurned: boolean;
}

function Space({ seen, live, space, isTurned }: Props) {
  const { view } = seen;
  const { kinds, spaces } = chartOf(seen.game);
  const word = spaces[space]!;
  const plan = planIn(live);
  const isOffered = plan !== undefined && spacesFor(plan, deedsIn(live)).includes(word);
  const leads = wayOf(seen)[Math.floor(space / 3)] === space % 3;
  const aim = declared(seen)?.args;
  const classes = [
    "ody-space", COLOURS[space % 3]!, leads ? "leads" : "", isOffered ? "offered" : "", plan?.space === word ? "chosen" : "",
    view.poseidon === space ? "stilled" : "", aim?.space === word || aim?.source === word ? "aimed" : "",
  ];
  const words = spaceWords(seen, space);
  const downs = downsOn(seen, space);
  return (
    <button class={classes.join(" ")} aria-pressed={plan?.space === word} data-space={word} onClick={() => tapSpace(live, word) || notify(words)}>
      <ForEars words={words} />
      <span class="flag" aria-hidden="true">
        {word}
      </span>
      <Pile
        kinds={kinds}
        counts={view.spaces[space]!}
        downs={downs}
        isTurned={isTurned}
        isStilled={view.poseidon === space}
        isDoubled={view.aphrodite === space}
      />
      <span class="sum" aria-hidden="true">
        {sumOf(seen, space, downs.length)}
      </span>
    </button>
  );
}

interface Lying {
  kinds: string[];
  counts: number[]; // by kind, face up
  downs: { number: number; kind: string }[];
  isTurned: boolean;
  isStilled: boolean;
  isDoubled: boolean;
}

const Pile = steady(({ kinds, counts, downs, isTurned, isStilled, isDoubled }: Lying) => (
  <span class="pile" aria-hidden="true">
    {counts.flatMap((count, kind) => Array.from({ length: count }, (_, i) => <Chip key={`${kind} ${i}`} kind={kinds[kind]!} isTurned={isTurned} />))}
    {downs.map((down) => (
      <Back key={`down${down.number}`} {...down} />
    ))}
    {isStilled && <Icon class="ody-mark poseidon" path={godSign("poseidon")} />}
    {isDoubled && (
      <span class="ody-mark aphrodite" aria-hidden="true">
        <Icon path={godSign("aphrodite")} />
        {say("web-odysseus-double")}
      </span>
    )}
  </span>
));
