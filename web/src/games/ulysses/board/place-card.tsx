/** A card with all facts about a place, in a corner of the map where it does not hide the place. */
import { say } from "../../../i18n/say";
import type { MapData, Place } from "../model/map-data";
import { proposals } from "../model/offers";
import { contentsOf } from "../model/place-contents";
import { send, type UlyssesSnapshot } from "../model/plan-store";
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
  const open = snapshot.canAct ? proposals(snapshot.update.legal) : [];
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
      {onClose && open.length > 0 && !open.includes(place.word) && (
        <button aria-disabled="true" onClick={() => send(snapshot, `propose ${place.word}`)}>
          {say("web-ulysses-propose-place", { place: placeLabel(place) })}
        </button>
      )}
    </aside>
  );
}
