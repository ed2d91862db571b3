/** What flies for which event, and the picture of an adventure that is completed. */
import type { VNode } from "preact";
import type { Event } from "../../net/shapes";
import { type Flight, panelOf } from "../../table/story/flight";
import { Icon } from "../../ui/drawings/icon";
import { adventureIcon, DIONYSUS, godIcon } from "./icons";
import type { OdysseusSnapshot } from "./state-text";

export function flights({ name, args }: Event, { you }: OdysseusSnapshot): Flight[] {
  const seat = args.seat as number;
  const panel = panelOf(seat);
  const from = [...(seat === you ? [".ody-hand"] : []), panel];
  const space = spaceAt(args.space);
  switch (name) {
    case "play":
      return [{ from, to: [space], face: faceOf(args.card as string) }];
    case "down":
      return [{ from, to: [space], face: null }];
    case "trade": {
      const other = panelOf(args.other as number);
      return [
        { from: [panel], to: [other], face: <Icon path={godIcon(args.mine as string)} /> },
        { from: [other], to: [panel], face: <Icon path={godIcon(args.theirs as string)} /> },
      ];
    }
    case "block":
      return [{ from: [panel], to: [panelOf(args.user as number)], face: <Icon path={godIcon("athena")} /> }];
    case "power-hermes":
      return [{ from: [spaceAt(args.source)], to: [space], face: faceOf(args.card as string) }];
    case "disk":
      return [{ from: [panel], to: [".ody-ship"], face: <Icon path={adventureIcon(args.adventure as string)} /> }];
  }
  if (!name.startsWith("power-")) return [];
  return [{ from: [panel], to: [space, ".board"], face: <Icon path={godIcon(name.slice("power-".length))} /> }];
}

function spaceAt(word: unknown): string {
  return `[data-space="${word}"]`;
}

/** A card as it lies on a space; null for one that lies face down. */
function faceOf(card: string): VNode | null {
  if (card === "down") return null;
  return card === "d" ? <Icon path={DIONYSUS} /> : <span>{card}</span>;
}

export function Emblem({ event }: OdysseusSnapshot & { event: Event }) {
  return <Icon path={adventureIcon(event.args.adventure as string)} />;
}
