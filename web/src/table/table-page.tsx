/** The page of a table: the frame around a game. */
import laurels from "icon:laurel-crown";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { linkSecrets } from "../browser/route";
import { say } from "../i18n/say";
import { dismissErrors } from "../ui/controls/notices";
import { lazy } from "../ui/render/lazy";
import { Loading } from "../ui/render/loading";
import { useRenderSteps } from "../ui/render/steps";
import { decisionOf } from "./choices/plan-store";
import { InviteLink } from "./entry/invite-link";
import { Lobby } from "./entry/lobby";
import { Unavailable } from "./entry/unavailable";
import { Announcer } from "./frame/announcer";
import { Banners } from "./frame/banners";
import { useSounds } from "./frame/event-sounds";
import { PlayerPanels } from "./frame/player-panels";
import { RecordLinks, Result } from "./frame/result";
import { useShortcuts } from "./frame/shortcuts";
import { TopBar } from "./frame/top-bar";
import { TvFooter } from "./frame/tv-mode";
import { loadedGameUi } from "./game-registry";
import type { GameUi } from "./game-ui";
import { About } from "./help/about-popover";
import { FirstTimeNote, useNotes } from "./help/notes";
import { SidePanel } from "./side/side-panel";
import { type Snapshot, snapshotOf } from "./snapshot";
import { TableStore } from "./store/table-store";
import { StoryLine } from "./story/story-line";
import "./table.css";
import "./panels.css";

/** Nothing flies before the first move, so this part does not hold up the table. */
const Stage = lazy(
  () => import("./story/stage").then((module) => module.Stage),
  () => null,
);
const Ending = lazy(
  () => import("./ending/ending").then((module) => module.Ending),
  () => null,
);

export function TablePage(props: { id: string; screen: boolean }) {
  const { invite, seat } = linkSecrets.value;
  if (invite || seat) return <InviteLink id={props.id} invite={invite} seat={seat} />;
  return <LivePage key={`${props.id} ${props.screen}`} {...props} />;
}

function LivePage(props: { id: string; screen: boolean }) {
  const table = useMemo(() => new TableStore(props.id, props.screen), []);
  useEffect(() => () => table.dispose(), []);
  if (table.closed.value) return <Unavailable id={props.id} refused={table.closed.value} />;
  const update = table.shown.value;
  if (!update) return <Loading />;
  const gameUi = loadedGameUi(update.table.game);
  if (!update.view || !gameUi || !table.game.value) {
    const isSoon = update.view || update.table.status === "playing";
    return isSoon ? <Loading /> : <Lobby table={table} update={update} screen={props.screen} />;
  }
  return <Playing gameUi={gameUi} screen={props.screen} snapshot={snapshotOf(table)} />;
}

function Playing({
  gameUi,
  snapshot,
  screen,
}: {
  gameUi: GameUi<unknown>;
  snapshot: Snapshot<unknown>;
  screen: boolean;
}) {
  useShortcuts(snapshot);
  useSounds(snapshot);
  useNotes(snapshot, screen);
  useEffect(dismissErrors, [decisionOf(snapshot.update)]); // they were about the previous state
  const dock = useScrollReset(snapshot);
  const [wantsEnding, setWantsEnding] = useState(true);
  const { status } = snapshot.update.table;
  const closeEnding = () => {
    setWantsEnding(false);
    document.querySelector<HTMLElement>("[data-test=ending]")?.focus(); // its button is about to go
  };
  const showsEnding = status === "over" && wantsEnding;
  const seats = snapshot.update.table.seats.length;
  const step = useRenderSteps(seats + 3); // drawing the board takes longest, so the text comes first
  // Memoised, so that a step draws only the part that it adds.
  const topBar = useMemo(() => <TopBar snapshot={snapshot} screen={screen} />, [snapshot]);
  const banners = useMemo(() => <Banners snapshot={snapshot} screen={screen} />, [snapshot]);
  const story = useMemo(() => <StoryLine snapshot={snapshot} />, [snapshot]);
  const tasks = useMemo(() => (screen ? <TvFooter snapshot={snapshot} /> : <gameUi.Dock {...snapshot} />), [snapshot]);
  return (
    <div
      class={`table-page ${snapshot.game.name} ${screen ? "screen" : ""}`}
      data-game={snapshot.game.name}
      aria-busy={step < seats + 3}
      data-seq={Math.floor(snapshot.update.seq)}
      data-decides={snapshot.canAct ? "yes" : "no"}
      data-status={status}
      data-ending={showsEnding ? "yes" : "no"}
    >
      {!screen && (
        <a class="skip-link" href="#dock">
          {say("web-skip-link")}
        </a>
      )}
      {topBar}
      {banners}
      {step > seats + 1 && (
        <main class="board">
          {showsEnding ? (
            <Ending {...{ snapshot, gameUi, screen, laurels }} onClose={closeEnding}>
              <RecordLinks snapshot={snapshot} />
            </Ending>
          ) : (
            <gameUi.Board {...snapshot} />
          )}
        </main>
      )}
      {step > 0 && !screen && story}
      {step > 0 && (
        <section {...dock} class="dock" id="dock" tabIndex={screen ? 0 : -1} aria-labelledby="dock-title">
          <h2 class="for-ears" id="dock-title">
            {say(screen ? "web-screen-news" : "web-dock")}
          </h2>
          {!screen && <FirstTimeNote game={snapshot.game.name} place="dock" />}
          {status !== "playing" && (
            <Result {...{ snapshot, showsEnding }} toggle={() => setWantsEnding(!wantsEnding)} />
          )}
          {!showsEnding && tasks}
        </section>
      )}
      <div class="flank">
        {step > 1 && <PlayerPanels gameUi={gameUi} snapshot={snapshot} count={Math.min(step - 1, seats)} />}
        {step > seats + 2 && !screen && <SidePanel table={snapshot.table} gameUi={gameUi} />}
      </div>
      <Announcer snapshot={snapshot} />
      {step > seats + 2 && <Stage gameUi={gameUi} snapshot={snapshot} />}
      {!screen && <FirstTimeNote game={snapshot.game.name} place="page" />}
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
