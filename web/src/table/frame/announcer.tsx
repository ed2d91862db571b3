/** What has happened, read aloud by a screen reader: the same sentences as the log. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { turnWords } from "./top-bar";
import type { Seen } from "../game-ui";
import { scribeOf } from "../snapshot-formatter";

export function Announcer({ seen }: { seen: Seen<unknown> }) {
  const [isThere, setThere] = useState(false); // only what changes is read
  useEffect(() => setThere(true), []);
  const text = useMemo(() => {
    const lines = scribeOf(seen).sentences(seen.update.events).map((line) => line.text);
    return [...lines, seen.update.table.actor === seen.you ? turnWords(seen) : ""].join(" ");
  }, [seen.update.seq]);
  return (
    <p class="for-ears announcer" aria-live="polite" aria-atomic="true">
      {isThere && text}
    </p>
  );
}
