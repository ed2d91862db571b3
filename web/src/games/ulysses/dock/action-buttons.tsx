/** What I can do now. What costs no card is done at once; the rest begins a plan. */

import { say } from "../../../i18n/say";
import { Icon } from "../../../ui/drawings/icon";
import { SrOnly } from "../../../ui/render/sr-only";
import { CARD_ICONS, laurels } from "../icons";
import { mapDataOf } from "../model/map-data";
import { type Action, attempt, proposals } from "../model/offers";
import { contentsOf } from "../model/place-contents";
import { offersFor, send, startPlan, type UlyssesSnapshot } from "../model/plan-store";
import { hasPlace } from "../model/vocabulary";
import { label } from "../names";
import { RegionSign } from "../signs";
import { AtOnce, phaseOf } from "./discussion";

export function ActionButtons({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const phase = phaseOf(snapshot);
  if (phase === "act") return <Acting snapshot={snapshot} />;
  if (phase !== "stay") return null; // in a discussion the deeds are beside the sides
  return (
    <div class="deeds">
      <ActionButton snapshot={snapshot} action="wind" icon={CARD_ICONS.wind} />
      <AtOnce snapshot={snapshot} move="end" />
    </div>
  );
}

/** The action phase: deeds before the proposal, in any order and number, and the proposal that ends it. */
function Acting({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const isStuck = snapshot.update.legal.includes("end");
  return (
    <>
      <Proposing snapshot={snapshot} />
      {isStuck && (
        <div class="deeds">
          <AtOnce snapshot={snapshot} move="end" />
        </div>
      )}
      <h2>{say("web-ulysses-before")}</h2>
      <div class="deeds">
        <ActionButton snapshot={snapshot} action="pandora" icon={CARD_ICONS.pandora} />
        <ActionButton snapshot={snapshot} action="build" icon={CARD_ICONS.temple} />
        <ActionButton snapshot={snapshot} action="plague" icon={CARD_ICONS.plague} />
        <ActionButton snapshot={snapshot} action="remove" icon={CARD_ICONS.plague} />
        <ActionButton snapshot={snapshot} action="exchange" icon={laurels} />
      </div>
    </>
  );
}

function Proposing({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const mapData = mapDataOf(snapshot.game);
  const open = proposals(snapshot.update.legal);
  return (
    <>
      <h2>{say("web-ulysses-propose")}</h2>
      <div class="deeds proposals">
        {mapData.places[snapshot.view.ship]!.near.map((number) => {
          const place = mapData.places[number]!;
          const contents = contentsOf(snapshot.view, number);
          const can = open.includes(place.word);
          const move = `propose ${place.word}`;
          return (
            <button
              key={number}
              aria-disabled={!can}
              data-move={can ? move : undefined}
              onClick={() => send(snapshot, move)}
            >
              <RegionSign colour={place.colour} /> {label(place)}
              {contents.goal === "mine" && <Mark path={laurels} words={say("web-ulysses-place-goal")} />}
              {contents.plague && <Mark path={CARD_ICONS.plague} words={say("web-ulysses-place-plague")} />}
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
      <SrOnly words={words} />
    </>
  );
}

function ActionButton({ snapshot, action, icon }: { snapshot: UlyssesSnapshot; action: Action; icon: string }) {
  const can = offersFor(snapshot)[action] !== undefined;
  return (
    <button
      class="deed"
      aria-disabled={!can}
      data-deed={action}
      onClick={() => (can ? startPlan(snapshot, action) : send(snapshot, attempt(action, sample(snapshot))))}
    >
      <Icon path={icon} /> {say(`web-ulysses-deed-${action}`)}
    </button>
  );
}

/** A place for asking why something cannot be done: one with plague, if there is one. */
function sample(snapshot: UlyssesSnapshot): string {
  const { places } = mapDataOf(snapshot.game);
  return (places.find((place) => hasPlace(snapshot.view.plagued, place.number)) ?? places[snapshot.view.ship]!).word;
}
