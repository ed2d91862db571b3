/** The page of a table: the frame around a game. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { linkSecrets } from "../browser/route";
import { say } from "../i18n/say";
import { dismissErrors } from "../ui/controls/notices";
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
import { Result } from "./frame/result";
import { useShortcuts } from "./frame/shortcuts";
import { TopBar } from "./frame/top-bar";
import { TvFooter } from "./frame/tv-mode";
import { loadedGameUi } from "./game-registry";
import type { GameUi } from "./game-ui";
import { SidePanel } from "./side/side-panel";
import { type Snapshot, snapshotOf } from "./snapshot";
import { TableStore } from "./store/table-store";
import "./table.css";
import "./panels.css";

export function TablePage(props: { id: string; screen: boolean }) {
  const { invite, seat } = linkSecrets.value;
  const [tries, setTries] = useState(0);
  if (invite || seat) return <InviteLink id={props.id} invite={invite} seat={seat} />;
  return <LivePage key={`${props.id} ${props.screen} ${tries}`} {...props} reopen={() => setTries(tries + 1)} />;
}

function LivePage(props: { id: string; screen: boolean; reopen: () => void }) {
  const table = useMemo(() => new TableStore(props.id, props.screen), []);
  useEffect(() => () => table.dispose(), []);
  if (table.closed.value) return <Unavailable id={props.id} refused={table.closed.value} reopen={props.reopen} />;
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
  useEffect(dismissErrors, [decisionOf(snapshot.update)]); // they were about the previous state
  const dock = useScrollReset(snapshot);
  const seats = snapshot.update.table.seats.length;
  const step = useRenderSteps(seats + 3); // the board is the most to draw, so it comes after the text
  // Memoised, so that a step draws only the part that it adds.
  const topBar = useMemo(() => <TopBar snapshot={snapshot} screen={screen} />, [snapshot]);
  const banners = useMemo(() => <Banners snapshot={snapshot} screen={screen} />, [snapshot]);
  const tasks = useMemo(() => (screen ? <TvFooter snapshot={snapshot} /> : <gameUi.Dock {...snapshot} />), [snapshot]);
  return (
    <div
      class={`table-page ${snapshot.game.name} ${screen ? "screen" : ""}`}
      data-game={snapshot.game.name}
      aria-busy={step < seats + 3}
      data-seq={snapshot.update.seq}
      data-decides={snapshot.canAct ? "yes" : "no"}
      data-status={snapshot.update.table.status}
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
          <gameUi.Board {...snapshot} />
        </main>
      )}
      {step > 0 && (
        <section {...dock} class="dock" id="dock" tabIndex={screen ? 0 : -1} aria-labelledby="dock-title">
          <h2 class="for-ears" id="dock-title">
            {say(screen ? "web-screen-news" : "web-dock")}
          </h2>
          {snapshot.update.table.status !== "playing" && <Result snapshot={snapshot} />}
          {tasks}
        </section>
      )}
      <div class="flank">
        {step > 1 && <PlayerPanels gameUi={gameUi} snapshot={snapshot} count={Math.min(step - 1, seats)} />}
        {step > seats + 2 && !screen && <SidePanel table={snapshot.table} gameUi={gameUi} />}
      </div>
      <Announcer snapshot={snapshot} />
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
