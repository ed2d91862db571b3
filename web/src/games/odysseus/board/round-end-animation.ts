/** The end of a round comes as one update. It is drawn in steps: cards are turned up, the ship sails, then all is new. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Event } from "../../../net/shapes";
import { ANIMATION_TIMES } from "../../../table/store/animation-times";
import { pace } from "../../../ui/settings";
import { mapDataOf } from "../model/map-data";
import { type RevealedCard, withRevealedCards } from "../model/revealed-cards";
import type { OdysseusSnapshot } from "../state-text";

export interface Voyage {
  from: number;
  route: number[];
  milliseconds: number;
}

export interface Staged {
  snapshot: OdysseusSnapshot; // what is to be drawn
  voyage?: Voyage; // the ship is on its way
  turned: number[]; // spaces whose cards have just been turned up
}

type Stage = "turn" | "sail" | "after";

export function useRoundEndAnimation(snapshot: OdysseusSnapshot): Staged {
  const now = useRef({ seq: snapshot.update.seq, view: snapshot.view, before: snapshot.view, stage: "after" as Stage });
  const [, redraw] = useState(0);
  const turned = eventOf(snapshot, "turned");
  const sails = eventOf(snapshot, "sails");
  if (now.current.seq !== snapshot.update.seq) {
    const isStaged = sails && pace.value > 0;
    now.current = {
      seq: snapshot.update.seq,
      view: snapshot.view,
      before: now.current.view,
      stage: !isStaged ? "after" : turned ? "turn" : "sail",
    };
  }
  useEffect(() => {
    if (now.current.stage === "after") return;
    const { seq } = now.current;
    const enter = (stage: Stage) => {
      if (now.current.seq !== seq) return;
      now.current.stage = stage;
      redraw((n) => n + 1);
    };
    const turning = turned ? ANIMATION_TIMES.turned! * pace.value : 0;
    const timers = [
      setTimeout(() => enter("sail"), turning),
      setTimeout(() => enter("after"), turning + ANIMATION_TIMES.sails! * pace.value),
    ];
    return () => timers.forEach(clearTimeout);
  }, [snapshot.update.seq]);

  const { stage, before } = now.current;
  if (stage === "after") return { snapshot, turned: [] };
  const cards = turnedUp(snapshot, turned);
  const voyage = {
    from: snapshot.view.began,
    route: snapshot.view.route,
    milliseconds: ANIMATION_TIMES.sails! * pace.value,
  };
  return {
    snapshot: { ...snapshot, view: withRevealedCards(before, snapshot.view, cards), canAct: false },
    voyage: stage === "sail" ? voyage : undefined,
    turned: cards.map((card) => card.space),
  };
}

function eventOf(snapshot: OdysseusSnapshot, name: string): Event | undefined {
  return snapshot.update.events.find((event) => event.name === name);
}

function turnedUp(snapshot: OdysseusSnapshot, event: Event | undefined): RevealedCard[] {
  const { kinds, spaces } = mapDataOf(snapshot.game);
  const cards = (event?.args.cards ?? []) as [string, string][];
  return cards.map(([kind, space]) => ({ kind: kinds.indexOf(kind), space: spaces.indexOf(space) }));
}
