/** What I can do now. What costs no card is done at once; the rest begins a plan. */
import { ForEars } from "../../../ui/render/sr-only";
import { Icon } from "../../../ui/drawings/icon";
import { say } from "../../../i18n/say";
import { chartOf } from "../model/map-data";
import { AtOnce, phaseOf } from "./discussion";
import { RegionSign } from "../signs";
import { marksOf } from "../model/place-contents";
import { attempt, proposals, type Deed } from "../model/offers";
import { label } from "../names";
import { offersFor, send, startPlan, type Ulysses } from "../model/plan-store";
import { CARD_ICONS, laurels } from "../icons";
import { hasPlace } from "../model/vocabulary";

export function Deeds({ seen }: { seen: Ulysses }) {
  const phase = phaseOf(seen);
  if (phase === "act") return <Acting seen={seen} />;
  if (phase !== "stay") return null; // in a discussion the deeds are beside the sides
  return (
    <div class="deeds">
      <DeedButton seen={seen} deed="wind" icon={CARD_ICONS.wind} />
      <AtOnce seen={seen} move="end" />
    </div>
  );
}

/** The action phase: deeds before the proposal, in any order and number, and the proposal that ends it. */
function Acting({ seen }: { seen: Ulysses }) {
  const isStuck = seen.update.legal.includes("end");
  return (
    <>
      <Proposing seen={seen} />
      {isStuck && (
        <div class="deeds">
          <AtOnce seen={seen} move="end" />
        </div>
      )}
      <h2>{say("web-ulysses-before")}</h2>
      <div class="deeds">
        <DeedButton seen={seen} deed="pandora" icon={CARD_ICONS.pandora} />
        <DeedButton seen={seen} deed="build" icon={CARD_ICONS.temple} />
        <DeedButton seen={seen} deed="plague" icon={CARD_ICONS.plague} />
        <DeedButton seen={seen} deed="remove" icon={CARD_ICONS.plague} />
        <DeedButton seen={seen} deed="exchange" icon={laurels} />
      </div>
    </>
  );
}

function Proposing({ seen }: { seen: Ulysses }) {
  const chart = chartOf(seen.game);
  const open = proposals(seen.update.legal);
  return (
    <>
      <h2>{say("web-ulysses-propose")}</h2>
      <div class="deeds proposals">
        {chart.places[seen.view.ship]!.near.map((number) => {
          const place = chart.places[number]!;
          const marks = marksOf(seen.view, number);
          const can = open.includes(place.word);
          const move = `propose ${place.word}`;
          return (
            <button key={number} aria-disabled={!can} data-move={can ? move : undefined} onClick={() => send(seen, move)}>
              <RegionSign colour={place.colour} /> {label(place)}
              {marks.goal === "mine" && <Mark path={laurels} words={say("web-ulysses-place-goal")} />}
              {marks.plague && <Mark path={CARD_ICONS.plague} words={say("web-ulysses-place-plague")} />}
            </button>
          );
        })}
      </div>
    </>
  );
}

function Mark({ path, words }: { path: string; words: string }) {
  return (
    <>
      {" "}
      <Icon path={path} />
      <ForEars words={words} />
    </>
  );
}

function DeedButton({ seen, deed, icon }: { seen: Ulysses; deed: Deed; icon: string }) {
  const can = offersFor(seen)[deed] !== undefined;
  return (
    <button
      class="deed"
      aria-disabled={!can}
      data-deed={deed}
      onClick={() => (can ? startPlan(seen, deed) : send(seen, attempt(deed, sample(seen))))}
    >
      <Icon path={icon} /> {say(`web-ulysses-deed-${deed}`)}
    </button>
  );
}

/** A place for asking why something cannot be done: one with plague, if there is one. */
function sample(seen: Ulysses): string {
  const { places } = chartOf(seen.game);
  return (places.find((place) => hasPlace(seen.view.plagued, place.number)) ?? places[seen.view.ship]!).word;
}
