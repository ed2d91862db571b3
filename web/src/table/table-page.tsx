/** The page of a table: the frame around a game. */
import laurels from "icon:laurel-crown";
import { useEffect, useMemo, useState } from "preact/hooks";
import { linkSecrets } from "../browser/route";
import { lazy } from "../ui/render/lazy";
import { Loading } from "../ui/render/loading";
import { InviteLink } from "./entry/invite-link";
import { Lobby } from "./entry/lobby";
import { Unavailable } from "./entry/unavailable";
import { Banners } from "./frame/banners";
import { RecordLinks, Result } from "./frame/result";
import { useShortcuts } from "./frame/shortcuts";
import { TableFrame } from "./frame/table-frame";
import { TopBar } from "./frame/top-bar";
import { TvFooter } from "./frame/tv-mode";
import { loadedGameUi } from "./game-registry";
import type { GameUi } from "./game-ui";
import { FirstTimeNote, useNotes } from "./help/notes";
import { SidePanel } from "./side/side-panel";
import { type LiveSnapshot, snapshotOf } from "./snapshot";
import { TableStore } from "./store/table-store";
import { StoryLine } from "./story/story-line";

const Ending = lazy(
  () => import("./ending/ending").then((module) => module.Ending),
  () => <section class="ending" aria-busy="true" />,
);

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

function Playing({ gameUi, snapshot, screen }: { gameUi: GameUi<unknown>; snapshot: LiveSnapshot; screen: boolean }) {
  useShortcuts(snapshot);
  useNotes(snapshot, screen);
  const [wantsEnding, setWantsEnding] = useState(true);
  const { status } = snapshot.update.table;
  const closeEnding = () => {
    setWantsEnding(false);
    document.querySelector<HTMLElement>("[data-test=ending]")?.focus(); // its button is about to go
  };
  const showsEnding = status === "over" && wantsEnding;
  // Memoised, so that a step draws only the part that it adds.
  const topBar = useMemo(() => <TopBar snapshot={snapshot} screen={screen} />, [snapshot]);
  const banners = useMemo(() => <Banners snapshot={snapshot} screen={screen} />, [snapshot]);
  const story = useMemo(() => <StoryLine snapshot={snapshot} />, [snapshot]);
  return (
    <TableFrame
      gameUi={gameUi}
      snapshot={snapshot}
      screen={screen}
      topBar={topBar}
      news={banners}
      story={screen ? undefined : story}
      result={
        <>
          {!screen && <FirstTimeNote game={snapshot.game.name} place="dock" />}
          {status !== "playing" && (
            <Result {...{ snapshot, showsEnding }} toggle={() => setWantsEnding(!wantsEnding)} />
          )}
        </>
      }
      ending={
        showsEnding && (
          <Ending {...{ snapshot, gameUi, screen, laurels }} onClose={closeEnding}>
            <RecordLinks snapshot={snapshot} />
          </Ending>
        )
      }
      footer={screen ? <TvFooter snapshot={snapshot} /> : undefined}
      side={screen ? undefined : <SidePanel table={snapshot.table} gameUi={gameUi} />}
    >
      {!screen && <FirstTimeNote game={snapshot.game.name} place="page" />}
    </TableFrame>
  );
}
