/** What flies for which event, and the picture of a goal that is revealed. */
import type { Event } from "../../net/shapes";
import { type Flight, panelOf } from "../../table/story/flight";
import { Icon } from "../../ui/drawings/icon";
import { CARD_ICONS, laurels, PLACE_ICONS } from "./icons";
import type { UlyssesSnapshot } from "./model/game-plan";
import { mapDataOf } from "./model/map-data";
import { RegionSign, SideSign } from "./signs";

const SIDE_OF: Record<string, string> = { object: "red", black: "black" };
const SHIP = ".ulysses-board .ship";

export function flights({ name, args }: Event, { you }: UlyssesSnapshot): Flight[] {
  const seat = args.seat as number;
  const panel = panelOf(seat);
  const from = [...(seat === you ? [".ulysses-dock .hand"] : []), panel];
  const place = `.place[data-place="${args.place}"]`;
  switch (name) {
    case "object":
    case "black":
    case "support": {
      // With this bid the discussion may be over; then there are no sides any more.
      const stance = `.stance.${SIDE_OF[name] ?? args.side}`;
      const to = [`.talk:not(.put-away) ${stance}`, `.on-screen ${stance}`, place, SHIP];
      return [{ from, to, face: null, count: args.cards as number }];
    }
    case "propose":
      return [{ from, to: [place], face: <SideSign side="blue" /> }];
    case "plague":
      return [{ from, to: [place], face: <Icon path={CARD_ICONS.plague} /> }];
    case "remove":
      return [{ from: [place], to: [panel], face: <Icon path={CARD_ICONS.plague} /> }];
    case "build":
      return [{ from: [".board"], to: [`${panel} .counts`, panel], face: <Icon path={CARD_ICONS.temple} /> }];
    case "exchange":
      return [{ from: [".board"], to: [`${panel} .seat-goals`, panel], face: <Icon path={laurels} /> }];
    case "wind":
      return [{ from, to: [SHIP], face: <Icon path={CARD_ICONS.wind} /> }];
    default:
      return [];
  }
}

export function Emblem({ event, game }: UlyssesSnapshot & { event: Event }) {
  const place = mapDataOf(game).places.find(({ word }) => word === event.args.place);
  return (
    <>
      <RegionSign colour={place?.colour} />
      <Icon path={PLACE_ICONS[place?.word ?? ""] ?? laurels} />
    </>
  );
}
