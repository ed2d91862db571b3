/** What has happened, read aloud by a screen reader: the same sentences as the log. */
import { useEffect, useState } from "preact/hooks";
import { Scribe } from "../say/scribe";
import { turnWords } from "./bar";
import type { Seen } from "./face";

export function Announcer({ seen }: { seen: Seen<unknown> }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const scribe = new Scribe(seen.game.name, seen.names, seen.you);
    const lines = scribe.sentences(seen.update.events).map((line) => line.text);
    setText([...lines, seen.update.table.actor === seen.you ? turnWords(seen) : ""].join(" "));
  }, [seen.update.seq]);
  return (
    <p class="for-ears" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
