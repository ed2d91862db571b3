/** The end of a round comes as one update. It is drawn in steps: cards are turned up, the ship sails, then all is new. */
import { useEffect, useRef, useState } from "preact/hooks";
import { pace } from "../../../ui/settings";
import { TIMES } from "../../../table/store/animation-times";
import type { Event } from "../../../net/shapes";
import { chartOf } from "../model/map-data";
import { withTurned, type Turned } from "../model/revealed-cards";
import type { Sight } from "../state-text";

export interface Voyage {
  from: number;
  route: number[];
  milliseconds: number;
}

export interface Staged {
  seen: Sight; // what is to be drawn
  voyage?: Voyage; // the ship is on its way
  turned: number[]; // spaces whose cards have just been turned up
}

type Stage = "turn" | "sail" | "after";

export function useStaged(seen: Sight): Staged {
  const now = useRef({ seq: seen.update.seq, view: seen.view, before: seen.view, stage: "after" as Stage });
  const [, redraw] = useState(0);
  const turned = eventOf(seen, "turned");
  const sails = eventOf(seen, "sails");
  if (now.current.seq !== seen.update.seq) {
    const isStaged = sails && pace.value > 0;
    now.current = { seq: seen.update.seq, view: seen.view, before: now.current.view, stage: !isStaged ? "after" : turned ? "turn" : "sail" };
  }
  useEffect(() => {
    if (now.current.stage === "after") return;
    const { seq } = now.current;
    const enter = (stage: Stage) => {
      if (now.current.seq !== seq) return;
      now.current.stage = stage;
      redraw((n) => n + 1);
    };
    const turning = turned ? TIMES.turned! * pace.value : 0;
    const timers = [
      setTimeout(() => enter("sail"), turning),
      setTimeout(() => enter("after"), turning + TIMES.sails! * pace.value),
    ];
    return () => timers.forEach(clearTimeout);
  }, [seen.update.seq]);

  const { stage, before } = now.current;
  if (stage === "after") return { seen, turned: [] };
  const cards = turnedUp(seen, turned);
  const voyage = { from: seen.view.began, route: seen.view.route, milliseconds: TIMES.sails! * pace.value };
  return {
    seen: { ...seen, view: withTurned(before, seen.view, cards), canAct: false },
    voyage: stage === "sail" ? voyage : undefined,
    turned: cards.map((card) => card.space),
  };
}

function eventOf(seen: Sight, name: string): Event | undefined {
  return seen.update.events.find((event) => event.name === name);
}

function turnedUp(seen: Sight, event: Event | undefined): Turned[] {
  const { kinds, spaces } = chartOf(seen.game);
  const cards = (event?.args.cards ?? []) as [string, string][];
  return cards.map(([kind, space]) => ({ kind: kinds.indexOf(kind), space: spaces.indexOf(space) }));
}
