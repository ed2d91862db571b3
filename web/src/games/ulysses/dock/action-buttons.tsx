/** The actions that the player can take now. One that costs no card is sent at once; the others start a plan. */
import { say } from "../../../i18n/say";
import { choiceOf, possibleChoice, reasonAgainst } from "../../../table/choices/plan";
import { choicesIn, decide, moveWith } from "../../../table/choices/plan-store";
import { GivesUp } from "../../../table/help/gives-up";
import { showReason } from "../../../ui/controls/notices";
import { Icon } from "../../../ui/drawings/icon";
import { SrOnly } from "../../../ui/render/sr-only";
import { CARD_ICONS, laurels } from "../icons";
import { startPlan, type UlyssesSnapshot } from "../model/game-plan";
import { mapDataOf } from "../model/map-data";
import { contentsOf } from "../model/place-contents";
import { placeLabel } from "../names";
import { RegionSign } from "../signs";
import { aboutVerb, MoveButton, phaseOf } from "./discussion";

export function ActionButtons({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const phase = phaseOf(snapshot);
  if (phase === "act") return <ActionPhase snapshot={snapshot} />;
  if (phase !== "stay") return null; // in a discussion the buttons are below the sides
  return (
    <div class="actions">
      <ActionButton snapshot={snapshot} verb="wind" icon={CARD_ICONS.wind} />
      <MoveButton snapshot={snapshot} verb="end" />
      <GivesUp choice={choiceOf(choicesIn(snapshot), "end")} />
    </div>
  );
}

/** The action phase: any number of actions in any order, then the proposal that ends it. */
function ActionPhase({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const isStuck = possibleChoice(choicesIn(snapshot), "end") !== undefined;
  return (
    <>
      <ProposalButtons snapshot={snapshot} />
      {isStuck && (
        <div class="actions">
          <MoveButton snapshot={snapshot} verb="end" />
        </div>
      )}
      <h2>{say("web-ulysses-before")}</h2>
      <div class="actions">
        <ActionButton snapshot={snapshot} verb="pandora" icon={CARD_ICONS.pandora} />
        <ActionButton snapshot={snapshot} verb="build" icon={CARD_ICONS.temple} />
        <ActionButton snapshot={snapshot} verb="plague" icon={CARD_ICONS.plague} />
        <ActionButton snapshot={snapshot} verb="remove" icon={CARD_ICONS.plague} />
        <ActionButton snapshot={snapshot} verb="exchange" icon={laurels} />
      </div>
    </>
  );
}

function ProposalButtons({ snapshot }: { snapshot: UlyssesSnapshot }) {
  const mapData = mapDataOf(snapshot.game);
  return (
    <>
      <h2>{say("web-ulysses-propose")}</h2>
      <div class="actions proposals">
        {mapData.places[snapshot.view.ship]!.near.map((number) => {
          const place = mapData.places[number]!;
          const contents = contentsOf(snapshot.view, number);
          const move = moveWith(snapshot, "propose", "place", place.word);
          const why = reasonAgainst(choicesIn(snapshot), "propose", place.word);
          return (
            <button
              key={number}
              aria-disabled={!move}
              data-move={move}
              onClick={() => (move ? decide(snapshot, "propose", "place", place.word) : showReason(why))}
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

function ActionButton({ snapshot, verb, icon }: { snapshot: UlyssesSnapshot; verb: string; icon: string }) {
  const why = reasonAgainst(choicesIn(snapshot), verb);
  return (
    <button
      aria-disabled={why !== undefined}
      data-deed={verb}
      title={aboutVerb(snapshot, verb)}
      onClick={() => (why ? showReason(why) : startPlan(snapshot, verb))}
    >
      <Icon path={icon} /> {say(`web-ulysses-deed-${verb}`)}
    </button>
  );
}
