/** A card with all facts about a place, in a corner of the map where it does not hide the place. */
import { say } from "../../../i18n/say";
import { reasonAgainst } from "../../../table/choices/plan";
import { choicesIn } from "../../../table/choices/plan-store";
import { showReason } from "../../../ui/controls/notices";
import { targetsOf, type UlyssesSnapshot } from "../model/game-plan";
import type { MapData, Place } from "../model/map-data";
import { contentsOf } from "../model/place-contents";
import { placeInWords, placeLabel } from "../names";
import { RegionSign } from "../signs";

interface Props {
  snapshot: UlyssesSnapshot;
  mapData: MapData;
  place: Place;
  steps: number;
  corner: string; // CSS class
  onClose: (() => void) | undefined; // undefined while the mouse is over the place, as the pointer could not reach a button
}

export function PlaceCard(props: Props) {
  const { snapshot, place, onClose } = props;
  const [, ...facts] = placeInWords(
    props.mapData,
    place,
    contentsOf(snapshot.view, place.number),
    props.steps,
    snapshot.names,
    snapshot.view.who,
  );
  const why = targetsOf(snapshot, "propose").length > 0 && reasonAgainst(choicesIn(snapshot), "propose", place.word);
  return (
    <aside class={`place-card ${props.corner}`} aria-live="polite">
      <header>
        <RegionSign colour={place.colour} />
        <strong>{placeLabel(place)}</strong>
        {onClose && (
          <button class="quiet" aria-label={say("web-close")} onClick={onClose}>
            ×
          </button>
        )}
      </header>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {onClose && why && (
        <button aria-disabled="true" onClick={() => showReason(why)}>
          {say("web-ulysses-propose-place", { place: placeLabel(place) })}
        </button>
      )}
    </aside>
  );
}
