/** The game's part of a player panel: temples, cards, the player's stance in the discussion, and their goals. */
import handIcon from "icon:card-random";
import { nameOf, say } from "../../../i18n/say";
import type { Slot } from "../../../net/shapes";
import { timeBefore } from "../../../table/store/animation-times";
import { Icon } from "../../../ui/drawings/icon";
import { useDelayed } from "../../../ui/render/delayed";
import { memo } from "../../../ui/render/memo";
import { CARD_ICONS } from "../icons";
import type { UlyssesSnapshot } from "../model/game-plan";
import { type MapData, mapDataOf, type Place } from "../model/map-data";
import { COLOURS, hasSeat, SEAT_LETTERS, SIDES, type Side } from "../model/vocabulary";
import { colourName, placeLabel } from "../names";
import { RegionSign, SideSign } from "../signs";
import "./seat.css";

export function Seat({ view, seat, game, you, update }: UlyssesSnapshot & { seat: number }) {
  const slots = useDelayed(view.goals[seat]!, timeBefore(update, "reveals"));
  return (
    <SeatPanel
      seat={seat}
      temples={view.temples[seat]!}
      cards={view.hand_sizes[seat]!}
      isActive={view.active === seat}
      side={SIDES[view.sides[seat]!]}
      bid={view.bids[seat]!}
      hasPassed={hasSeat(view.out, seat)}
      hasAgreed={hasSeat(view.agreed, seat)}
      mapData={mapDataOf(game)}
      slots={slots}
      isMine={seat === you}
    />
  );
}

const SeatPanel = memo(({ mapData, slots, isMine, ...counts }: CountsProps & GoalsProps) => (
  <div class="ulysses-seat">
    <Counts {...counts} />
    <Goals mapData={mapData} slots={slots} isMine={isMine} />
  </div>
));

interface Stance {
  side: Side | undefined;
  bid: number;
  hasPassed: boolean;
  hasAgreed: boolean;
}

interface CountsProps extends Stance {
  seat: number;
  temples: number;
  cards: number;
  isActive: boolean;
}

interface GoalsProps {
  mapData: MapData;
  slots: Slot[];
  isMine: boolean;
}

const Counts = memo(({ seat, temples, cards, isActive, ...stance }: CountsProps) => (
  <div class="counts">
    <span class="seat-letter" title={say("web-ulysses-seat-letter")}>
      {SEAT_LETTERS[seat]}
    </span>
    <Count
      icon={CARD_ICONS.temple}
      count={temples}
      words={say("web-ulysses-temples", { count: temples })}
      about="thing temple"
    />
    <Count icon={handIcon} count={cards} words={say("web-ulysses-hand-size", { count: cards })} about="thing hand" />
    {isActive && (
      <span class="active" data-about="thing active">
        {say("web-ulysses-active")}
      </span>
    )}
    <StanceSign {...stance} />
  </div>
));

/** An icon with a number. The words are its accessible name: as hidden text they would be laid out with every change. */
function Count({ icon, count, words, about }: { icon: string; count: number; words: string; about: string }) {
  return (
    <span role="img" aria-label={words} data-about={about}>
      <Icon path={icon} /> <b>{count}</b>
    </span>
  );
}

/** The player's stance in the discussion: a side with cards, passed, or agreed. */
function StanceSign({ side, bid, hasPassed, hasAgreed }: Stance) {
  if (side) {
    const words = say("web-ulysses-stands-side", { side: nameOf("side", side), cards: bid });
    return (
      <span class={`stand sided ${hasPassed ? "out" : ""}`} data-about={`side ${side}`}>
        <span role="img" aria-label={words}>
          <SideSign side={side} /> <b>{bid}</b>
        </span>
        {hasPassed && <span class="word">{say("web-ulysses-stands-passed")}</span>}
      </span>
    );
  }
  if (hasPassed) return <span class="stand out">{say("web-ulysses-stands-passed")}</span>;
  return hasAgreed ? <span class="stand">{say("web-ulysses-stands-agreed")}</span> : null;
}

const Goals = memo(({ mapData, slots, isMine }: GoalsProps) => (
  <ul class="seat-goals">
    {slots.map((slot, i) => (
      <Goal key={i} slot={slot} place={slot.shown || !isMine ? mapData.places[slot.goal] : undefined} />
    ))}
  </ul>
));

/** A goal card: face up with its name, or its back. A hidden goal that the player remembers shows its name to them. */
function Goal({ slot, place }: { slot: Slot; place: Place | undefined }) {
  const colour = COLOURS[slot.colour];
  if (!colour) return null;
  const hidden = say("web-ulysses-goal-hidden", { colour: colourName(colour) });
  return (
    <li class={slot.shown ? "shown" : "hidden"} title={place ? placeLabel(place) : undefined} data-about="thing goal">
      <RegionSign colour={colour} words={place ? undefined : hidden} />
      {place && (
        <span class="where">
          {slot.shown ? placeLabel(place) : say("web-ulysses-goal-remembered", { place: placeLabel(place) })}
        </span>
      )}
    </li>
  );
}
