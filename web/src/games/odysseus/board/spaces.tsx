/** The three ships at the edge of the board, with their nine spaces: what lies there, how strong it is, where it leads. */
import { useCallback, useEffect, useRef } from "preact/hooks";
import { ForEars } from "../../../ui/render/sr-only";
import { notify } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { steady } from "../../../ui/render/memo";
import { nameOf, say } from "../../../i18n/say";
import { Back, Chip } from "../wind-card";
import { COLOURS, chartOf } from "../model/map-data";
import { spacesFor } from "../model/offers";
import { deedsIn, planIn, tapSpace } from "../model/plan-store";
import { godSign } from "../icons";
import { UNTOLD } from "../model/revealed-cards";
import { declared } from "../prompt";
import { downsOn, spaceWords, wayOf, type Sight } from "../state-text";

export function Winds({ seen, live, turned }: { seen: Sight; live: Sight; turned: number[] }) {
  const box = useRef<HTMLElement>(null);
  const plan = planIn(live);
  const offered = plan ? spacesFor(plan, deedsIn(live)) : [];
  const isAsked = offered.length > 0;
  const way = wayOf(seen);
  const aim = declared(seen)?.args;
  const now = useRef({ seen, live });
  now.current = { seen, live };
  const tap = useCallback((space: number, word: string) => {
    const { seen, live } = now.current;
    if (!tapSpace(live, word)) notify(spaceWords(seen, space));
  }, []);
  const spaceOf = (space: number): Shown => {
    const word = chartOf(seen.game).spaces[space]!;
    const downs = downsOn(seen, space);
    return {
      space, word, downs, counts: seen.view.spaces[space]!, sum: sumOf(seen, space, downs.length), words: spaceWords(seen, space),
      leads: way[Math.floor(space / 3)] === space % 3, isOffered: offered.includes(word), isChosen: plan?.space === word,
      isAimed: aim !== undefined && (aim.space === word || aim.source === word), isTurned: turned.includes(space),
      isStilled: seen.view.poseidon === space, isDoubled: seen.view.aphrodite === space,
    };
  };
  useEffect(() => void (isAsked && box.current?.scrollIntoView({ block: "nearest" })), [isAsked, plan?.card, plan?.space]); // a phone shows a part of the board
  return (
    <section class="ody-winds" ref={box} aria-label={say("web-odysseus-ships")}>
      {[0, 1, 2].map((ship) => (
        <div key={ship} class={`ody-row ${way.length > ship ? "" : "calm"}`} role="group" aria-label={say("web-odysseus-ship", { ship: ship + 1 })}>
          <span class="prow" aria-hidden="true">
            {ship + 1}
          </span>
          {[0, 1, 2].map((colour) => (
            <Space key={colour} kinds={chartOf(seen.game).kinds} {...spaceOf(ship * 3 + colour)} tap={tap} />
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

/** All that a space shows. */
interface Shown extends Pick<Lying, "counts" | "downs" | "isTurned" | "isStilled" | "isDoubled"> {
  space: number;
  word: string; // as moves name it
  sum: string | undefined;
  words: string; // for ears
  leads: boolean;
  isOffered: boolean;
  isChosen: boolean;
  isAimed: boolean; // by a power that Athena may block
}

interface Props extends Shown {
  kinds: string[];
  tap: (space: number, word: string) => void;
}

/** A card changes one of the nine, or two. */
const Space = steady(({ space, word, words, sum, leads, isOffered, isChosen, isAimed, tap, ...lying }: Props) => {
  const classes = [
    "ody-space", COLOURS[space % 3]!, leads ? "leads" : "", isOffered ? "offered" : "", isChosen ? "chosen" : "",
    lying.isStilled ? "stilled" : "", isAimed ? "aimed" : "",
  ];
  return (
    <button class={classes.join(" ")} aria-pressed={isChosen} data-space={word} onClick={() => tap(space, word)}>
      <ForEars words={words} />
      <span class="flag" aria-hidden="true">
        {nameOf("space", word)}
      </span>
      <Pile {...lying} />
      <span class="sum" aria-hidden="true">
        {sum}
      </span>
    </button>
  );
});

interface Lying {
  kinds: string[];
  counts: number[]; // by kind, face up
  downs: { number: number; kind: string }[];
  isTurned: boolean;
  isStilled: boolean;
  isDoubled: boolean;
}

const Pile = steady(({ kinds, counts, downs, isTurned, isStilled, isDoubled }: Lying) => (
  <span class={counts.reduce((a, b) => a + b, downs.length) + Number(isStilled) + Number(isDoubled) > 1 ? "pile many" : "pile"} aria-hidden="true">
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
