/** A table: the frame around a game. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Loading } from "../ui/render/loading";
import { forgive } from "../ui/controls/notices";
import { useSteps } from "../ui/render/steps";
import { passes } from "../browser/route";
import { say } from "../i18n/say";
import { Announcer } from "./frame/announcer";
import { Bar } from "./frame/top-bar";
import { Door } from "./entry/unavailable";
import { Entrance } from "./entry/invite-link";
import type { Face, Seen } from "./game-ui";
import { lazyFace } from "./game-registry";
import { LiveTable } from "./store/table-store";
import { Lobby } from "./entry/lobby";
import { News } from "./frame/banners";
import { Over } from "./frame/result";
import { Plates } from "./frame/player-panels";
import { ScreenFoot } from "./frame/tv-mode";
import { seenOf } from "./snapshot";
import { useShortcuts } from "./frame/shortcuts";
import { SidePanel } from "./side/side-panel";
import { useSounds } from "./frame/event-sounds";
import "./table.css";
import "./panels.css";

export function TablePage(props: { id: string; screen: boolean }) {
  const { invite, seat } = passes.value;
  if (invite || seat) return <Entrance id={props.id} invite={invite} seat={seat} />;
  return <LivePage key={`${props.id} ${props.screen}`} {...props} />;
}

function LivePage(props: { id: string; screen: boolean }) {
  const table = useMemo(() => new LiveTable(props.id, props.screen), []);
  useEffect(() => () => table.end(), []);
  if (table.closed.value) return <Door id={props.id} told={table.closed.value} />;
  const update = table.shown.value;
  if (!update) return <Loading />;
  const face = lazyFace(update.table.game);
  if (!update.view || !face || !table.game.value) {
    const isSoon = update.view || update.table.status === "playing";
    return isSoon ? <Loading /> : <Lobby table={table} update={update} screen={props.screen} />;
  }
  return <Playing face={face} screen={props.screen} seen={seenOf(table)} />;
}

function Playing({ face, seen, screen }: { face: Face<unknown>; seen: Seen<unknown>; screen: boolean }) {
  useShortcuts(seen);
  useSounds(seen);
  useEffect(forgive, [seen.update.legal.join()]); // what I could not do before I may be able to do now
  const dock = useFreshDock(seen);
  const seats = seen.update.table.seats.length;
  const step = useSteps(seats + 3); // the board is the most to draw: what can be read comes before it
  // A step puts up one part more, and leaves the others alone.
  const bar = useMemo(() => <Bar seen={seen} screen={screen} />, [seen]);
  const news = useMemo(() => <News seen={seen} screen={screen} />, [seen]);
  const tasks = useMemo(() => (screen ? <ScreenFoot seen={seen} /> : <face.Dock {...seen} />), [seen]);
  return (
    <div
      class={`table-page ${seen.game.name} ${screen ? "screen" : ""}`}
      aria-busy={step < seats + 3}
      data-seq={seen.update.seq}
      data-decides={seen.canAct ? "yes" : "no"}
      data-status={seen.update.table.status}
    >
      {!screen && (
        <a class="skip-link" href="#dock">
          {say("web-skip-link")}
        </a>
      )}
      {bar}
      {news}
      {step > seats + 1 && (
        <main class="board">
          <face.Board {...seen} />
        </main>
      )}
      {step > 0 && (
        <section {...dock} class="dock" id="dock" tabIndex={screen ? 0 : -1} aria-labelledby="dock-title">
          <h2 class="for-ears" id="dock-title">
            {say(screen ? "web-screen-news" : "web-dock")}
          </h2>
          {seen.update.table.status !== "playing" && <Over seen={seen} />}
          {tasks}
        </section>
      )}
      <div class="flank">
        {step > 1 && <Plates face={face} seen={seen} count={Math.min(step - 1, seats)} />}
        {step > seats + 2 && !screen && <SidePanel table={seen.table} face={face} />}
      </div>
      <Announcer seen={seen} />
    </div>
  );
}

/** Another question begins at its top, wherever the last one was left. To ask where that is would lay out the page once more. */
function useFreshDock(seen: Seen<unknown>) {
  const ref = useRef<HTMLElement>(null);
  const isMoved = useRef(false);
  const { phase } = seen.view as { phase: number };
  useLayoutEffect(() => {
    if (isMoved.current) ref.current?.scrollTo(0, 0);
    isMoved.current = false;
  }, [phase, seen.canAct, seen.update.table.actor]);
  return { ref, onScroll: () => (isMoved.current = ref.current!.scrollTop > 0) };
}
