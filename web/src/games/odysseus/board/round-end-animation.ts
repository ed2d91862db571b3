/** The end of a round comes as one update. It is drawn in stages: cards are revealed, the ship sails, then the new state appears. */
import { useEffect, useRef, useState } from "preact/hooks";
import { manifestOf } from "../../../net/games";
import type { Event } from "../../../net/shapes";
import { isStill, pace } from "../../../ui/settings";
import { mapDataOf } from "../model/map-data";
import { type RevealedCard, withRevealedCards } from "../model/revealed-cards";
import type { OdysseusSnapshot } from "../state-text";

export interface Voyage {
  from: number;
  route: number[];
  milliseconds: number;
}

export interface Staged {
  snapshot: OdysseusSnapshot; // the state to draw
  voyage?: Voyage; // while the ship sails
  revealed: number[]; // spaces whose cards have just been revealed
}

type Stage = "reveal" | "sail" | "after";

export function useRoundEndAnimation(snapshot: OdysseusSnapshot): Staged {
  const animation = useRef({
    seq: snapshot.update.seq,
    view: snapshot.view,
    before: snapshot.view,
    stage: "after" as Stage,
  });
  const [, redraw] = useState(0);
  const turned = eventOf(snapshot, "turned");
  const sails = eventOf(snapshot, "sails");
  if (animation.current.seq !== snapshot.update.seq) {
    const isStaged = sails && pace.value > 0;
    animation.current = {
      seq: snapshot.update.seq,
      view: snapshot.view,
      before: animation.current.view,
      stage: !isStaged ? "after" : turned ? "reveal" : "sail",
    };
  }
  useEffect(() => {
    if (animation.current.stage === "after") return;
    const { seq } = animation.current;
    const enter = (stage: Stage) => {
      if (animation.current.seq !== seq) return;
      animation.current.stage = stage;
      redraw((n) => n + 1);
    };
    const revealTime = turned ? manifestOf("odysseus").times.turned! * pace.value : 0;
    const timers = [
      setTimeout(() => enter("sail"), revealTime),
      setTimeout(() => enter("after"), revealTime + manifestOf("odysseus").times.sails! * pace.value),
    ];
    return () => timers.forEach(clearTimeout);
  }, [snapshot.update.seq]);

  const { stage, before } = animation.current;
  if (stage === "after") return { snapshot, revealed: [] };
  const cards = revealedCards(snapshot, turned);
  const voyage = {
    from: snapshot.view.began,
    route: snapshot.view.route,
    milliseconds: manifestOf("odysseus").times.sails! * pace.value,
  };
  return {
    snapshot: { ...snapshot, view: withRevealedCards(before, snapshot.view, cards), canAct: false },
    voyage: stage === "sail" && !isStill.value ? voyage : undefined,
    revealed: cards.map((card) => card.space),
  };
}

function eventOf(snapshot: OdysseusSnapshot, name: string): Event | undefined {
  return snapshot.update.events.find((event) => event.name === name);
}

function revealedCards(snapshot: OdysseusSnapshot, event: Event | undefined): RevealedCard[] {
  const { kinds, spaces } = mapDataOf(snapshot.game);
  const cards = (event?.args.cards ?? []) as [string, string][];
  return cards.map(([kind, space]) => ({ kind: kinds.indexOf(kind), space: spaces.indexOf(space) }));
}
