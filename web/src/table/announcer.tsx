/** What has happened, read aloud by a screen reader: the same sentences as the log. */
import { useEffect, useState } from "preact/hooks";
import { turnWords } from "./bar";
import type { Seen } from "./face";
import { scribeOf } from "./scribe";

export function Announcer({ seen }: { seen: Seen<unknown> }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const scribe = scribeOf(seen);
    const lines = scribe.sentences(seen.update.events).map((line) => line.text);
    setText([...lines, seen.update.table.actor === seen.you ? turnWords(seen) : ""].join(" "));
  }, [seen.update.seq]);
  return (
    <p class="for-ears" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
