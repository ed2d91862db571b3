/** The nine spaces, in three rows of the ships: the cards on each, its strength, and its colour. `snapshot` is the state to draw, which
may be in the past during an animation; `live` is the newest one, for which the player plans. */
import { useCallback, useEffect, useRef } from "preact/hooks";
import { say } from "../../../i18n/say";
import { chosenIn, stepFor } from "../../../table/choices/plan";
import { stepsIn } from "../../../table/choices/plan-store";
import { notify } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { memo } from "../../../ui/render/memo";
import { SrOnly } from "../../../ui/render/sr-only";
import { godIcon } from "../icons";
import { chooseSpace, spacesOffered } from "../model/game-plan";
import { COLOURS, mapDataOf } from "../model/map-data";
import { UNKNOWN_STRENGTH } from "../model/revealed-cards";
import { declaredPower } from "../prompt";
import { SpaceSign } from "../space-sign";
import { faceDownOn, type OdysseusSnapshot, routeOf, spaceWords, tieWords } from "../state-text";
import { Chip, FaceDownChip } from "../wind-card";

export function SpacesPanel({
  snapshot,
  live,
  revealed,
}: {
  snapshot: OdysseusSnapshot;
  live: OdysseusSnapshot;
  revealed: number[];
}) {
  const box = useRef<HTMLElement>(null);
  const steps = stepsIn(live);
  const [card, chosen] = ["card", "space"].map((kind) => chosenIn(stepFor(steps, kind))?.what);
  const offered = spacesOffered(live);
  const isAsked = offered.length > 0;
  const course = routeOf(snapshot);
  const ties = [0, 1, 2].map((step) => tieWords(snapshot, step));
  const power = declaredPower(snapshot)?.args;
  const now = useRef({ snapshot, live });
  now.current = { snapshot, live };
  const tap = useCallback((space: number, word: string) => {
    const { snapshot, live } = now.current;
    if (!chooseSpace(live, word)) notify(spaceWords(snapshot, space));
  }, []);
  const propsOf = (space: number): SpaceState => {
    const word = mapDataOf(snapshot.game).spaces[space]!;
    const downs = faceDownOn(snapshot, space);
    return {
      space,
      word,
      downs,
      counts: snapshot.view.spaces[space]!,
      sum: sumOf(snapshot, space, downs.length),
      words: spaceWords(snapshot, space),
      leads: course[Math.floor(space / 3)] === space % 3,
      isOffered: offered.includes(word),
      isChosen: chosen === word,
      isTargeted: power !== undefined && (power.space === word || power.source === word),
      isRevealed: revealed.includes(space),
      isStilled: snapshot.view.poseidon === space,
      isDoubled: snapshot.view.aphrodite === space,
    };
  };
  useEffect(() => void (isAsked && box.current?.scrollIntoView({ block: "nearest" })), [isAsked, card, chosen]); // a phone shows only a part of the board
  return (
    <section class="ody-winds" ref={box} aria-label={say("web-odysseus-ships")}>
      <p class="ody-steps-note">{say("web-odysseus-steps")}</p>
      {[0, 1, 2].map((ship) => (
        <div
          key={ship}
          class={`ody-row ${course.length > ship ? "" : "calm"}`}
          role="group"
          aria-label={say("web-odysseus-ship", { ship: ship + 1 })}
        >
          <Prow step={ship + 1} />
          {[0, 1, 2].map((colour) => (
            <Space key={colour} kinds={mapDataOf(snapshot.game).kinds} {...propsOf(ship * 3 + colour)} tap={tap} />
          ))}
          {ties[ship] && <p class="tie">{ties[ship]}</p>}
        </div>
      ))}
    </section>
  );
}

/** The number of a step, and an arrow to the next one. */
const Prow = memo(({ step }: { step: number }) => (
  <svg class="prow" data-about="thing step" viewBox="0 0 24 44" aria-hidden="true" focusable="false">
    <circle cx="12" cy="14" r="11" />
    <text x="12" y="20">
      {step}
    </text>
    {step < 3 && <path d="M12 27V41M6.5 35.500 12 41.500 17.500 35.500" />}
  </svg>
));

/** Return the strength of the face-up cards, with a plus if there are face-down cards too. */
function sumOf({ view }: OdysseusSnapshot, space: number, downs: number): string | undefined {
  const strength = view.strengths[space]!;
  if (strength === UNKNOWN_STRENGTH || (!downs && !view.spaces[space]!.some(Boolean))) return undefined; // not "": Preact would write an empty text node at each render
  return downs ? `${strength}+` : String(strength);
}

/** Everything that a space shows. */
interface SpaceState extends Pick<PileProps, "counts" | "downs" | "isRevealed" | "isStilled" | "isDoubled"> {
  space: number;
  word: string; // its name in moves
  sum: string | undefined;
  words: string; // for screen readers
  leads: boolean; // the ship follows its colour
  isOffered: boolean;
  isChosen: boolean;
  isTargeted: boolean; // by a power that Athena may block
}

interface Props extends SpaceState {
  kinds: string[];
  tap: (space: number, word: string) => void;
}

/** Memoised, because a move changes one or two of the nine spaces. */
const Space = memo(({ space, word, words, sum, leads, isOffered, isChosen, isTargeted, tap, ...pile }: Props) => {
  const classes = [
    "ody-space",
    COLOURS[space % 3]!,
    leads ? "leads" : "",
    isOffered ? "offered" : "",
    isChosen ? "chosen" : "",
    pile.isStilled ? "stilled" : "",
    isTargeted ? "targeted" : "",
  ];
  return (
    <button
      class={classes.join(" ")}
      aria-pressed={isChosen}
      data-space={word}
      data-about={`space ${word}`}
      onClick={() => tap(space, word)}
    >
      <SrOnly words={words} />
      <span class="flag">
        <SpaceSign space={space} />
      </span>
      <Pile {...pile} />
      <span class={sum && sum.length > 2 ? "sum long" : "sum"} aria-hidden="true">
        {sum}
      </span>
    </button>
  );
});

interface PileProps {
  kinds: string[];
  counts: number[]; // by kind, face up
  downs: { number: number; kind: string }[];
  isRevealed: boolean; // its face-down cards have just been revealed
  isStilled: boolean; // by Poseidon
  isDoubled: boolean; // by Aphrodite
}

const Pile = memo(({ kinds, counts, downs, isRevealed, isStilled, isDoubled }: PileProps) => (
  <span
    class={
      counts.reduce((a, b) => a + b, downs.length) + Number(isStilled) + Number(isDoubled) > 1 ? "pile many" : "pile"
    }
    aria-hidden="true"
  >
    {counts.flatMap((count, kind) =>
      Array.from({ length: count }, (_, i) => (
        <Chip key={`${kind} ${i}`} kind={kinds[kind]!} isRevealed={isRevealed} />
      )),
    )}
    {downs.map((down) => (
      <FaceDownChip key={`down${down.number}`} {...down} />
    ))}
    {isStilled && (
      <span data-about="thing stilled">
        <Icon class="ody-mark poseidon" path={godIcon("poseidon")} />
      </span>
    )}
    {isDoubled && (
      <span class="ody-mark aphrodite" data-about="thing doubled" aria-hidden="true">
        <Icon path={godIcon("aphrodite")} />
        {say("web-odysseus-double")}
      </span>
    )}
  </span>
));
