/** The frame around a game: the board, the dock, the panels of the players, and what its page adds. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { say } from "../../i18n/say";
import { dismissErrors } from "../../ui/controls/notices";
import { lazy } from "../../ui/render/lazy";
import { useRenderSteps } from "../../ui/render/steps";
import { decisionOf } from "../choices/plan-store";
import type { GameUi } from "../game-ui";
import { About } from "../help/about-popover";
import type { Snapshot } from "../snapshot";
import { Announcer } from "./announcer";
import { useSounds } from "./event-sounds";
import { PlayerPanels } from "./player-panels";
import "../table.css";
import "../panels.css";

/** Nothing flies before the first move, so this part does not hold up the table. */
const Stage = lazy(
  () => import("../story/stage").then((module) => module.Stage),
  () => null,
);

interface Props {
  gameUi: GameUi<unknown>;
  snapshot: Snapshot<unknown>;
  screen: boolean;
  isLesson?: boolean;
  topBar: ComponentChildren;
  news: ComponentChildren; // below the bar
  story?: ComponentChildren; // between the board and the dock
  result?: ComponentChildren; // above the dock's content
  ending?: ComponentChildren; // in place of the board and of the dock's content
  footer?: ComponentChildren; // in place of the game's dock
  side?: ComponentChildren; // beside the board
  children?: ComponentChildren; // over all of it
}

export function TableFrame({ gameUi, snapshot, screen, isLesson, ...its }: Props) {
  const { topBar, news, story, result, ending, footer, side, children } = its;
  useSounds(snapshot);
  useEffect(dismissErrors, [decisionOf(snapshot.update)]); // they were about the previous state
  const dock = useScrollReset(snapshot);
  const seats = snapshot.update.table.seats.length;
  const step = useRenderSteps(seats + 3); // drawing the board takes longest, so the text comes first
  const tasks = useMemo(() => footer ?? <gameUi.Dock {...snapshot} />, [snapshot]); // a step draws only the part that it adds
  return (
    <div
      class={`table-page ${snapshot.game.name} ${screen ? "screen" : ""} ${isLesson ? "lesson" : ""}`}
      data-game={snapshot.game.name}
      aria-busy={step < seats + 3}
      data-seq={Math.floor(snapshot.update.seq)}
      data-decides={snapshot.canAct ? "yes" : "no"}
      data-status={snapshot.update.table.status}
      data-ending={ending ? "yes" : "no"}
    >
      {!screen && (
        <a class="skip-link" href="#dock">
          {say("web-skip-link")}
        </a>
      )}
      {topBar}
      {news}
      {step > seats + 1 && <main class="board">{ending || <gameUi.Board {...snapshot} />}</main>}
      {step > 0 && story}
      {step > 0 && (
        <section {...dock} class="dock" id="dock" tabIndex={screen ? 0 : -1} aria-labelledby="dock-title">
          <h2 class="for-ears" id="dock-title">
            {say(screen ? "web-screen-news" : "web-dock")}
          </h2>
          {result}
          {!ending && tasks}
        </section>
      )}
      <div class="flank">
        {step > 1 && <PlayerPanels gameUi={gameUi} snapshot={snapshot} count={Math.min(step - 1, seats)} />}
        {step > seats + 2 && side}
      </div>
      <Announcer snapshot={snapshot} />
      {step > seats + 2 && <Stage gameUi={gameUi} snapshot={snapshot} />}
      {children}
      {!screen && <About snapshot={snapshot} />}
    </div>
  );
}

/** Scroll the dock to its top when the next decision begins. Whether it was scrolled is noted by the event: reading `scrollTop`
here would force another layout. */
function useScrollReset(snapshot: Snapshot<unknown>) {
  const ref = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  const { phase } = snapshot.view as { phase: number };
  useLayoutEffect(() => {
    if (isScrolled.current) ref.current?.scrollTo(0, 0);
    isScrolled.current = false;
  }, [phase, snapshot.canAct, snapshot.update.table.actor]);
  return { ref, onScroll: () => (isScrolled.current = ref.current!.scrollTop > 0) };
}
