/** What has happened, newest below, in sentences of the reader's language. */
import { useEffect, useRef } from "preact/hooks";
import { Scribe } from "../say/scribe";
import { say } from "../say/say";
import type { Seen } from "./face";

const CHAPTERS = ["turn", "round"]; // events that begin something

export function LogPanel({ seen }: { seen: Seen<unknown> }) {
  const end = useRef<HTMLLIElement>(null);
  const lines = seen.table.log.value.filter((line) => line.seq <= seen.update.seq);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  const scribe = new Scribe(seen.game.name, seen.update.table.seats.map((seat) => seat.name), seen.you);
  const away = seen.table.awaySince.value;
  const before = scribe.sentences(lines.filter((line) => away < 0 || line.seq <= away).flatMap((line) => line.events));
  const since = scribe.sentences(lines.filter((line) => away >= 0 && line.seq > away).flatMap((line) => line.events));
  return (
    <ol class="log">
      {before.map(row)}
      {since.length > 0 && <li class="away">{say("web-while-away")}</li>}
      {since.map(row)}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

function row(line: { name: string; text: string }, i: number) {
  return (
    <li key={i} class={`${CHAPTERS.includes(line.name) ? "chapter" : ""} ${line.name}`} dir="auto">
      {line.text}
    </li>
  );
}
