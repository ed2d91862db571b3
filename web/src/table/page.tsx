/** A table: the frame around a game. */
import { useEffect, useMemo } from "preact/hooks";
import { lazyFace } from "./faces";
import { Bar } from "./bar";
import { Lobby } from "./lobby";
import { Door } from "./door";
import { Over } from "./over";
import { Plates } from "./plates";
import { SidePanel } from "./side";
import { Announcer } from "./announcer";
import { LiveTable } from "./live";
import { labels } from "../say/scribe";
import type { Face, Seen } from "./face";
import "./table.css";

export function TablePage(props: { id: string; screen: boolean }) {
  const table = useMemo(() => new LiveTable(props.id), [props.id]);
  useEffect(() => () => table.end(), [table]);
  if (table.closed.value) return <Door table={table} told={table.closed.value} />;
  const update = table.shown.value;
  if (!update) return <div class="loading" aria-busy="true" />;
  const face = lazyFace(update.table.game);
  const view = update.view;
  if (!view || !face || !table.game.value) {
    return update.table.status === "playing" ? <div class="loading" aria-busy="true" /> : <Lobby table={table} update={update} />;
  }
  return <Playing face={face} screen={props.screen} seen={seenOf(table)} />;
}

function seenOf(table: LiveTable): Seen<unknown> {
  const update = table.shown.value!;
  const names = labels(update.table.seats.map((seat) => seat.name));
  const canAct = table.isCurrent.value && update.legal.length > 0;
  return { table, update, view: update.view, game: table.game.value!, you: update.you, names, canAct };
}

function Playing({ face, seen, screen }: { face: Face<unknown>; seen: Seen<unknown>; screen: boolean }) {
  const { status } = seen.update.table;
  return (
    <div
      class={`table-page ${seen.game.name} ${screen ? "screen" : ""}`}
      data-seq={seen.update.seq}
      data-decides={seen.canAct ? "yes" : "no"}
      data-status={status}
    >
      <Bar seen={seen} />
      <Plates face={face} seen={seen} />
      <main class="board">
        <face.Board {...seen} />
      </main>
      <section class="dock">
        {status === "over" || status === "closed" ? <Over seen={seen} /> : null}
        {screen ? null : <face.Dock {...seen} />}
      </section>
      <SidePanel seen={seen} face={face} />
      <Announcer seen={seen} />
    </div>
  );
}
