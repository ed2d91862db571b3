/** A player at a glance: temples, cards, how he stands in the discussion, and his goals. */
import handIcon from "icon:card-random";
import { Icon } from "../look/icon";
import { nameOf, say } from "../say/say";
import { chartOf } from "./chart";
import { RegionSign, SideSign } from "./mark";
import { colourName, label } from "./names";
import type { Ulysses } from "./plan";
import { CARD_ICONS } from "./symbols";
import type { Slot, UlyssesView } from "../wire/shapes";
import { COLOURS, LETTERS, SIDES, has } from "./words";
import "./seat.css";

export function Seat(props: Ulysses & { seat: number }) {
  const { view, seat } = props;
  const temples = view.temples[seat]!;
  const cards = view.hand_sizes[seat]!;
  return (
    <div class="ulysses-seat">
      <div class="counts">
        <span class="seat-letter" title={say("web-ulysses-seat-letter")}>
          {LETTERS[seat]}
        </span>
        <span title={say("web-ulysses-temples", { count: temples })}>
          <Icon path={CARD_ICONS.temple} /> <b>{temples}</b>
          <span class="for-ears">{say("web-ulysses-temples", { count: temples })}</span>
        </span>
        <span title={say("web-ulysses-hand-size", { count: cards })}>
          <Icon path={handIcon} /> <b>{cards}</b>
          <span class="for-ears">{say("web-ulysses-hand-size", { count: cards })}</span>
        </span>
        {view.active === seat && <span class="active">{say("web-ulysses-active")}</span>}
        <Stand view={view} seat={seat} />
      </div>
      <ul class="seat-goals">
        {view.goals[seat]!.map((slot, i) => (
          <Goal key={i} seen={props} slot={slot} isMine={seat === props.you} />
        ))}
      </ul>
    </div>
  );
}

/** In the discussion: side and cards, passed, agreed. */
function Stand({ view, seat }: { view: UlyssesView; seat: number }) {
  const side = SIDES[view.sides[seat]!];
  const passed = has(view.out, seat);
  if (side) {
    const bid = view.bids[seat]!;
    const words = say("web-ulysses-stands-side", { side: nameOf("side", side), cards: bid });
    return (
      <span class={`stand ${passed ? "out" : ""}`} title={words}>
        <SideSign side={side} /> <b>{bid}</b>
        <span class="for-ears">{words}</span>
        {passed && <span>{say("web-ulysses-stands-passed")}</span>}
      </span>
    );
  }
  if (passed) return <span class="stand out">{say("web-ulysses-stands-passed")}</span>;
  return has(view.agreed, seat) ? <span class="stand">{say("web-ulysses-stands-agreed")}</span> : null;
}

/** A goal card as it lies: open with its name, or its back; what I remember of it is told to me. */
function Goal({ seen, slot, isMine }: { seen: Ulysses; slot: Slot; isMine: boolean }) {
  const colour = COLOURS[slot.colour];
  if (!colour) return null;
  const place = slot.shown || !isMine ? chartOf(seen.game).places[slot.goal] : undefined;
  const hidden = say("web-ulysses-goal-hidden", { colour: colourName(colour) });
  return (
    <li class={slot.shown ? "shown" : "hidden"} title={place ? label(place) : hidden}>
      <RegionSign colour={colour} />
      {!place && <span class="for-ears">{hidden}</span>}
      {place && <span class="where">{slot.shown ? label(place) : say("web-ulysses-goal-remembered", { place: label(place) })}</span>}
    </li>
  );
}
