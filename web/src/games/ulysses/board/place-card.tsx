/** What there is to know of a place, in a corner of the map where it is not. */
import { say } from "../../../i18n/say";
import type { MapData, Place } from "../model/map-data";
import { proposals } from "../model/offers";
import { contentsOf } from "../model/place-contents";
import { send, type UlyssesSnapshot } from "../model/plan-store";
import { label, placeInWords } from "../names";
import { RegionSign } from "../signs";

interface Props {
  snapshot: UlyssesSnapshot;
  mapData: MapData;
  place: Place;
  steps: number;
  corner: string; // a class
  onClose: (() => void) | undefined; // not while a mouse is over the place: it could not come to a button
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
        <strong>{label(place)}</strong>
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
          {say("web-ulysses-propose-place", { place: label(place) })}
        </button>
      )}
    </aside>
  );
}
