/** The actions that the player can take now. One that costs no card is sent at once; the others start a plan. */
import { say } from "../../../i18n/say";
import { Icon } from "../../../ui/drawings/icon";
import { SrOnly } from "../../../ui/render/sr-only";
import { CARD_ICONS, laurels } from "../icons";
import { mapDataOf } from "../model/map-data";
import { type Action, proposals, sampleMove } from "../model/offers";
import { contentsOf } from "../model/place-contents";
import { offersFor, send, startPlan, type UlyssesSnapshot } from "../model/plan-store";
import { hasPlace } from "../model/vocabulary";
import { placeLabel } from "../names";
import { RegionSign } from "../signs";
import { MoveButton, phaseOf } from "./discussion";

export function ActionButtons({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const phase = phaseOf(snapshot);
  if (phase === "act") return <ActionPhase snapshot={snapshot} />;
  if (phase !== "stay") return null; // in a discussion the buttons are below the sides
  return (
    <div class="actions">
      <ActionButton snapshot={snapshot} action="wind" icon={CARD_ICONS.wind} />
      <MoveButton snapshot={snapshot} move="end" />
    </div>
  );
}

/** The action phase: any number of actions in any order, then the proposal that ends it. */
function ActionPhase({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const isStuck = snapshot.update.legal.includes("end");
  return (
    <>
      <ProposalButtons snapshot={snapshot} />
      {isStuck && (
        <div class="actions">
          <MoveButton snapshot={snapshot} move="end" />
        </div>
      )}
      <h2>{say("web-ulysses-before")}</h2>
      <div class="actions">
        <ActionButton snapshot={snapshot} action="pandora" icon={CARD_ICONS.pandora} />
        <ActionButton snapshot={snapshot} action="build" icon={CARD_ICONS.temple} />
        <ActionButton snapshot={snapshot} action="plague" icon={CARD_ICONS.plague} />
        <ActionButton snapshot={snapshot} action="remove" icon={CARD_ICONS.plague} />
        <ActionButton snapshot={snapshot} action="exchange" icon={laurels} />
      </div>
    </>
  );
}

function ProposalButtons({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const mapData = mapDataOf(snapshot.game);
  const allowed = proposals(snapshot.update.legal);
  return (
    <>
      <h2>{say("web-ulysses-propose")}</h2>
      <div class="actions proposals">
        {mapData.places[snapshot.view.ship]!.near.map((number) => {
          const place = mapData.places[number]!;
          const contents = contentsOf(snapshot.view, number);
          const can = allowed.includes(place.word);
          const move = `propose ${place.word}`;
          return (
            <button
              key={number}
              aria-disabled={!can}
              data-move={can ? move : undefined}
              onClick={() => send(snapshot, move)}
            >
              <RegionSign colour={place.colour} /> {placeLabel(place)}
              {contents.goal === "mine" && <InlineIcon path={laurels} words={say("web-ulysses-place-goal")} />}
              {contents.plague && <InlineIcon path={CARD_ICONS.plague} words={say("web-ulysses-place-plague")} />}
            </button>
          );
        })}
      </div>
    </>
  );
}

function InlineIcon({ path, words }: { path: string; words: string }) {
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
      aria-disabled={!can}
      data-deed={action}
      onClick={() => (can ? startPlan(snapshot, action) : send(snapshot, sampleMove(action, samplePlace(snapshot))))}
    >
      <Icon path={icon} /> {say(`web-ulysses-deed-${action}`)}
    </button>
  );
}

/** Return a place for a move that asks the server why an action is not allowed: one with a plague, if there is any. */
function samplePlace(snapshot: UlyssesSnapshot): string {
  const { places } = mapDataOf(snapshot.game);
  return (places.find((place) => hasPlace(snapshot.view.plagued, place.number)) ?? places[snapshot.view.ship]!).word;
}
