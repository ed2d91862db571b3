/** The three ships at the edge of the board, with their nine spaces: what lies there, how strong it is, where it leads. */
import { useCallback, useEffect, useRef } from "preact/hooks";
import { nameOf, say } from "../../../i18n/say";
import { notify } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { memo } from "../../../ui/render/memo";
import { SrOnly } from "../../../ui/render/sr-only";
import { godIcon } from "../icons";
import { COLOURS, mapDataOf } from "../model/map-data";
import { spacesFor } from "../model/offers";
import { chooseSpace, offersIn, planIn } from "../model/plan-store";
import { UNKNOWN_STRENGTH } from "../model/revealed-cards";
import { declared } from "../prompt";
import { downsOn, type OdysseusSnapshot, spaceWords, wayOf } from "../state-text";
import { Back, Chip } from "../wind-card";

export function SpacesPanel({
  snapshot,
  live,
  turned,
}: {
  snapshot: OdysseusSnapshot;
  live: OdysseusSnapshot;
  turned: number[];
}) {
  const box = useRef<HTMLElement>(null);
  const plan = planIn(live);
  const offered = plan ? spacesFor(plan, offersIn(live)) : [];
  const isAsked = offered.length > 0;
  const way = wayOf(snapshot);
  const aim = declared(snapshot)?.args;
  const now = useRef({ snapshot, live });
  now.current = { snapshot, live };
  const tap = useCallback((space: number, word: string) => {
    const { snapshot, live } = now.current;
    if (!chooseSpace(live, word)) notify(spaceWords(snapshot, space));
  }, []);
  const spaceOf = (space: number): Shown => {
    const word = mapDataOf(snapshot.game).spaces[space]!;
    const downs = downsOn(snapshot, space);
    return {
      space,
      word,
      downs,
      counts: snapshot.view.spaces[space]!,
      sum: sumOf(snapshot, space, downs.length),
      words: spaceWords(snapshot, space),
      leads: way[Math.floor(space / 3)] === space % 3,
      isOffered: offered.includes(word),
      isChosen: plan?.space === word,
      isAimed: aim !== undefined && (aim.space === word || aim.source === word),
      isTurned: turned.includes(space),
      isStilled: snapshot.view.poseidon === space,
      isDoubled: snapshot.view.aphrodite === space,
    };
  };
  useEffect(
    () => void (isAsked && box.current?.scrollIntoView({ block: "nearest" })),
    [isAsked, plan?.card, plan?.space],
  ); // a phone shows a part of the board
  return (
    <section class="ody-winds" ref={box} aria-label={say("web-odysseus-ships")}>
      {[0, 1, 2].map((ship) => (
        <div
          key={ship}
          class={`ody-row ${way.length > ship ? "" : "calm"}`}
          role="group"
          aria-label={say("web-odysseus-ship", { ship: ship + 1 })}
        >
          <span class="prow" aria-hidden="true">
            {ship + 1}
          </span>
          {[0, 1, 2].map((colour) => (
            <Space key={colour} kinds={mapDataOf(snapshot.game).kinds} {...spaceOf(ship * 3 + colour)} tap={tap} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** The strength of the cards that lie up, and a sign that more is below. */
function sumOf({ view }: OdysseusSnapshot, space: number, downs: number): string | undefined {
  const strength = view.strengths[space]!;
  if (strength === UNKNOWN_STRENGTH || (!downs && !view.spaces[space]!.some(Boolean))) return undefined; // Preact writes an empty text anew each time
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
const Space = memo(({ space, word, words, sum, leads, isOffered, isChosen, isAimed, tap, ...lying }: Props) => {
  const classes = [
    "ody-space",
    COLOURS[space % 3]!,
    leads ? "leads" : "",
    isOffered ? "offered" : "",
    isChosen ? "chosen" : "",
    lying.isStilled ? "stilled" : "",
    isAimed ? "aimed" : "",
  ];
  return (
    <button class={classes.join(" ")} aria-pressed={isChosen} data-space={word} onClick={() => tap(space, word)}>
      <SrOnly words={words} />
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

const Pile = memo(({ kinds, counts, downs, isTurned, isStilled, isDoubled }: Lying) => (
  <span
    class={
      counts.reduce((a, b) => a + b, downs.length) + Number(isStilled) + Number(isDoubled) > 1 ? "pile many" : "pile"
    }
    aria-hidden="true"
  >
    {counts.flatMap((count, kind) =>
      Array.from({ length: count }, (_, i) => <Chip key={`${kind} ${i}`} kind={kinds[kind]!} isTurned={isTurned} />),
    )}
    {downs.map((down) => (
      <Back key={`down${down.number}`} {...down} />
    ))}
    {isStilled && <Icon class="ody-mark poseidon" path={godIcon("poseidon")} />}
    {isDoubled && (
      <span class="ody-mark aphrodite" aria-hidden="true">
        <Icon path={godIcon("aphrodite")} />
        {say("web-odysseus-double")}
      </span>
    )}
  </span>
));
