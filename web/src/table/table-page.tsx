/** The page of a table: the frame around a game. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { linkSecrets } from "../browser/route";
import { Loading } from "../ui/render/loading";
import { InviteLink } from "./entry/invite-link";
import { Lobby } from "./entry/lobby";
import { Unavailable } from "./entry/unavailable";
import { Banners } from "./frame/banners";
import { Result } from "./frame/result";
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
          {snapshot.update.table.status !== "playing" && <Result snapshot={snapshot} />}
        </>
      }
      footer={screen ? <TvFooter snapshot={snapshot} /> : undefined}
      side={screen ? undefined : <SidePanel table={snapshot.table} gameUi={gameUi} />}
    >
      {!screen && <FirstTimeNote game={snapshot.game.name} place="page" />}
    </TableFrame>
  );
}
